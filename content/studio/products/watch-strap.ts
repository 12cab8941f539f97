/** Two watch straps: a buckled one on its edge, and the long half of another in front of it. */
import { Vector3 } from 'three'
import { type FlatPoint, type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { alongPath, ease, inMillimeters, loft, oval, rest } from './shapes.ts'

/** Half axes of the loop around a wrist, and radius to which a half is molded. */
const LOOP = { x: 33, z: 26 }
const MOLDED = 105
/** Distance between the middles of the tail and of the short half. */
const OVER = 3

/** One half: the middle of its section from the watch to the end, the direction of its width, and the side that is seen. */
type Half = { path: Vector3[]; across: Point; outside: -1 | 1; long: boolean }
/** Place on a half: `along` to its end, `across` its width, `out` of its outer face. */
type Place = (along: number, across: number, out: number) => Point

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-4, -14], yaw: 14 }, buckled)
    rest(kit, { at: [4, 42], yaw: 8 }, (part) => {
      const half: Half = { path: moldedPath(122), across: [0, 0, 1], outside: -1, long: true }
      band(part, 'siliconeTerracotta', half)
      springBar(part, half)
      holes(part, 'siliconeTerracotta', half)
    })
  })
}

function buckled(kit: Kit): void {
  const material = 'rubberSatin'
  const long: Half = {
    path: loopPath(56, -146, (angle) => OVER * ease(-84, -108, angle)),
    across: [0, 1, 0],
    outside: -1,
    long: true,
  }
  const short: Half = { path: loopPath(124, 252, () => 0), across: [0, 1, 0], outside: 1, long: false }
  for (const half of [long, short]) {
    band(kit, material, half)
    springBar(kit, half)
  }
  holes(kit, material, long)
  const end = lengthOf(short.path)
  buckle(kit, placeOn(short, end))
  for (const back of [13, 27]) keeper(kit, material, short, end - back)
}

/** Along the loop from one angle to another, `out` millimeters outside of it. */
function loopPath(from: number, to: number, out: (angle: number) => number): Vector3[] {
  return Array.from({ length: 121 }, (_, step) => {
    const angle = from + ((to - from) * step) / 120
    const lift = out(angle)
    return new Vector3((LOOP.x + lift) * Math.cos(radians(angle)), 0, -(LOOP.z + lift) * Math.sin(radians(angle)))
  })
}

function moldedPath(length: number): Vector3[] {
  return Array.from({ length: 121 }, (_, step) => {
    const angle = (length * (step / 120 - 0.5)) / MOLDED
    return new Vector3(MOLDED * Math.sin(angle), MOLDED * (Math.cos(angle) - 1), 0)
  })
}

function lengthOf(path: readonly Vector3[]): number {
  return path.slice(1).reduce((sum, point, index) => sum + point.distanceTo(path[index]!), 0)
}

/** Sizes `x` millimeters from the watch. */
const widthAt = (x: number): number => 22 - 3.5 * ease(0, 60, x)
const thicknessAt = (x: number): number => 4.4 - 2 * ease(0, 42, x)

/** The strap itself, with a raised middle near the watch, and the parting line of its mold along both edges. */
function band(kit: Kit, material: MaterialName, { path, across, outside, long }: Half): void {
  const length = lengthOf(path)
  const endWidth = (x: number): number => {
    const toEnd = length - x
    const reach = long ? widthAt(x) / 2 : 2
    return toEnd < reach ? Math.sqrt(Math.max(0.004, 1 - (1 - toEnd / reach) ** 2)) : 1
  }
  const section = (share: number): FlatPoint[] => {
    const x = share * length
    const start = x < 2 ? 0.55 + 0.45 * Math.sqrt(1 - (1 - x / 2) ** 2) : 1
    const width = widthAt(x) * endWidth(x)
    const padding = 0.7 * ease(4, 10, x) * (1 - ease(34, 58, x))
    return oval(thicknessAt(x) * start, width, 6, 96).map(([thick, wide]): FlatPoint => {
      const inner = 1 - ease(0.52, 0.66, Math.abs((2 * wide) / width))
      return [thick + (thick * outside > 0 ? outside * padding * inner : 0), wide]
    })
  }
  kit.add(material, loft(alongPath(path, section, { up: across }), 'capped', 50))
  const up = new Vector3(...across)
  for (const side of [-1, 1])
    kit.hose(
      material,
      path.slice(2, -3).map((point, index) => {
        const x = ((index + 2) / 120) * length
        return point
          .clone()
          .addScaledVector(up, (side * widthAt(x) * endWidth(x)) / 2)
          .toArray() as Point
      }),
      0.17,
      6,
    )
}

