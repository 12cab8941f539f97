/** The parts whose way through the stages is shown, in life size, and how many of them lie together. */
import { Kit, type MaterialName, type Piece, type Point, type Turn } from '../kit/index.ts'
import { pad } from '../products/disc-pad.ts'
import { studMount } from '../products/engine-mount.ts'
import { cone } from '../products/grommet.ts'
import { stopper } from '../products/medical-stopper.ts'
import { loft } from '../products/shapes.ts'
import { spoon } from '../products/spoon.ts'

export type PartName = 'spoon' | 'stopper' | 'grommet' | 'mount' | 'pad'

export const SPOON: MaterialName = 'siliconeCoral'
export const STOPPER: MaterialName = 'rubberGrey'

const BUILD: Record<PartName, (kit: Kit) => void> = {
  spoon: (kit) => kit.add(SPOON, loft(spoon(64, 12), 'capped', 60)),
  stopper: (kit) => stopper(kit, STOPPER, 36),
  grommet: (kit) => cone(kit, 36),
  mount: (kit) => studMount(kit, 48),
  pad: (kit) => pad(kit),
}

/** Everything built inside is in millimetres, in life size. */
export function lifeSize(kit: Kit, place: Point, build: () => void, turn: Turn = [0, 0, 0]): void {
  kit.at(place, build, turn, [0.001, 0.001, 0.001])
}

/** One part, turned, its lowest point at the height of `place`; `yaw` turns it about the upright axis. */
export function lay(kit: Kit, name: PartName, place: Point, turn: Turn = [0, 0, 0], yaw = 0): void {
  const trial = new Kit()
  lifeSize(trial, [0, 0, 0], () => BUILD[name](trial), turn)
  const low = lowest(trial.pieces)
  kit.at([place[0], place[1] - low, place[2]], () => {
    for (const { material, geometry } of trial.pieces) kit.add(material as MaterialName, geometry)
  }, [0, yaw, 0])
}

function lowest(pieces: readonly Piece[]): number {
  let low = Number.POSITIVE_INFINITY
  for (const { geometry } of pieces) {
    const positions = geometry.attributes.position!
    for (let vertex = 0; vertex < positions.count; vertex++) low = Math.min(low, positions.getY(vertex))
  }
  return low
}
