/** Packing: a hot press, run together and locked, on the skid of its crate; a man screws the crate's front together. */
import { type Kit, type Point, SIDES } from '../kit/index.ts'
import { build as hotPress } from '../machines/hf.ts'
import { HF } from '../web/subjects/compression.ts'
import { container } from './parts/bench-tools.ts'
import { type Hall, hall, lane, markedPlace } from './parts/building.ts'
import { bottles, floorCable, noticeBoard, palletTruck, wasteBin } from './parts/daily.ts'
import { workbench } from './parts/furniture.ts'
import { distant } from './parts/machines.ts'
import { crate, crateMarks, cratePanel, plankStack, SKID_TOP } from './parts/packing.ts'
import { trestle } from './parts/paint-shop.ts'
import { services } from './parts/services.ts'
import { atStep, transportLocks } from './parts/transport-state.ts'
import { type Pose, TIGHTENING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const HALL: Hall = { width: 16, back: -6, front: 7.6, gate: true, windows: { back: 'none' }, outside: 'hill' }
const CRATE = { width: 2.72, height: 2.5, depth: 2.1 }
/** The press is deeper in front of its columns than behind them. */
const PRESS_Z = -0.3
/** Lifting eyes of the press, where the lashings begin. */
const EYE = { x: 0.2, y: 2.02, z: 0.12 }

export function build(kit: Kit): void {
  hall(kit, HALL)
  services(kit, HALL)
  lane(kit, -6, 1.6, HALL.back + 0.1, HALL.front)
  markedPlace(kit, [0, 0], [4.4, 4])
  kit.at([0, 0, 0], () => opened(kit), [0, 20, 0])
  finished(kit)
  kit.at([-2.5, 0, -3.2], () => cratePanel(kit, [0, 0, 0], CRATE.width, CRATE.height - SKID_TOP), [-8, 8, 0])
  crate(kit, [-2.7, 0, -4.4], [2.6, 2.3, 1.5])
  panelOnTrestles(kit)
  plankStack(kit, [-3.4, 0, -1.3], 2, 4)
  daily(kit)
  workbench(kit, [0.2, 0, -5.5], 2.2)
}

/** Finished crate with its marks. */
function finished(kit: Kit): void {
  kit.at([3.75, 0, -3.5], () => {
    crate(kit, [0, 0, 0], [2.3, 2.2, 1.7])
    crateMarks(kit, [2.3, 2.2, 1.7])
  }, [0, -14, 0])
}

/** Leans over a panel 0.85 m above the floor and screws downwards. */
const SCREWING_DOWN: Pose = {
  ...TIGHTENING,
  elbows: [
    [-0.29, 1.16, 0.2],
    [0.28, 1.12, 0.16],
  ],
  hands: [
    [-0.1, 1.08, 0.44],
    [0.2, 0.95, 0.42],
  ],
  grips: ['across', 'open'],
  look: [34, -4, 0],
}

/** Front of the open crate on two trestles; a man screws its battens on. */
function panelOnTrestles(kit: Kit): void {
  kit.at([2.95, 0, -0.9], () => {
    for (const x of SIDES) trestle(kit, [x * 0.62, 0, 0], 1.1, 0.8)
    kit.at([0, 0.811, 0.75], () => cratePanel(kit, [0, 0, 0], 2, 1.5), [-90, 0, 0])
    kit.at([0.5, 0, -1.1], () => {
      worker(kit, SCREWING_DOWN, {
        cap: 'workwearDark',
        defenders: true,
        skin: 'skinLight',
        vest: false,
        bib: true,
        jacket: 'workwearSand',
        trousers: 'workwearBlue',
      })
      kit.at([-0.1, 1.06, 0.46], () => screwdriver(kit), [90, 0, 0])
    }, [0, 8, 0])
    bottles(kit, [-0.75, 0.8525, 0.3])
    container(kit, 'red', [0.62, 0.853, 0.25], [0.4, 0.16, 0.3])
    kit.box('pine', [-0.3, 0.853, 0.42], [1.1, 0.03, 0.09], 0.003)
  }, [0, -12, 0])
}

/** Pallet truck, waste, papers, bottles, the cable of a saw. */
function daily(kit: Kit): void {
  palletTruck(kit, [-2.05, 0, 0.95], -152, 8)
  noticeBoard(kit, [2, 1.2, HALL.back + 0.032], 1.5)
  wasteBin(kit, [-4.3, 0, -5.3], 'motor', 8)
  for (const [x, z, turn] of [
    [1.9, 1.55, 20],
    [2.15, 1.75, -34],
    [1.75, 1.85, 74],
  ] as const)
    kit.at([x, 0.002, z], () => kit.box('spruce', [0, 0, 0], [0.34, 0.03, 0.09], 0.003), [0, turn, 0])
  kit.part('cable on the floor', () =>
    floorCable(kit, 'highVisibilityOrange', [
      [2.4, 0.2],
      [2, 0.75],
      [2.3, 1.4],
      [2.9, 1.6],
      [3.6, 2.3],
      [5.4, 2.2],
    ]),
  )
}

/** Cordless screwdriver, bit to +z; its grip is below the origin. */
function screwdriver(kit: Kit): void {
  kit.cylinder('airHose', [0, 0.02, -0.09], 0.034, 0.15, { axis: 'z', bevel: 0.01 })
  kit.cylinder('dark', [0, 0.02, 0.06], 0.024, 0.05, { axis: 'z', bevel: 0.006 })
  kit.cylinder('steel', [0, 0.02, 0.1], 0.005, 0.09, { axis: 'z' })
  kit.box('dark', [0, -0.13, -0.03], [0.034, 0.14, 0.045], 0.012)
  kit.box('dark', [0, -0.18, -0.015], [0.07, 0.06, 0.11], 0.012)
}

/** The press on its skid; front, left side and lid of the crate are still off. */
function opened(kit: Kit): void {
  const { width, height, depth } = CRATE
  crate(kit, [0, 0, 0], [width, height, depth], ['back', 'right'])
  kit.at([0, SKID_TOP - 0.002, PRESS_Z], () => {
    distant(kit, 0.016, () => atStep(kit, HF, 1, hotPress))
    transportLocks(kit, 0.2, 0.84, 1.59, 0.3)
  })
  kit.part('lashings', () => {
    for (const x of SIDES) for (const z of SIDES) lashing(kit, x, z)
  })
  kit.part('stays', () => {
    for (const z of [-0.79, 0.22]) kit.box('spruce', [0, SKID_TOP - 0.003, z], [1.05, 0.1, 0.09], 0.004)
    for (const x of SIDES) kit.box('spruce', [x * 0.6, SKID_TOP - 0.004, PRESS_Z + 0.02], [0.08, 0.11, 0.78], 0.004)
  })
}

/** Strap from a lifting eye of the press to a ring at a corner of the skid, with a ratchet. */
function lashing(kit: Kit, x: -1 | 1, z: -1 | 1): void {
  const from: Point = [x * EYE.x, SKID_TOP + EYE.y - 0.03, PRESS_Z + z * EYE.z]
  const to: Point = [x * 1.22, SKID_TOP + 0.03, z * 0.92]
  const at = (share: number): Point => from.map((value, axis) => value + (to[axis]! - value) * share) as Point
  kit.ring('zinc', from, 0.04, 0.012, 'x', 24)
  kit.tube('highVisibilityOrange', [from, to], 0.015, 0.01, 8)
  const angle = (Math.atan2(to[2] - from[2], to[0] - from[0]) * 180) / Math.PI
  const fall = (Math.atan2(to[1] - from[1], Math.hypot(to[0] - from[0], to[2] - from[2])) * 180) / Math.PI
  kit.at(
    at(0.72),
    () =>
      kit.at([0, 0, 0], () => {
        kit.box('zinc', [0, -0.03, 0], [0.2, 0.06, 0.06], 0.008)
        kit.cylinder('dark', [0.02, 0, -0.05], 0.022, 0.1, { axis: 'z' })
        kit.box('zinc', [-0.08, 0.02, 0], [0.2, 0.014, 0.05], 0.004)
      }, [0, 0, fall]),
    [0, -angle, 0],
  )
  kit.ring('zinc', [to[0], to[1] - 0.005, to[2]], 0.04, 0.01, 'z', 24)
  kit.box('zinc', [to[0], SKID_TOP - 0.001, to[2]], [0.12, 0.016, 0.1], 0.003)
}
