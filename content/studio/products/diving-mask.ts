/** Diving mask: stiff frame with two lenses that lean back to the sides, soft clear skirt with nose pocket and double edge, split strap with buckles. */
import { Vector3 } from 'three'
import {
  type FlatPoint,
  Kit,
  type MaterialName,
  type Point,
  polygon,
  radians,
  rectangle,
  SIDES,
  withHoles,
} from '../kit/index.ts'
import { alongPath, ease, inMillimeters, loft, oval, rest } from './shapes.ts'

const STRAP = { width: 19, thickness: 2.2 }
/** Where the strap meets its buckle, and the strap's way around the head. */
const BUCKLE: Point = [97, 3, -27]
const HEAD = { width: 98, depth: 122 }

export function build(kit: Kit): void {
  inMillimeters(kit, () => rest(kit, { at: [0, 0], turn: [-32, 0, 0], yaw: 8 }, mask))
}

/** The sides lean back, like the halves of spectacles. */
const LEAN = Math.tan(radians(9))
const leaning = (x: number): number => -LEAN * (Math.hypot(x, 9) - 9)

/** Front outline of frame and skirt: straight brow, cheeks drawn in, an arch over the nose. */
function outline(grow: number, arch: number): FlatPoint[] {
  return oval(162 + 2 * grow, 82 + 2 * grow, 2.7, 200).map(([x, y]): FlatPoint => {
    const nose = y < 0 ? arch * Math.exp(-((x / 22) ** 2)) : -3 * Math.exp(-((x / 16) ** 2))
    return [x * (y < 0 ? 1 - 0.1 * (-y / 41) : 1), y + nose]
  })
}

/** One lens: wide at the brow, drawn in towards the cheek, with room for the nose. */
function lens(side: number, shrink: number): FlatPoint[] {
  return oval(66 - 2 * shrink, 58 - 2 * shrink, 3, 96).map(([x, y]): FlatPoint => {
    const inner = x < 0 && y < 0 ? (-x / 33) * (-y / 29) * 13 : 0
    return [side * (40.5 + (x + inner) * (y < 0 ? 1 - 0.09 * (-y / 29) : 1)), y + 1]
  })
}

const ring = (grow: number, arch: number, depth: number): Point[] =>
  outline(grow, arch).map(
    ([x, y]): Point => [x, y, depth + leaning(x) - (Math.abs(x) / 85) ** 2.4 * 13 * (-depth / 60)],
  )

/** Builds flat, then leans both halves back. */
function leaned(kit: Kit, build: (flat: Kit) => void): void {
  const flat = new Kit()
  build(flat)
  for (const { material, geometry } of flat.pieces) {
    const [position, normal] = [geometry.attributes.position!, geometry.attributes.normal!]
    for (let index = 0; index < position.count; index++) {
      const x = position.getX(index)
      position.setZ(index, position.getZ(index) + leaning(x))
      const slope = (-LEAN * x) / Math.hypot(x, 9)
      const turned = new Vector3(
        normal.getX(index) - slope * normal.getZ(index),
        normal.getY(index),
        normal.getZ(index),
      ).normalize()
      normal.setXYZ(index, turned.x, turned.y, turned.z)
    }
    kit.add(material as MaterialName, geometry)
  }
}

function mask(kit: Kit): void {
  skirt(kit)
  leaned(kit, (flat) => {
    const front = withHoles(
      polygon(outline(1, 27)),
      SIDES.map((side) => polygon(lens(side, 1.5))),
    )
    flat.plate('bezel', [0, 0, 1], front, 8, { bevel: 2.2 })
    for (const side of SIDES) {
      const trim = withHoles(polygon(lens(side, -1.6)), [polygon(lens(side, 1.2))])
      flat.plate('paint', [0, 0, 5], trim, 1.6, { bevel: 0.5 })
      flat.plate('lens', [0, 0, 2], polygon(lens(side, 0.6)), 3, { bevel: 0.2 })
    }
  })
  for (const side of SIDES) buckle(kit, side)
  strap(kit)
}

