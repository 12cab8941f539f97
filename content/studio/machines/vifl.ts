/**
 * VI-FL-400: upright rubber injection, 400 t, screw and separate plunger. Plunger 505 mm, platens 700 x 800 mm, 650 mm apart,
 * shot 3030 cc; 3.1 x 2.15 x 4.1 m. Core pullers on both sides, strip drawn up from its bin at the left.
 */
import {
  controlCabinet,
  heaterLeads,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  moldHalf,
  operatorPanel,
  rectangle,
  SIDES,
  screen,
  tieRodCylinder,
  twoHandControl,
  valveBlock,
} from '../kit/index.ts'
import { strip, stripBin, stripRollers } from './compound-feed.ts'
import { cutBarrel, cutNose, STOCK, screwWithStock } from './cut-away.ts'
import { cutCrown } from './cut-crown.ts'
import { barrel, plungerUnit, screwDrive } from './injection-unit.ts'
import { crownOf, sideGuards, tableOf, type UprightPress, upperMold, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'VI-FL-400',
  platen: [0.8, 0.7],
  plungerRadius: 0.2525,
  column: { x: 0.585, z: 0.4, radius: 0.068 },
  body: [1.5, 1.1],
  level: { base: 0.16, block: 0.44, blockTop: 0.7, moving: 0.79, lower: 0.93, upper: 1.66, crownTop: 2.22 },
}
/** Screw to the left of the plunger, rising outwards. */
const SCREW = { radius: 0.068, length: 0.66, rise: 18, x: -0.1, y: PRESS.level.crownTop + 0.3 }

/** Plate of the injection plunger on the crown, and radius of its chamber. */
const PLATE = { width: 0.76, depth: 0.62 }
const CHAMBER_RADIUS = 0.1

/** Variant 'close-up': only crown and injection unit, cut open; the screw fills the chamber of the plunger. */
export function build(kit: Kit, variant?: string): void {
  if (variant === 'close-up') {
    cutCrown(kit, PRESS, { width: PLATE.width, height: 0.09, depth: PLATE.depth }, CHAMBER_RADIUS, STOCK)
    kit.part('injection', () => injection(kit, true))
    return
  }
  uprightPress(kit, PRESS)
  kit.part('molds', () => {
    upperMold(kit, PRESS, 0.66, 0.6, 0.16)
    moldHalf(kit, [0, tableOf(PRESS) - 0.001, 0], 0.66, 0.6, {
      columns: 4,
      rows: 3,
      cavityRadius: 0.06,
      part: 'rubber',
      baseThickness: 0.1,
    })
  })
  kit.part('core pullers', () => corePullers(kit))
  kit.part('injection', () => injection(kit))
  kit.part('guarding', () => guarding(kit))
  kit.part('units', () => units(kit))
}

/** Oil cylinders on the moving platen that pull cores out of the mold to the left and right. */
function corePullers(kit: Kit): void {
  const y = tableOf(PRESS) + 0.07
  for (const side of SIDES)
    kit.at([side * 0.33, y, 0.12], () => {
      kit.box('groundSteel', [0.06, -0.06, 0], [0.1, 0.12, 0.2], 0.004)
      tieRodCylinder(kit, [0.27, 0, 0], 0.05, 0.28, 'x', 0, 0.02)
      kit.cylinder('chrome', [0.1, 0, 0], 0.022, 0.18, { axis: 'x' })
      kit.box('plinth', [0.4, -0.16, 0], [0.2, 0.11, 0.12], 0.004)
    }, [0, side < 0 ? 180 : 0, 0])
}

