import { Path, Shape, Vector2 } from 'three'
import type { FlatPoint } from './types.ts'

/** A closed outline through the given points. */
export function polygon(points: readonly FlatPoint[]): Shape {
  return new Shape(points.map(([across, along]) => new Vector2(across, along)))
}

/** A rectangle with rounded corners, centered on `center`. Corner radius 0, or clearly more than the bevel of the plate made from it. */
export function rectangle(width: number, height: number, cornerRadius = 0, center: FlatPoint = [0, 0]): Shape {
  const left = center[0] - width / 2
  const right = center[0] + width / 2
  const bottom = center[1] - height / 2
  const top = center[1] + height / 2
  if (cornerRadius <= 0)
    return polygon([
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ])
  const shape = new Shape()
  shape.moveTo(left + cornerRadius, bottom)
  shape.lineTo(right - cornerRadius, bottom)
  shape.absarc(right - cornerRadius, bottom + cornerRadius, cornerRadius, -Math.PI / 2, 0, false)
  shape.lineTo(right, top - cornerRadius)
  shape.absarc(right - cornerRadius, top - cornerRadius, cornerRadius, 0, Math.PI / 2, false)
  shape.lineTo(left + cornerRadius, top)
  shape.absarc(left + cornerRadius, top - cornerRadius, cornerRadius, Math.PI / 2, Math.PI, false)
  shape.lineTo(left, bottom + cornerRadius)
  shape.absarc(left + cornerRadius, bottom + cornerRadius, cornerRadius, Math.PI, Math.PI * 1.5, false)
  return shape
}

export function disc(radius: number, center: FlatPoint = [0, 0]): Shape {
  const shape = new Shape()
  shape.absarc(center[0], center[1], radius, 0, Math.PI * 2, false)
  return shape
}

/** Cuts openings (themselves outlines) into an outline. */
export function withHoles(outline: Shape, holes: readonly Shape[], pointsPerCurve = 12): Shape {
  for (const hole of holes) outline.holes.push(new Path(hole.getPoints(pointsPerCurve)))
  return outline
}
