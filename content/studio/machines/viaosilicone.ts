/**
 * VI-AO-S250: upright injection of solid silicone, 250 t. Plunger 400 mm, platens 600 x 600 mm, 500 mm apart, shot 1000 cc; 2.6 x 1.8 x 3.55 m.
 * Stuffer beside the cooled unit on the crown, vacuum hood, flat mold with coral mats run out to the front.
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
  tieRodCylinder,
  twoHandControl,
  vacuumUnit,
} from '../kit/index.ts'
import { sightWindow } from './beside-the-machine.ts'
import { stuffer } from './compound-feed.ts'
import { screwUnit } from './injection-unit.ts'
import { crownOf, moldOnRails, sideGuards, type UprightPress, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'VI-AO-S250',
  platen: [0.62, 0.6],
  plungerRadius: 0.2,
  column: { x: 0.48, z: 0.34, radius: 0.052 },
  body: [1.5, 0.94],
  level: { base: 0.15, block: 0.42, blockTop: 0.64, moving: 0.72, lower: 0.84, upper: 1.44, crownTop: 1.88 },
  tapered: true,
}
const TOP = PRESS.level.crownTop
const UNIT = { width: 0.54, depth: 0.54, radius: 0.058, barrelLength: 0.6 }
/** Unit to the right, stuffer to the left of the middle. */
const UNIT_X = 0.14
const STUFFER: [number, number, number] = [-0.44, TOP + 0.42, 0.06]
const HOOD = { width: 0.74, depth: 0.76, height: 0.26, base: 1.19 }

export function build(kit: Kit): void {
  uprightPress(kit, PRESS)
  kit.part('injection', () => injection(kit))
  kit.part('vacuum hood', () => hood(kit))
  moldOnRails(kit, PRESS, 0.98, {
    width: 0.58,
    depth: 0.54,
    columns: 4,
    rows: 4,
    cavityRadius: 0.044,
    part: 'siliconeCoral',
  })
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.74, 1.52)
    lightCurtain(kit, [0, 0.72, PRESS.body[1] / 2 + 0.15], 1.6, 0.94, 0.16)
    twoHandControl(kit, [0, 0.58, 1.26], 0.62)
  })
  kit.part('units', () => units(kit))
}

function injection(kit: Kit): void {
  kit.at([UNIT_X, TOP, 0], () => {
    screwUnit(kit, { ...UNIT, jackets: 3, cooled: true, feed: 'stainless' })
  })
  const [x, y, z] = STUFFER
  const feedY = TOP + 0.09 + UNIT.barrelLength + 0.09
  stuffer(kit, STUFFER, 'siliconeCoral')
  for (const side of SIDES) {
    kit.box('paint', [x + side * 0.2, TOP - 0.18, z - 0.1], [0.07, y + 0.1 - TOP + 0.18, 0.08], 0.006)
    kit.box('paint', [x + side * 0.2, y + 0.055, z - 0.05], [0.065, 0.06, 0.16], 0.006)
  }
  // feed pipe from the pot up into the feed block
  kit.tube(
    'stainless',
    [
      [x, y - 0.1, z],
      [x, y - 0.22, z],
      [x + 0.27, y - 0.22, z + 0.02],
      [x + 0.27, feedY, z + 0.02],
      [UNIT_X - 0.08, feedY, 0.02],
    ],
    0.036,
    0.1,
    24,
  )
  kit.cylinder('zinc', [UNIT_X - 0.155, feedY, 0.02], 0.056, 0.03, { axis: 'x' })
  kit.cylinder('zinc', [x, y - 0.15, z], 0.056, 0.03)
}

