/** Poses of people at work. */
import type { Point } from '../../kit/index.ts'
import type { Turn } from '../../kit/types.ts'

type Pair = [right: Point, left: Point]

/** How a hand holds: a bar across the forearm (when left out), an upright bar, or nothing. */
type Grip = 'across' | 'upright' | 'open'

/** Joints of a person who looks to +z, meters; the right side is -x. */
export type Pose = {
  hips: Point
  /** Middle of the shoulders. */
  chest: Point
  head: Point
  knees: Pair
  ankles: Pair
  elbows: Pair
  hands: Pair
  grips?: [right: Grip, left: Grip]
  /** Degrees that the head is bowed and turned. */
  look?: Turn
  /** Leg that carries the weight: -1 the right one, 1 the left one. */
  weight?: -1 | 1
  /** Degrees that the feet point to the left. */
  toes?: [right: number, left: number]
}

/** Walks along +z with the left foot in front. */
export const WALKING: Pose = {
  hips: [0, 0.925, 0],
  chest: [0, 1.43, 0.035],
  head: [0, 1.645, 0.065],
  knees: [
    [-0.085, 0.51, 0.02],
    [0.085, 0.54, 0.19],
  ],
  ankles: [
    [-0.085, 0.18, -0.27],
    [0.08, 0.1, 0.31],
  ],
  elbows: [
    [-0.25, 1.15, 0.07],
    [0.25, 1.14, -0.1],
  ],
  hands: [
    [-0.23, 0.97, 0.27],
    [0.25, 0.88, 0.0],
  ],
  toes: [-4, 4],
  look: [4, 6, 0],
}

/** Stands on the left leg and works with both hands in front of the belly; looks at them. */
export const WORKING: Pose = {
  hips: [0.035, 0.94, -0.03],
  chest: [0.02, 1.43, 0.045],
  head: [0.01, 1.625, 0.115],
  knees: [
    [-0.12, 0.52, 0.09],
    [0.12, 0.52, -0.005],
  ],
  ankles: [
    [-0.19, 0.1, 0.04],
    [0.12, 0.1, -0.09],
  ],
  elbows: [
    [-0.26, 1.17, 0.09],
    [0.27, 1.16, 0.06],
  ],
  hands: [
    [-0.14, 1.16, 0.36],
    [0.17, 1.08, 0.33],
  ],
  look: [26, -4, 0],
  weight: 1,
  toes: [-24, 8],
}

/** Holds the pendant of a crane in both hands. */
export const STEERING: Pose = {
  ...WORKING,
  chest: [0.02, 1.44, 0.0],
  head: [0.02, 1.65, 0.04],
  elbows: [
    [-0.25, 1.16, 0.1],
    [0.26, 1.15, 0.09],
  ],
  hands: [
    [-0.03, 1.19, 0.34],
    [0.09, 1.08, 0.34],
  ],
  grips: ['upright', 'upright'],
  look: [-14, 10, 0],
}

/** Stands at a panel; the right hand touches it at 1.3 m, the left arm hangs. */
export const OPERATING: Pose = {
  hips: [-0.03, 0.94, 0],
  chest: [-0.01, 1.43, 0.035],
  head: [-0.01, 1.64, 0.085],
  knees: [
    [-0.11, 0.52, 0.02],
    [0.12, 0.51, 0.1],
  ],
  ankles: [
    [-0.11, 0.1, -0.04],
    [0.19, 0.1, 0.07],
  ],
  elbows: [
    [-0.25, 1.17, 0.14],
    [0.25, 1.15, -0.05],
  ],
  hands: [
    [-0.13, 1.27, 0.37],
    [0.25, 0.92, 0.11],
  ],
  grips: ['open', 'open'],
  look: [16, -6, 0],
  weight: -1,
  toes: [-10, 24],
}

/** Stands with one foot ahead and points a spray gun in the right hand at chest height. */
export const SPRAYING: Pose = {
  hips: [0, 0.915, -0.02],
  chest: [0.02, 1.4, 0.06],
  head: [0.0, 1.6, 0.13],
  knees: [
    [-0.11, 0.49, -0.02],
    [0.12, 0.51, 0.18],
  ],
  ankles: [
    [-0.15, 0.1, -0.22],
    [0.13, 0.1, 0.17],
  ],
  elbows: [
    [-0.26, 1.15, 0.15],
    [0.26, 1.15, 0.06],
  ],
  hands: [
    [-0.17, 1.24, 0.42],
    [0.2, 1.0, 0.26],
  ],
  grips: ['upright', 'across'],
  look: [8, -8, 0],
  toes: [-28, 6],
}

/** Sits on a forklift with the seat at 1.09 m and the floor at 0.62 m: left hand on the wheel, right one at the levers. */
export const DRIVING: Pose = {
  hips: [0, 1.17, 0],
  chest: [0, 1.66, -0.04],
  head: [0, 1.87, 0.01],
  knees: [
    [-0.13, 1.15, 0.41],
    [0.13, 1.15, 0.41],
  ],
  ankles: [
    [-0.12, 0.72, 0.46],
    [0.12, 0.72, 0.48],
  ],
  elbows: [
    [-0.29, 1.4, 0.08],
    [0.28, 1.4, 0.14],
  ],
  hands: [
    [-0.28, 1.33, 0.36],
    [0.17, 1.36, 0.42],
  ],
  look: [6, -8, 0],
}

/** Leans forward and turns a tool with both hands at chest height. */
export const TIGHTENING: Pose = {
  ...WORKING,
  chest: [0.0, 1.41, 0.12],
  head: [-0.01, 1.595, 0.215],
  elbows: [
    [-0.28, 1.2, 0.2],
    [0.27, 1.2, 0.18],
  ],
  hands: [
    [-0.1, 1.2, 0.5],
    [0.12, 1.14, 0.45],
  ],
  look: [22, 6, 0],
}

/** Holds a board in the left hand and writes on it with the right one. */
export const WRITING: Pose = {
  ...OPERATING,
  elbows: [
    [-0.25, 1.16, 0.06],
    [0.27, 1.16, 0.04],
  ],
  hands: [
    [-0.05, 1.2, 0.31],
    [0.13, 1.14, 0.31],
  ],
  grips: ['across', 'open'],
  look: [24, 4, 0],
}

/** Pulls a pallet truck behind the right hip: walks on, with the right arm back and down. */
export const PULLING: Pose = {
  ...WALKING,
  elbows: [
    [-0.26, 1.16, -0.1],
    [0.25, 1.15, 0.0],
  ],
  hands: [
    [-0.24, 0.93, -0.24],
    [0.24, 0.95, 0.2],
  ],
  look: [2, -12, 0],
}

/** The point at a share of the way between two. */
export const mix = (first: Point, second: Point, share: number): Point =>
  first.map((value, axis) => value + (second[axis]! - value) * share) as Point

export const plus = ([x, y, z]: Point, [dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz]
