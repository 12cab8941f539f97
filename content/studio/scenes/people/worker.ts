/** People at work: work clothes, warning vest, helmet, gloves and boots, or the suit of a painter. */
import { Vector3 } from 'three'
import { blend, type Kit, type Limb, type MaterialName, type Point, polygon, SIDES } from '../../kit/index.ts'
import { clip } from './clip.ts'
import { head, type Looks } from './head.ts'
import { bibAndStraps, jacketDetails, warningVest } from './outfit.ts'
import { mix, type Pose, plus } from './poses.ts'
import { creases, HEM, heightAlong, shoulder, trunkFolds, trunkLimbs } from './trunk.ts'

const HIP = 0.088

/** A painter has a suit with hood and respirator, and neither vest nor helmet. */
type Clothes = Looks & {
  painter?: boolean
  jacket?: MaterialName
  trousers?: MaterialName
  vest?: MaterialName | false
  /** Yoke of a jacket without a vest. */
  trim?: MaterialName
  /** Trousers with a bib and straps. */
  bib?: boolean
  /** Width in relation to a slim person. */
  girth?: number
  /** Height in relation to a person of 1.78 m. */
  size?: number
}

/** A person in the given pose at the origin, looking to +z. */
export function worker(kit: Kit, pose: Pose, clothes: Clothes = {}): void {
  const { painter = false, size = 1, girth = 1, trim = 'workwearDark', bib = false } = clothes
  const { jacket = 'workwear', trousers = 'workwearDark', vest = 'highVisibility' } = clothes
  kit.part('worker', () =>
    kit.at(
      [0, 0, 0],
      () => {
        legs(kit, pose, painter ? 'painterSuit' : trousers, painter)
        trunk(kit, pose, painter ? 'painterSuit' : jacket, painter)
        if (bib) bibAndStraps(kit, pose, trousers)
        else if (!painter && vest) warningVest(kit, pose, vest)
        else if (!painter) jacketDetails(kit, pose, trim)
        head(kit, pose, clothes, painter)
        for (const side of [0, 1] as const) {
          sleeve(kit, pose, side, painter ? 'painterSuit' : jacket)
          glove(kit, pose, side, painter ? 'siliconeBlue' : 'glove')
          boot(kit, pose, side, painter ? 'motor' : 'leather')
        }
      },
      [0, 0, 0],
      [size * girth, size, size * girth],
    ),
  )
}

/** The hip above the leg that carries the weight is the higher one. */
function hip({ hips, ankles, weight }: Pose, index: 0 | 1): Point {
  const side = SIDES[index]!
  const carries = (weight ?? 0) * side
  return plus(hips, [side * HIP, 0.014 * carries - 0.02, (ankles[index]![2] - hips[2]) * 0.06])
}