/** Closing hood that hangs from the crown, raised, with its window. */
function hood(kit: Kit): void {
  const { width, depth, height, base } = HOOD
  for (const side of SIDES) {
    kit.box('sheet', [side * (width / 2 - 0.014), base + 0.001, 0], [0.028, height - 0.002, depth - 0.052], 0.003)
    kit.box('rubber', [side * (width / 2 - 0.014), base - 0.0155, 0], [0.02, 0.0175, depth - 0.06], 0.006)
    kit.box('rubber', [0, base - 0.016, side * (depth / 2 - 0.014)], [width - 0.004, 0.018, 0.02], 0.006)
    const x = side * 0.3
    kit.part('lift', () => {
      kit.box('plinth', [x, crownOf(PRESS) + 0.05, PRESS.body[1] / 2 - 0.002], [0.07, 0.24, 0.018], 0.003)
      tieRodCylinder(kit, [x, crownOf(PRESS) + 0.06, PRESS.body[1] / 2 + 0.046], 0.028, 0.22, 'y', 0, 0.01)
    })
    kit.cylinder(
      'chrome',
      [x, base + height - 0.04, PRESS.body[1] / 2 + 0.046],
      0.01,
      crownOf(PRESS) + 0.07 - base - height + 0.04 + 0.16,
      { segments: 28 },
    )
    kit.box(
      'sheet',
      [x, base + height - 0.06, (depth + PRESS.body[1]) / 4 + 0.02],
      [0.07, 0.02, (PRESS.body[1] - depth) / 2 + 0.11],
      0.003,
    )
  }
  kit.box('sheet', [0, base, -depth / 2 + 0.014], [width, height, 0.028], 0.005)
  kit.box('sheet', [0, base, depth / 2 - 0.014], [width, height, 0.028], 0.005)
  sightWindow(kit, [0, base + height / 2 - 0.01, depth / 2 + 0.005], 0.5, 0.18)
  kit.box('seam', [0, base + height / 2 - 0.06, depth / 2 - 0.008], [0.43, 0.11, 0.009], 0.001, 1)
}

function units(kit: Kit): void {
  vacuumUnit(kit, [-1.34, 0, 0.3])
  kit.cylinder('stainless', [-HOOD.width / 2 - 0.05, HOOD.base + 0.13, -0.1], 0.036, 0.06, { axis: 'x' })
  kit.hose(
    'hose',
    [
      [-0.41, HOOD.base + 0.13, -0.1],
      [-0.6, HOOD.base + 0.13, -0.1],
      [-0.86, HOOD.base + 0.2, -0.02],
      [-1.06, HOOD.base + 0.12, 0.14],
      [-1.12, 1.12, 0.2],
      [-1.12, 1.04, 0.2],
    ],
    0.032,
    22,
  )
  hydraulicUnit(kit, [-1.28, 0, -0.5], { width: 0.66, depth: 0.72 })
  hydraulicPipe(
    kit,
    [
      [-0.96, 0.52, -0.3],
      [-0.9, 0.52, -0.3],
      [-0.74, 0.52, -0.3],
    ],
    0.018,
  )
  hydraulicHose(
    kit,
    [
      [-0.96, 0.46, -0.36],
      [-0.9, 0.46, -0.36],
      [-0.84, 0.44, -0.36],
      [-0.74, 0.46, -0.34],
    ],
    0.014,
  )
  controlCabinet(kit, [1.3, 0, 0.1], {
    width: 0.6,
    height: 1.7,
    screen: screen('screen-stuffer', {
      title: 'SOLID SILICONE 05',
      tiles: [
        ['BARREL', '27.8'],
        ['UPPER', '171.2'],
        ['LOWER', '171.0'],
        ['VACUUM', '-0.095'],
      ],
      buttons: ['CLAMP', 'STUFFER', 'RECIPE', 'SLIDE OUT'],
    }),
  })
  kit.part('moving', () => heaterLeads(kit, [0.31, PRESS.level.lower + 0.055, -0.1], [1.005, 1.1, 0.1], 4))
  heaterLeads(kit, [0.31, PRESS.level.upper + 0.035, -0.1], [0.7, crownOf(PRESS) + 0.04, -0.1], 4)
}
