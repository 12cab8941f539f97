/** A position [x, y, z] in meters: x to the right, y up, z towards the viewer. */
export type Point = [x: number, y: number, z: number]

/** Width (x), height (y) and depth (z) in meters. */
export type Size = [width: number, height: number, depth: number]

/** Rotation about x, y and z in degrees. */
export type Turn = [x: number, y: number, z: number]

/** A point of a flat outline or of a turned profile, in meters. */
export type FlatPoint = [across: number, along: number]

export type Axis = 'x' | 'y' | 'z'

export const AXES: readonly Axis[] = ['x', 'y', 'z']

/** Minus and plus, for parts at left and right, front and back. */
export const SIDES = [-1, 1] as const

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point moved by `distance` meters along one axis. */
export function shifted(point: Point, axis: Axis, distance: number): Point {
  const moved: Point = [...point]
  moved[AXES.indexOf(axis)]! += distance
  return moved
}
