/**
 * SC-600: strip cutter for silicone up to 600 mm. Runs from right to left: coil of gum sheet, white belt, non-stick rolls and
 * coated blade in a guard of clear panes, white belt with cut strips, stainless tray.
 */
import {
  bowHandle,
  coverPlate,
  door,
  emergencyStop,
  type Kit,
  levelingFoot,
  lightTower,
  louvers,
  modelPlate,
  operatorPanel,
  SIDES,
  screen,
  socketScrew,
  warningSign,
} from '../kit/index.ts'
import { beltConveyor, feedRolls, guillotine } from './cutting-parts.ts'
import { arcPoints, sheet } from './sheet-parts.ts'

const WIDTH = 0.66
const SHEET = { width: 0.56, thickness: 0.014, top: 0.92 }
const BODY = { width: 1.5, depth: 0.86, top: 0.8 }
const GUARD = { x: -0.02, width: 0.62, depth: 0.9, bottom: 0.8, top: 1.36 }
const CUT = -0.08
const FEED = 0.16
/** Coil of gum sheet on the right. */
const COIL = { x: 0.92, y: 1.06, radius: 0.16 }
const GUM = 'siliconeCoral'

export function build(kit: Kit): void {
  kit.part('body', () => body(kit))
  kit.part('belts', () => belts(kit))
  kit.part('cutter', () => cutter(kit))
  kit.part('guard', () => guard(kit))
  kit.part('silicone', () => silicone(kit))
  kit.part('coil stand', () => coilStand(kit))
  kit.part('tray', () => tray(kit))
  kit.part('controls', () => controls(kit))
}

function body(kit: Kit): void {
  const front = BODY.depth / 2
  for (const x of [-0.66, 0, 0.66]) for (const z of SIDES) levelingFoot(kit, x, z * 0.36, 0.07)
  kit.box('paint', [0, 0.07, 0], [BODY.width, 0.1, BODY.depth], 0.01, 3)
  kit.box('sheet', [0, 0.165, 0], [BODY.width - 0.02, BODY.top - 0.185, BODY.depth - 0.02], 0.008, 3)
  kit.box('stainless', [0, BODY.top - 0.024, 0], [BODY.width + 0.03, 0.028, BODY.depth + 0.03], 0.006)
  kit.box('paint', [0, 0.69, front - 0.012], [BODY.width - 0.06, 0.05, 0.006], 0.002)
  for (const [index, x] of [-0.49, 0, 0.49].entries()) {
    door(kit, 'sheet', [x, 0.2, front - 0.01], 0.47, 0.46, { hinge: index === 2 ? 'right' : 'left', locks: 2 })
    if (index !== 1) louvers(kit, [x, 0.27, front + 0.0065], 0.3, 7)
    kit.at([0, 0, 0.01 - front], () => coverPlate(kit, [x, 0.2, 0], 0.45, 0.46), [0, 180, 0])
  }
  kit.box('aluminium', [0, 0.4, front + 0.005], [0.3, 0.08, 0.006], 0.002)
  kit.decal(modelPlate('SC-600'), [0, 0.44, front + 0.0117], 0.28, 0.07)
  for (const side of SIDES)
    kit.at([(side * (BODY.width - 0.02)) / 2, 0, 0], () => door(kit, 'sheet', [0, 0.2, 0], 0.7, 0.46, { locks: 2 }), [
      0,
      side * 90,
      0,
    ])
}

function belts(kit: Kit): void {
  const top = SHEET.top - SHEET.thickness
  beltConveyor(kit, -0.98, CUT - 0.06, top, WIDTH - 0.04, { frame: 'stainless', roll: 0.035 })
  beltConveyor(kit, FEED + 0.09, 0.84, top, WIDTH - 0.04, { frame: 'stainless', roll: 0.035 })
  for (const x of [-0.6, 0.6])
    for (const z of SIDES) kit.box('stainless', [x, BODY.top, z * 0.32], [0.05, 0.08, 0.028], 0.003)
  kit.box('stainless', [FEED - 0.1, top - 0.012, 0], [0.2, 0.012, WIDTH - 0.06], 0.002)
}

