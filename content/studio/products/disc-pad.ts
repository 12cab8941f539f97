/** Disc brake pads: one with the lining up, one with its steel back up. */
import {
  disc,
  type FlatPoint,
  type Kit,
  type MaterialName,
  polygon,
  type Shape,
  SIDES,
  withHoles,
} from '../kit/index.ts'
import { type Corner, inMillimeters, rounded } from './shapes.ts'

const BACK = 5.5
const LINING = 11
/** Half outlines; z is away from the disc's center. */
const BACK_PLATE: Corner[] = [
  [0, -24],
  [50, -22, 3],
  [56, -12, 3],
  [71, -12, 2],
  [71, 4, 2],
  [60, 6, 4],
  [57, 18, 6],
  [30, 27, 14],
  [0, 29],
]
const BLOCK: Corner[] = [
  [2.2, -19, 2],
  [46, -18, 4],
  [54, -8, 3],
  [53, 12, 6],
  [28, 21.5, 14],
  [2.2, 23.5, 2],
]

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-8, 0, 26], () => pad(kit), [0, 10, 0])
    kit.at([24, BACK + LINING - 0.2, -46], () => kit.at([0, 0, 0], () => pad(kit), [180, 0, 0]), [0, 24, 0])
  })
}

/** Plan of the steel back, larger by `gap`; `scale` turns its millimeters into the caller's unit. */
export function backPlateOutline(gap = 0, [x, z]: FlatPoint = [0, 0], scale = 1): Shape {
  const mirrored = [...BACK_PLATE.slice(1, -1)]
    .reverse()
    .map(([across, along, radius]): Corner => [-across, along, radius])
  return polygon(
    rounded([...BACK_PLATE, ...mirrored]).map(([across, along]): FlatPoint => {
      const grown = 1 + gap / (scale * Math.hypot(across, along))
      return [x + across * scale * grown, z + along * scale * grown]
    }),
  )
}

export function backPlate(kit: Kit, coating: MaterialName): void {
  const holes = SIDES.map((side) => disc(3, [side * 64.5, -4]))
  kit.plate(coating, [0, BACK / 2, 0], withHoles(backPlateOutline(), holes), BACK, { axis: 'y', bevel: 0.7 })
}

/** Plan of the left (-1) or right (1) half of the lining. */
export function liningOutline(side: -1 | 1): FlatPoint[] {
  const outline = rounded(BLOCK).map(([x, z]): FlatPoint => [side * x, z])
  return side > 0 ? outline : outline.reverse()
}

/** Lining up; `coating` is the finish of its steel back. */
export function pad(kit: Kit, coating: MaterialName = 'blackOxide'): void {
  backPlate(kit, coating)
  for (const side of SIDES) {
    kit.cylinder('steel', [side * 27, -0.4, 2], 5, 1, { bevel: 0.4, segments: 32 })
    kit.plate('friction', [0, BACK + LINING / 2 - 0.2, 0], polygon(liningOutline(side)), LINING, {
      axis: 'y',
      bevel: 1.2,
    })
  }
}
