/** Helpers of the products: millimeters, rounded profiles, lofted bodies, and parts laid down as they would come to rest. */
import { BufferGeometry, Euler, Float32BufferAttribute, Quaternion, Vector3 } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { type FlatPoint, Kit, type MaterialName, type Point, radians, type Turn } from '../kit/index.ts'

/** A corner of a profile or outline; the radius rounds it. */
export type Corner = [across: number, along: number, radius?: number | undefined]

/** Meters of the model for one millimeter of the part: ten times life size, so that the lint sees faults of small parts. */
const ENLARGEMENT = 0.01

/** Everything built inside is in millimeters. */
export function inMillimeters(kit: Kit, build: () => void): void {
  kit.at([0, 0, 0], build, [0, 0, 0], [ENLARGEMENT, ENLARGEMENT, ENLARGEMENT])
}

/** The points of a line whose corners are rounded; the first and the last corner may be rounded when the line closes. */
export function rounded(corners: readonly Corner[], steps = 6): FlatPoint[] {
  return corners.flatMap(([x, y, radius], index): FlatPoint[] => {
    if (!radius) return [[x, y]]
    const before = corners[(index + corners.length - 1) % corners.length]!
    const after = corners[(index + 1) % corners.length]!
    const back = [before[0] - x, before[1] - y] as const
    const ahead = [after[0] - x, after[1] - y] as const
    const [backLength, aheadLength] = [Math.hypot(...back), Math.hypot(...ahead)]
    const half = Math.acos((back[0] * ahead[0] + back[1] * ahead[1]) / (backLength * aheadLength)) / 2
    if (Math.PI / 2 - half < 0.01) return [[x, y]]
    const reach = Math.min(radius / Math.tan(half), backLength * 0.499, aheadLength * 0.499)
    const start: FlatPoint = [x + (back[0] / backLength) * reach, y + (back[1] / backLength) * reach]
    const end: FlatPoint = [x + (ahead[0] / aheadLength) * reach, y + (ahead[1] / aheadLength) * reach]
    const bisector = [back[0] / backLength + ahead[0] / aheadLength, back[1] / backLength + ahead[1] / aheadLength]
    const depth = reach / Math.cos(half) / Math.hypot(bisector[0]!, bisector[1]!)
    const center = [x + bisector[0]! * depth, y + bisector[1]! * depth] as const
    const from = Math.atan2(start[1] - center[1], start[0] - center[0])
    const to = Math.atan2(end[1] - center[1], end[0] - center[0])
    const sweep = Math.atan2(Math.sin(to - from), Math.cos(to - from))
    const size = Math.hypot(start[0] - center[0], start[1] - center[1])
    return Array.from({ length: steps + 1 }, (_, step): FlatPoint => {
      const angle = from + (sweep * step) / steps
      return [center[0] + size * Math.cos(angle), center[1] + size * Math.sin(angle)]
    })
  })
}

/** Profile of a turned ring: a closed line, walked up the outside and down the bore. It begins on the last side, where no edge shows. */
export function ringProfile(corners: readonly Corner[], steps = 6): FlatPoint[] {
  const [first, last] = [corners[0]!, corners.at(-1)!]
  const middle: FlatPoint = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
  return [middle, ...rounded(corners, steps), middle]
}

/** Round section of a ring: `radius` of the center line. */
export function cordProfile(radius: number, cord: number, height = cord, points = 28): FlatPoint[] {
  return Array.from({ length: points + 1 }, (_, index): FlatPoint => {
    const angle = (index / points) * Math.PI * 2 + Math.PI
    return [radius + cord * Math.cos(angle), height + cord * Math.sin(angle)]
  })
}

/** Section between ellipse (power 2) and rectangle (power 8). */
export function oval(width: number, height: number, power = 2, points = 40): FlatPoint[] {
  const share = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power)
  return Array.from({ length: points }, (_, index): FlatPoint => {
    const angle = (index / points) * Math.PI * 2
    return [(width / 2) * share(Math.cos(angle)), (height / 2) * share(Math.sin(angle))]
  })
}

/** Eases from 0 to 1 while `value` goes from `from` to `to`. */
export function ease(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * share * (share * (share * 6 - 15) + 10)
}

