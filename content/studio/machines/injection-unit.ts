/**
 * Injection units, built along +y with the nozzle at the origin (as on a vertical machine); LYING turns them for a
 * horizontal one. Their feed side is -x, which LYING turns upwards.
 */
import {
  hydraulicHose,
  type Kit,
  liftingEye,
  type MaterialName,
  type Point,
  SIDES,
  screwCircle,
  socketScrew,
  type Turn,
  tieRodCylinder,
} from '../kit/index.ts'
import { cutChamber } from './cut-away.ts'

/** Turns an assembly built upwards so that it grows to the right. */
export const LYING: Turn = [0, 0, -90]
/** Turns it so that it grows to the left. */
export const LYING_LEFT: Turn = [0, 0, 90]

/** Barrel with nozzle cone and tempering jackets joined by bent pipes; `cooled` shows blue water hoses instead. */
export function barrel(
  kit: Kit,
  options: { radius: number; length: number; jackets?: number; cooled?: boolean; nose?: number },
): void {
  const { radius, length, jackets = 3, cooled = false, nose = 0.1 } = options
  kit.part('barrel', () => {
    kit.lathe(
      'steel',
      [0, -nose, 0],
      [
        [0, 0],
        [radius * 0.35, 0],
        [radius * 0.42, nose * 0.3],
        [radius * 0.96, nose],
        [0, nose],
      ],
    )
    kit.cylinder('groundSteel', [0, -0.004, 0], radius, length, { segments: 56 })
    const pitch = (length - 0.05) / jackets
    for (let index = 0; index < jackets; index++) {
      const start = 0.03 + index * pitch
      const end = start + pitch - 0.03
      kit.cylinder('stainless', [0, start, 0], radius * 1.34, end - start, { bevel: 0.008, segments: 56 })
      for (const y of [start + 0.012, end - 0.02])
        kit.cylinder('zinc', [0, y, 0], radius * 1.4, 0.012, { bevel: 0.002, segments: 56 })
      kit.cylinder('brass', [radius * 0.75, (start + end) / 2, radius * 0.9], 0.011, radius * 0.5 + 0.03, {
        axis: 'z',
        segments: 18,
      })
      for (const y of [start + 0.035, end - 0.04])
        kit.cylinder('brass', [0, y, radius * 1.3], 0.014, 0.03, { axis: 'z', segments: 18 })
      if (index === jackets - 1) continue
      const next = start + pitch
      kit.tube(
        cooled ? 'airHose' : 'pipe',
        [
          [0, end - 0.04, radius * 1.3 + 0.01],
          [0, end - 0.04, radius * 1.3 + 0.075],
          [0, next + 0.035, radius * 1.3 + 0.075],
          [0, next + 0.035, radius * 1.3 + 0.01],
        ],
        0.0095,
        0.028,
      )
    }
  })
}

/** Feed block, thrust bearing, gearbox and oil motor on the end of a screw; begins at `y`. Feed opening on -x. */
export function screwDrive(kit: Kit, y: number, radius: number, feedMaterial: MaterialName = 'sheetGrey'): void {
  kit.part('screw drive', () => {
    const side = radius * 3.6
    kit.box(feedMaterial, [0, y - 0.004, 0], [side, side, side], 0.008, 3)
    for (const x of SIDES)
      for (const up of [0.14, 0.86]) socketScrew(kit, [x * side * 0.38, y + side * up, side / 2 - 0.001], 0.012, 'z')
    kit.cylinder('paint', [0, y + side - 0.01, 0], radius * 2.1, radius * 0.9, { bevel: 0.008, segments: 56 })
    screwCircle(kit, [0, y + side + radius * 0.88 - 0.011, 0], radius * 1.82, 10, 0.012)
    kit.cylinder('castIron', [0, y + side + radius * 0.85, 0], radius * 1.55, radius * 2.3, {
      bevel: 0.01,
      segments: 56,
    })
    for (const up of [1.2, 1.7, 2.2, 2.7])
      kit.cylinder('castIron', [0, y + side + radius * up, 0], radius * 1.63, radius * 0.14, { bevel: 0.003 })
    const motorBase = y + side + radius * 3.1
    kit.cylinder('plinth', [0, motorBase, 0], radius * 1.25, radius * 1.1, { bevel: 0.012 })
    kit.box('plinth', [0, motorBase + radius * 0.9, 0], [radius * 1.9, radius * 1.5, radius * 1.9], 0.012)
    screwCircle(kit, [0, motorBase + radius * 2.399, 0], radius * 0.7, 6, 0.01)
    for (const x of SIDES)
      kit.cylinder('zinc', [x * radius * 0.45, motorBase + radius * 1.6, radius * 0.94], 0.018, 0.03, {
        axis: 'z',
        segments: 20,
      })
  })
}

