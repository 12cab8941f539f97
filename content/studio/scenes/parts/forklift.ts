/** A counterbalanced forklift truck for 3 metric tons. */
import { type FlatPoint, type Kit, polygon, type Shape, SIDES } from '../../kit/index.ts'
import { loadPlate } from './signs.ts'
import { wheel } from './wheel.ts'

const WIDTH = 1.22
const MAST = { outer: 2.2, x: 0.36, inner: 0.262 }
const FORK = { length: 1.6, spread: 0.42 }
const GUARD = { top: 2.16, front: 0.66, back: 1.96 }
const WHEEL = { front: 0.37, rear: 0.3 }

/** A closed outline whose corners are rounded. */
function softened(points: readonly FlatPoint[], reach = 0.07): Shape {
  const outline: FlatPoint[] = points.flatMap((corner, index) => {
    const towards = (other: FlatPoint): FlatPoint => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1])
      const share = Math.min(reach, length * 0.45) / length
      return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share]
    }
    const [from, to] = [towards(points.at(index - 1)!), towards(points[(index + 1) % points.length]!)]
    return [0, 0.25, 0.5, 0.75, 1].map((share): FlatPoint => {
      const weights = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
      return [0, 1].map(
        (axis) => weights[0]! * from[axis]! + weights[1]! * corner[axis]! + weights[2]! * to[axis]!,
      ) as unknown as FlatPoint
    })
  })
  return polygon(outline)
}

/** Side view, [z, y] from the mast backwards, drawn out to `width` over the middle. */
function profile(
  kit: Kit,
  material: 'yellow' | 'plinth' | 'dark' | 'motor',
  points: readonly FlatPoint[],
  width: number,
  bevel: number,
): void {
  const outline = softened(points.map(([z, y]): FlatPoint => [-z, y]).reverse())
  kit.plate(material, [0, 0, 0], outline, width, { axis: 'x', bevel })
}

/** Forklift looking to -z, its mast at z = 0; the forks' upper faces at `lift`. */
export function forklift(kit: Kit, lift: number): void {
  kit.part('forklift', () => {
    body(kit)
    driverPlace(kit)
    overheadGuard(kit)
    mast(kit, lift)
    carriage(kit, lift)
    for (const side of SIDES) {
      const turn: [number, number, number] = [0, side < 0 ? 180 : 0, 0]
      kit.at([side * (WIDTH / 2 - 0.13), WHEEL.front, 0.46], () => wheel(kit, WHEEL.front, 0.28), turn)
      kit.at([side * (WIDTH / 2 - 0.14), WHEEL.rear, 2.02], () => wheel(kit, WHEEL.rear, 0.22), turn)
    }
  })
}

function body(kit: Kit): void {
  profile(
    kit,
    'plinth',
    [
      [0.24, 0.24],
      [1.9, 0.2],
      [1.9, 0.6],
      [0.24, 0.6],
    ],
    WIDTH - 0.56,
    0.02,
  )
  // fenders and sills: arches over the drive wheels, a step behind them
  profile(
    kit,
    'yellow',
    [
      [0.12, 0.59],
      [0.13, 0.67],
      [0.22, 0.83],
      [0.44, 0.88],
      [0.68, 0.82],
      [0.9, 0.64],
      [1.62, 0.62],
      [1.62, 0.46],
      [0.9, 0.46],
      [0.85, 0.51],
      [0.76, 0.66],
      [0.62, 0.76],
      [0.46, 0.79],
      [0.3, 0.76],
      [0.19, 0.69],
      [0.14, 0.59],
    ],
    WIDTH - 0.02,
    0.02,
  )
  kit.box('plinth', [0, 0.3, 1.16], [WIDTH - 0.06, 0.1, 0.5], 0.015)
  // battery hood
  profile(
    kit,
    'yellow',
    [
      [0.98, 0.58],
      [1.74, 0.58],
      [1.74, 1.04],
      [1.06, 1.04],
      [0.98, 0.96],
    ],
    WIDTH - 0.16,
    0.03,
  )
  for (const side of SIDES) {
    kit.box('seam', [side * (WIDTH / 2 - 0.08), 0.8, 1.38], [0.004, 0.008, 0.62], 0.001, 1)
    kit.box('dark', [side * (WIDTH / 2 - 0.082), 0.88, 1.38], [0.008, 0.07, 0.2], 0.003)
  }
  // counterweight with an arch over the rear wheel, rounded above
  profile(
    kit,
    'motor',
    [
      [1.64, 0.46],
      [1.7, 0.46],
      [1.76, 0.56],
      [1.88, 0.64],
      [2.02, 0.67],
      [2.16, 0.64],
      [2.28, 0.56],
      [2.36, 0.42],
      [2.38, 0.3],
      [2.5, 0.36],
      [2.56, 0.6],
      [2.54, 1.02],
      [2.42, 1.22],
      [2.22, 1.28],
      [1.64, 1.28],
    ],
    WIDTH - 0.04,
    0.05,
  )
  profile(
    kit,
    'yellow',
    [
      [1.72, 1.2],
      [2.36, 1.2],
      [2.24, 1.34],
      [1.72, 1.36],
    ],
    WIDTH - 0.34,
    0.02,
  )
  for (const side of SIDES)
    kit.decal(loadPlate('3.0 t'), [side * (WIDTH / 2 - 0.018), 0.98, 2.1], 0.26, 0.13, [0, side * 90, 0])
  kit.box('dark', [0, 0.62, 2.53], [0.62, 0.3, 0.05], 0.02)
  for (let slat = 0; slat < 5; slat++) kit.box('plinth', [0, 0.645 + slat * 0.055, 2.545], [0.58, 0.018, 0.03], 0.004)
  kit.cylinder('plinth', [0, 0.44, 2.5], 0.04, 0.08, { axis: 'z' })
  for (const side of SIDES) {
    kit.box('lampRed', [side * 0.45, 0.98, 2.52], [0.14, 0.07, 0.03], 0.008)
    kit.box('lampYellow', [side * 0.45, 0.9, 2.53], [0.14, 0.06, 0.03], 0.008)
  }
}

