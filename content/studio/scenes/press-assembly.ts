/** Assembly of a vacuum press: the crane lowers the crown onto the four columns; hood, oil unit and cabinet wait beside it. */
import { columnNut, controlCabinet, hydraulicUnit, type Kit, type Piece, SIDES } from '../kit/index.ts'
import { build as vacuumPress } from '../machines/vf.ts'
import { type Hall, hall, lane, markedPlace } from './parts/building.ts'
import { crane, slings } from './parts/crane.ts'
import { shelf, steps, toolTrolley, workbench } from './parts/furniture.ts'
import { distant, kept } from './parts/machines.ts'
import { pallet } from './parts/packing.ts'

const HALL: Hall = { width: 18, back: -8, front: 8 }
/** Heights in the finished press: underside of the crown's heating platen, lifting eyes, underside and top of the hood. */
const FINISHED = { crown: 1.84, eyes: 2.37, hood: 1.53, hoodTop: 1.87 }
const EYE = { x: 0.27, z: 0.3 }
/** How far above its seat the crown hangs. */
const LIFT = 0.72
const HOOK = 4.15
const PALLET_TOP = 0.144

export function build(kit: Kit): void {
  hall(kit, HALL)
  lane(kit, 6.2, 2, HALL.back + 0.1, HALL.front)
  markedPlace(kit, [0, 0], [4.6, 3.4])
  halfAssembled(kit)
  crane(kit, HALL, { z: 0, x: 0, hook: HOOK })
  waitingParts(kit)
  steps(kit, [1.5, 0, 0.1], 90, 1.15)
  toolTrolley(kit, [-2.75, 0, 1.35], 40)
  neighbours(kit)
}

const of = (names: readonly string[], { part }: Piece): boolean => names.some((name) => part.startsWith(name))

function bounds({ geometry }: Piece): { low: number; high: number } {
  geometry.computeBoundingBox()
  return { low: geometry.boundingBox!.min.y, high: geometry.boundingBox!.max.y }
}

/** Base, cylinder, bare columns and moving platen stand; the crown hangs above them without its mould. */
function halfAssembled(kit: Kit): void {
  kept(
    kit,
    (piece) =>
      of(['base', 'cylinder block', 'moving platen'], piece) || (of(['columns'], piece) && piece.material === 'chrome'),
    () => vacuumPress(kit),
  )
  kit.at([0, LIFT, 0], () =>
    kept(
      kit,
      (piece) => of(['crown'], piece) && bounds(piece).low > FINISHED.crown + LIFT,
      () => vacuumPress(kit),
    ),
  )
  const eyes = SIDES.flatMap((x) =>
    SIDES.map((z): [number, number, number] => [x * EYE.x, FINISHED.eyes + LIFT, z * EYE.z]),
  )
  slings(kit, [0, HOOK, 0], eyes)
}

function waitingParts(kit: Kit): void {
  kit.at([-2.5, 0, 0.1], () => {
    pallet(kit, [0, 0, 0])
    kit.at([0, PALLET_TOP - FINISHED.hood, 0], () =>
      kept(
        kit,
        (piece) => of(['vacuum hood'], piece) && bounds(piece).high < FINISHED.hoodTop + PALLET_TOP - FINISHED.hood,
        () => vacuumPress(kit),
      ),
    )
  }, [0, 24, 0])
  kit.at([-2.5, 0, -1.7], () => {
    pallet(kit, [0, 0, 0], 90)
    hydraulicUnit(kit, [0, PALLET_TOP - 0.002, 0], { width: 0.62, depth: 0.68 })
  }, [0, 8, 0])
  pallet(kit, [2.7, 0, -1.6])
  controlCabinet(kit, [2.7, PALLET_TOP - 0.002, -1.6], { height: 1.66 })
  kit.part('column nuts', () => {
    for (const [x, z] of [
      [0.85, 1.4],
      [1.1, 1.35],
      [0.9, 1.65],
      [1.16, 1.61],
    ] as const)
      columnNut(kit, [x, PALLET_TOP - 0.001, z], 0.096, 0.085, 0.056)
    pallet(kit, [1.1, 0, 1.5], 12)
  })
}

/** Finished presses and benches behind. */
function neighbours(kit: Kit): void {
  for (const [x, z] of [
    [-4.7, -4.9],
    [4.5, -4.9],
  ] as const)
    kit.at([x, 0, z], () => distant(kit, 0.045, () => vacuumPress(kit)))
  workbench(kit, [-1.1, 0, -7.3], 2.4)
  shelf(kit, [1.3, 0, -7.4], 1.8)
}