function injection(kit: Kit, open = false): void {
  kit.at([0, PRESS.level.crownTop, 0], () => {
    plungerUnit(kit, {
      ...PLATE,
      barrelRadius: CHAMBER_RADIUS,
      barrelLength: 0.56,
      stroke: 0.42,
      cylinderRadius: 0.15,
      cylinderLength: 0.66,
      open,
    })
  })
  kit.part('screw', () => {
    if (open) joint(kit)
    else kit.box('groundSteel', [-0.14, SCREW.y - 0.08, 0], [0.16, 0.17, 0.18], 0.008)
    kit.at([SCREW.x - 0.16, SCREW.y + 0.01, 0], () => {
      if (open) {
        cutBarrel(kit, SCREW.radius, SCREW.length, 3, 180)
        cutNose(kit, SCREW.radius, 0.05)
        screwWithStock(kit, SCREW.radius, SCREW.length)
      } else barrel(kit, { radius: SCREW.radius, length: SCREW.length, jackets: 3, nose: 0.08 })
      screwDrive(kit, SCREW.length - 0.01, SCREW.radius)
    }, [0, 0, 90 - SCREW.rise])
    // strut from the crown's edge
    const z = open ? -0.14 : 0
    kit.box('paint', [-0.72, PRESS.level.crownTop - 0.06, z], [0.1, 0.44, 0.22], 0.008)
    kit.box('paint', [-0.7, PRESS.level.crownTop - 0.08, z], [0.2, 0.1, 0.26], 0.008)
  })
  // feed roller above the screw's end; the strip comes up from the bin
  const feed = {
    x: SCREW.x - 0.16 - Math.cos((SCREW.rise * Math.PI) / 180) * 0.77,
    y: SCREW.y + 0.01 + Math.sin((SCREW.rise * Math.PI) / 180) * 0.77,
  }
  kit.box('sheetGrey', [feed.x - 0.01, feed.y + 0.09, 0], [0.17, 0.12, 0.15], 0.006)
  for (const x of SIDES) kit.box('sheetGrey', [feed.x + x * 0.066, feed.y + 0.2, 0.04], [0.014, 0.3, 0.064], 0.002)
  stripRollers(kit, [feed.x, feed.y + 0.5, 0.09], 0.16)
  strip(
    kit,
    [feed.x, 0, 0],
    [
      [0, feed.y + 0.15],
      [0, feed.y + 0.36],
      [-0.03, feed.y + 0.51],
      [-0.1, feed.y + 0.545],
      [-0.19, feed.y + 0.49],
      [-0.3, feed.y + 0.1],
      [-0.48, 2.0],
      [-0.66, 1.2],
      [-0.68, 0.55],
    ],
    'x',
    0.056,
  )
  if (open) return
  valveBlock(kit, [0.48, PRESS.level.crownTop - 0.002, 0.3], 2)
  hydraulicPipe(
    kit,
    [
      [0.48, PRESS.level.crownTop + 0.05, 0.36],
      [0.48, PRESS.level.crownTop + 0.05, 0.42],
      [0.48, PRESS.level.crownTop + 1.28, 0.42],
      [0.02, PRESS.level.crownTop + 1.28, 0.42],
      [0.02, PRESS.level.crownTop + 1.28, 0.2],
    ],
    0.018,
  )
}

/** Block between screw and chamber without its front half, with the channel through which the screw fills the chamber. */
function joint(kit: Kit): void {
  kit.box('groundSteel', [-0.165, SCREW.y - 0.08, -0.046], [0.12, 0.17, 0.09], 0.004)
  kit.plate('cutInsert', [-0.165, SCREW.y + 0.005, -0.0007], rectangle(0.112, 0.162), 0.001, { bevel: 0 })
  kit.tube(
    STOCK,
    [
      [-0.225, SCREW.y - 0.003, 0],
      [-0.17, SCREW.y - 0.02, 0],
      [-0.08, SCREW.y - 0.02, 0],
    ],
    0.02,
    0.03,
    32,
  )
}

function guarding(kit: Kit): void {
  sideGuards(kit, PRESS, 0.8, 1.72)
  lightCurtain(kit, [0, 0.76, PRESS.body[1] / 2 + 0.1], 1.5, 1.0, 0.12)
  twoHandControl(kit, [0, 0.76, PRESS.body[1] / 2 + 0.04], 0.7)
  for (const side of SIDES) kit.box('plinth', [side * 0.28, 0.792, PRESS.body[1] / 2 - 0.02], [0.05, 0.05, 0.08], 0.004)
}

function units(kit: Kit): void {
  stripBin(kit, [-1.1, 0, 0.7], [0.66, 0.44, 0.52])
  hydraulicUnit(kit, [-1.24, 0, -0.4], { width: 0.72, depth: 0.86, tankHeight: 0.62 })
  hydraulicPipe(
    kit,
    [
      [-0.9, 0.84, -0.16],
      [-0.84, 0.84, -0.16],
      [-0.84, 0.6, -0.16],
      [-0.74, 0.6, -0.16],
    ],
    0.02,
  )
  controlCabinet(kit, [1.3, 0, -0.18], { width: 0.7, height: 1.9, depth: 0.52, screen: false })
  kit.part('moving', () => heaterLeads(kit, [0.4, PRESS.level.lower + 0.055, -0.1], [0.96, 1.3, -0.2], 4))
  heaterLeads(kit, [0.4, PRESS.level.upper + 0.035, -0.1], [0.74, crownOf(PRESS) + 0.06, -0.1], 4)
  kit.part('panel arm', () => {
    kit.box('plinth', [0.76, PRESS.level.crownTop - 0.2, 0.42], [0.04, 0.14, 0.14], 0.004)
    kit.tube(
      'plinth',
      [
        [0.77, PRESS.level.crownTop - 0.13, 0.42],
        [1.06, PRESS.level.crownTop - 0.13, 0.42],
        [1.06, PRESS.level.crownTop - 0.13, 0.72],
        [1.06, 1.76, 0.72],
      ],
      0.026,
      0.09,
    )
    operatorPanel(kit, [1.06, 1.52, 0.8], {
      screen: screen('screen-plunger', {
        title: 'INJECTION 01',
        tiles: [
          ['SCREW', '88.0'],
          ['CHAMBER', '92.1'],
          ['SHOT cc', '2410'],
          ['BAR', '1850'],
        ],
        buttons: ['CLAMP', 'INJECT', 'CORE PULL', 'OPEN'],
      }),
    })
  })
}