function placeOn({ path, across, outside }: Half, distance: number): Place {
  const index = Math.min(118, Math.max(1, Math.round((distance / lengthOf(path)) * 120)))
  const tangent = path[index + 1]!.clone()
    .sub(path[index - 1]!)
    .normalize()
  const wide = new Vector3(...across)
  const outward = tangent.clone().cross(wide).multiplyScalar(outside)
  return (along, sideways, out) =>
    path[index]!.clone()
      .addScaledVector(tangent, along)
      .addScaledVector(wide, sideways)
      .addScaledVector(outward, out)
      .toArray() as Point
}

function springBar(kit: Kit, half: Half): void {
  const place = placeOn(half, 2)
  kit.tube('steel', [place(-0.2, -12.2, 0), place(-0.2, 12.2, 0)], 0.75, 1, 20)
}

/** Round holes with a raised rim. */
function holes(kit: Kit, material: MaterialName, half: Half): void {
  const length = lengthOf(half.path)
  for (let hole = 0; hole < 8; hole++) {
    const x = length - 14 - hole * 6.4
    const place = placeOn(half, x)
    const face = thicknessAt(x) / 2
    const circle = (radius: number, out: number): Point[] =>
      oval(2 * radius, 2 * radius, 2, 28).map(([along, wide]) => place(along, wide, out))
    const rim = circle(1.35, face)
    kit.hose(material, [...rim, rim[0]!], 0.2, 8)
    kit.add('seam', loft([circle(1.28, face - 0.4), circle(1.28, face + 0.03)]))
  }
}

/** Steel frame on the end of the short half; the tongue goes through the tail and rests on the frame. */
function buckle(kit: Kit, place: Place): void {
  const half = 12.3
  kit.tube(
    'steel',
    [
      place(0.4, 0, 0.2),
      place(0.4, half, 0.2),
      place(10.5, half, 5.9),
      place(10.5, -half, 5.9),
      place(0.4, -half, 0.2),
      place(0.4, 0.4, 0.2),
    ],
    1.25,
    2.6,
    20,
  )
  kit.tube('steel', [place(0.2, 0, 1), place(1.2, 0, 5), place(6, 0, 5.9), place(12.4, 0, 7.6)], 0.95, 2, 16)
  kit.tube('steel', [place(0.3, -1.6, 0.6), place(0.3, 1.6, 0.6)], 1.7, 1, 20)
}

/** Loop around both halves. */
function keeper(kit: Kit, material: MaterialName, half: Half, distance: number): void {
  const place = placeOn(half, distance)
  const corners: [across: number, out: number][] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ]
  const middle = OVER / 2
  const loop = corners.flatMap(([across, out], corner) =>
    Array.from({ length: 7 }, (_, step) => {
      const angle = Math.PI / 4 + (corner * Math.PI) / 2 + ((step - 3) * Math.PI) / 12
      const center = [across * 8.8, middle + out * 2] as const
      return new Vector3(...place(0, center[0] + 1.7 * Math.cos(angle), center[1] + 1.7 * Math.sin(angle)))
    }),
  )
  const along = new Vector3(...place(1, 0, 0)).sub(new Vector3(...place(0, 0, 0)))
  kit.add(
    material,
    loft(alongPath(loop, oval(1.5, 5.2, 4, 24), { closed: true, up: along.toArray() as Point }), 'joined'),
  )
}
