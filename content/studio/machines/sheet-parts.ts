/** Rubber and silicone sheet on its way through a machine; outlines seen from the side. */
import { SplineCurve, Vector2 } from 'three'
import { type FlatPoint, type Kit, type MaterialName, type Point, polygon, type Shape } from '../kit/index.ts'

/** Outline for a plate with axis x, from points [z, y]. */
export function sideOutline(points: readonly FlatPoint[]): Shape {
  return polygon(points.map(([z, y]): FlatPoint => [-z, y]))
}

/** Points [z, y] on a circle about `center`, angles in degrees from the front (+z) upwards. */
export function arcPoints(center: FlatPoint, radius: number, from: number, to: number, steps = 14): FlatPoint[] {
  return Array.from({ length: steps + 1 }, (_, index): FlatPoint => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)]
  })
}

/** Sheet of even thickness along a smooth path of [z, y]; `place` is its middle in x, `width` runs along x. */
export function sheet(
  kit: Kit,
  material: MaterialName,
  x: number,
  width: number,
  path: readonly FlatPoint[],
  thickness: number,
  smooth = true,
): void {
  const corners = path.map(([z, y]) => new Vector2(z, y))
  const points = smooth ? new SplineCurve(corners).getPoints(path.length * 6) : corners
  const side = (sign: number): FlatPoint[] =>
    points.map((point, index) => {
      const before = points[Math.max(0, index - 1)]!
      const after = points[Math.min(points.length - 1, index + 1)]!
      const along = after.clone().sub(before).normalize()
      return [point.x - (sign * along.y * thickness) / 2, point.y + (sign * along.x * thickness) / 2]
    })
  const outline = sideOutline([...side(1), ...side(-1).reverse()])
  kit.plate(material, [x, 0, 0], outline, width, { axis: 'x', bevel: Math.min(0.001, thickness / 5) })
}

/** Folded pile of sheet lengths lying on each other. */
export function sheetPile(
  kit: Kit,
  material: MaterialName,
  place: Point,
  size: [number, number],
  layers: number,
  thickness = 0.008,
): void {
  for (let layer = 0; layer < layers; layer++) {
    const offset = Math.sin(layer * 2.4) * 0.006
    kit.box(
      material,
      [place[0] + offset, place[1] + layer * (thickness + 0.0008), place[2] - offset * 0.7],
      [size[0] - (layer % 3) * 0.002, thickness, size[1]],
      thickness * 0.35,
    )
  }
}
