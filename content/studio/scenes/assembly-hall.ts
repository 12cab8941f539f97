/** The assembly hall seen along its walking lane: compression presses on the left, injection presses on the right. */
import { type Kit, SIDES } from '../kit/index.ts'
import { build as brakePress } from '../machines/brakehp.ts'
import { build as siliconePress } from '../machines/hf.ts'
import { build as transferPress } from '../machines/tppress.ts'
import { build as vacuumPress } from '../machines/vf.ts'
import { build as injectionPress } from '../machines/viaorubber.ts'
import { container, toolBoard } from './parts/bench-tools.ts'
import { type Hall, hall, lane, markedPlace, scuffs } from './parts/building.ts'
import { jibCrane, pendant } from './parts/chain-hoist.ts'
import { crane } from './parts/crane.ts'
import { noticeBoard, palletTruck } from './parts/daily.ts'
import { BENCH_TOP, toolTrolley, workbench } from './parts/furniture.ts'
import { distant } from './parts/machines.ts'
import { crate, pallet } from './parts/packing.ts'
import { extinguisher, roofLamps, services } from './parts/services.ts'
import { binCabinet, moldShelf } from './parts/storage.ts'
import { PULLING, TIGHTENING, WALKING, WORKING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 15, back: -27, front: 5, gate: true, outside: 'halls' }
const LANE = 2.6
/** Middle of each machine across the hall, first and following places along it. */
const ROW = { x: 3.5, first: -3.4, pitch: 4.4, count: 4 }

export function build(kit: Kit): void {
  hall(kit, HALL)
  lane(kit, 0, LANE, HALL.back + 0.1, HALL.front)
  services(kit, HALL)
  roofLamps(kit, HALL)
  crane(kit, HALL, { z: -11, x: 1.6, hook: 3.6 })
  pendant(kit, [-2.2, 6.4, -10.6], 5.1)
  row(kit, -1, [vacuumPress, siliconePress, brakePress, transferPress])
  row(kit, 1, [injectionPress, injectionPress, transferPress, injectionPress])
  for (const side of SIDES)
    for (const z of [-5.4, -11.4, -17.4])
      kit.at([side * (HALL.width / 2 - 0.75), 0, z], () => {
        if (side > 0 && z < -6) return z < -12 ? moldShelf(kit, [0, 0, 0], 2.4, 2) : binCabinet(kit, [0, 0, -0.2], 2)
        workbench(kit, [0, 0, 0], 2.2)
        toolBoard(kit, [0, BENCH_TOP + 0.1, -0.3], 2.1, 0.8)
      }, [0, -side * 90, 0])
  for (const z of [-9.9, -18.7]) {
    jibCrane(kit, { place: [-5.2, 0, z], degrees: 10, reach: 3, trolley: 2.2, hook: 1.9 })
    jibCrane(kit, { place: [5.2, 0, z + 4.4], degrees: 170, reach: 3, trolley: 2, hook: 2.1 })
  }
  for (const z of [-3.4, -15.4])
    for (const side of SIDES)
      kit.at([side * (HALL.width / 2 - 0.4), 0, z], () => extinguisher(kit, [0, 0, 0]), [0, -side * 90, 0])
  kit.at([1.85, 0, -1.75], () => containersOnPallet(kit), [0, 8, 0])
  crate(kit, [-1.9, 0, -14.3], [1, 1.2, 1.4])
  toolTrolley(kit, [-2.1, 0, -5.75], 90)
  toolTrolley(kit, [2.2, 0, -10.2], -90)
  people(kit)
  scuffs(kit, [
    [
      [-0.75, 4.5],
      [-0.6, -2],
      [-0.72, -9],
      [-0.5, -20],
    ],
    [
      [0.35, 4.5],
      [0.42, -2],
      [0.3, -9],
      [0.5, -20],
    ],
    [
      [-0.2, 4],
      [-0.1, -0.6],
      [-0.7, -3.4],
      [-2.1, -4.6],
    ],
    [
      [0.6, 3.6],
      [0.7, -1.2],
      [0.1, -4.6],
      [-1.9, -5.7],
    ],
    [
      [0.9, 0],
      [0.75, -4],
      [1.1, -7.4],
      [2.3, -8.5],
    ],
  ])
}

/** One pulls a pallet truck down the lane, two work at presses, one walks away. */
function people(kit: Kit): void {
  kit.at([0.2, 0, -6.3], () => {
    worker(kit, PULLING, {
      helmet: 'blue',
      vest: 'highVisibility',
      jacket: 'workwearGrey',
      skin: 'skinLight',
      hair: 'hairBrown',
      beard: true,
      girth: 1.08,
    })
    palletTruck(kit, [-0.24, 0, -0.62], 180, 22)
    kit.at([-0.24, 0.03, -1.35], () => containersOnPallet(kit))
  }, [0, -16, 0])
  kit.at(
    [-1.98, 0, -7.6],
    () =>
      worker(kit, WORKING, { cap: 'workwearDark', vest: false, jacket: 'workwearBlue', skin: 'skinDark', size: 0.98 }),
    [0, -76, 0],
  )
  kit.at(
    [1.75, 0, -6.1],
    () =>
      worker(kit, TIGHTENING, {
        helmet: 'yellow',
        hair: 'hairBrown',
        vest: false,
        bib: true,
        jacket: 'workwearSand',
        trousers: 'workwearBlue',
        skin: 'skinLight',
      }),
    [0, 74, 0],
  )
  kit.at(
    [-0.7, 0, -16.5],
    () => worker(kit, WALKING, { vest: 'highVisibilityOrange', jacket: 'workwearGrey', skin: 'skinLight', size: 0.95 }),
    [0, 186, 0],
  )
  for (const side of SIDES) noticeBoard(kit, [side * 4.6, 1.3, HALL.back + 0.04], 1.5)
}

/** A row of machines along one side, their fronts to the lane; models farther away have fewer parts. */
function row(kit: Kit, side: -1 | 1, machines: readonly ((kit: Kit) => void)[]): void {
  for (const [index, machine] of machines.entries()) {
    const z = ROW.first - index * ROW.pitch
    markedPlace(kit, [side * (ROW.x + 0.2), z], [3.7, ROW.pitch - 0.6])
    kit.at([side * ROW.x, 0.004, z], () => distant(kit, 0.03 + index * 0.015, () => machine(kit)), [0, -side * 90, 0])
  }
}

/** Containers of small parts on a pallet at the edge of the lane. */
function containersOnPallet(kit: Kit): void {
  pallet(kit, [0, 0, 0], 90)
  for (const [material, x, z] of [
    ['blue', -0.2, -0.3],
    ['motor', 0.2, -0.3],
    ['motor', -0.2, 0.28],
    ['blue', 0.2, 0.28],
  ] as const)
    container(kit, material, [x, 0.1435, z], [0.36, 0.2, 0.52])
  container(kit, 'blue', [0.2, 0.342, -0.3], [0.36, 0.2, 0.52])
}
