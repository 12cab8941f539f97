import { BufferGeometry, Float32BufferAttribute } from 'three'
import { type FlatPoint, radians } from './types.ts'

type Direction = FlatPoint

/** Outward normals of a profile: sharp corners stay sharp, small bevels run smoothly into the long faces. */
function profileNormals(
  profile: readonly FlatPoint[],
  creaseDegrees: number,
): (vertex: number, segment: number) => Direction {
  const normals: Direction[] = []
  const lengths: number[] = []
  for (let index = 0; index < profile.length - 1; index++) {
    const across = profile[index + 1]![0] - profile[index]![0]
    const along = profile[index + 1]![1] - profile[index]![1]
    const length = Math.hypot(across, along) || 1e-9
    lengths.push(length)
    normals.push([along / length, -across / length])
  }
  const creaseCosine = Math.cos(radians(creaseDegrees))
  return (vertex, segment) => {
    const own = normals[segment]!
    const otherSegment = segment === vertex ? vertex - 1 : vertex
    const other = normals[otherSegment]
    if (!other || own[0] * other[0] + own[1] * other[1] < creaseCosine) return own
    const across = own[0] * lengths[segment]! + other[0] * lengths[otherSegment]!
    const along = own[1] * lengths[segment]! + other[1] * lengths[otherSegment]!
    const length = Math.hypot(across, along) || 1
    return [across / length, along / length]
  }
}

/**
 * Turns a profile of [radius, height] points about the y axis. Walk the profile with the solid on the left:
 * up the outside from the bottom. `arcDegrees` under 360 gives a cut-away.
 */
export function revolve(
  profile: readonly FlatPoint[],
  segments = 48,
  arcDegrees = 360,
  creaseDegrees = 50,
): BufferGeometry {
  const normalAt = profileNormals(profile, creaseDegrees)
  const arc = radians(arcDegrees)
  const positions: number[] = []
  const normals: number[] = []
  const coordinates: number[] = []
  const put = (point: FlatPoint, normal: Direction, angle: number, share: number): void => {
    const cosine = Math.cos(angle)
    const sine = Math.sin(angle)
    positions.push(point[0] * cosine, point[1], -point[0] * sine)
    normals.push(normal[0] * cosine, normal[1], -normal[0] * sine)
    coordinates.push(share, point[1])
  }
  for (let segment = 0; segment < profile.length - 1; segment++) {
    const start = profile[segment]!
    const end = profile[segment + 1]!
    if (Math.hypot(end[0] - start[0], end[1] - start[1]) < 1e-7) continue
    const startNormal = normalAt(segment, segment)
    const endNormal = normalAt(segment + 1, segment)
    for (let step = 0; step < segments; step++) {
      const share = step / segments
      const nextShare = (step + 1) / segments
      const angle = arc * share
      const nextAngle = arc * nextShare
      if (start[0] > 1e-7) {
        put(start, startNormal, angle, share)
        put(start, startNormal, nextAngle, nextShare)
        put(end, endNormal, nextAngle, nextShare)
      }
      if (end[0] > 1e-7) {
        put(start, startNormal, angle, share)
        put(end, endNormal, nextAngle, nextShare)
        put(end, endNormal, angle, share)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  return geometry
}

/** Profile of a solid (or bored) cylinder with rounded rims. */
export function cylinderProfile(radius: number, height: number, bevel: number, boreRadius = 0): FlatPoint[] {
  const rim = (centerHeight: number, fromDegrees: number): FlatPoint[] =>
    [0, 1, 2, 3].map((step) => {
      const angle = radians(fromDegrees + 30 * step)
      return [radius - bevel + bevel * Math.cos(angle), centerHeight + bevel * Math.sin(angle)]
    })
  const profile: FlatPoint[] = [[boreRadius, 0], ...rim(bevel, -90), ...rim(height - bevel, 0), [boreRadius, height]]
  if (boreRadius > 0) profile.push([boreRadius, 0])
  return profile
}
