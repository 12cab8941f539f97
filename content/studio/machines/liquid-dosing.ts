/** Dosing of liquid silicone: drums with follower plates and pumps. */
import {
  type Decal,
  type FlatPoint,
  gauge,
  gaugeDial,
  type Kit,
  type MaterialName,
  type Point,
  panelInstrument,
  rectangle,
  SIDES,
  screwCircle,
  socketScrew,
  temperatureController,
  tieRodCylinder,
} from '../kit/index.ts'
import { loft } from '../products/shapes.ts'
import { drum } from './compound-feed.ts'
import { cutShell } from './cut-away.ts'

const DRUM = { x: 0.42, z: 0, radius: 0.285, height: 0.86 }

/** White sign with the letter of a component. */
export const letter = (text: string): Decal => ({
  name: `component-${text.toLowerCase()}`,
  width: 256,
  height: 256,
  roughness: 0.4,
  svg: `<rect width="256" height="256" fill="#f2f3f2"/><text x="128" y="200" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="200" fill="#155a8f">${text}</text>`,
})

/**
 * Two drums A and B under follower plates on one pallet, pump cabinet behind; `place` is the floor under the middle.
 * Size 1 is for 200 liter drums: 1.7 wide, 0.86 deep, 1.75 high.
 */
export function dosingUnit(kit: Kit, place: Point, size = 1): void {
  kit.at(
    place,
    () => {
      kit.box('plinth', [0, 0, 0], [1.7, 0.07, 0.86], 0.006)
      kit.box('sheetGrey', [0, 0.068, 0], [1.66, 0.008, 0.82], 0.002)
      for (const side of SIDES) {
        const x = side * DRUM.x
        kit.part(`drum ${side < 0 ? 'A' : 'B'}`, () => {
          drum(kit, [x, 0.074, DRUM.z], 'plinth', DRUM.radius, DRUM.height)
          kit.plate('white', [x, 0.52, DRUM.z + DRUM.radius + 0.016], rectangle(0.24, 0.24, 0.012), 0.006, {
            bevel: 0.001,
          })
          kit.box('plinth', [x, 0.42, DRUM.z + DRUM.radius - 0.02], [0.2, 0.2, 0.036], 0.004)
          kit.decal(letter(side < 0 ? 'A' : 'B'), [x, 0.52, DRUM.z + DRUM.radius + 0.0197], 0.2, 0.2)
        })
        followerPlate(kit, x)
      }
      // pump cabinet between and behind the drums
      kit.box('paint', [0, 0.07, -0.36], [0.5, 1.2, 0.2], 0.01, 3)
      kit.box('sheet', [0, 1.25, -0.32], [0.42, 0.34, 0.26], 0.01, 3)
      panelInstrument(kit, [-0.09, 1.44, -0.188], temperatureController(100, 100), 0.1)
      gauge(kit, [0.1, 1.43, -0.192], 0.05, gaugeDial('bar', 0.62))
    },
    [0, 0, 0],
    [size, size, size],
  )
}

/** Outlet of the pump over drum A (-1) or B (1). */
export const dosingOutlet = (place: Point, side: -1 | 1, size = 1): Point => [
  place[0] + (side * DRUM.x + 0.1) * size,
  place[1] + 1.3 * size,
  place[2] + 0.06 * size,
]

