/** Stoppers for 20 mm vials (freeze-drying type with two legs): one in use position, one upside down, one lying. */
import { type FlatPoint, type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { type Corner, inMillimeters, loft, rounded, scatter } from './shapes.ts'

const PLUG: Corner[] = [
  [0, 4.2],
  [6.6, 4.2, 0.3],
  [6.75, 7.3, 0.4],
  [9.55, 7.3, 0.4],
  [9.55, 10.45, 0.6],
  [5.5, 10.45, 0.3],
  [5.1, 10.2, 0.3],
  [3.4, 10.2, 0.3],
  [3.0, 10.5, 0.3],
  [0, 10.5],
]
const LEG: Corner[] = [
  [4.3, 0, 0.5],
  [5.7, 0, 0.5],
  [6.35, 3, 1],
  [6.4, 5],
  [4.3, 5],
]
/** Half the opening of a leg's arc. */
const LEG_ARC = 72

export function build(kit: Kit): void {
  inMillimeters(kit, () =>
    scatter(
      kit,
      [
        { material: 'rubberGrey', at: [-15, -8], yaw: 20 },
        { material: 'rubberGrey', at: [12, -9], turn: [180, 0, 0], yaw: 30 },
        { material: 'rubberRed', at: [-2, 12], turn: [75, 0, 0], yaw: 125 },
      ],
      (part, material) => stopper(part, material),
    ),
  )
}

/** Standing on its legs. `segments` around the plug and `steps` around its edges: fewer where many are shown. */
export function stopper(kit: Kit, material: MaterialName, segments = 96, steps = 6): void {
  kit.lathe(material, [0, 0, 0], rounded(PLUG, steps), { segments })
  for (const middle of [0, 180]) kit.add(material, loft(leg(middle, segments / 3, steps)))
}

function leg(middle: number, along: number, steps: number): Point[][] {
  const section: FlatPoint[] = rounded(LEG, steps)
  return Array.from({ length: along + 1 }, (_, step) => {
    const angle = radians(middle - LEG_ARC + (2 * LEG_ARC * step) / along)
    return section.map(([radius, height]): Point => [radius * Math.cos(angle), height, radius * Math.sin(angle)])
  })
}
