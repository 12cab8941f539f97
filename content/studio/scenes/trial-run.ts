/** Trial run: a vacuum press with the mold run out, the first parts in it; table with samples and a second mold half. */
import { type Kit, moldHalf, type Point, rectangle, SIDES, touchScreen } from '../kit/index.ts'
import { build as transferPress } from '../machines/tppress.ts'
import { build as vacuumPress } from '../machines/vf.ts'
import { caliper, coil, container, drawingOnTable, gaugeStand, toolBoard } from './parts/bench-tools.ts'
import { type Hall, hall, lane, markedPlace } from './parts/building.ts'
import { jibCrane } from './parts/chain-hoist.ts'
import { slings } from './parts/crane.ts'
import { bottles, floorCable, noticeBoard, wasteBin } from './parts/daily.ts'
import { BENCH_TOP, toolTrolley, workbench } from './parts/furniture.ts'
import { distant } from './parts/machines.ts'
import { pallet } from './parts/packing.ts'
import { extinguisher, services } from './parts/services.ts'
import { moldShelf } from './parts/storage.ts'
import { STEERING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 16, back: -5.6, front: 7, windows: { back: 'milky' }, outside: 'hill' }
const TABLE: Point = [-2.3, 0, 1.6]
/** Height at which the hoist holds the second mold's slings. */
const HOOK = 1.1
const SAMPLE = { radius: 0.029, height: 0.022 }

export function build(kit: Kit): void {
  hall(kit, HALL)
  services(kit, HALL)
  lane(kit, 5.4, 2, HALL.back + 0.1, HALL.front)
  markedPlace(kit, [0, 0.2], [4.2, 3.4])
  kit.at([0, 0, 0], () => distant(kit, 0.016, () => vacuumPress(kit)))
  for (const x of [-4.7, 3.9]) kit.at([x, 0, -3.6], () => distant(kit, 0.04, () => transferPress(kit)))
  kit.at(TABLE, () => trialTable(kit), [0, 34, 0])
  toolTrolley(kit, [3.2, 0, -0.9], -25)
  jibCrane(kit, {
    place: [4.6, 0, 0.2],
    degrees: 188,
    reach: 2.5,
    trolley: 2.1,
    hook: HOOK,
    pendant: { along: 0.44, bottom: 1.02 },
  })
  secondMold(kit)
  coil(kit, 'airHose', [-0.62, 0, 1.5], 0.17, 0.009, 5)
  workbench(kit, [0.6, 0, -5], 2.2)
  toolBoard(kit, [0.6, BENCH_TOP + 0.1, -5.36], 2.1, 0.8)
  extinguisher(kit, [2.3, 0, HALL.back + 0.01])
  moldShelf(kit, [-2.5, 0, -5.05], 2.6)
  kit.at(
    [1.7, 0, 0.58],
    () =>
      worker(
        kit,
        { ...STEERING, look: [24, 0, 0] },
        { helmet: 'blue', skin: 'skin', vest: false, jacket: 'workwearGrey', trim: 'workwearBlue', girth: 1.05 },
      ),
    [0, 97, 0],
  )
  daily(kit)
}

/** Bottles on the bench, papers, a bin, a cable on the floor. */
function daily(kit: Kit): void {
  kit.at([-0.3, BENCH_TOP - 0.001, -4.9], () => bottles(kit, [0, 0, 0.1]))
  noticeBoard(kit, [3.3, 1.2, HALL.back + 0.032], 1.2)
  wasteBin(kit, [-0.62, 0, -4.9], 'motor')
  kit.part('cable on the floor', () =>
    floorCable(kit, 'dark', [
      [0.95, 0.1],
      [1.1, 0.55],
      [0.8, 1.1],
      [1.3, 1.7],
      [2.4, 2.2],
      [4.2, 2],
    ]),
  )
}

