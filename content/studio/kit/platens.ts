/** Heated platens and molds. */
import type { Kit } from './builder.ts'
import { socketScrew } from './hardware.ts'
import type { MaterialName } from './materials.ts'
import { disc, rectangle, withHoles } from './outlines.ts'
import { type Point, SIDES } from './types.ts'

/** Centers of `columns` x `rows` cavities spread over width x depth. */
export function cavityGrid(columns: number, rows: number, width: number, depth: number): [x: number, z: number][] {
  const cells: [number, number][] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      cells.push([(column - (columns - 1) / 2) * (width / columns), (row - (rows - 1) / 2) * (depth / rows)])
  }
  return cells
}

/**
 * Heating platen: ground plate with cartridge heaters along the front, thermocouples at one side, fixing screws in the corners
 * and an insulation sheet under (`insulation: 'below'`) or over it. `place` is the middle of the underside of plate and sheet together.
 */
export function heatedPlaten(
  kit: Kit,
  place: Point,
  width: number,
  depth: number,
  options: { thickness?: number; insulation?: 'below' | 'above'; heaters?: number; sensorSide?: -1 | 1 } = {},
): void {
  const { thickness = 0.07, heaters = 9, sensorSide = -1 } = options
  const sheet = 0.02
  kit.part('heated platen', () =>
    kit.at(place, () => {
      const plateBase = options.insulation === 'below' ? sheet : 0
      kit.box('groundSteel', [0, plateBase, 0], [width, thickness, depth], 0.003)
      if (options.insulation)
        kit.box(
          'insulation',
          [0, options.insulation === 'below' ? 0 : thickness, 0],
          [width - 0.012, sheet, depth - 0.012],
          0.002,
        )
      const middle = plateBase + thickness / 2
      for (let index = 0; index < heaters; index++) {
        const x = -width / 2 + (width * (index + 0.5)) / heaters
        kit.cylinder('brass', [x, middle, depth / 2 - 0.004], 0.011, 0.011, { axis: 'z', bevel: 0.001, segments: 20 })
        kit.cylinder('dark', [x, middle, depth / 2 + 0.006], 0.006, 0.005, { axis: 'z', bevel: 0.001, segments: 12 })
      }
      for (let index = 0; index < 5; index++) {
        const z = -depth / 2 + (depth * (index + 0.5)) / 5
        kit.cylinder('zinc', [sensorSide * (width / 2) - (sensorSide > 0 ? 0.004 : 0.024), middle, z], 0.009, 0.028, {
          axis: 'x',
          bevel: 0.002,
          segments: 16,
        })
      }
    }),
  )
}

/** Bunch of heater leads between a platen edge and a terminal place, `count` cables side by side along z. */
export function heaterLeads(kit: Kit, from: Point, to: Point, count = 4, pitch = 0.12): void {
  kit.part('heater leads', () => {
    for (let index = 0; index < count; index++) {
      const offset = (index - (count - 1) / 2) * pitch
      const start: Point = [from[0], from[1], from[2] + offset]
      const end: Point = [to[0], to[1], to[2] + offset * 0.3]
      const droop = Math.min(start[1], end[1])
      kit.hose(
        'cable',
        [
          start,
          [start[0] + (end[0] - start[0]) * 0.35, start[1] - 0.015, start[2]],
          [start[0] + (end[0] - start[0]) * 0.8, (droop + end[1]) / 2, (start[2] + end[2]) / 2],
          end,
        ],
        0.006,
        8,
      )
    }
  })
}

type MoldOptions = { columns: number; rows: number; cavityRadius: number; part?: MaterialName; baseThickness?: number }

/** Half a mold with cavities open to the top and, if `part` names a material, a round part in each. `place` is the middle of the underside. Returns nothing; total height is baseThickness + 0.026. */
export function moldHalf(kit: Kit, place: Point, width: number, depth: number, options: MoldOptions): void {
  const { columns, rows, cavityRadius, baseThickness = 0.05 } = options
  kit.part('mold', () =>
    kit.at(place, () => {
      kit.box('steel', [0, 0, 0], [width, baseThickness, depth], 0.004)
      const cells = cavityGrid(columns, rows, width - 0.1, depth - 0.1)
      const plate = withHoles(
        rectangle(width - 0.02, depth - 0.02, 0.004),
        cells.map(([x, z]) => disc(cavityRadius, [x, -z])),
        10,
      )
      kit.plate('mouldSteel', [0, baseThickness + 0.0125, 0], plate, 0.026, {
        axis: 'y',
        bevel: 0.0015,
        pointsPerCurve: 14,
      })
      if (options.part) {
        const radius = cavityRadius - 0.0015
        for (const [x, z] of cells) {
          kit.lathe(
            options.part,
            [x, baseThickness + 0.001, z],
            [
              [radius, 0],
              [radius, 0.012],
              [radius - 0.003, 0.019],
              [radius * 0.55, 0.019],
              [radius * 0.5, 0.008],
              [0, 0.008],
            ],
            { segments: 26 },
          )
        }
      }
      for (const x of SIDES)
        for (const z of SIDES) {
          kit.cylinder('steel', [x * (width / 2 - 0.03), baseThickness + 0.02, z * (depth / 2 - 0.03)], 0.015, 0.05, {
            bevel: 0.006,
            segments: 28,
          })
          socketScrew(kit, [x * (width / 2 - 0.075), baseThickness + 0.0255, z * (depth / 2 - 0.025)], 0.008)
        }
      for (const side of SIDES) {
        const x = side * (width / 2 - 0.004)
        const y = baseThickness / 2
        kit.tube(
          'blackOxide',
          [
            [x, y, -0.12],
            [x + side * 0.055, y, -0.12],
            [x + side * 0.055, y, 0.12],
            [x, y, 0.12],
          ],
          0.009,
          0.02,
        )
      }
    }),
  )
}