/** Length of screwDrive above its `y`. */
const driveLength = (radius: number): number => radius * 9.1

/** Rounds of a hydraulic cylinder body with flange and end cap, standing on `place`, along +y. */
export function heavyCylinder(kit: Kit, place: Point, radius: number, length: number): void {
  const [x, y, z] = place
  kit.cylinder('paint', [x, y - 0.004, z], radius * 1.35, 0.054, { bevel: 0.006, segments: 64 })
  screwCircle(kit, [x, y + 0.049, z], radius * 1.18, 12, 0.018)
  kit.cylinder('paint', [x, y + 0.04, z], radius, length - 0.04, { bevel: 0.01, segments: 72 })
  kit.cylinder('paint', [x, y + length - 0.07, z], radius * 1.22, 0.09, { bevel: 0.008, segments: 64 })
  screwCircle(kit, [x, y + length + 0.019, z], radius * 1.02, 10, 0.018)
  kit.cylinder('zinc', [x, y + length + 0.015, z], radius * 0.3, 0.03, { segments: 32 })
  liftingEye(kit, [x + radius * 0.55, y + length + 0.018, z], 0.018)
  kit.box('plinth', [x, y + 0.12, z + radius - 0.012], [0.1, 0.1, 0.07], 0.004)
  kit.cylinder('zinc', [x, y + 0.17, z + radius + 0.05], 0.022, 0.03, { axis: 'z', segments: 24 })
}

type PlungerUnit = {
  width: number
  depth: number
  barrelRadius: number
  barrelLength: number
  stroke: number
  cylinderRadius: number
  cylinderLength: number
  /** The chamber cut open, without its plate and what is in front of it. */
  open?: boolean
}

/** Separate injection plunger: chamber below, rod between, oil cylinder above, on four guide columns. Returns its height. */
export function plungerUnit(kit: Kit, unit: PlungerUnit): number {
  const { width, depth, barrelRadius, barrelLength, stroke, cylinderRadius, cylinderLength, open = false } = unit
  const headBase = barrelLength + stroke
  kit.part('injection plunger', () => {
    if (!open) kit.box('paint', [0, -0.004, 0], [width, 0.1, depth], 0.01, 3)
    for (const x of SIDES)
      for (const z of open ? [-1] : SIDES) {
        const column: Point = [x * width * 0.37, 0.09, z * depth * 0.35]
        kit.cylinder('chrome', column, 0.036, headBase - 0.05, { segments: 40 })
        kit.hexagon('steel', [column[0], headBase + 0.119, column[2]], 0.056, 0.045)
        kit.cylinder('groundSteel', [column[0], headBase + 0.16, column[2]], 0.03, 0.03, { segments: 32 })
        kit.cylinder('steel', [column[0], 0.094, column[2]], 0.052, 0.02, { segments: 36 })
      }
    kit.at([0, 0.09, 0], () => {
      if (open) cutChamber(kit, barrelRadius, barrelLength - 0.09, (barrelLength - 0.09) * 0.66)
      else barrel(kit, { radius: barrelRadius, length: barrelLength - 0.09, jackets: 2, nose: 0.06 })
    })
    kit.cylinder('steel', [0, barrelLength - 0.01, 0], barrelRadius * 1.5, 0.06, { bevel: 0.006, segments: 56 })
    screwCircle(kit, [0, barrelLength + 0.049, 0], barrelRadius * 1.25, 10, 0.014)
    kit.part('moving', () => {
      kit.cylinder('chrome', [0, barrelLength + 0.03, 0], barrelRadius * 0.66, stroke + HIDDEN_STROKE, { segments: 64 })
      kit.cylinder('steel', [0, barrelLength + stroke * 0.62, 0], barrelRadius * 1.1, 0.07, {
        bevel: 0.01,
        segments: 48,
      })
      if (!open)
        kit.box('yellow', [width * 0.2, barrelLength + stroke * 0.62, depth * 0.42 + 0.012], [0.05, 0.06, 0.036], 0.004)
    })
    kit.box('paint', [0, headBase, 0], [width, 0.12, depth], 0.01, 3)
    heavyCylinder(kit, [0, headBase + 0.12, 0], cylinderRadius, cylinderLength)
    // position transducer
    if (!open) kit.box('aluminium', [width * 0.2, 0.096, depth * 0.42], [0.03, headBase - 0.06, 0.034], 0.003)
  })
  return headBase + 0.12 + cylinderLength
}

