/**
 * VI-FO-500: upright rubber injection, first in first out, 500 t. Plunger 560 mm, platens 800 x 1000 mm, 800 mm apart,
 * tie bars 890 x 880 mm, shot 5031 cc; 3.6 x 2.45 x 4.7 m. Screw and plunger on one axis, platform with rail and ladder.
 */
import {
  controlCabinet,
  heaterLeads,
  hydraulicPipe,
  type Kit,
  lightCurtain,
  type MaterialName,
  moldHalf,
  operatorPanel,
  radians,
  SIDES,
  screen,
  screwCircle,
  socketScrew,
  tieRodCylinder,
  twoHandControl,
  uprightMotor,
  valveBlock,
} from '../kit/index.ts'
import { ladder, railing } from './beside-the-machine.ts'
import { strip, stripBin, stripRollers } from './compound-feed.ts'
import { cutBarrel, cutShell, screwWithStock } from './cut-away.ts'
import { cutCrown, cutLowerHalf } from './cut-crown.ts'
import { barrel, screwDrive } from './injection-unit.ts'
import { crownOf, sideGuards, tableOf, type UprightPress, upperMold, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'VI-FO-500',
  platen: [0.8, 1.0],
  plungerRadius: 0.28,
  column: { x: 0.545, z: 0.54, radius: 0.082 },
  body: [1.5, 1.5],
  level: { base: 0.14, block: 0.3, blockTop: 0.58, moving: 0.67, lower: 0.83, upper: 1.72, crownTop: 2.42 },
  tapered: true,
}
const TOP = PRESS.level.crownTop
/** Plate of the injection unit on the crown, and radius of its chamber. */
const PLATE = { width: 0.92, depth: 0.86 }
const CHAMBER_RADIUS = 0.135
const COMPOUND: MaterialName = 'rubber'
const DECK = 2.3
const DECK_EDGE = { x: 1.36, z: 1.0 }

/** Variant 'close-up': crown, injection unit and closed mold after injection; cut open from the screw down to the parts. */
export function build(kit: Kit, variant?: string): void {
  if (variant === 'close-up') {
    cutCrown(kit, PRESS, { ...PLATE, height: 0.11 }, CHAMBER_RADIUS, COMPOUND)
    kit.part('lower half', () => cutLowerHalf(kit, PRESS, COMPOUND))
    kit.part('injection', () => injection(kit, true))
    return
  }
  uprightPress(kit, PRESS)
  kit.part('molds', () => {
    upperMold(kit, PRESS, 0.74, 0.92, 0.2)
    moldHalf(kit, [0, tableOf(PRESS) - 0.001, 0], 0.74, 0.92, {
      columns: 3,
      rows: 4,
      cavityRadius: 0.082,
      part: 'rubber',
      baseThickness: 0.16,
    })
  })
  kit.part('injection', () => injection(kit))
  kit.part('platform', () => platform(kit))
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.7, 1.84)
    lightCurtain(kit, [0, 0.66, PRESS.body[1] / 2 + 0.12], 1.56, 1.2, 0.14)
    twoHandControl(kit, [0, 0.72, PRESS.body[1] / 2 + 0.03], 0.8)
    for (const side of SIDES)
      kit.box('plinth', [side * 0.3, 0.752, PRESS.body[1] / 2 - 0.03], [0.05, 0.05, 0.08], 0.004)
  })
  kit.part('units', () => units(kit))
}

