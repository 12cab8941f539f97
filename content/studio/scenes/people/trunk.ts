/** Trunk of a person: its limbs, the creases of cloth, and places on it. */
import { type BufferGeometry, Vector3 } from 'three'
import { blend, type Limb, type Point, SIDES } from '../../kit/index.ts'
import { mix, type Pose, plus } from './poses.ts'

const SHOULDER = 0.175
/** Heights of hems and stripes above the hips, along the trunk. */
export const HEM = { jacket: -0.13, vest: -0.05, stripes: [0.05, 0.2], stripe: 0.025 }

/** Creases of cloth around joints, meters; between them the cloth is almost plain. */
export function creases(joints: readonly Point[], depth: number): (point: Vector3) => number {
  const places = joints.map((joint) => new Vector3(...joint))
  return (point) => {
    const { x, y, z } = point
    const near = places.reduce((sum, place) => sum + Math.exp(-point.distanceToSquared(place) / 0.011), 0.12)
    const wave = Math.sin(96 * y + 52 * z + 2.2 * Math.sin(31 * x + 12 * y)) + 0.5 * Math.sin(71 * y - 84 * x + 44 * z)
    return depth * Math.min(1, near) * wave
  }
}

/** A shoulder follows its arm forward and up. */
export function shoulder({ chest, elbows, weight }: Pose, index: 0 | 1): Point {
  const side = SIDES[index]!
  const elbow = elbows[index]!
  const raise = Math.max(0, elbow[1] - chest[1] + 0.2) * 0.22
  return plus(chest, [side * SHOULDER, -0.035 + raise - 0.012 * (weight ?? 0) * side, (elbow[2] - chest[2]) * 0.14])
}

/** Both columns of the trunk and what is between them, from the hem of a jacket, or the seat of a suit, to the shoulders. */
export function trunkLimbs(pose: Pose, more: number, end: 'jacket' | 'suit' = 'jacket'): Limb[] {
  const { hips, chest } = pose
  const middle: Limb = {
    from: plus(mix(hips, chest, 0.82), [0, 0, 0.018]),
    to: plus(mix(hips, chest, 0.1), [0, 0, 0.012]),
    radius: [0.1 + more, 0.104 + more],
  }
  const columns = ([0, 1] as const).flatMap((index): Limb[] => {
    const side = SIDES[index]!
    const joint = shoulder(pose, index)
    const breast = plus(mix(hips, chest, 0.8), [side * 0.09, 0, 0.012])
    const waist = plus(mix(hips, chest, 0.25), [side * 0.07, 0, 0.008])
    return [
      {
        from: plus(chest, [side * 0.035, 0.045, -0.02]),
        to: plus(joint, [-side * 0.02, 0.01, 0]),
        radius: [0.05 + more, 0.058 + more],
      },
      { from: plus(joint, [-side * 0.055, -0.045, 0]), to: breast, radius: [0.085 + more, 0.1 + more] },
      { from: breast, to: waist, radius: [0.1 + more, 0.1 + more] },
      end === 'suit'
        ? { from: waist, to: plus(hips, [side * 0.07, 0.02, -0.012]), radius: [0.1 + more, 0.104 + more] }
        : { from: waist, to: plus(hips, [side * 0.078, -0.14, 0]), radius: [0.1 + more, 0.127 + more] },
    ]
  })
  return [...columns, middle]
}

/** One for all layers on the trunk, so that no layer comes through the one on it. */
export function trunkFolds({ hips, chest }: Pose): (point: Vector3) => number {
  return creases([mix(hips, chest, 0.2), plus(hips, [0, 0, 0.1]), plus(hips, [0, 0, -0.1])], 0.004)
}

/** Height of a point above the hips, along the trunk. */
export function heightAlong({ hips, chest }: Pose): (point: Vector3) => number {
  const foot = new Vector3(...hips)
  const up = new Vector3(...chest).sub(foot).normalize()
  return (point) => point.clone().sub(foot).dot(up)
}

/** A layer on the trunk, `more` meters above the body. */
export function layer(pose: Pose, more: number): BufferGeometry {
  return blend(trunkLimbs(pose, more), { softness: 0.035, cell: 0.009, folds: trunkFolds(pose) })
}
