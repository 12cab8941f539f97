/** Clamping half of the horizontal injection machines: base, three platens on four tie bars, plunger, mold, guards. */
import {
  columnNut,
  coverPlate,
  door,
  heatedPlaten,
  type Kit,
  louvers,
  type MaterialName,
  moldHalf,
  rectangle,
  SIDES,
  screwCircle,
  socketScrew,
  windowGuard,
} from '../kit/index.ts'
import { feet } from './beside-the-machine.ts'
import { heavyCylinder, LYING, LYING_LEFT } from './injection-unit.ts'

export type HorizontalClamp = {
  /** Height of the machine's middle line. */
  center: number
  /** Heating platen, height and depth (square). */
  platen: number
  plungerRadius: number
  /** Distance between the heating platens, open. */
  daylight: number
  /** Tie bar centers from the middle line. */
  tie: number
  part: MaterialName
  /** Which mold half shows its cavities to the camera. */
  cavitiesOn: 'moving' | 'fixed'
  /** Left end of the base. */
  left: number
}

/** The fixed platen's mold side is at this x. */
export const FIXED_FACE = -0.1
export const FIXED_THICKNESS = 0.28
const DEPTH = 1.14
/** Length of the plunger inside its cylinder: what comes out when the press closes. */
const HIDDEN_STROKE = 0.5

