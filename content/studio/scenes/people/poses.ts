/** Poses of people at work. */
import type { Point } from '../../kit/index.ts'

type Pair = [right: Point, left: Point]

/** Joints of a person who looks to +z, metres; the right side is -x. */
export type Pose = {
  hips: Point
  /** Middle of the shoulders. */
  chest: Point
  head: Point
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

/** Holds a pendant of a crane with both hands and looks ahead. */
export const STEERING: Pose = {
  ...WORKING,
  head: [0, 1.63, 0.1],
  elbows: [
    [-0.27, 1.14, 0.1],
    [0.27, 1.13, 0.1],
  ],
  hands: [
    [-0.06, 1.16, 0.4],
    [0.07, 1.13, 0.4],
  ],
}

/** Stands at a panel; the right hand touches it at 1.3 m, the left arm hangs. */
export const OPERATING: Pose = {
  hips: [0, 0.94, 0],
  chest: [0, 1.43, 0.02],
  head: [0.01, 1.635, 0.06],
  knees: [
    [-0.1, 0.51, 0.02],
    [0.13, 0.51, 0.03],
  ],
  ankles: [
    [-0.11, 0.1, -0.04],
    [0.17, 0.1, 0.02],
  ],
  elbows: [
    [-0.25, 1.16, 0.12],
    [0.25, 1.14, -0.05],
  ],
  hands: [
    [-0.13, 1.27, 0.36],
    [0.25, 0.88, 0.04],
  ],
}

/** Stands with one foot ahead and points a spray gun at shoulder height. */
export const SPRAYING: Pose = {
  hips: [0, 0.91, 0],
  chest: [0.02, 1.4, 0.05],
  head: [0.01, 1.6, 0.11],
  knees: [
    [-0.12, 0.49, -0.02],
    [0.13, 0.5, 0.16],
  ],
  ankles: [
    [-0.16, 0.1, -0.2],
    [0.15, 0.1, 0.16],
  ],
  elbows: [
    [-0.25, 1.16, 0.2],
    [0.27, 1.13, 0.02],
  ],
  hands: [
    [-0.15, 1.26, 0.44],
    [0.24, 0.96, 0.2],
  ],
}

/** Sits and drives; the seat's upper face is y = 0, the floor 0.5 below it. */
export const DRIVING: Pose = {
  hips: [0, 0.1, -0.06],
  chest: [0, 0.58, -0.06],
  head: [0, 0.785, -0.02],
  knees: [
    [-0.14, 0.11, 0.38],
    [0.14, 0.11, 0.38],
  ],
  ankles: [
    [-0.13, -0.4, 0.52],
    [0.13, -0.4, 0.46],
  ],
  elbows: [
    [-0.29, 0.31, 0.1],
    [0.29, 0.3, 0.12],
  ],
  hands: [
    [-0.19, 0.22, 0.38],
    [0.09, 0.21, 0.41],
  ],
}

/** The point at a share of the way between two. */
export const mix = (first: Point, second: Point, share: number): Point =>
  first.map((value, axis) => value + (second[axis]! - value) * share) as Point

export const plus = ([x, y, z]: Point, [dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz]