function legs(kit: Kit, pose: Pose, material: MaterialName, painter: boolean): void {
  const { hips, knees, ankles } = pose
  const more = painter ? 0.014 : 0
  const limbs = (wider: number): Limb[] =>
    ([0, 1] as const).flatMap((index): Limb[] => {
      const top = hip(pose, index)
      const side = SIDES[index]!
      const hem = mix(ankles[index]!, knees[index]!, 0.02)
      return [
        { from: plus(hips, [side * 0.065, 0.1, 0]), to: top, radius: [0.086 + wider, 0.104 + wider] },
        { from: plus(top, [0, -0.01, -0.025]), to: plus(top, [0, -0.06, -0.02]), radius: 0.098 + wider },
        { from: top, to: knees[index]!, radius: [0.098 + wider, 0.07 + wider + more] },
        {
          from: knees[index]!,
          to: mix(knees[index]!, ankles[index]!, 0.35),
          radius: [0.07, 0.073].map((r) => r + wider + more) as [number, number],
        },
        {
          from: mix(knees[index]!, ankles[index]!, 0.35),
          to: hem,
          radius: [0.073, 0.066].map((r) => r + wider + more) as [number, number],
        },
      ]
    })
  const stacked = ankles.map((ankle, index) => mix(ankle, knees[index]!, 0.14))
  const joints = [...knees, ...stacked, hip(pose, 0), hip(pose, 1)]
  const folds = creases(painter ? [...joints, mix(hips, pose.chest, 0.3)] : joints, painter ? 0.005 : 0.006)
  // A painter's suit is one piece.
  const suit = painter ? trunkLimbs(pose, 0.012, 'suit') : []
  const feet = ankles.map((ankle, index) => {
    const place = new Vector3(...ankle)
    return { place, up: new Vector3(...knees[index]!).sub(place).normalize() }
  })
  /** Above the hems: the boots are seen below them. */
  const covers = (point: Vector3): number =>
    Math.min(
      ...feet.map(({ place, up }) => (point.distanceTo(place) > 0.2 ? 1 : point.clone().sub(place).dot(up) - 0.035)),
    )
  const above = heightAlong(pose)
  /** Under the jacket, so that the seat does not come through the vest. */
  const shown = (point: Vector3): number =>
    painter ? covers(point) : Math.min(covers(point), 0.004 + HEM.jacket - above(point))
  kit.add(
    material,
    clip(blend([...limbs(0), ...suit], { softness: painter ? 0.04 : 0.022, cell: 0.009, folds }), shown),
  )
  if (painter) return
  const outer = blend(limbs(0.005), { softness: 0.022, cell: 0.012, folds })
  for (const index of [0, 1] as const) {
    const [knee, ankle] = [new Vector3(...knees[index]!), new Vector3(...ankles[index]!)]
    const side = SIDES[index]!
    const ownSide = (point: Vector3): number => side * (point.x - (knees[0]![0] + knees[1]![0]) / 2)
    const down = ankle.clone().sub(knee).normalize()
    const along = (point: Vector3): number => point.clone().sub(knee).dot(down)
    const leg = clip(outer, ownSide)
    kit.add(
      'reflector',
      clip(leg, (point) => 0.022 - Math.abs(along(point) - 0.2)),
    )
    const top = new Vector3(...hip(pose, index))
    const thigh = knee.clone().sub(top)
    const share = (point: Vector3): number => point.clone().sub(top).dot(thigh) / thigh.lengthSq()
    kit.add(
      material,
      clip(
        clip(leg, (point) => 0.22 - Math.abs(share(point) - 0.5)),
        (point) => side * (point.x - (top.x + knee.x) / 2) - 0.045,
      ),
    )
  }
}

function trunk(kit: Kit, pose: Pose, material: MaterialName, painter: boolean): void {
  const { hips, chest } = pose
  const above = heightAlong(pose)
  const folds = trunkFolds(pose)
  if (!painter) {
    const body = blend(trunkLimbs(pose, 0.004), { softness: 0.035, cell: 0.009, folds })
    kit.add(
      material,
      clip(body, (point) => above(point) - HEM.jacket),
    )
  }
  kit.at(mix(chest, pose.head, 0.3), () => kit.ring(material, [0, 0, 0], 0.064, 0.016, 'y', 40), [14, 0, 0])
  if (painter)
    kit.add(
      'belt',
      clip(
        clip(
          blend(trunkLimbs(pose, 0.016, 'suit'), { softness: 0.04, cell: 0.009, folds }),
          (point) => 0.012 - Math.abs(point.x - chest[0]),
        ),
        (point) => Math.min(above(point), point.z - hips[2]),
      ),
    )
}

/** Sleeve with creases at the elbow and a cuff; its upper end goes under the trunk's shoulder. */
function sleeve(kit: Kit, pose: Pose, index: 0 | 1, material: MaterialName): void {
  const joint = shoulder(pose, index)
  const [elbow, hand] = [pose.elbows[index]!, pose.hands[index]!]
  const wrist = mix(elbow, hand, 0.78)
  const limbs: Limb[] = [
    { from: joint, to: mix(joint, elbow, 0.4), radius: [0.063, 0.06] },
    { from: mix(joint, elbow, 0.4), to: elbow, radius: [0.06, 0.051] },
    { from: elbow, to: mix(elbow, wrist, 0.4), radius: [0.052, 0.053] },
    { from: mix(elbow, wrist, 0.4), to: wrist, radius: [0.053, 0.043] },
  ]
  kit.add(
    material,
    blend(limbs, { softness: 0.02, cell: 0.009, folds: creases([elbow, mix(joint, elbow, 0.1)], 0.0026) }),
  )
  kit.add(
    'workwearDark',
    blend([{ from: wrist, to: mix(elbow, hand, 0.84), radius: [0.045, 0.044] }], { softness: 0.01, cell: 0.007 }),
  )
}