export function horizontalClamp(kit: Kit, clamp: HorizontalClamp): void {
  const { center, plungerRadius, daylight, tie, left } = clamp
  const body = tie * 2 + 0.27
  const moving = FIXED_FACE - 0.18 - daylight // mold side of the moving platen
  const rear = left + 0.62
  const length = FIXED_FACE + 0.5 - left
  const middle = left + length / 2
  kit.part('base', () => {
    feet(kit, left + 0.15, 0.2, 4, 0.44)
    kit.box('plinth', [middle, 0.06, 0], [length - 0.04, 0.13, DEPTH - 0.08], 0.008)
    kit.box('sheet', [middle, 0.185, 0], [length, 0.44, DEPTH], 0.012, 3)
    kit.box('paint', [middle, 0.2, DEPTH / 2 - 0.001], [length - 0.06, 0.045, 0.008], 0.002)
    const field = (length - 0.86) / 2
    for (const index of [0, 1]) {
      const x = left + 0.06 + field * (index + 0.5)
      door(kit, 'sheet', [x, 0.27, DEPTH / 2], field - 0.05, 0.31, { locks: 2 })
      louvers(kit, [x, 0.35, DEPTH / 2 + 0.0155], field * 0.5, 7)
      kit.at([0, 0, -DEPTH / 2], () => coverPlate(kit, [-x, 0.27, 0], field - 0.05, 0.31), [0, 180, 0])
    }
    kit.at([left - 0.002, 0, 0], () => door(kit, 'sheet', [0, 0.27, 0], 0.86, 0.31, { locks: 2 }), [0, -90, 0])
    for (const side of SIDES) {
      kit.box(
        'steel',
        [(left + FIXED_FACE) / 2 + 0.15, 0.62, side * 0.34],
        [FIXED_FACE - left - 0.4, 0.05, 0.12],
        0.004,
      )
      kit.box(
        'groundSteel',
        [(left + FIXED_FACE) / 2 + 0.15, 0.665, side * 0.34],
        [FIXED_FACE - left - 0.44, 0.016, 0.07],
        0.003,
      )
    }
  })
  kit.part('platens', () => {
    const slab = (x: number, thickness: number): void => {
      kit.box('paint', [x, center - body / 2, 0], [thickness, body, body * 0.98], 0.018, 3)
      for (const side of SIDES)
        kit.box('paint', [x, 0.63, side * 0.34], [thickness * 1.3, center - body / 2 - 0.615, 0.16], 0.008)
    }
    slab(FIXED_FACE + FIXED_THICKNESS / 2, FIXED_THICKNESS)
    kit.part('moving', () => slab(moving - 0.14, 0.28))
    slab(rear, 0.3)
    kit.plate(
      'paint',
      [FIXED_FACE + FIXED_THICKNESS / 2, center + 0.08, body * 0.49 + 0.004],
      rectangle(0.18, 0.6, 0.03),
      0.014,
      { bevel: 0.004 },
    )
    for (const y of SIDES)
      for (const z of SIDES) {
        const [tieY, tieZ] = [center + y * tie, z * tie]
        kit.part('tie bars', () => {
          kit.cylinder('chrome', [left + 0.28, tieY, tieZ], 0.06, FIXED_FACE + FIXED_THICKNESS - left - 0.2, {
            axis: 'x',
            segments: 64,
          })
          kit.at(
            [FIXED_FACE + FIXED_THICKNESS - 0.003, tieY, tieZ],
            () => columnNut(kit, [0, 0, 0], 0.1, 0.09, 0.06),
            LYING,
          )
          kit.at([rear - 0.147, tieY, tieZ], () => columnNut(kit, [0, 0, 0], 0.1, 0.09, 0.06), LYING_LEFT)
        })
        kit.part('moving', () => {
          kit.cylinder('brass', [moving - 0.004, tieY, tieZ], 0.086, 0.03, { axis: 'x' })
          kit.cylinder('paint', [moving - 0.325, tieY, tieZ], 0.1, 0.05, { axis: 'x' })
        })
      }
  })
  kit.part('plunger', () => {
    kit.at([rear - 0.148, center, 0], () => heavyCylinder(kit, [0, 0, 0], plungerRadius * 1.25, 0.34), LYING_LEFT)
    kit.cylinder('paint', [rear + 0.14, center, 0], plungerRadius * 1.42, 0.07, {
      axis: 'x',
      bevel: 0.01,
      segments: 72,
    })
    screwCircle(kit, [rear + 0.209, center, 0], plungerRadius * 1.28, 14, 0.018, 'x')
    kit.part('moving', () => {
      kit.cylinder(
        'chrome',
        [rear + 0.1 - HIDDEN_STROKE, center, 0],
        plungerRadius,
        moving - rear - 0.3 + HIDDEN_STROKE,
        {
          axis: 'x',
          segments: 96,
        },
      )
      kit.cylinder('steel', [moving - 0.335, center, 0], plungerRadius * 1.25, 0.06, {
        axis: 'x',
        bevel: 0.008,
        segments: 72,
      })
      screwCircle(kit, [moving - 0.335, center, 0], plungerRadius * 1.12, 12, 0.018, 'x')
    })
  })
  kit.part('mold', () => {
    kit.part('moving', () =>
      kit.at([moving - 0.003, center, 0], () => moldSide(kit, clamp, clamp.cavitiesOn === 'moving'), LYING),
    )
    kit.at([FIXED_FACE + 0.003, center, 0], () => moldSide(kit, clamp, clamp.cavitiesOn === 'fixed'), LYING_LEFT)
  })
  // frame of the guard housing
  const top = center + body / 2 + 0.08
  kit.part('housing', () => {
    kit.box('sheet', [left + 0.13, 0.62, 0], [0.24, top - 0.62, DEPTH - 0.004], 0.012, 3)
    kit.box('paint', [left + 0.13, top - 0.12, DEPTH / 2 - 0.003], [0.236, 0.05, 0.008], 0.002)
    kit.at([left + 0.01, 0, 0], () => {
      door(kit, 'sheet', [0, 0.72, 0], 0.9, top - 0.86, { locks: 2, handle: true })
      louvers(kit, [0, 0.9, 0.0155], 0.5, 12)
    }, [0, -90, 0])
    kit.box('sheet', [(left + moving) / 2 - 0.02, top - 0.006, 0], [moving - left - 0.04, 0.04, DEPTH + 0.01], 0.008)
    kit.box('sheet', [FIXED_FACE + 0.14, 0.62, DEPTH / 2 - 0.03], [0.26, top - 0.62, 0.05], 0.008)
    kit.box('paint', [FIXED_FACE + 0.14, top - 0.12, DEPTH / 2 - 0.004], [0.262, 0.05, 0.012], 0.002)
    for (const z of SIDES) {
      kit.box('zinc', [(left + 0.3) / 2, top - 0.07, z * (DEPTH / 2 + 0.02)], [0.28 - left, 0.03, 0.03], 0.003)
      kit.box('zinc', [(left + 0.3) / 2, 0.6, z * (DEPTH / 2 + 0.02)], [0.28 - left, 0.03, 0.045], 0.003)
    }
    for (const x of [left + 0.9, left + 1.6]) for (const z of SIDES) socketScrew(kit, [x, top + 0.033, z * 0.5], 0.012)
    kit.at([0, 0.63, -DEPTH / 2 - 0.012], () => {
      windowGuard(kit, [(left + 0.25 + moving) / 2, 0, 0], moving - left - 0.26, top - 0.66, { frameWidth: 0.05 })
      windowGuard(kit, [(moving + 0.02) / 2, 0, 0], 0.02 - moving, top - 0.66, { frameWidth: 0.05 })
    })
    windowGuard(kit, [(left + 0.25 + moving) / 2, 0.63, DEPTH / 2 + 0.008], moving - left - 0.26, top - 0.66, {
      frameWidth: 0.05,
    })
  })
}

/** Sliding door in front of the mold; `shift` 0 closed, 1 run fully to the left. */
export function slidingDoor(kit: Kit, clamp: HorizontalClamp, shift: number): void {
  const moving = FIXED_FACE - 0.18 - clamp.daylight
  const top = clamp.center + clamp.tie + 0.215
  const width = 0.03 - moving
  windowGuard(kit, [(moving + 0.02) / 2 - shift * width * 0.94, 0.63, DEPTH / 2 + 0.052], width, top - 0.665, {
    frameWidth: 0.06,
    handle: 'right',
  })
}

function moldSide(kit: Kit, clamp: HorizontalClamp, cavities: boolean): void {
  const size = clamp.platen
  heatedPlaten(kit, [0, 0, 0], size, size, { insulation: 'below' })
  if (cavities)
    moldHalf(kit, [0, 0.089, 0], size - 0.06, size - 0.06, {
      columns: 5,
      rows: 5,
      cavityRadius: 0.034,
      part: clamp.part,
    })
  else {
    kit.box('steel', [0, 0.088, 0], [size - 0.06, 0.06, size - 0.06], 0.004)
    kit.box('mouldSteel', [0, 0.147, 0], [size - 0.08, 0.03, size - 0.08], 0.002)
  }
}
