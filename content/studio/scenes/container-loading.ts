/** Loading in the yard: a crate is lashed in a container; behind, the forklift that brought it. */
import { type Kit, type Point, SIDES } from '../kit/index.ts'
import { coil, container } from './parts/bench-tools.ts'
import { clipboard } from './parts/daily.ts'
import { forklift } from './parts/forklift.ts'
import { crate, crateMarks, pallet } from './parts/packing.ts'
import { CONTAINER, shippingContainer } from './parts/transport.ts'
import { factoryFront, yard } from './parts/yard.ts'
import { DRIVING, type Pose, WORKING, WRITING } from './people/poses.ts'
import { worker } from './people/worker.ts'

const CRATE = { width: 1.96, height: 1.95, depth: 1.5 }
/** Front of the crate behind the container's doors. */
const FRONT = -0.14
/** Place of the ratchets along the straps. */
const RATCHET = 0.02

export function build(kit: Kit): void {
  yard(kit)
  factoryFront(kit, -8.5)
  kit.at([-0.4, 0, 0], () => {
    shippingContainer(kit, 6.06, { left: 80, right: 32 })
    lashedCrate(kit)
    kit.at([0.32, 0, 0.44], () => worker(kit, RATCHETING, LOADER), [0, -155, 0])
  }, [0, 90, 0])
  kit.at([-4.2, 0, -5.2], () => {
    forklift(kit, 0.09)
    kit.at([0, 0, 1.37], () => worker(kit, DRIVING, { skin: 'skin', helmet: 'yellow' }), [0, 180, 0])
  }, [0, 118, 0])
  kit.at([-0.2, 0, -3.3], () => {
    worker(kit, WRITING, {
      helmet: 'white',
      jacket: 'workwearGrey',
      vest: 'highVisibilityOrange',
      skin: 'skinLight',
      girth: 1.1,
    })
    clipboard(kit, [0.07, 1.2, 0.37], [-38, 0, 0])
  }, [0, -140, 0])
  waiting(kit)
  tools(kit)
}

/** Pulls the lever of a ratchet with the left hand, the right one on the end of the strap. */
const RATCHETING: Pose = {
  ...WORKING,
  chest: [0.02, 1.4, 0.1],
  head: [0.03, 1.59, 0.18],
  elbows: [
    [-0.27, 1.15, 0.16],
    [0.3, 1.17, 0.2],
  ],
  hands: [
    [0.02, 1.11, 0.38],
    [0.24, 1.15, 0.44],
  ],
  grips: ['across', 'upright'],
  look: [24, 18, 0],
}

const LOADER = { helmet: 'blue', jacket: 'workwearBlue', skin: 'skinDark', vest: 'highVisibility' } as const

/** The loaders' equipment: straps, timber for chocks, tool box. */
function tools(kit: Kit): void {
  kit.part('loose strap', () => coil(kit, 'highVisibilityOrange', [0.45, 0, 1.5], 0.13, 0.012, 4))
  for (const [index, turn] of [12, -8, 30].entries())
    kit.at(
      [0.55 + index * 0.05, index * 0.088, -1.75 + index * 0.06],
      () => kit.box('timber', [0, 0, 0], [0.09, 0.09, 0.62], 0.004),
      [0, turn, 0],
    )
  container(kit, 'red', [0.1, 0, 1.75], [0.42, 0.2, 0.24])
}

/** Crate on the floor of the container, with two straps across it and chocks before its skid. */
function lashedCrate(kit: Kit): void {
  const { width, height, depth } = CRATE
  kit.at([0, CONTAINER.floor - 0.001, FRONT - depth / 2], () => {
    crate(kit, [0, 0, 0], [width, height, depth])
    crateMarks(kit, [width, height, depth])
  })
  for (const y of [0.62, 1.13]) strap(kit, y)
  kit.part('end of the strap', () =>
    kit.hose(
      'highVisibilityOrange',
      [
        [RATCHET + 0.02, 1.12, FRONT + 0.1],
        [0.09, 1.09, 0.04],
        [0.14, 1.1, 0.11],
        [0.17, 0.98, 0.12],
        [0.15, 0.72, 0.09],
      ],
      0.009,
      8,
    ),
  )
  kit.part('chocks', () => {
    for (const x of SIDES) kit.box('timber', [x * 0.6, CONTAINER.floor - 0.002, FRONT + 0.05], [0.4, 0.08, 0.09], 0.004)
  })
}

/** Strap across the crate from ring to ring of the container's corner posts, with a ratchet. */
function strap(kit: Kit, y: number): void {
  const [post, front] = [CONTAINER.width / 2 - 0.19, FRONT + 0.045]
  kit.part('strap', () => {
    kit.box('highVisibilityOrange', [0, y - 0.025, front], [CRATE.width - 0.02, 0.05, 0.006], 0.001, 1)
    for (const x of SIDES) {
      kit.tube(
        'highVisibilityOrange',
        [
          [x * (CRATE.width / 2 - 0.02), y, front],
          [x * post, y, -0.09],
        ],
        0.012,
        0.004,
        8,
      )
      kit.ring('zinc', [x * post, y, -0.075], 0.032, 0.007, 'x', 24)
    }
    ratchet(kit, [RATCHET, y, front], y > 1 ? 62 : 4)
  })
}

/** Ratchet on a strap along x: frame, shaft with the wound strap, lever with its grip, opened by `open` degrees. */
function ratchet(kit: Kit, place: Point, open: number): void {
  kit.at(place, () => {
    for (const side of SIDES) kit.box('zinc', [0.03, side * 0.032 - 0.003, 0.026], [0.17, 0.006, 0.05], 0.002)
    kit.cylinder('highVisibilityOrange', [0, -0.026, 0.028], 0.022, 0.052, { segments: 28 })
    kit.cylinder('steel', [0, -0.046, 0.028], 0.011, 0.092, { segments: 20 })
    kit.at([0, 0, 0.028], () => {
      for (const side of SIDES) kit.box('zinc', [-0.1, side * 0.04 - 0.003, 0], [0.24, 0.006, 0.032], 0.002)
      kit.cylinder('blackOxide', [-0.21, -0.05, 0], 0.014, 0.1, { bevel: 0.005, segments: 20 })
    }, [0, open, 0])
  })
}

/** Crates and pallets along the hall, a container farther back. */
function waiting(kit: Kit): void {
  kit.at([-5.5, 0, -6.8], () => {
    crate(kit, [0, 0, 0], [2.3, 2.1, 1.7])
    crateMarks(kit, [2.3, 2.1, 1.7], 2)
  }, [0, 20, 0])
  kit.at([-15.5, 0, 3.5], () => shippingContainer(kit, 6.06), [0, -28, 0])
  for (let layer = 0; layer < 7; layer++) pallet(kit, [0.6, layer * 0.145, -7.2], layer % 2 ? 1.5 : -1)
}