/** Bench with trays of parts, the other mold half, scales and the test computer. */
function trialTable(kit: Kit): void {
  workbench(kit, [0, 0, 0], 1.9, false)
  kit.part('samples', () => {
    tray(kit, [-0.58, BENCH_TOP, 0.1], 6, 4)
    tray(kit, [-0.1, BENCH_TOP, 0.12], 6, 3)
    moldHalf(kit, [0.02, BENCH_TOP - 0.001, -0.2], 0.3, 0.26, { columns: 4, rows: 3, cavityRadius: 0.02 })
  })
  kit.part('scales', () => {
    kit.box('sheetGrey', [0.36, BENCH_TOP - 0.001, 0.16], [0.26, 0.06, 0.3], 0.016, 3)
    kit.cylinder('stainless', [0.36, BENCH_TOP + 0.058, 0.12], 0.09, 0.014)
    kit.at([0.36, BENCH_TOP + 0.052, 0.27], () => {
      kit.box('bezel', [0, 0, 0], [0.12, 0.02, 0.05], 0.004)
      kit.box('lampGreen', [-0.012, 0.0195, 0], [0.07, 0.002, 0.026], 0.0005, 1)
    }, [24, 0, 0])
    ringSample(kit, [0.36, BENCH_TOP + 0.071, 0.12])
  })
  kit.part('test computer', () => {
    kit.box('plinth', [0.72, BENCH_TOP - 0.001, -0.14], [0.26, 0.016, 0.18], 0.004)
    kit.box('plinth', [0.72, BENCH_TOP + 0.014, -0.16], [0.05, 0.2, 0.03], 0.004)
    kit.at([0.72, BENCH_TOP + 0.3, -0.14], () => touchScreen(kit, [0, 0, 0], 0.44, 0.29), [-8, 0, 0])
    kit.box('dark', [0.72, BENCH_TOP - 0.001, 0.02], [0.34, 0.018, 0.12], 0.006)
    for (let key = 0; key < 44; key++)
      kit.box(
        'motor',
        [0.58 + (key % 11) * 0.028, BENCH_TOP + 0.0155, -0.02 + Math.floor(key / 11) * 0.026],
        [0.022, 0.006, 0.02],
        0.002,
        1,
      )
  })
  gaugeStand(kit, [-0.78, BENCH_TOP - 0.001, -0.2])
  drawingOnTable(kit, [0.73, BENCH_TOP - 0.0015, 0.235], 2)
  kit.at([0.7, BENCH_TOP + 0.0042, 0.24], () => caliper(kit, [0, 0, 0]), [0, 28, 0])
}

/** Next mold on a pallet under the hoist, and a bin for what is trimmed off. */
function secondMold(kit: Kit): void {
  kit.at([2.52, 0, 0.5], () => {
    pallet(kit, [0, 0, 0])
    kit.part('second mold', () => {
      for (const x of SIDES) kit.box('timber', [x * 0.2, 0.143, 0], [0.08, 0.07, 0.6], 0.004)
      moldHalf(kit, [0, 0.212, 0], 0.6, 0.54, { columns: 6, rows: 5, cavityRadius: 0.03 })
      for (const x of SIDES)
        for (const z of SIDES) kit.cylinder('chrome', [x * 0.26, 0.25, z * 0.23], 0.016, 0.09, { segments: 24 })
    })
    slings(
      kit,
      [0, HOOK, 0],
      SIDES.flatMap((x) => SIDES.map((z): Point => [x * 0.26, 0.345, z * 0.23])),
    )
    container(kit, 'red', [0.46, 0.1435, 0.1], [0.22, 0.16, 0.3])
  }, [0, -24, 0])
}

/** Flat tray with rows of ring parts. */
function tray(kit: Kit, place: Point, columns: number, rows: number): void {
  const pitch = 0.068
  kit.at(place, () => {
    kit.plate('stainless', [0, 0.004, 0], rectangle(columns * pitch + 0.03, rows * pitch + 0.03, 0.02), 0.01, {
      axis: 'y',
      bevel: 0.002,
    })
    for (const side of SIDES)
      kit.box('stainless', [0, 0.002, (side * (rows * pitch + 0.026)) / 2], [columns * pitch, 0.028, 0.005], 0.002)
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        ringSample(kit, [(column - (columns - 1) / 2) * pitch, 0.008, (row - (rows - 1) / 2) * pitch])
  })
}

function ringSample(kit: Kit, place: Point): void {
  kit.cylinder('silicone', place, SAMPLE.radius, SAMPLE.height, { bevel: 0.005, segments: 36 })
}
