/**
 * HF-200: hydraulic hot press for silicone, 200 t. Plunger 355 mm, platens 500 x 500 mm, two daylights of 250 mm; 2.0 x 1.3 x 2.2 m.
 * Shown open: upper daylight with its mold, lower mold run out and tilted open with the spoons in it.
 */
import {
  controlCabinet,
  heaterLeads,
  hydraulicHose,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  SIDES,
  screen,
  twoHandControl,
  warningSign,
} from '../kit/index.ts'
import { flatSpoon, spoonPlan, spoonShell } from '../stages/webs.ts'
import { closedMold, daylightPlatens, tiltMold } from './press-parts.ts'
import { crownOf, sideGuards, slideOutTable, type UprightPress, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'HF-200',
  platen: [0.5, 0.5],
  plungerRadius: 0.1775,
  column: { x: 0.34, z: 0.25, radius: 0.05 },
  body: [0.92, 0.72],
  level: { base: 0.14, block: 0.42, blockTop: 0.67, moving: 0.74, lower: 0.84, upper: 1.5, crownTop: 1.94 },
}
const MIDDLE_PLATEN = 1.18
const MOLD = { width: 0.46, depth: 0.44 }
/** Middle of the mold in its run-out place. */
const TABLE_Z = 0.84

/** Variant 'close-up': spoons in their full shape, for a picture of the mold. */
export function build(kit: Kit, variant?: string): void {
  uprightPress(kit, PRESS)
  daylightPlatens(kit, PRESS, [MIDDLE_PLATEN])
  closedMold(kit, [0, MIDDLE_PLATEN + 0.069, 0.01], MOLD.width - 0.02, MOLD.depth, 0.13)
  const top = slideOutTable(kit, PRESS, TABLE_Z, MOLD)
  tiltMold(kit, [0, top - 0.001, TABLE_Z], {
    ...MOLD,
    rows: 2,
    part: 'siliconeCoral',
    tilts: [72],
    columns: 7,
    cavity: ([x, y], shrink) => spoonPlan([x, -y], -shrink),
    ...(variant === 'close-up' ? { solid: { part: flatSpoon, bottom: spoonShell } } : {}),
  })
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.86, 1.56)
    lightCurtain(kit, [0, 0.5, PRESS.body[1] / 2 + 0.1], 0.9, 1.25, 0.12)
    twoHandControl(kit, [0, 0.62, TABLE_Z + MOLD.depth / 2 + 0.005], 0.5)
    for (const [index, kind] of (['hand', 'heat'] as const).entries())
      kit.decal(warningSign(kind), [-0.05 + index * 0.1, 0.53, TABLE_Z + MOLD.depth / 2 - 0.0605], 0.075, 0.075)
  })
  kit.part('units', () => {
    hydraulicUnit(kit, [-0.88, 0, -0.12], { width: 0.56, depth: 0.62, tankHeight: 0.46 })
    controlCabinet(kit, [0.86, 0, 0.06], { width: 0.54, height: 1.56, screen: screen('screen-silicone-press', SCREEN) })
  })
  kit.part('lines', () => {
    for (const z of SIDES)
      hydraulicPipe(
        kit,
        [
          [-0.61, 0.44 + z * 0.04, -0.1 + z * 0.08],
          [-0.55, 0.44 + z * 0.04, -0.1 + z * 0.08],
          [-0.52, 0.56, -0.1 + z * 0.08],
          [-0.44, 0.56, -0.1 + z * 0.08],
        ],
        0.014,
      )
    hydraulicHose(
      kit,
      [
        [-0.78, 0.57, 0.03],
        [-0.76, 0.68, 0.1],
        [-0.62, 0.7, 0.14],
        [-0.45, 0.62, 0.14],
      ],
      0.013,
    )
    kit.part('moving', () => heaterLeads(kit, [0.25, PRESS.level.lower + 0.055, 0], [0.59, 0.8, -0.06], 3, 0.1))
    heaterLeads(kit, [0.25, PRESS.level.upper + 0.035, 0], [0.46, crownOf(PRESS) + 0.03, -0.06], 3, 0.1)
    kit.tube(
      'hose',
      [
        [0.76, 1.555, -0.05],
        [0.76, 1.76, -0.05],
        [0.46, 1.76, -0.05],
      ],
      0.022,
      0.12,
      18,
    )
    kit.hexagon('zinc', [0.457, 1.76, -0.05], 0.038, 0.028, 'x')
    kit.hexagon('zinc', [0.76, 1.558, -0.05], 0.038, 0.028)
  })
}

const SCREEN = {
  title: 'SILICONE  12',
  tiles: [
    ['UPPER', '170.3'],
    ['MIDDLE', '170.1'],
    ['LOWER', '169.8'],
    ['PUMP', 'REST'],
  ],
  buttons: ['CLAMP', 'DEGAS', 'RECIPE', 'OPEN'],
} as const