/** Screw inside the injection plunger: chamber below, feed block that moves with it, two big oil cylinders, drive on top. */
function injection(kit: Kit, open = false): void {
  const [chamber, carriage] = [0.5, 0.98]
  kit.at([0, TOP, 0], () => {
    if (!open) kit.box('paint', [0, -0.006, 0], [PLATE.width, 0.122, PLATE.depth], 0.012, 3)
    if (open) kit.at([0, 0.11, 0], () => openUnit(kit, chamber, carriage - 0.09))
    else {
      kit.at([0, 0.11, 0], () => barrel(kit, { radius: CHAMBER_RADIUS, length: chamber, jackets: 2, nose: 0.06 }))
      kit.cylinder('steel', [0, 0.11 + chamber - 0.02, 0], 0.2, 0.07, { bevel: 0.008, segments: 64 })
      screwCircle(kit, [0, 0.66, 0], 0.172, 12, 0.018)
    }
    kit.part('carriage', () => {
      if (!open) kit.cylinder('chrome', [0, 0.62, 0], 0.098, carriage - 0.6, { segments: 72 })
      kit.box('paint', [0, carriage, 0], [1.02, 0.14, 0.56], 0.012, 3)
      kit.at([0, carriage + 0.12, 0], () => screwDrive(kit, 0, 0.092))
      if (!open) kit.box('yellow', [0.2, carriage - 0.14, 0.318], [0.056, 0.08, 0.036], 0.004)
      for (const side of SIDES) {
        kit.hexagon('steel', [side * 0.37, carriage + 0.136, 0], 0.08, 0.06)
        kit.box('paint', [side * 0.37, carriage + 0.01, -0.29], [0.16, 0.12, 0.2], 0.008)
      }
    })
    for (const side of SIDES) {
      tieRodCylinder(kit, [side * 0.37, 0.112, open ? -0.16 : 0], 0.1, 0.66, 'y', 0.24, 0.05)
      kit.cylinder('chrome', [side * 0.37, 0.11, -0.33], 0.04, carriage + 0.34, { segments: 40 })
      if (open) continue
      hydraulicPipe(
        kit,
        [
          [side * 0.37, 0.7, 0.1],
          [side * 0.37, 0.7, 0.2],
          [side * 0.37, 0.16, 0.26],
          [side * 0.37, 0.08, 0.26],
        ],
        0.018,
      )
    }
    if (!open) kit.box('aluminium', [0.2, 0.112, 0.3], [0.036, carriage - 0.04, 0.036], 0.003)
  })
  if (open) return
  // strip feed into the block from the left
  const feedY = TOP + carriage + 0.3
  kit.box('sheetGrey', [-0.24, feedY - 0.07, 0.1], [0.2, 0.16, 0.16], 0.006)
  kit.box('paint', [-0.76, DECK + 0.02, -0.02], [0.09, feedY - DECK, 0.09], 0.006)
  kit.box('plinth', [-0.76, DECK + 0.012, -0.02], [0.2, 0.014, 0.2], 0.003)
  kit.at([-0.76, feedY + 0.03, 0.1], () => stripRollers(kit, [0, 0, 0], 0.16), [0, 90, 0])
  strip(
    kit,
    [0, 0, 0.1],
    [
      [-0.3, feedY + 0.01],
      [-0.46, feedY + 0.02],
      [-0.66, feedY + 0.06],
      [-0.78, feedY + 0.068],
      [-0.92, feedY + 0.0],
      [-1.12, 2.9],
      [-1.54, 2.0],
      [-1.68, 1.1],
      [-1.7, 0.55],
    ],
    'z',
    0.06,
    0.01,
  )
}

/** Chamber with compound under the hollow plunger, in which the screw turns; the plunger reaches up to `top`. */
function openUnit(kit: Kit, chamber: number, top: number): void {
  const [radius, plunger, bore, level] = [CHAMBER_RADIUS, 0.104, 0.08, 0.11]
  cutBarrel(kit, radius, chamber, 2)
  kit.cylinder(COMPOUND, [0, 0.002, 0], radius * 0.985, level - 0.006, { bevel: 0.004, segments: 72 })
  cutShell(
    kit,
    'steel',
    [0, chamber - 0.02, 0],
    [
      [0.2, 0],
      [0.2, 0.07],
      [plunger + 0.003, 0.07],
      [plunger + 0.003, 0],
    ],
    194,
  )
  for (let angle = 15; angle < 180; angle += 30)
    socketScrew(kit, [0.172 * Math.cos(radians(angle)), chamber + 0.049, -0.172 * Math.sin(radians(angle))], 0.018)
  cutShell(
    kit,
    'chrome',
    [0, level, 0],
    [
      [radius * 0.97, 0],
      [radius * 0.97, 0.07],
      [plunger, 0.08],
      [plunger, top - level],
      [bore, top - level],
      [bore, 0.03],
      [bore * 0.6, 0],
    ],
  )
  kit.cylinder(COMPOUND, [0, level - 0.01, 0], bore * 0.59, 0.036, { bevel: 0.001, segments: 64 })
  kit.at([0, level + 0.02, 0], () => screwWithStock(kit, bore, top - level - 0.02, COMPOUND))
}