/** Floor, cowl with dashboard, steering wheel, levers, seat with hip rests. */
function driverPlace(kit: Kit): void {
  kit.box('plinth', [0, 0.586, 0.78], [WIDTH - 0.3, 0.03, 0.44], 0.004)
  profile(
    kit,
    'dark',
    [
      [0.3, 0.6],
      [0.56, 0.6],
      [0.62, 1.08],
      [0.5, 1.2],
      [0.34, 1.2],
    ],
    WIDTH - 0.3,
    0.03,
  )
  kit.box('bezel', [0.22, 1.19, 0.46], [0.26, 0.05, 0.14], 0.012)
  for (let lever = 0; lever < 3; lever++) {
    kit.cylinder('zinc', [0.27 + lever * 0.05, 1.06, 1.02], 0.006, 0.2, { segments: 12 })
    kit.cylinder('dark', [0.27 + lever * 0.05, 1.24, 1.02], 0.016, 0.035, { bevel: 0.01 })
  }
  kit.hose(
    'dark',
    [
      [-0.06, 1.0, 0.56],
      [-0.06, 1.14, 0.72],
      [-0.06, 1.25, 0.83],
    ],
    0.04,
  )
  kit.at([-0.06, 1.25, 0.84], () => {
    kit.ring('dark', [0, 0.03, 0], 0.17, 0.016, 'y', 48)
    for (const degrees of [0, 120, 240])
      kit.at([0, 0.022, 0], () => kit.box('dark', [0, 0, 0.08], [0.03, 0.014, 0.16], 0.004), [0, degrees, 0])
  }, [38, 0, 0])
  kit.box('dark', [0, 0.99, 1.36], [0.5, 0.1, 0.5], 0.045, 4)
  kit.at([0, 1.1, 1.6], () => {
    kit.box('dark', [0, 0, 0], [0.48, 0.52, 0.12], 0.055, 4)
    for (const side of SIDES) kit.box('dark', [side * 0.22, 0.02, -0.08], [0.08, 0.2, 0.2], 0.035, 3)
    kit.box('dark', [0, 0.5, 0.01], [0.3, 0.16, 0.09], 0.04, 3)
  }, [10, 0, 0])
}

/** Roof on four posts, with bars close enough to stop what falls; lamps and beacon. */
function overheadGuard(kit: Kit): void {
  const { top, front, back } = GUARD
  for (const side of SIDES) {
    const x = side * (WIDTH / 2 - 0.09)
    kit.tube(
      'plinth',
      [
        [x, 0.74, 0.36],
        [x, 1.25, 0.4],
        [x, top, front],
        [x, top, back],
        [x, 1.25, 2.12],
      ],
      0.036,
      0.1,
      20,
    )
    kit.box('dark', [side * (WIDTH / 2 - 0.06), 1.72, 0.46], [0.14, 0.1, 0.08], 0.02)
    kit.box('lamp', [side * (WIDTH / 2 - 0.06), 1.735, 0.417], [0.11, 0.07, 0.01], 0.003)
  }
  for (const z of [front + 0.02, back - 0.02]) kit.box('plinth', [0, top - 0.03, z], [WIDTH - 0.2, 0.06, 0.06], 0.008)
  for (let bar = 0; bar < 8; bar++)
    kit.box('plinth', [(bar - 3.5) * 0.122, top - 0.02, (front + back) / 2], [0.03, 0.04, back - front], 0.005)
  kit.cylinder('plinth', [0.36, top + 0.01, back - 0.06], 0.03, 0.05)
  kit.cylinder('lampYellow', [0.36, top + 0.055, back - 0.06], 0.05, 0.1, { bevel: 0.03 })
}