/** Follower plate on two columns with lifting cylinders, pump and air motor over one drum. */
function followerPlate(kit: Kit, x: number): void {
  kit.part('follower plate', () => {
    for (const side of SIDES) {
      tieRodCylinder(kit, [x + side * 0.325, 0.074, -0.1], 0.034, 0.96, 'y', 0.66, 0.018)
      kit.hexagon('steel', [x + side * 0.325, 1.715, -0.1], 0.03, 0.03)
    }
    kit.box('paint', [x, 1.64, -0.1], [0.76, 0.08, 0.12], 0.008, 3)
    kit.cylinder('stainless', [x, 0.95, 0], 0.27, 0.04, { bevel: 0.008, segments: 72 })
    screwCircle(kit, [x, 0.989, 0], 0.2, 8, 0.014)
    kit.cylinder('stainless', [x, 0.98, 0], 0.07, 0.26, { bevel: 0.006 })
    kit.box('stainless', [x + 0.05, 1.22, 0.02], [0.2, 0.12, 0.14], 0.008)
    kit.cylinder('sheetGrey', [x, 1.335, 0], 0.1, 0.24, { bevel: 0.012, segments: 56 })
    kit.cylinder('plinth', [x, 1.57, 0], 0.105, 0.04, { bevel: 0.008, segments: 56 })
    kit.cylinder('chrome', [x, 1.6, -0.02], 0.024, 0.06)
    kit.cylinder('brass', [x + 0.1, 1.275, 0.06], 0.026, 0.06, { bevel: 0.004 })
    socketScrew(kit, [x - 0.3, 1.719, -0.1], 0.014)
    kit.tube(
      'airHose',
      [
        [x - 0.04, 1.45, 0.09],
        [x - 0.04, 1.45, 0.15],
        [x - 0.16, 1.45, 0.15],
        [x - 0.16, 1.66, -0.05],
      ],
      0.009,
      0.04,
    )
  })
}

/** Static mixer of `length` from the origin upward: steel jacket, cut open, silicone around the helix of the mixing element. */
export function cutAwayMixer(kit: Kit, length: number, silicone: MaterialName, bore = 0.028): void {
  const wall: FlatPoint[] = [
    [0.032, 0],
    [0.032, length],
    [bore, length],
    [bore, 0],
  ]
  kit.at([0, 0, 0], () => cutShell(kit, 'stainless', [0, 0, 0], wall, 220), [0, -54, 0])
  kit.cylinder(silicone, [0, 0.002, 0], 0.021, length - 0.004, { bevel: 0, segments: 48 })
  for (const half of [0, Math.PI]) {
    const helix = Array.from({ length: Math.round(length / 0.00243) }, (_, step): Point => {
      const angle = half + step * 0.16
      return [0.0205 * Math.cos(angle), 0.004 + step * 0.0024, 0.0205 * Math.sin(angle)]
    })
    kit.hose('stainless', helix, 0.003, 10)
  }
}

type MixingElements = { radius: number; length: number; count: number }

/**
 * Elements of a static mixer from the origin upward: steel ribbons, each twisted by half a turn against the one before.
 * Each of them cuts the two silicones into twice as many layers; after four they are one color.
 */
export function mixingElements(
  kit: Kit,
  { radius, length, count }: MixingElements,
  [first, second, mixed]: readonly [MaterialName, MaterialName, MaterialName],
): void {
  const steps = 20
  for (let element = 0; element < count; element++) {
    const start = element * (Math.PI / 2)
    const twist = element % 2 ? -Math.PI : Math.PI
    /** A line of [distance from the axis, angle] carried up through the element, all but a share at its ends. */
    const twisted = (line: readonly FlatPoint[], crease: number, inset = 0) =>
      loft(
        Array.from({ length: steps + 1 }, (_, step) =>
          line.map(([distance, angle]): Point => {
            const turned = start + angle + (twist * step) / steps
            return [
              distance * Math.cos(turned),
              (element + inset + ((1 - 2 * inset) * step) / steps) * length,
              -distance * Math.sin(turned),
            ]
          }),
        ),
        'capped',
        crease,
      )
    const half = 0.0024
    const corner = Math.atan(half / radius)
    kit.add(
      'chrome',
      twisted(
        [-corner, corner, Math.PI - corner, Math.PI + corner].map((angle): FlatPoint => [radius, angle]),
        30,
        0.01,
      ),
    )
    const layers = element < 4 ? 2 ** (element + 1) : 2
    for (let layer = 0; layer < layers; layer++) {
      const width = (Math.PI * 2) / layers
      const points = Math.max(2, Math.round(48 / layers))
      const arc = Array.from(
        { length: points + 1 },
        (_, point): FlatPoint => [radius * 0.9, width * (layer + point / points)],
      )
      const material = element < 4 ? (layer % 2 ? second : first) : mixed
      kit.add(material, twisted([[0, 0], ...arc], 50))
    }
  }
}
