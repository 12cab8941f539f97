import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from 'three'
import type { Point } from './types.ts'

const vector = (point: Point): Vector3 => new Vector3(...point)

/** A polyline whose corners are rounded with `bendRadius` meters. */
export function bentPath(points: readonly Point[], bendRadius: number): Vector3[] {
  const corners = points.map(vector)
  const path: Vector3[] = [corners[0]!]
  for (let index = 1; index < corners.length - 1; index++) {
    const corner = corners[index]!
    const back = corners[index - 1]!.clone().sub(corner)
    const ahead = corners[index + 1]!.clone().sub(corner)
    const reach = Math.min(bendRadius, back.length() * 0.49, ahead.length() * 0.49)
    const start = corner.clone().addScaledVector(back.normalize(), reach)
    const end = corner.clone().addScaledVector(ahead.normalize(), reach)
    for (let step = 0; step <= 8; step++) {
      const share = step / 8
      path.push(
        start
          .clone()
          .multiplyScalar((1 - share) ** 2)
          .addScaledVector(corner, 2 * share * (1 - share))
          .addScaledVector(end, share ** 2),
      )
    }
  }
  path.push(corners[corners.length - 1]!)
  return path
}

/** A smooth line through all points, as a hanging hose or cable runs. */
export function smoothPath(points: readonly Point[], stepsPerPoint = 12): Vector3[] {
  return new CatmullRomCurve3(points.map(vector)).getPoints(points.length * stepsPerPoint)
}

/** A round bar along a path, closed at both ends. The radius may change along the way (share 0 to 1). */
export function sweep(
  rawPath: readonly Vector3[],
  radius: number | ((share: number) => number),
  sides = 14,
): BufferGeometry {
  const path = rawPath.filter((point, index) => index === 0 || point.distanceTo(rawPath[index - 1]!) > 1e-6)
  const last = path.length - 1
  const tangents = path.map((_, index) =>
    path[Math.min(index + 1, last)]!.clone()
      .sub(path[Math.max(index - 1, 0)]!)
      .normalize(),
  )
  const across = Math.abs(tangents[0]!.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const rings: Vector3[][] = []
  const directions: Vector3[][] = []
  for (const [index, center] of path.entries()) {
    const tangent = tangents[index]!
    across.sub(tangent.clone().multiplyScalar(across.dot(tangent))).normalize()
    const upright = tangent.clone().cross(across)
    const ringRadius = typeof radius === 'number' ? radius : radius(index / last)
    const ringDirections = Array.from({ length: sides + 1 }, (_, side) => {
      const angle = (side / sides) * Math.PI * 2
      return across.clone().multiplyScalar(Math.cos(angle)).addScaledVector(upright, Math.sin(angle))
    })
    directions.push(ringDirections)
    rings.push(ringDirections.map((direction) => center.clone().addScaledVector(direction, ringRadius)))
  }
  const positions: number[] = []
  const normals: number[] = []
  const coordinates: number[] = []
  const put = (point: Vector3, normal: Vector3, side: number, index: number): void => {
    positions.push(point.x, point.y, point.z)
    normals.push(normal.x, normal.y, normal.z)
    coordinates.push(side / sides, index / path.length)
  }
  for (let index = 0; index < last; index++) {
    for (let side = 0; side < sides; side++) {
      const corners: [number, number][] = [
        [index, side],
        [index, side + 1],
        [index + 1, side + 1],
        [index, side],
        [index + 1, side + 1],
        [index + 1, side],
      ]
      for (const [ring, corner] of corners) put(rings[ring]![corner]!, directions[ring]![corner]!, corner, ring)
    }
  }
  for (const [end, sign] of [
    [0, -1],
    [last, 1],
  ] as const) {
    const normal = tangents[end]!.clone().multiplyScalar(sign)
    for (let side = 0; side < sides; side++) {
      const first = rings[end]![sign > 0 ? side : side + 1]!
      const second = rings[end]![sign > 0 ? side + 1 : side]!
      for (const point of [path[end]!, first, second]) put(point, normal, side, end)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  return geometry
}
