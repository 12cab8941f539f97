/** Motorcycle brake shoes: aluminum shoe with web, lining on its back; a pair forming the drum's circle. */
import { disc, type FlatPoint, type Kit, polygon, radians, withHoles } from '../kit/index.ts'
import { lining } from './lining.ts'
import { type Corner, inMillimeters, rounded } from './shapes.ts'

const RADIUS = 60
const WIDTH = 28
const ARC = 118

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([0, WIDTH / 2, -4], () => kit.at([0, 0, 0], () => shoe(kit), [-90, 0, 0]), [0, 16, 0])
    kit.at([4, WIDTH / 2, 12], () => kit.at([0, 0, 0], () => shoe(kit), [-90, 0, 0]), [0, 196, 0])
  })
}

const at = (degrees: number, radius: number): FlatPoint => [
  radius * Math.sin(radians(degrees)),
  radius * Math.cos(radians(degrees)),
]

/** Drum axis z, the shoe's back upwards. */
function shoe(kit: Kit): void {
  const arc = (radius: number, from: number, to: number): FlatPoint[] =>
    Array.from({ length: 41 }, (_, step) => at(from + ((to - from) * step) / 40, radius))
  const half = ARC / 2 + 3
  kit.at([0, RADIUS - 4.5, 0], () =>
    lining(kit, { radius: RADIUS - 4.5, thickness: 4.5, width: WIDTH - 2, arcDegrees: ARC }),
  )
  kit.plate(
    'aluminium',
    [0, 0, 0],
    polygon([...arc(RADIUS - 4.4, half, -half), ...arc(RADIUS - 9, -half, half)]),
    WIDTH,
    { bevel: 0.6 },
  )
  const web: Corner[] = [
    ...arc(RADIUS - 8, 66, -66).map(([x, y]): Corner => [x, y]),
    [-56, 8, 3],
    [-43, 8, 3],
    [-36, 22, 10],
    [0, 37, 40],
    [36, 22, 10],
    [44, 12, 6],
    [58, 14, 5],
  ]
  kit.plate(
    'aluminium',
    [0, 0, 0],
    withHoles(polygon(rounded(web)), [disc(3.2, [30, 36.5]), disc(3.2, [-30, 36.5])], 24),
    8,
    { bevel: 1 },
  )
  const pivot: FlatPoint = [50, 12]
  kit.cylinder('aluminium', [pivot[0], pivot[1], -WIDTH / 2 + 0.5], 9.5, WIDTH - 1, {
    axis: 'z',
    bore: 5.5,
    bevel: 0.8,
    segments: 48,
  })
  kit.box('aluminium', [-49.5, 6, 0], [13, 6, WIDTH - 2], 0.8)
}