/** From the frame back to the face: a wall, the rolled outer edge, and a thin inner edge that touches the skin. */
function skirt(kit: Kit): void {
  const outside = [
    ring(-3, 22, 1),
    ring(-1.5, 22, -4),
    ring(-1, 22, -12),
    ring(0, 23, -22),
    ring(3.5, 27, -31),
    ring(8, 33, -39),
    ring(11.5, 38, -45),
    ring(13, 40, -49.5),
    ring(12, 41, -52.5),
    ring(9.5, 41, -53),
  ]
  const inside = [
    ring(8.5, 40, -51.6),
    ring(9.5, 39, -49),
    ring(6, 35, -43),
    ring(1, 29, -36),
    ring(-4, 26, -28),
    ring(-4, 25, -12),
    ring(-6, 25, 1),
  ]
  kit.add('siliconeWall', loft([...outside, ...inside], 'joined', 60))
  const edge = [
    ring(-3.4, 27, -28),
    ring(-6, 30, -36),
    ring(-8, 34, -42),
    ring(-12, 38, -46),
    ring(-12.4, 38, -45.2),
    ring(-9.4, 35, -40.5),
    ring(-7.4, 31, -35),
    ring(-5.2, 28, -28),
  ]
  kit.add('siliconeWall', loft(edge, 'joined', 60))
  // the nose's pocket: narrow above, broad at the nostrils, closed in front
  const pocket = Array.from({ length: 25 }, (_, step) => {
    const angle = radians((step / 24) * 89)
    const share = Math.cos(angle) ** 0.72
    return oval(56 * share + 0.6, 58 * share + 0.6, 2.3, 72).map(([x, y]): Point => {
      const up = (y + 29) / 58
      return [
        x * (1 - 0.42 * ease(0.1, 1, up)),
        y - 31 + 4 * Math.sin(angle),
        -34 + 50 * Math.sin(angle) * (1 - 0.34 * up),
      ]
    })
  })
  kit.add('siliconeWall', loft(pocket, 'capped', 60))
}

/** Hinged to the frame's end: a plate with a slot and a ribbed roller that holds the strap. */
function buckle(kit: Kit, side: -1 | 1): void {
  kit.at([side * 80, 2, -15], () => {
    kit.box('bezel', [0, -11, 0], [16, 22, 10], 3, 4)
    kit.cylinder('bezel', [side * 6, -13, -3], 4.5, 26, { bevel: 1 })
  }, [0, side * 30, 0])
  kit.at(BUCKLE.map((value, axis) => (axis ? value : side * value)) as Point, () => {
    const plate = withHoles(rectangle(30, 27, 7), [
      rectangle(7, 20, 2, [side * -7, 0]),
      rectangle(6, 20, 2, [side * 8, 0]),
    ])
    kit.plate('bezel', [side * -3, 0, 0], plate, 4.4, { bevel: 1.2 })
    kit.cylinder('steel', [side * 1.4, -12, 2.6], 2.6, 24, { bevel: 0.5, segments: 32 })
    kit.box('bezel', [side * 5, -8.5, 2], [7, 17, 3.4], 1.2)
  }, [0, side * 66, 0])
}

/** Two bands from buckle to buckle that part behind the head, joined by webs at the sides. */
function strap(kit: Kit): void {
  const steps = 72
  const way = (share: number, lift: number): Vector3 => {
    const angle = Math.PI * share
    const out = Math.cos(angle)
    return new Vector3(
      HEAD.width * Math.sign(out) * Math.abs(out) ** 0.62,
      BUCKLE[1] + lift * Math.sin(angle) ** 2 - 12 * Math.sin(angle),
      BUCKLE[2] - HEAD.depth * Math.sin(angle) ** 0.85,
    )
  }
  const apart = (share: number): number => ease(0.24, 0.4, share) * ease(0.24, 0.4, 1 - share)
  for (const part of SIDES) {
    const path = Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps
      return way(share, 0).add(new Vector3(0, part * (STRAP.width / 4 + 13 * apart(share)), 0))
    })
    kit.add(
      'siliconeWall',
      loft(alongPath(path, (share) => oval(STRAP.thickness, STRAP.width / 2 + 1 + 7 * apart(share), 5, 32))),
    )
  }
}