/** Deck around the crown on two posts, with rail and ladder. */
function platform(kit: Kit): void {
  const { x, z } = DECK_EDGE
  for (const side of SIDES) {
    const inner = PRESS.body[0] / 2 + 0.03
    kit.box('sheetGrey', [side * ((x + inner) / 2), DECK, 0], [x - inner, 0.03, z * 2], 0.004)
    kit.box('paint', [side * ((x + inner) / 2), DECK - 0.11, z - 0.04], [x - inner + 0.02, 0.1125, 0.07], 0.006)
    kit.box('paint', [side * (x - 0.04), DECK - 0.115, 0], [0.07, 0.1186, z * 2 - 0.04], 0.006)
    kit.box(
      'paint',
      [side * ((x + inner) / 2 - 0.04), DECK - 0.113, -z + 0.05],
      [x - inner + 0.06, 0.1142, 0.07],
      0.006,
    )
    kit.box('paint', [side * (x - 0.05), 0.02, -z + 0.06], [0.1, DECK - 0.04, 0.1], 0.006)
    kit.box('plinth', [side * (x - 0.05), 0.002, -z + 0.06], [0.2, 0.022, 0.2], 0.004)
  }
  kit.box('sheetGrey', [0, DECK + 0.001, z - 0.12], [PRESS.body[0] + 0.08, 0.028, 0.236], 0.004)
  kit.box('paint', [0, DECK - 0.1075, z - 0.042], [PRESS.body[0] + 0.1, 0.1102, 0.07], 0.006)
  for (const side of SIDES)
    kit.box('paint', [side * 0.62, DECK - 0.2, PRESS.body[1] / 2 + 0.1], [0.08, 0.196, 0.3], 0.006)
  railing(kit, [-x + 0.03, DECK + 0.03, z - 0.03], [x - 0.03, DECK + 0.03, z - 0.03])
  railing(kit, [x - 0.03, DECK + 0.03, z - 0.13], [x - 0.03, DECK + 0.03, -z + 0.66])
  railing(kit, [-x + 0.03, DECK + 0.03, z - 0.13], [-x + 0.03, DECK + 0.03, -z + 0.13])
  // behind, from the outer edge to the crown's back
  for (const side of SIDES) {
    const inner = PRESS.body[0] / 2 + 0.06
    const [from, to] = side < 0 ? [-x + 0.03, -inner] : [inner, x - 0.03]
    railing(kit, [from, DECK + 0.03, -z + 0.03], [to, DECK + 0.03, -z + 0.03])
    railing(kit, [side * inner, DECK + 0.03, -PRESS.body[1] / 2 - 0.03], [side * inner, DECK + 0.03, -z + 0.13])
  }
  kit.at([x + 0.03, 0, -z + 0.36], () => ladder(kit, [0, 0, 0], DECK + 0.95), [0, 90, 0])
}

function units(kit: Kit): void {
  stripBin(kit, [-1.68, 0, 0.34], [0.7, 0.46, 0.56])
  kit.part('oil unit', () => {
    kit.box('plinth', [-1.3, 0.001, -0.44], [0.8, 0.07, 0.7], 0.004)
    kit.box('paint', [-1.3, 0.066, -0.44], [0.84, 0.74, 0.74], 0.01, 3)
    uprightMotor(kit, [-1.42, 0.802, -0.46], 0.16, 0.6)
    valveBlock(kit, [-1.06, 0.802, -0.3], 2)
    for (const z of [-0.5, -0.38]) {
      kit.cylinder('pipe', [-0.9, 0.24, z], 0.026, 0.12, { axis: 'x' })
      kit.hexagon('zinc', [-0.866, 0.24, z], 0.046, 0.03, 'x')
    }
  })
  controlCabinet(kit, [1.52, 0, 0.26], { width: 0.74, height: 1.95, depth: 0.52, screen: false })
  kit.part('moving', () => heaterLeads(kit, [0.4, PRESS.level.lower + 0.055, 0.1], [1.16, 1.3, 0.1], 5))
  heaterLeads(kit, [0.4, PRESS.level.upper + 0.035, 0.1], [0.7, crownOf(PRESS) + 0.1, 0.1], 5)
  kit.part('panel arm', () => {
    kit.tube(
      'plinth',
      [
        [0.92, DECK - 0.06, 0.96],
        [0.92, DECK - 0.06, 1.12],
        [0.92, 1.74, 1.12],
      ],
      0.026,
      0.08,
    )
    operatorPanel(kit, [0.92, 1.5, 1.2], {
      screen: screen('screen-fifo', {
        title: 'FIFO INJECTION 01',
        tiles: [
          ['STOCK', '104.5'],
          ['MOLD', '176.8'],
          ['SHOT cc', '4210'],
          ['BAR', '1930'],
        ],
        buttons: ['CLAMP', 'INJECT', 'RECIPE', 'OPEN'],
      }),
    })
  })
}
