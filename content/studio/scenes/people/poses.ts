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

/** Sits and drives; the seat's upper face is y = 0, the floor 0.5 below it. */
export const DRIVING: Pose = {
  hips: [0, 0.1, 0],
  chest: [0, 0.57, 0.09],
  head: [0, 0.765, 0.15],
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

/** The point at a share of the way between two. */
export const mix = (first: Point, second: Point, share: number): Point =>
  first.map((value, axis) => value + (second[axis]! - value) * share) as Point

export const plus = ([x, y, z]: Point, [dx, dy, dz]: Point): Point => [x + dx, y + dy, z + dz]
