/**
 * Press with a body of thick frame plates in a row along x: closed (window) or open to the front (C). The platens run through all
 * frames; cylinders are in the bed below them. Turn the whole press to load it from an end.
 */
import {
  gauge,
  heatedPlaten,
  hexScrew,
  hydraulicPipe,
  type Kit,
  levelingFoot,
  liftingEye,
  modelPlate,
  polygon,
  rectangle,
  type Shape,
  SIDES,
  screwCircle,
  socketScrew,
  withHoles,
} from '../kit/index.ts'

export type FramePress = {
  /** Middles of the frame plates. */
  frames: readonly number[]
  plate: { thickness: number; depth: number; top: number }
  opening: { bottom: number; top: number; depth: number }
  /** Frames open to the front. */
  open?: boolean
  platen: [length: number, depth: number]
  plungerRadius: number
  /** Middles of the plungers. */
  plungers: readonly (readonly [x: number, z: number])[]
  /** Undersides of the moving table and the two heated platens; `z` is the middle of the platens. */
  level: { table: number; lower: number; upper: number }
  z?: number
  /** Plate with this code on the front of the top beam. */
  code?: string
}

const FOOT = 0.09

export const framePlatenTop = (press: FramePress): number => press.level.lower + 0.09

export function framePress(kit: Kit, press: FramePress): void {
  const { frames, plate, opening, platen, level, z = 0 } = press
  const [first, last] = [Math.min(...frames), Math.max(...frames)]
  const length = last - first
  const middle = (first + last) / 2
  kit.part('frames', () => {
    for (const x of frames) {
      kit.plate('paint', [x, 0, 0], frameOutline(press), plate.thickness, { axis: 'x', bevel: 0.012 })
      for (const side of SIDES) {
        kit.box(
          'plinth',
          [x, 0.03, side * (plate.depth / 2 - 0.16)],
          [plate.thickness + 0.08, FOOT - 0.026, 0.26],
          0.005,
        )
        levelingFoot(kit, x, side * (plate.depth / 2 - 0.16), 0.035)
      }
    }
    for (const y of [FOOT + 0.12, plate.top - 0.14])
      for (const side of SIDES) {
        const tieZ = side * (plate.depth / 2 - 0.13)
        kit.cylinder('steel', [first - plate.thickness / 2 - 0.05, y, tieZ], 0.04, length + plate.thickness + 0.1, {
          axis: 'x',
          segments: 32,
        })
        kit.hexagon('zinc', [first - plate.thickness / 2 - 0.036, y, tieZ], 0.075, 0.038, 'x')
        kit.hexagon('zinc', [last + plate.thickness / 2 - 0.002, y, tieZ], 0.075, 0.038, 'x')
      }
    for (const side of SIDES)
      for (const up of SIDES)
        liftingEye(kit, [up > 0 ? last : first, plate.top - 0.001, side * (plate.depth / 2 - 0.3)], 0.035)
  })
  const between = length - plate.thickness + 0.004
  const inner = (depth: number, bottom: number, height: number, at = z): void =>
    kit.box('paint', [middle, bottom, at], [between, height, depth], 0.008)
  kit.part('bed', () => {
    inner(platen[1] * 0.8, FOOT + 0.06, opening.bottom - FOOT - 0.08)
    for (const [x, cz] of press.plungers) {
      const radius = press.plungerRadius
      kit.cylinder('paint', [x, opening.bottom - 0.03, z + cz], radius * 1.34, 0.07, { bevel: 0.008, segments: 64 })
      screwCircle(kit, [x, opening.bottom + 0.039, z + cz], radius * 1.2, 12, 0.016)
      kit.cylinder('chrome', [x, opening.bottom, z + cz], radius, level.table - opening.bottom + 0.01, { segments: 72 })
    }
  })
  kit.part('table', () => {
    kit.box(
      'paint',
      [middle, level.table, z],
      [platen[0] + 0.06, level.lower - level.table + 0.002, platen[1] + 0.04],
      0.01,
      3,
    )
    const heaters = Math.round(platen[0] * 11)
    kit.at([middle, level.lower, z], () =>
      heatedPlaten(kit, [0, 0, 0], platen[0], platen[1], { insulation: 'below', heaters }),
    )
  })
  kit.part('top beam', () => {
    kit.at([middle, level.upper, z], () =>
      heatedPlaten(kit, [0, 0, 0], platen[0], platen[1], { insulation: 'above', heaters: Math.round(platen[0] * 11) }),
    )
    kit.box(
      'paint',
      [middle, level.upper + 0.088, z],
      [platen[0] + 0.06, opening.top - level.upper - 0.082, platen[1] + 0.04],
      0.01,
      3,
    )
    inner(platen[1] * 0.86, opening.top + 0.004, plate.top - opening.top - 0.1)
    if (press.code) {
      const face = z + platen[1] * 0.43
      const x = (frames[0]! + frames[1]!) / 2
      const y = (opening.top + plate.top) / 2 - 0.04
      const width = Math.min(0.6, frames[1]! - frames[0]! - plate.thickness - 0.1)
      kit.box('aluminium', [x, y - width * 0.14, face - 0.002], [width * 1.04, width * 0.28, 0.008], 0.002)
      kit.decal(modelPlate(press.code), [x, y, face + 0.0067], width, width / 4)
      for (const side of SIDES) socketScrew(kit, [x + side * width * 0.56, y, face - 0.001], 0.009, 'z')
    }
  })
  for (const x of frames)
    for (const share of [0.25, 0.75])
      hexScrew(kit, [x, opening.top + (plate.top - opening.top) * share, plate.depth / 2 - 0.002], 0.024, 'z')
}

