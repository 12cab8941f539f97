/** Watch straps: the long half with holes and the short half with the buckle, in two colors. */
import { Vector3 } from 'three'
import type { Kit, MaterialName, Point } from '../kit/index.ts'
import { alongPath, ease, inMillimeters, loft, oval, rest } from './shapes.ts'

/** Radius of the wrist the straps are molded to. */
const WRIST = 95

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-14, 34], yaw: 20 }, (part) => half(part, 'siliconeBlue', 118, true))
    rest(kit, { at: [-18, -2], yaw: 24 }, (part) => half(part, 'siliconeBlue', 80, false))
    rest(kit, { at: [12, -42], yaw: 16 }, (part) => half(part, 'siliconeCoral', 118, true))
  })
}

const onArc = (length: number, x: number, lift: number): { place: Point; degrees: number } => {
  const angle = (x - length / 2) / WRIST
  return {
    place: [(WRIST + lift) * Math.sin(angle), (WRIST + lift) * Math.cos(angle) - WRIST, 0],
    degrees: (-angle * 180) / Math.PI,
  }
}

/** The watch end is at x = 0: thick, with the spring bar's barrel. */
function half(kit: Kit, material: MaterialName, length: number, long: boolean): void {
  const steps = 110
  const path = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    return new Vector3(...onArc(length, length * (0.5 * share + 0.25 * (1 - Math.cos(Math.PI * share))), 0).place)
  })
  const height = (x: number): number => 4.6 - 2 * ease(0, 45, x)
  const rings = alongPath(
    path,
    (share) => {
      const x = length * (0.5 * share + 0.25 * (1 - Math.cos(Math.PI * share)))
      const width = 22 - 3.5 * ease(0, 60, x)
      const toEnd = length - x
      const reach = long ? width / 2 : 2
      const round = toEnd < reach ? Math.sqrt(Math.max(0.004, 1 - (1 - toEnd / reach) ** 2)) : 1
      const start = x < 2 ? Math.sqrt(Math.max(0.02, 1 - (1 - x / 2) ** 2)) : 1
      return oval(height(x) * (0.55 + 0.45 * start), width * round, 7, 56)
    },
    { up: [0, 0, 1] },
  )
  kit.add(material, loft(rings))
  kit.cylinder('steel', [onArc(length, 1.8, 0).place[0], onArc(length, 1.8, 0).place[1], -12], 0.9, 24, {
    axis: 'z',
    bevel: 0.2,
    segments: 20,
  })
  if (!long) {
    buckle(kit, material, length)
    return
  }
  for (let hole = 0; hole < 8; hole++) {
    const x = length - 18 - hole * 7.5
    const { place, degrees } = onArc(length, x, 0)
    kit.at(
      place,
      () =>
        kit.add(
          'seam',
          loft([-1, 1].map((side) => oval(3.4, 1.9).map(([a, b]): Point => [a, side * (height(x) / 2 + 0.04), b]))),
        ),
      [0, 0, degrees],
    )
  }
}

/** Steel frame and tongue on the short half, and its two keeper loops. */
function buckle(kit: Kit, material: MaterialName, length: number): void {
  const end = onArc(length, length + 1, 0)
  kit.at(end.place, () => {
    kit.tube(
      'steel',
      [
        [-2, 0, -12.4],
        [10, 0, -12.4],
        [10, 0, 12.4],
        [-2, 0, 12.4],
        [-2, 0, -11],
      ],
      1.4,
      3,
      16,
    )
    kit.tube(
      'steel',
      [
        [-2, 0.6, 0],
        [4, 2.2, 0],
        [11, 2, 0],
      ],
      1,
      3,
      14,
    )
  }, [0, 0, end.degrees])
  for (const x of [length - 14, length - 30]) {
    const { place, degrees } = onArc(length, x, 1)
    const loop = [0, 1, 2, 3].flatMap((corner) => {
      const from = Math.PI / 4 + (corner * Math.PI) / 2
      const center = [Math.sign(Math.cos(from)) * 8.6, Math.sign(Math.sin(from)) * 1.3]
      return Array.from({ length: 7 }, (_, step) => {
        const angle = (corner * Math.PI) / 2 + (step * Math.PI) / 12
        return new Vector3(0, center[1]! + 1.9 * Math.sin(angle), center[0]! + 1.9 * Math.cos(angle))
      })
    })
    kit.at(
      place,
      () => kit.add(material, loft(alongPath(loop, oval(1.5, 5.5, 5, 24), { closed: true, up: [1, 0, 0] }), 'joined')),
      [0, 0, degrees],
    )
  }
}