function cutter(kit: Kit): void {
  feedRolls(kit, FEED, SHEET.top, SHEET.thickness, WIDTH - 0.06, 'white', 0.042)
  guillotine(kit, CUT, SHEET.top, WIDTH - 0.1, GUARD.top - 0.03, {
    cheek: 'stainless',
    beam: 'stainless',
    blade: 'dark',
    lift: 0.04,
  })
  for (const side of SIDES) {
    kit.box('stainless', [CUT, BODY.top - 0.002, side * 0.38], [0.3, 0.2, 0.024], 0.004)
    kit.box('stainless', [CUT, BODY.top + 0.19, side * 0.381], [0.1, GUARD.top - 0.05 - BODY.top - 0.2, 0.024], 0.004)
    for (const x of [-0.11, 0.11])
      for (const y of [0.04, 0.15])
        socketScrew(kit, [CUT + x, BODY.top + y, side * 0.38 + (side > 0 ? 0.0115 : -0.0205)], 0.009, 'z')
  }
}

/** Aluminum profile frame with clear panes around rolls and blade, blue hood with the servo drive on top. */
function guard(kit: Kit): void {
  const { x, width, depth, bottom, top } = GUARD
  for (const across of SIDES)
    for (const z of SIDES)
      kit.box(
        'aluminium',
        [x + across * (width / 2), bottom + 0.002, z * (depth / 2 - 0.03)],
        [0.04, top - bottom, 0.04],
        0.004,
      )
  for (const z of SIDES) {
    for (const y of [bottom + 0.004, top - 0.06])
      kit.box('aluminium', [x, y, z * (depth / 2 - 0.03)], [width - 0.03, 0.038, 0.036], 0.004)
    kit.box(
      'glass',
      [x, bottom + 0.03, z * (depth / 2 - 0.0275)],
      [width - 0.03, top - bottom - 0.08, 0.0055],
      0.001,
      1,
    )
  }
  kit.box('glass', [x - width / 2, SHEET.top + 0.06, 0], [0.006, top - SHEET.top - 0.11, depth - 0.096], 0.001, 1)
  kit.box('glass', [x + width / 2, SHEET.top + 0.06, 0], [0.006, top - SHEET.top - 0.11, depth - 0.096], 0.001, 1)
  for (const across of SIDES)
    kit.box('aluminium', [x + (across * width) / 2, SHEET.top + 0.045, 0], [0.036, 0.03, depth - 0.09], 0.003)
  kit.box('yellow', [x + 0.16, bottom + 0.27, depth / 2 - 0.011], [0.05, 0.09, 0.03], 0.005)
  bowHandle(kit, [x - 0.2, bottom + 0.3, depth / 2 - 0.022], 0.15)
  kit.decal(warningSign('hand'), [x + 0.22, bottom + 0.46, depth / 2 - 0.0205], 0.07, 0.07)
  kit.box('paint', [x, top - 0.004, 0], [width + 0.06, 0.2, depth - 0.02], 0.02, 3)
  kit.box('seam', [x, top + 0.06, depth / 2 - 0.012], [width - 0.02, 0.004, 0.005], 0.001, 1)
  kit.at([x, 0, depth / 2 - 0.0105], () => louvers(kit, [-0.14, top + 0.09, 0], 0.2, 3, 'paint'))
  lightTower(kit, [x + 0.22, top + 0.194, -0.28])
}

/** Sheet from the coil to the blade, cut strips on the belt. */
function silicone(kit: Kit): void {
  const base = SHEET.top - SHEET.thickness
  kit.box(GUM, [0.32, base, 0], [0.78, SHEET.thickness, SHEET.width], 0.003)
  const path = [
    ...arcPoints([COIL.x, COIL.y], COIL.radius + 0.001, 60, 150, 8),
    [0.755, 1.04],
    [0.735, 0.97],
    [0.71, 0.923],
    [0.66, base + 0.007],
  ] as [number, number][]
  kit.at([0, 0, 0], () => sheet(kit, GUM, 0, SHEET.width - 0.003, path, SHEET.thickness - 0.001), [0, 90, 0])
  kit.part('strips', () => {
    for (let index = 0; index < 12; index++)
      kit.box(
        GUM,
        [CUT - 0.115 - index * 0.063, base + 0.0006, Math.sin(index * 1.9) * 0.003],
        [0.04, SHEET.thickness, SHEET.width],
        0.003,
      )
  })
}