/** Outer and inner channels, cross members, lift cylinders, chains, tilt cylinders. */
function mast(kit: Kit, lift: number): void {
  const raised = Math.max(0, lift - 0.5) / 2
  for (const side of SIDES) {
    const x = side * MAST.x
    kit.box('plinth', [x, 0.1, 0.08], [0.022, MAST.outer, 0.17], 0.004)
    for (const z of [0.004, 0.156])
      kit.box('plinth', [x - side * 0.03, 0.102, z], [0.07, MAST.outer - 0.004, 0.02], 0.004)
    const inner = side * MAST.inner
    kit.box('castIron', [inner, 0.14 + raised, 0.08], [0.02, MAST.outer, 0.126], 0.004)
    for (const z of [0.024, 0.136])
      kit.box('castIron', [inner + side * 0.028, 0.142 + raised, z], [0.06, MAST.outer - 0.004, 0.018], 0.004)
    kit.cylinder('plinth', [side * 0.3, 0.2, 0.215], 0.042, 1.86, { segments: 28 })
    kit.cylinder('chrome', [side * 0.3, 2, 0.215], 0.028, 0.1 + raised, { segments: 28 })
    kit.box('dark', [side * 0.16, lift + 0.3, 0.09], [0.03, Math.max(0.3, 2.2 + raised - lift - 0.3), 0.02], 0.003)
    kit.cylinder('zinc', [side * 0.16 - 0.02, 2.16 + raised, 0.09], 0.06, 0.04, { axis: 'x' })
    kit.tube(
      'chrome',
      [
        [side * 0.47, 0.72, 0.5],
        [side * 0.47, 0.9, 0.16],
      ],
      0.026,
      0.01,
      20,
    )
    kit.tube(
      'plinth',
      [
        [side * 0.47, 0.5, 0.9],
        [side * 0.47, 0.78, 0.38],
      ],
      0.045,
      0.01,
      20,
    )
    kit.box('plinth', [side * 0.43, 0.83, 0.12], [0.14, 0.12, 0.08], 0.008)
  }
  for (const y of [0.16, 1.2, MAST.outer - 0.03]) kit.box('plinth', [0, y, 0.185], [MAST.x * 2, 0.12, 0.035], 0.006)
  for (const y of [0.5, MAST.outer]) kit.box('castIron', [0, y + raised, 0.126], [MAST.inner * 2, 0.1, 0.03], 0.006)
  for (const x of [-0.05, 0.05])
    kit.hose(
      'hose',
      [
        [x, 2.2 + raised, 0.12],
        [x, 1.9, 0.16],
        [x, lift + 0.4, 0.12],
      ],
      0.012,
      10,
    )
}

/** Two bars with the forks hung on them and the load's backrest. */
function carriage(kit: Kit, lift: number): void {
  for (const y of [0.02, 0.42]) kit.box('plinth', [0, lift + y, -0.03], [1.06, 0.12, 0.055], 0.008)
  for (const x of SIDES) {
    kit.box('plinth', [x * 0.2, lift + 0.03, 0.02], [0.05, 0.5, 0.07], 0.006)
    const fork: FlatPoint[] = [
      [-FORK.length - 0.06, lift - 0.012],
      [-0.14, lift - 0.05],
      [-0.06, lift - 0.05],
      [-0.06, lift + 0.6],
      [-0.105, lift + 0.6],
      [-0.11, lift],
      [-FORK.length - 0.06, lift],
    ]
    const outline = polygon(fork.map(([z, y]): FlatPoint => [-z, y]).reverse())
    kit.plate('castIron', [x * FORK.spread, 0, 0], outline, 0.13, { axis: 'x', bevel: 0.006 })
    kit.box('plinth', [x * 0.5, lift + 0.54, -0.03], [0.04, 0.72, 0.04], 0.006)
  }
  for (let bar = -2; bar <= 2; bar++) kit.box('plinth', [bar * 0.166, lift + 0.53, -0.03], [0.028, 0.72, 0.03], 0.005)
  for (const y of [0.525, 1.24]) kit.box('plinth', [0, lift + y, -0.03], [1.06, 0.045, 0.042], 0.006)
}
