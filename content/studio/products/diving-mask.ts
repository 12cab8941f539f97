/** Diving mask: soft silicone skirt on a hard frame with two lenses, strap at the back. */
import { Vector3 } from 'three'
import { type FlatPoint, type Kit, type Point, polygon, radians, type Shape, SIDES, withHoles } from '../kit/index.ts'
import { alongPath, inMillimetres, loft, oval, rest } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimetres(kit, () => rest(kit, { at: [0, 0], turn: [-24, 0, 0], yaw: 14 }, mask))
}

/** Front outline, larger or smaller, with the arch for the nose below. */
function outline(grow: number, nose: number): FlatPoint[] {
  return oval(160 + 2 * grow, 84 + 2 * grow, 3.2, 160).map(
    ([x, y]): FlatPoint => [x, y < 0 ? y + nose * Math.exp(-((x / 17) ** 2)) : y],
  )
}

const ring = (grow: number, nose: number, depth: number): Point[] =>
  outline(grow, nose).map(([x, y]): Point => [x, y, depth - (Math.abs(x) / 80) ** 2 * 16])

/** A lens: the outline's half, cut in the middle. */
function lens(side: number, shrink: number): Shape {
  const points = oval(68 - 2 * shrink, 68 - 2 * shrink, 3.4, 72).map(
    ([x, y]): FlatPoint => [side * 40 + x + (y < 0 ? side * 0.16 * -y : 0), y],
  )
  return polygon(points)
}

function mask(kit: Kit): void {
  // skirt: from the frame back to the face, with a rolled lip
  const outside = [
    ring(-2, 16, -2),
    ring(1, 16, -14),
    ring(0, 16, -30),
    ring(6, 22, -46),
    ring(12, 30, -58),
    ring(12, 32, -62),
  ]
  const inside = [ring(9, 31, -61), ring(4, 24, -49), ring(-3, 18, -30), ring(-3, 18, -14), ring(-5, 18, -2)]
  kit.add('siliconeBlue', loft([...outside, ...inside], 'joined', 60))
  // nose pocket
  const pocket = Array.from({ length: 19 }, (_, step) => {
    const share = radians((step / 18) * 88)
    return oval(40 * Math.cos(share) + 1, 50 * Math.cos(share) + 1, 2.3, 48).map(
      ([x, y]): Point => [x, y - 26, -22 + 34 * Math.sin(share)],
    )
  })
  kit.add('siliconeBlue', loft(pocket, 'capped', 60))
  kit.plate(
    'bezel',
    [0, 0, 2],
    withHoles(
      polygon(outline(2, 22)),
      SIDES.map((side) => lens(side, 3)),
      40,
    ),
    9,
    { bevel: 2 },
  )
  for (const side of SIDES) {
    kit.plate('sheetGrey', [0, 0, 6.6], withHoles(lens(side, -1), [lens(side, 2.4)]), 2, { bevel: 0.5 })
    kit.plate('glass', [0, 0, 3], lens(side, 2.6), 3, { bevel: 0.2 })
    kit.box('bezel', [side * 88, -12, -13], [30, 32, 12], 3)
    kit.cylinder('steel', [side * 102, -12.5, -13], 2, 33, { bevel: 0.4, segments: 20 })
  }
  const band = Array.from({ length: 61 }, (_, step) => {
    const angle = radians((step / 60) * 180)
    return new Vector3(
      101 * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.5,
      4,
      -16 - 120 * Math.sin(angle) ** 0.9,
    )
  })
  kit.add('siliconeBlue', loft(alongPath(band, (share) => oval(2.6, 16 + 16 * Math.sin(Math.PI * share) ** 4, 6, 32))))
}