/** Coil of sheet on a roll between two stainless arms. */
function coilStand(kit: Kit): void {
  const { x, y } = COIL
  kit.part('coil', () => coil(kit))
  kit.cylinder('steel', [x, y, -0.4], 0.02, 0.8, { axis: 'z' })
  for (const side of SIDES) {
    kit.box('stainless', [x, 0.56, side * 0.385], [0.07, y - 0.52, 0.02], 0.005)
    kit.cylinder('blackOxide', [x, y, side > 0 ? 0.39 : -0.424], 0.05, 0.034, { axis: 'z' })
    kit.box('stainless', [x - 0.1, 0.57, side * 0.382], [0.24, 0.07, 0.021], 0.004)
  }
}

/** The rolled sheet with the windings on its ends. */
function coil(kit: Kit): void {
  const { x, y, radius } = COIL
  kit.cylinder(GUM, [x, y, -SHEET.width / 2], radius, SHEET.width, { axis: 'z', segments: 96, bore: 0.045 })
  for (const z of SIDES)
    for (let turn = 1; turn < 8; turn++)
      kit.lathe(
        'siliconeSand',
        [x, y, z > 0 ? SHEET.width / 2 - 0.0012 : -SHEET.width / 2 - 0.0008],
        [
          [0.045 + turn * 0.0145, 0],
          [0.0465 + turn * 0.0145, 0],
          [0.0465 + turn * 0.0145, 0.002],
          [0.045 + turn * 0.0145, 0.002],
          [0.045 + turn * 0.0145, 0],
        ],
        { axis: 'z', segments: 72 },
      )
  kit.cylinder('white', [x, y, -SHEET.width / 2 - 0.02], 0.047, SHEET.width + 0.04, { axis: 'z' })
}

/** Stainless tray under the end of the belt with stacked strips. */
function tray(kit: Kit): void {
  const x = -1.16
  kit.box('stainless', [x, 0.62, 0], [0.4, 0.012, 0.72], 0.003)
  for (const side of SIDES) {
    kit.box('stainless', [x, 0.622, side * 0.36], [0.41, 0.09, 0.01], 0.003)
    kit.box('stainless', [x + side * 0.2, 0.6225, 0], [0.01, 0.085, 0.71], 0.003)
    kit.box('paint', [x + 0.115, 0.571, side * 0.3], [0.65, 0.0495, 0.04], 0.004)
    kit.box('paint', [x - 0.12, 0.05, side * 0.3], [0.05, 0.525, 0.05], 0.004)
    levelingFoot(kit, x - 0.12, side * 0.3, 0.05)
  }
  for (let layer = 0; layer < 5; layer++)
    for (let row = 0; row < 6; row++)
      kit.box(
        GUM,
        [x - 0.13 + row * 0.052, 0.633 + layer * 0.0148, Math.sin(row * 2 + layer) * 0.006],
        [0.04, 0.014, SHEET.width],
        0.003,
      )
}

function controls(kit: Kit): void {
  kit.tube(
    'plinth',
    [
      [0.52, BODY.top - 0.01, 0.3],
      [0.52, 1.5, 0.3],
      [0.52, 1.5, 0.4],
    ],
    0.026,
    0.06,
  )
  kit.cylinder('plinth', [0.52, BODY.top - 0.002, 0.3], 0.06, 0.014)
  operatorPanel(kit, [0.52, 1.42, 0.5], {
    width: 0.36,
    height: 0.4,
    tiltDegrees: 12,
    screen: screen('screen-silicone-cut', CUT_SCREEN),
  })
  emergencyStop(kit, [-0.55, 0.715, BODY.depth / 2 - 0.0075], 0.9)
}

const CUT_SCREEN = {
  title: 'BLANK 40 x 560',
  tiles: [
    ['LENGTH', '40.00'],
    ['CUTS/min', '96'],
    ['PIECES', '0872'],
    ['BATCH', '1200'],
  ],
  buttons: ['START', 'SINGLE', 'RECIPE', 'STOP'],
} as const