/** A section set up at every point of a path. Its first coordinate points sideways (path x up), its second towards `up`. */
export function alongPath(
  path: readonly Vector3[],
  section: readonly FlatPoint[] | ((share: number) => readonly FlatPoint[]),
  options: { closed?: boolean; up?: Point } = {},
): Point[][] {
  const up = new Vector3(...(options.up ?? [0, 1, 0]))
  const last = path.length - 1
  return path.map((center, index) => {
    const before = path[index > 0 ? index - 1 : options.closed ? last : 0]!
    const after = path[index < last ? index + 1 : options.closed ? 0 : last]!
    const tangent = after.clone().sub(before).normalize()
    const side = tangent.clone().cross(up).normalize()
    const over = side.clone().cross(tangent)
    const points = typeof section === 'function' ? section(index / last) : section
    return points.map(([x, y]) => center.clone().addScaledVector(side, x).addScaledVector(over, y).toArray() as Point)
  })
}

/** A skin over rings of equally many points; its ends are capped, or joined to a closed body. Faces look outwards. */
export function loft(
  rings: readonly (readonly Point[])[],
  ends: 'capped' | 'joined' | 'open' = 'capped',
  creaseDegrees = 40,
): BufferGeometry {
  const triangles: [Point, Point, Point][] = []
  const count = rings[0]!.length
  const steps = ends === 'joined' ? rings.length : rings.length - 1
  for (let step = 0; step < steps; step++) {
    const [here, next] = [rings[step]!, rings[(step + 1) % rings.length]!]
    for (let point = 0; point < count; point++) {
      const other = (point + 1) % count
      triangles.push([here[point]!, here[other]!, next[other]!], [here[point]!, next[other]!, next[point]!])
    }
  }
  if (ends === 'capped') {
    for (const [ring, last] of [
      [rings[0]!, false],
      [rings.at(-1)!, true],
    ] as const) {
      const middle = [0, 1, 2].map((axis) => ring.reduce((sum, point) => sum + point[axis]!, 0) / count) as Point
      for (let point = 0; point < count; point++) {
        const other = (point + 1) % count
        triangles.push(last ? [ring[point]!, ring[other]!, middle] : [ring[other]!, ring[point]!, middle])
      }
    }
  }
  const size = Math.max(...rings.flat().map((point) => Math.hypot(...point)))
  const solid = triangles.filter((corners) => cross(corners).length() > size * size * 1e-10)
  const volume = solid.reduce((sum, corners) => sum + new Vector3(...corners[0]).dot(cross(corners)), 0)
  const positions = solid.flatMap(([first, second, third]) =>
    volume > 0 ? [...first, ...second, ...third] : [...first, ...third, ...second],
  )
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  return toCreasedNormals(geometry, radians(creaseDegrees))
}

function cross([first, second, third]: readonly [Point, Point, Point]): Vector3 {
  const start = new Vector3(...first)
  return new Vector3(...second).sub(start).cross(new Vector3(...third).sub(start))
}

/** A hose with a wall: outside there, inside back. Radii may change along the path (share 0 to 1). */
export function hollow(
  path: readonly Vector3[],
  outer: (share: number) => number,
  inner: (share: number) => number,
  up: Point = [0, 1, 0],
): BufferGeometry {
  const circle =
    (radius: (share: number) => number) =>
    (share: number): FlatPoint[] =>
      oval(2 * radius(share), 2 * radius(share))
  return loft(
    [...alongPath(path, circle(outer), { up }), ...alongPath(path, circle(inner), { up }).reverse()],
    'joined',
  )
}

/** Screw thread (as grooves) that grows upwards, with chamfered end. */
export function thread(kit: Kit, place: Point, radius: number, length: number, pitch = radius * 0.25): void {
  const turns = Math.floor(length / pitch - 1)
  const profile: FlatPoint[] = [
    [0, 0],
    [radius * 0.86, 0],
  ]
  for (let turn = 0; turn < turns; turn++)
    profile.push([radius, (turn + 0.4) * pitch], [radius, (turn + 0.6) * pitch], [radius * 0.87, (turn + 1) * pitch])
  profile.push([radius * 0.84, length], [0, length])
  kit.lathe('zinc', place, profile, { segments: 36, creaseDegrees: 20 })
}

type Rest = {
  /** Place of its center of mass at the end. */
  at: [x: number, z: number]
  /** How it is let go. */
  turn?: Turn
  /** Turned about the upright axis at the end. */
  yaw?: number
  /** Height of the surface below it. */
  on?: number
}

