/** People at work: coverall, warning vest, helmet, gloves and boots. Made for pictures in which they are small. */
import { type BufferGeometry, Vector3 } from 'three'
import { blend, filterTriangles, type Kit, type Limb, type MaterialName, type Point, SIDES } from '../../kit/index.ts'
import { head } from './head.ts'
import { mix, type Pose, plus } from './poses.ts'

const SHOULDER = 0.185
const HIP = 0.09
const VEST = { low: 0.92, stripes: [1.02, 1.2], stripe: 0.05 }

/** Clothes of a person. A painter has a suit with hood and respirator, and neither vest nor helmet. */
type Clothes = { painter?: boolean; suit?: MaterialName; vest?: MaterialName; helmet?: MaterialName }

/** A person in the given pose at the origin, looking to +z. */
export function worker(
  kit: Kit,
  pose: Pose,
  {
    painter = false,
    suit = painter ? 'painterSuit' : 'workwear',
    vest: vestMaterial = 'highVisibility',
    helmet = 'helmet',
  }: Clothes = {},
): void {
  kit.part('worker', () => {
    trousers(kit, pose, suit)
    jacket(kit, pose, suit)
    if (!painter) vest(kit, pose, vestMaterial)
    head(kit, pose, painter ? { hood: suit } : { helmet })
    for (const side of [0, 1] as const) {
      glove(kit, pose.elbows[side], pose.hands[side])
      boot(kit, pose.ankles[side], pose.knees[side])
    }
  })
}

/** Folds of cloth: waves that lean and meet, in metres. */
const folds =
  (depth: number) =>
  ({ x, y, z }: Vector3): number =>
    depth *
    (Math.sin(31 * y + 2.4 * Math.sin(11 * x + 5 * y) + 2 * Math.sin(13 * z)) +
      0.6 * Math.sin(19 * y - 33 * x + 21 * z))

function trousers(kit: Kit, { hips, knees, ankles }: Pose, material: MaterialName): void {
  const limbs = SIDES.flatMap((side, index): Limb[] => {
    const hip = plus(hips, [side * HIP, -0.02, 0])
    return [
      { from: plus(hips, [side * 0.07, 0.1, 0]), to: hip, radius: [0.105, 0.115] },
      { from: hip, to: knees[index]!, radius: [0.105, 0.08] },
      { from: knees[index]!, to: ankles[index]!, radius: [0.082, 0.075] },
    ]
  })
  kit.add(material, blend(limbs, { softness: 0.05, cell: 0.011, folds: folds(0.008) }))
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

function jacket(kit: Kit, pose: Pose, material: MaterialName): void {
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
    material,
    blend([...trunk(pose, 0), ...sleeves, collar], { softness: 0.05, cell: 0.011, folds: folds(0.007) }),
  )
}

/** The vest is a looser trunk without sleeves; its stripes are the triangles at their heights. */
function vest(kit: Kit, pose: Pose, material: MaterialName): void {
  const skin = blend(trunk(pose, 0.016), { softness: 0.05, cell: 0.009, folds: folds(0.004) })
  const tilt = (pose.chest[2] - pose.hips[2]) / (pose.chest[1] - pose.hips[1])
  const above = pose.hips[1] - 0.94
  const heightOf = ([, y, z]: Point): number => y - above + (z - pose.hips[2]) * tilt * 0.5
  const isStripe = (height: number): boolean =>
    VEST.stripes.some((stripe) => Math.abs(height - stripe) < VEST.stripe / 2)
  kit.add(
    material,
    section(skin, (point) => heightOf(point) > VEST.low && !isStripe(heightOf(point))),
  )
  kit.add(
    'reflector',
    section(skin, (point) => isStripe(heightOf(point))),
  )
}

/** A copy with the triangles whose middle passes. */
function section(geometry: BufferGeometry, passes: (middle: Point) => boolean): BufferGeometry {
  const copy = geometry.clone()
  filterTriangles(copy, (first, second, third) => passes(first.add(second).add(third).divideScalar(3).toArray()))
  return copy
}

/** Palm, thumb and four half-closed fingers. */
function glove(kit: Kit, elbow: Point, hand: Point): void {
  const ahead = new Vector3(...hand).sub(new Vector3(...elbow)).normalize()
  const across = new Vector3(0, 1, 0).cross(ahead).normalize()
  const up = ahead.clone().cross(across)
  const at = (forward: number, aside: number, above: number): Point =>
    new Vector3(...hand)
      .addScaledVector(ahead, forward)
      .addScaledVector(across, aside)
      .addScaledVector(up, above)
      .toArray()
  const inward = Math.sign(-hand[0] || 1)
  const fingers = [-1.5, -0.5, 0.5, 1.5].flatMap((place): Limb[] => [
    { from: at(0.045, place * 0.02, 0), to: at(0.088, place * 0.021, -0.004), radius: [0.0125, 0.0115] },
    { from: at(0.088, place * 0.021, -0.004), to: at(0.1, place * 0.02, -0.04), radius: [0.0115, 0.0095] },
  ])
  const limbs: Limb[] = [
    { from: at(-0.075, 0, 0), to: at(-0.01, 0, 0), radius: [0.045, 0.036] },
    ...SIDES.map(
      (side): Limb => ({ from: at(0, side * 0.018, 0), to: at(0.05, side * 0.02, 0), radius: [0.024, 0.018] }),
    ),
    { from: at(0.0, inward * 0.034, -0.004), to: at(0.05, inward * 0.056, -0.028), radius: [0.016, 0.0115] },
    ...fingers,
  ]
  kit.add('motor', blend(limbs, { softness: 0.009, cell: 0.0045 }))
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
