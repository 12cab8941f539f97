/** The parts whose way through the stages is shown, in life size. */
import { Euler, Vector3 } from 'three'
import { Kit, type MaterialName, type Piece, type Point, radians, type Turn } from '../kit/index.ts'
import { nipple } from '../products/baby-nipple.ts'
import { pad } from '../products/disc-pad.ts'
import { cone } from '../products/grommet.ts'
import { stopper } from '../products/medical-stopper.ts'
import { loft, rest } from '../products/shapes.ts'
import { spoon } from '../products/spoon.ts'

export type PartName = 'spoon' | 'stopper' | 'grommet' | 'nipple' | 'pad' | 'coatedPad'

export const SPOON: MaterialName = 'siliconeCoral'
export const STOPPER: MaterialName = 'rubberGrey'
export const NIPPLE: MaterialName = 'siliconeWallLiquid'

/** Detail for parts shown by the dozen. */
const BUILD: Record<PartName, (kit: Kit) => void> = {
  spoon: (kit) => rest(kit, { at: [0, 0] }, (part) => part.add(SPOON, loft(spoon(64, 12), 'capped', 60))),
  stopper: (kit) => stopper(kit, STOPPER, 30, 2),
  grommet: (kit) => cone(kit, 32, 3),
  nipple: (kit) => nipple(kit, NIPPLE, 96, 4),
  pad: (kit) => pad(kit, 'zinc'),
  coatedPad: (kit) => pad(kit, 'blackOxide'),
}
const built = new Map<PartName, readonly Piece[]>()

/** Everything built inside is in millimeters, in life size. */
export function lifeSize(kit: Kit, place: Point, build: () => void, turn: Turn = [0, 0, 0]): void {
  kit.at(place, build, turn, [0.001, 0.001, 0.001])
}

/** One part, turned, its lowest point at the height of `place`; `yaw` turns it about the upright axis. */
export function lay(kit: Kit, name: PartName, place: Point, turn: Turn = [0, 0, 0], yaw = 0): void {
  const pieces = built.get(name) ?? pieceList(name)
  const low = lowest(pieces, turn)
  kit.at(
    place,
    () =>
      kit.at(
        [0, -low, 0],
        () => {
          for (const { material, geometry } of pieces) kit.add(material as MaterialName, geometry.clone())
        },
        turn,
      ),
    [0, yaw, 0],
  )
}

/** One part whose own origin comes to `place`, turned about it. */
export function put(kit: Kit, name: PartName, place: Point, turn: Turn): void {
  const pieces = built.get(name) ?? pieceList(name)
  kit.at(
    place,
    () => {
      for (const { material, geometry } of pieces) kit.add(material as MaterialName, geometry.clone())
    },
    turn,
  )
}

function pieceList(name: PartName): readonly Piece[] {
  const trial = new Kit()
  lifeSize(trial, [0, 0, 0], () => BUILD[name](trial))
  built.set(name, trial.pieces)
  return trial.pieces
}

function lowest(pieces: readonly Piece[], turn: Turn): number {
  const angles = new Euler(...turn.map(radians))
  const point = new Vector3()
  let low = Number.POSITIVE_INFINITY
  for (const { geometry } of pieces) {
    const positions = geometry.attributes.position!
    for (let vertex = 0; vertex < positions.count; vertex++)
      low = Math.min(low, point.fromBufferAttribute(positions, vertex).applyEuler(angles).y)
  }
  return low
}