/** Lays a part down: it rolls from the given position until its center of mass is over its points of contact. */
export function rest(kit: Kit, { at, turn = [0, 0, 0], yaw = 0, on = 0 }: Rest, build: (kit: Kit) => void): void {
  const trial = new Kit()
  build(trial)
  const { points, center } = body(trial)
  const start = new Quaternion().setFromEuler(new Euler(radians(turn[0]), radians(turn[1]), radians(turn[2])))
  for (const point of [...points, center]) point.applyQuaternion(start)
  const full = settle(points, center).multiply(start)
  const angles = new Euler().setFromQuaternion(full)
  const degrees = [angles.x, angles.y, angles.z].map((angle) => (angle * 180) / Math.PI) as Turn
  const low = points.reduce((least, point) => Math.min(least, point.y), Number.POSITIVE_INFINITY)
  const original = body(trial).center.applyQuaternion(full)
  kit.at(
    [at[0], on, at[1]],
    () => kit.at([-original.x, center.y - original.y - low, -original.z], () => build(kit), degrees),
    [0, yaw, 0],
  )
}

/** All different points of the part and its center of mass. */
function body(kit: Kit): { points: Vector3[]; center: Vector3 } {
  const points = new Map<string, Vector3>()
  const center = new Vector3()
  let volume = 0
  for (const { geometry } of kit.pieces) {
    const positions = geometry.attributes.position!
    for (let vertex = 0; vertex < positions.count; vertex += 3) {
      const corners = [0, 1, 2].map((corner) => new Vector3().fromBufferAttribute(positions, vertex + corner))
      const share = corners[0]!.dot(corners[1]!.clone().cross(corners[2]!)) / 6
      volume += share
      for (const corner of corners) {
        center.addScaledVector(corner, share / 4)
        points.set(
          corner
            .toArray()
            .map((value) => value.toFixed(3))
            .join(),
          corner,
        )
      }
    }
  }
  return { points: [...points.values()], center: center.divideScalar(volume) }
}

/** Rolls the points (in place) over their lowest ones until they rest; returns the whole turn. */
function settle(points: Vector3[], center: Vector3): Quaternion {
  const total = new Quaternion()
  const size = Math.max(...points.map((point) => point.distanceTo(center)))
  const touch = size * 2e-4
  for (let roll = 0; roll < 600; roll++) {
    const low = points.reduce((least, point) => Math.min(least, point.y), Number.POSITIVE_INFINITY)
    const contacts = points.filter((point) => point.y < low + touch)
    const pivot = nearestInHull(contacts, center).setY(low)
    const fall = center.clone().sub(pivot).setY(0)
    if (fall.length() < size * 1e-3) break
    fall.normalize()
    let angle = Math.PI
    for (const point of points) {
      if (point.y < low + touch) continue
      const along = (point.x - pivot.x) * fall.x + (point.z - pivot.z) * fall.z
      angle = Math.min(angle, Math.atan2(point.y - low, along))
    }
    const step = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0).cross(fall), angle)
    total.premultiply(step)
    for (const point of [...points, center]) point.sub(pivot).applyQuaternion(step).add(pivot)
  }
  return total
}

/** The point of the contacts' convex hull (seen from above) nearest to the target. Frank-Wolfe steps are exact enough here. */
function nearestInHull(contacts: readonly Vector3[], target: Vector3): Vector3 {
  const nearest = contacts[0]!.clone().setY(0)
  const aim = target.clone().setY(0)
  for (let step = 0; step < 200; step++) {
    const wanted = aim.clone().sub(nearest)
    let best = contacts[0]!
    for (const contact of contacts)
      if (contact.x * wanted.x + contact.z * wanted.z > best.x * wanted.x + best.z * wanted.z) best = contact
    const towards = best.clone().setY(0).sub(nearest)
    const gain = towards.dot(wanted)
    if (gain < 1e-9) break
    nearest.addScaledVector(towards, Math.min(1, gain / towards.lengthSq()))
  }
  return nearest
}

/** Several equal bodies of one material, each at its own place. */
export function scatter(
  kit: Kit,
  places: readonly (Rest & { material: MaterialName })[],
  build: (kit: Kit, material: MaterialName) => void,
): void {
  for (const { material, ...place } of places) rest(kit, place, (part) => build(part, material))
}
