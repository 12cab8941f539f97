/** People at work: coverall, warning vest, helmet, gloves and boots. Made for pictures in which they are small. */

import { type BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three'
import { blend, type Kit, type Limb, type Point, SIDES } from '../../kit/index.ts'

type Pair = [right: Point, left: Point]

/** Joints of a person who looks to +z, metres; the right side is -x. */
export type Pose = {
  hips: Point
  /** Middle of the shoulders. */
  chest: Point
  head: Point
  /** Turn of the head to the person's left, degrees. */
  look?: number
  knees: Pair
  ankles: Pair
  elbows: Pair
  hands: Pair
}

/** Walks along +z with the left foot in front. */
export const WALKING: Pose = {
  hips: [0, 0.92, 0],
  chest: [0, 1.42, 0.04],
  head: [0, 1.63, 0.08],
  knees: [
    [-0.1, 0.52, 0.02],
    [0.1, 0.53, 0.2],
  ],
  ankles: [
    [-0.1, 0.17, -0.27],
    [0.1, 0.1, 0.3],
  ],
  elbows: [
    [-0.27, 1.13, 0.1],
    [0.27, 1.13, -0.12],
  ],
  hands: [
    [-0.27, 0.95, 0.29],
    [0.26, 0.87, -0.06],
  ],
}

/** Stands and works with both hands in front of the chest. */
export const WORKING: Pose = {
  hips: [0, 0.94, -0.02],
  chest: [0, 1.43, 0.04],
  head: [0, 1.62, 0.12],
  knees: [
    [-0.13, 0.51, 0.03],
    [0.12, 0.51, 0],
  ],
  ankles: [
    [-0.16, 0.1, -0.02],
    [0.15, 0.1, -0.1],
  ],
  elbows: [
    [-0.28, 1.15, 0.08],
    [0.28, 1.14, 0.06],
  ],
  hands: [
    [-0.16, 1.18, 0.38],
    [0.2, 1.08, 0.36],
  ],
}

/** Sits and drives; the seat's upper face is y = 0, the floor 0.5 below it. */
export const DRIVING: Pose = {
  hips: [0, 0.1, 0],
  chest: [0, 0.57, 0.09],
  head: [0, 0.765, 0.15],
  look: 0,
  knees: [
    [-0.14, 0.1, 0.42],
    [0.14, 0.1, 0.42],
  ],
  ankles: [
    [-0.13, -0.4, 0.52],
    [0.13, -0.4, 0.46],
  ],
  elbows: [
    [-0.3, 0.3, 0.22],
    [0.3, 0.28, 0.24],
  ],
  hands: [
    [-0.22, 0.24, 0.5],
    [0.1, 0.2, 0.54],
  ],
}

const SHOULDER = 0.185
const HIP = 0.09
const VEST = { low: 0.92, stripes: [1.02, 1.2], stripe: 0.05 }

export function worker(kit: Kit, pose: Pose): void {
  kit.part('worker', () => {
    trousers(kit, pose)
    jacket(kit, pose)
    vest(kit, pose)
    head(kit, pose)
    for (const side of [0, 1] as const) {
      glove(kit, pose.elbows[side], pose.hands[side])
      boot(kit, pose.ankles[side], pose.knees[side])
    }
  })
}

const mix = (first: Point, second: Point, share: number): Point =>
  first.map((value, axis) => value + (second[axis]! - value) * share) as Point
const plus = ([x, y, z]: Point, [dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz]

/** Folds of cloth: waves that lean and meet, in metres. */
const folds =
  (depth: number) =>
  ({ x, y, z }: Vector3): number =>
    depth *
    (Math.sin(31 * y + 2.4 * Math.sin(11 * x + 5 * y) + 2 * Math.sin(13 * z)) +
      0.6 * Math.sin(19 * y - 33 * x + 21 * z))

function trousers(kit: Kit, { hips, knees, ankles }: Pose): void {
  const limbs = SIDES.flatMap((side, index): Limb[] => {
    const hip = plus(hips, [side * HIP, -0.02, 0])
    return [
      { from: plus(hips, [side * 0.07, 0.1, 0]), to: hip, radius: [0.105, 0.115] },
      { from: hip, to: knees[index]!, radius: [0.105, 0.08] },
      { from: knees[index]!, to: ankles[index]!, radius: [0.082, 0.075] },
    ]
  })
  kit.add('workwear', blend(limbs, { softness: 0.05, cell: 0.011, folds: folds(0.005) }))
}

/** Both columns of the trunk, from the hips to the shoulders. */
function trunk({ hips, chest }: Pose, more: number): Limb[] {
  return SIDES.flatMap((side): Limb[] => {
    const shoulder = plus(chest, [side * 0.115, -0.035, -0.005])
    const rib = plus(mix(hips, chest, 0.62), [side * 0.085, 0, 0.01])
    const waist = plus(mix(hips, chest, 0.12), [side * 0.07, 0, 0])
    return [
      { from: shoulder, to: rib, radius: [0.085 + more, 0.115 + more] },
      { from: rib, to: waist, radius: [0.115 + more, 0.11 + more] },
    ]
  })
}

function jacket(kit: Kit, pose: Pose): void {
  const { chest, head, elbows, hands } = pose
  const sleeves = SIDES.flatMap((side, index): Limb[] => {
    const shoulder = plus(chest, [side * SHOULDER, -0.02, -0.005])
    return [
      { from: shoulder, to: elbows[index]!, radius: [0.072, 0.058] },
      { from: elbows[index]!, to: mix(elbows[index]!, hands[index]!, 0.82), radius: [0.058, 0.046] },
    ]
  })
  const collar: Limb = { from: plus(chest, [0, 0.02, -0.01]), to: mix(chest, head, 0.42), radius: [0.085, 0.066] }
  kit.add(
    'workwear',
    blend([...trunk(pose, 0), ...sleeves, collar], { softness: 0.05, cell: 0.011, folds: folds(0.004) }),
  )
}

/** The vest is a looser trunk without sleeves; its stripes are the triangles at their heights. */
function vest(kit: Kit, pose: Pose): void {
  const skin = blend(trunk(pose, 0.016), { softness: 0.05, cell: 0.009, folds: folds(0.004) })
  const tilt = (pose.chest[2] - pose.hips[2]) / (pose.chest[1] - pose.hips[1])
  const above = pose.hips[1] - 0.94
  const heightOf = ([, y, z]: Point): number => y - above + (z - pose.hips[2]) * tilt * 0.5
  const isStripe = (height: number): boolean =>
    VEST.stripes.some((stripe) => Math.abs(height - stripe) < VEST.stripe / 2)
  kit.add(
    'highVisibility',
    part(skin, (point) => heightOf(point) > VEST.low && !isStripe(heightOf(point))),
  )
  kit.add(
    'reflector',
    part(skin, (point) => isStripe(heightOf(point))),
  )
}

/** The triangles whose middle passes. */
function part(geometry: BufferGeometry, passes: (middle: Point) => boolean): BufferGeometry {
  const selected = geometry.clone()
  const positions = geometry.attributes.position!.array
  const triangles: number[] = []
  for (let start = 0; start < positions.length; start += 9) {
    const middle = [0, 1, 2].map(
      (axis) => (positions[start + axis]! + positions[start + 3 + axis]! + positions[start + 6 + axis]!) / 3,
    )
    if (passes(middle as Point)) triangles.push(start / 9)
  }
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    const size = attribute.itemSize * 3
    const values = triangles.flatMap((triangle) =>
      Array.from(attribute.array.slice(triangle * size, (triangle + 1) * size)),
    )
    selected.setAttribute(name, new Float32BufferAttribute(values, attribute.itemSize))
  }
  return selected
}

function head(kit: Kit, { chest, head: middle, look = 0 }: Pose): void {
  kit.hose('skin', [plus(chest, [0, 0.02, 0]), mix(chest, middle, 0.5), mix(chest, middle, 0.8)], 0.056, 20)
  kit.at(middle, () => {
    const face = blend(
      [
        { from: [0, 0.03, -0.015], to: [0, 0.03, 0.015], radius: 0.083 },
        { from: [0, -0.03, 0.03], to: [0, -0.075, 0.052], radius: [0.062, 0.036] },
        { from: [0, -0.01, 0.088], to: [0, -0.028, 0.1], radius: [0.009, 0.014] },
        ...SIDES.map(
          (side): Limb => ({
            from: [side * 0.083, -0.005, -0.01],
            to: [side * 0.08, -0.03, 0],
            radius: [0.017, 0.011],
          }),
        ),
      ],
      { softness: 0.02, cell: 0.005 },
    )
    kit.add('skin', face)
    kit.add(
      'hair',
      blend([{ from: [0, 0.02, -0.03], to: [0, -0.03, -0.04], radius: [0.08, 0.062] }], {
        softness: 0.01,
        cell: 0.006,
      }),
    )
    for (const side of SIDES) kit.box('dark', [side * 0.036, -0.012, 0.078], [0.05, 0.03, 0.02], 0.009)
    helmet(kit)
  }, [0, look, 0])
}

/** Shell with its brim to the front and a ridge over the top. */
function helmet(kit: Kit): void {
  kit.at([0, 0.045, -0.005], () => {
    const shell = Array.from({ length: 13 }, (_, step): [number, number] => {
      const angle = (step / 12) * (Math.PI / 2)
      return [0.105 * Math.cos(angle) ** 0.8, 0.004 + 0.118 * Math.sin(angle)]
    })
    kit.at(
      [0, 0, 0],
      () => kit.lathe('helmet', [0, 0, 0], [[0, 0], [0.107, 0], ...shell.slice(1, -1), [0, 0.122]]),
      [-6, 0, 0],
      [1, 1, 1.18],
    )
    kit.at(
      [0, 0.004, 0.07],
      () =>
        kit.lathe(
          'helmet',
          [0, 0, 0],
          [
            [0, 0],
            [0.094, 0],
            [0.094, 0.006],
            [0, 0.01],
          ],
        ),
      [12, 0, 0],
      [1, 1, 0.92],
    )
    kit.hose(
      'helmet',
      [
        [0, 0.06, 0.112],
        [0, 0.116, 0.04],
        [0, 0.122, -0.03],
        [0, 0.07, -0.112],
      ],
      0.014,
      12,
    )
  })
}

function glove(kit: Kit, elbow: Point, hand: Point): void {
  const along = mix(elbow, hand, 1.28)
  const limbs: Limb[] = [
    { from: mix(elbow, hand, 0.8), to: hand, radius: [0.042, 0.04] },
    { from: hand, to: along, radius: [0.042, 0.028] },
    { from: mix(elbow, hand, 1.05), to: plus(mix(elbow, hand, 1.18), [0, 0.03, 0.03]), radius: [0.018, 0.013] },
  ]
  kit.add('motor', blend(limbs, { softness: 0.02, cell: 0.007 }))
}

/** A boot whose toe points to +z, tipped with the lower leg of the rear foot. */
function boot(kit: Kit, ankle: Point, knee: Point): void {
  const lifted = Math.max(0, ankle[1] - 0.1)
  const limbs: Limb[] = [
    { from: mix(ankle, knee, 0.2), to: ankle, radius: [0.058, 0.06] },
    { from: plus(ankle, [0, -0.045, -0.02]), to: plus(ankle, [0, -0.05 - lifted, 0.12]), radius: [0.052, 0.05] },
    {
      from: plus(ankle, [0, -0.05 - lifted, 0.1]),
      to: plus(ankle, [0, -0.053 - lifted, 0.155]),
      radius: [0.05, 0.044],
    },
  ]
  kit.add('dark', blend(limbs, { softness: 0.025, cell: 0.008 }))
}