/** Pressure pipe in front of the bed with a branch and a gauge for each plunger of a row. */
export function oilLine(kit: Kit, { opening, platen, plungers, z = 0 }: FramePress, from: number, to: number): void {
  const face = z + platen[1] * 0.4 - 0.008
  const [low, high] = [opening.bottom - 0.32, opening.bottom - 0.14]
  kit.part('oil line', () => {
    kit.tube(
      'pipe',
      [
        [from, low, face + 0.1],
        [to, low, face + 0.1],
      ],
      0.024,
      0.05,
      20,
    )
    for (const x of new Set(plungers.map((plunger) => plunger[0]))) {
      hydraulicPipe(
        kit,
        [
          [x, low, face + 0.1],
          [x, high, face + 0.1],
          [x, high, face],
        ],
        0.014,
      )
      kit.box('plinth', [x + 0.12, high - 0.05, face], [0.06, 0.06, 0.03], 0.004)
      gauge(kit, [x + 0.12, high - 0.02, face + 0.012], 0.035)
    }
  })
}

/** Outline of one frame as the right side shows it; its first coordinate is -z. */
function frameOutline({ plate, opening, open }: FramePress): Shape {
  const half = plate.depth / 2
  const height = opening.top - opening.bottom
  if (!open)
    return withHoles(rectangle(plate.depth, plate.top - FOOT, 0.07, [0, (plate.top + FOOT) / 2]), [
      rectangle(opening.depth, height, 0.1, [0, (opening.top + opening.bottom) / 2]),
    ])
  const throat = -half + opening.depth
  const cut = 0.1
  return polygon([
    [-half, FOOT],
    [half, FOOT],
    [half, plate.top - cut],
    [half - cut, plate.top],
    [-half + cut * 2, plate.top],
    [-half, plate.top - cut * 2],
    [-half, opening.top],
    [throat - cut, opening.top],
    [throat, opening.top - cut],
    [throat, opening.bottom + cut],
    [throat - cut, opening.bottom],
    [-half, opening.bottom],
  ])
}

/** Row of free rollers on a stand, running along x; `top` is the height of the rollers. */
export function rollerStand(kit: Kit, from: number, to: number, top: number, depth: number, z = 0): void {
  kit.part('roller stand', () => {
    for (let x = from + 0.05; x < to - 0.02; x += 0.11)
      kit.cylinder('zinc', [x, top - 0.035, z - depth / 2], 0.035, depth, { axis: 'z', segments: 32 })
    for (const side of SIDES) {
      kit.box('paint', [(from + to) / 2, top - 0.11, z + side * (depth / 2 + 0.016)], [to - from, 0.11, 0.04], 0.005)
      for (const x of [from + 0.12, to - 0.12]) {
        kit.box('paint', [x, 0.06, z + side * (depth / 2 + 0.0165)], [0.07, top - 0.14, 0.06], 0.005)
        kit.box('plinth', [x, 0, z + side * (depth / 2 + 0.016)], [0.14, 0.064, 0.12], 0.004)
      }
    }
    for (const x of [from + 0.12, to - 0.12]) kit.box('paint', [x, 0.3, z], [0.05, 0.06, depth + 0.02], 0.005)
  })
}