type ScrewUnit = {
  width: number
  depth: number
  radius: number
  barrelLength: number
  jackets?: number
  cooled?: boolean
  feed?: MaterialName
}

/** Length of the injection plunger inside its cylinder. */
const HIDDEN_STROKE = 0.2

/** In-line screw that also injects: barrel, carriage plate with the drive, two oil cylinders beside it. Returns its height. */
export function screwUnit(kit: Kit, unit: ScrewUnit): number {
  const { width, depth, radius, barrelLength, jackets = 3, cooled = false, feed = 'sheetGrey' } = unit
  const plate = 0.09
  const carriage = barrelLength + radius * 3.6 + plate
  kit.part('injection unit', () => {
    kit.box('paint', [0, -0.006, 0], [width, plate + 0.002, depth], 0.01, 3)
    kit.at([0, plate - 0.01, 0], () => barrel(kit, { radius, length: barrelLength, jackets, cooled, nose: 0.06 }))
    kit.part('moving', () => {
      kit.at([0, plate, 0], () => screwDrive(kit, barrelLength - 0.014, radius, feed))
      kit.box('paint', [0, carriage + radius * 0.7, 0], [width, plate, depth * 0.8], 0.01, 3)
      kit.box('yellow', [width * 0.22, carriage * 0.7, depth * 0.4 + 0.01], [0.046, 0.06, 0.032], 0.004)
    })
    for (const side of SIDES) {
      const x = side * width * 0.36
      kit.cylinder('chrome', [x, plate - 0.01, -depth * 0.26], 0.03, carriage + radius * 2.2, { segments: 36 })
      kit.cylinder('steel', [x, plate - 0.006, -depth * 0.26], 0.05, 0.03, { segments: 36 })
      kit.part('moving', () =>
        kit.cylinder('brass', [x, carriage + radius * 0.7 - 0.018, -depth * 0.26], 0.05, 0.03, { segments: 36 }),
      )
      tieRodCylinder(kit, [x, plate - 0.004, depth * 0.16], 0.058, carriage * 0.66, 'y', carriage * 0.34 + 0.02, 0.027)
      kit.part('moving', () => kit.hexagon('steel', [x, carriage + radius * 0.7 - 0.036, depth * 0.16], 0.045, 0.04))
      hydraulicHose(
        kit,
        [
          [x, plate + 0.03, depth * 0.16 + 0.066],
          [x, plate + 0.04, depth * 0.16 + 0.13],
          [x + side * 0.1, plate + 0.02, depth * 0.16 + 0.15],
          [x + side * 0.14, -0.09, depth * 0.16 + 0.13],
          [x + side * 0.14, -0.2, depth * 0.16 + 0.08],
        ],
        0.013,
      )
    }
    kit.box('aluminium', [width * 0.22, plate - 0.006, depth * 0.4], [0.028, carriage - 0.05, 0.03], 0.003)
  })
  return carriage + driveLength(radius) - radius * 3.6
}