/** Palm, thumb and fingers that hold a bar: across the forearm, or upright. */
function glove(kit: Kit, { elbows, hands, grips }: Pose, index: 0 | 1, material: MaterialName): void {
  const [elbow, hand] = [elbows[index]!, hands[index]!]
  const inward = -SIDES[index]!
  const ahead = new Vector3(...hand).sub(new Vector3(...elbow)).normalize()
  const level = new Vector3(0, 1, 0).cross(ahead).normalize()
  const upright = ahead.clone().cross(level)
  const isUpright = grips?.[index] === 'upright'
  const isOpen = grips?.[index] === 'open'
  /** Fingers lie side by side along `across` and bend away from `above`. */
  const across = isUpright ? upright : level
  const above = isUpright ? level.clone().multiplyScalar(-inward) : upright
  const at = (forward: number, aside: number, over: number): Point =>
    new Vector3(...hand)
      .addScaledVector(ahead, forward)
      .addScaledVector(across, aside)
      .addScaledVector(above, over)
      .toArray()
  const bend = isOpen ? 0.25 : 1
  const fingers = [-1.5, -0.5, 0.5, 1.5].flatMap((place): Limb[] => {
    const knuckle = at(0.05, place * 0.021, 0.004)
    const middle = at(0.05 + 0.036 - 0.008 * bend, place * 0.021, -0.022 * bend)
    const tip = at(0.05 + 0.062 - 0.052 * bend, place * 0.02, -0.05 * bend)
    return [
      { from: knuckle, to: middle, radius: [0.0145, 0.013] },
      { from: middle, to: tip, radius: [0.013, 0.0115] },
    ]
  })
  const thumb = isUpright ? 1 : inward
  const limbs: Limb[] = [
    { from: at(-0.085, 0, 0), to: at(-0.02, 0, 0), radius: [0.04, 0.033] },
    ...SIDES.map(
      (side): Limb => ({
        from: at(-0.01, side * 0.018, 0),
        to: at(0.045, side * 0.021, 0.002),
        radius: [0.024, 0.019],
      }),
    ),
    { from: at(-0.005, thumb * 0.03, -0.008), to: at(0.03, thumb * 0.048, -0.03), radius: [0.017, 0.013] },
    { from: at(0.03, thumb * 0.048, -0.03), to: at(0.055, thumb * 0.036, -0.042), radius: [0.013, 0.011] },
    ...fingers,
  ]
  kit.add(material, blend(limbs, { softness: 0.016, cell: 0.005 }))
}

/** Laced boot on a sole with a heel; a lifted heel tips it over the toes. */
function boot(kit: Kit, { ankles, toes = [-14, 12] }: Pose, index: 0 | 1, material: MaterialName): void {
  const ankle = ankles[index]!
  const lifted = Math.max(0, ankle[1] - 0.1)
  kit.at(
    ankle,
    () =>
      kit.at([0, 0, 0], () => {
        const limbs: Limb[] = [
          { from: [0, 0.03, -0.008], to: [0, 0, -0.005], radius: [0.05, 0.052] },
          { from: [0, -0.045, -0.028], to: [0, -0.05, 0.06], radius: [0.047, 0.047] },
          { from: [0, -0.01, 0.02], to: [0, -0.045, 0.1], radius: [0.045, 0.041] },
          { from: [0, -0.052, 0.1], to: [0, -0.055, 0.14], radius: [0.046, 0.044] },
        ]
        kit.add(
          material,
          clip(blend(limbs, { softness: 0.02, cell: 0.007 }), (point) => point.y + 0.082),
        )
        const outline = polygon([
          [-0.016, 0.068],
          [-0.034, 0.05],
          [-0.038, 0],
          [-0.045, -0.093],
          [-0.038, -0.148],
          [-0.014, -0.174],
          [0.014, -0.174],
          [0.038, -0.148],
          [0.045, -0.093],
          [0.038, 0],
          [0.034, 0.05],
          [0.016, 0.068],
        ])
        kit.plate('sole', [0, -0.08, -0.004], outline, 0.018, { axis: 'y', bevel: 0.004 })
        kit.box('sole', [0, -0.1, -0.034], [0.062, 0.022, 0.058], 0.008, 1)
        kit.box('sole', [0, -0.1, 0.09], [0.074, 0.022, 0.13], 0.01, 1)
        for (let lace = 0; lace < 4; lace++)
          kit.box('dark', [0, 0.026 - lace * 0.012, 0.048 + lace * 0.016], [0.036, 0.006, 0.006], 0.002, 1)
      }, [Math.min(42, lifted * 330), 0, 0]),
    [0, toes[index]!, 0],
  )
}
