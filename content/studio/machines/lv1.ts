/**
 * LV1-150: upright liquid silicone injection, 150 t. Plunger 305 mm, platens 450 x 450 mm, shot 510 cc; 2.4 x 1.8 x 3.7 m.
 * Drums of component A and B under their follower plates at the left, hoses to the mixer, cooled unit on top.
 */
import {
  controlCabinet,
  gauge,
  gaugeDial,
  heaterLeads,
  type Kit,
  lightCurtain,
  moldHalf,
  type Point,
  SIDES,
  screen,
  tieRodCylinder,
  twoHandControl,
  vacuumPump,
} from '../kit/index.ts'
import { screwUnit } from './injection-unit.ts'
import { cutAwayMixer, dosingOutlet, dosingUnit } from './liquid-dosing.ts'
import { crownOf, sideGuards, tableOf, type UprightPress, upperMold, uprightPress } from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'LV1-150',
  platen: [0.45, 0.45],
  plungerRadius: 0.1525,
  column: { x: 0.37, z: 0.27, radius: 0.046 },
  body: [0.98, 0.76],
  level: { base: 0.16, block: 0.58, blockTop: 0.8, moving: 0.88, lower: 0.98, upper: 1.56, crownTop: 1.96 },
}
const TOP = PRESS.level.crownTop
const UNIT = { width: 0.54, depth: 0.5, radius: 0.052, barrelLength: 0.5 }
/** Middle of the dosing unit on the floor. */
const DOSING: Point = [-1.5, 0, 0.06]

/** Variant 'close-up': the mixer's jacket is cut open; the tank of the color pump has a foot and a wall that are seen. */
export function build(kit: Kit, variant?: string): void {
  uprightPress(kit, PRESS)
  kit.part('molds', () => {
    coldRunner(kit)
    moldHalf(kit, [0, tableOf(PRESS) - 0.001, 0], 0.42, 0.42, {
      columns: 4,
      rows: 4,
      cavityRadius: 0.028,
      part: 'siliconeClear',
      baseThickness: 0.09,
    })
  })
  kit.at([0, TOP, 0], () => {
    screwUnit(kit, { ...UNIT, jackets: 3, cooled: true, feed: 'stainless' })
  })
  kit.part('mixer', () => mixer(kit, variant === 'close-up'))
  kit.part('dosing unit', () => dosingUnit(kit, DOSING))
  kit.part('material hoses', () => materialHoses(kit))
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.9, 1.62)
    lightCurtain(kit, [0, 0.86, PRESS.body[1] / 2 + 0.1], 1.0, 0.86, 0.12)
    twoHandControl(kit, [0, 0.84, PRESS.body[1] / 2 + 0.05], 0.62)
    for (const side of SIDES)
      kit.box('plinth', [side * 0.26, 0.882, PRESS.body[1] / 2 - 0.01], [0.05, 0.05, 0.08], 0.004)
  })
  kit.part('vacuum pump', () => {
    kit.box('plinth', [0.98, 0, -0.62], [0.86, 0.1, 0.42], 0.006)
    vacuumPump(kit, [1, 0.098, -0.62])
    const vacuumHose: Point[] = [
      [1.04, 0.43, -0.63],
      [1.03, 0.75, -0.63],
      [0.8, 1.25, -0.6],
      [0.45, 1.62, -0.52],
      [0.28, 1.72, -0.37],
    ]
    kit.hose('hose', vacuumHose, 0.024, 16)
  })
  controlCabinet(kit, [0.98, 0, 0.1], {
    width: 0.62,
    height: 1.75,
    depth: 0.46,
    screen: screen('screen-lsr', {
      title: 'LSR  DOSING 1:1',
      tiles: [
        ['UNIT', '12.4'],
        ['MOLD', '185.0'],
        ['SHOT cc', '432'],
        ['A : B', '1.00'],
      ],
      buttons: ['CLAMP', 'INJECT', 'DOSING', 'OPEN'],
    }),
  })
  kit.part('moving', () => heaterLeads(kit, [0.225, PRESS.level.lower + 0.055, 0], [0.66, 1.2, -0.06], 3))
  heaterLeads(kit, [0.225, PRESS.level.upper + 0.035, 0], [0.5, crownOf(PRESS) + 0.05, -0.06], 3)
}

/** Cooled cold-runner block with valve gates over the upper mold half. */
function coldRunner(kit: Kit): void {
  upperMold(kit, PRESS, 0.42, 0.42, 0.2)
  kit.box('aluminium', [0, PRESS.level.upper - 0.086, 0.004], [0.44, 0.07, 0.44], 0.004)
  for (const x of [-0.14, 0, 0.14]) {
    kit.cylinder('brass', [x, PRESS.level.upper - 0.05, 0.22], 0.012, 0.03, { axis: 'z', segments: 20 })
    kit.hose(
      'airHose',
      [
        [x, PRESS.level.upper - 0.05, 0.245],
        [x, PRESS.level.upper - 0.06, 0.3],
        [x - 0.1, PRESS.level.upper - 0.01, 0.34],
        [-0.33, PRESS.level.upper + 0.03, 0.33],
        [-0.42, PRESS.level.upper + 0.1, 0.25],
      ],
      0.008,
    )
  }
}

const MIXER_X = -0.42

/** Static mixer at the left of the unit: two components in at the bottom, mixing element, out to the feed block. */
function mixer(kit: Kit, closeUp: boolean): void {
  const x = MIXER_X
  const feedY = TOP + 0.09 + UNIT.barrelLength + 0.08
  kit.box('stainless', [x, TOP - 0.006, 0.14], [0.2, 0.16, 0.16], 0.006)
  for (const z of [0.08, 0.2])
    kit.cylinder('brass', [x - 0.12, TOP + 0.07, z], 0.022, 0.03, { axis: 'x', segments: 24 })
  kit.cylinder('brass', [x, TOP + 0.15, 0.14], 0.034, 0.04)
  if (closeUp) cutAwayJacket(kit)
  else jacket(kit)
  kit.cylinder('brass', [x, TOP + 0.47, 0.14], 0.034, 0.04)
  kit.tube(
    'stainless',
    [
      [x, TOP + 0.5, 0.14],
      [x, feedY + 0.02, 0.14],
      [x, feedY + 0.02, 0],
      [-0.08, feedY + 0.02, 0],
    ],
    0.018,
    0.06,
  )
  kit.hexagon('zinc', [-0.13, feedY + 0.02, 0], 0.036, 0.04, 'x')
  colorPump(kit, closeUp)
  gauge(kit, [x, TOP + 0.1, 0.2195], 0.032, gaugeDial('bar', 0.4))
}

/** Steel jacket around the mixing element. */
function jacket(kit: Kit): void {
  kit.at([MIXER_X, TOP + 0.184, 0.14], () => {
    kit.cylinder('stainless', [0, 0, 0], 0.032, 0.292, { segments: 48 })
    jacketRings(kit)
  })
}

function jacketRings(kit: Kit): void {
  for (const y of [0.02, 0.25]) kit.cylinder('zinc', [0, y, 0], 0.036, 0.018, { bevel: 0.003, bore: 0.0315 })
}

/** Cut open towards the left, with colored silicone. */
function cutAwayJacket(kit: Kit): void {
  kit.at([MIXER_X, TOP + 0.184, 0.14], () => {
    cutAwayMixer(kit, 0.292, 'siliconeCoral', 0.0238)
    jacketRings(kit)
  })
}

/** Color pump on a bracket at the left of the mixer, its tank on top, its outlet piped into the foot of the mixer. */
function colorPump(kit: Kit, closeUp: boolean): void {
  kit.at([MIXER_X - 0.17, TOP + 0.152, 0.14], () => {
    kit.box('paint', [0.05, 0, 0], [0.21, 0.014, 0.11], 0.003)
    tieRodCylinder(kit, [0, 0.012, 0], 0.036, 0.12, 'y', 0.02, 0.012)
    kit.tube(
      'pipe',
      [
        [0.03, 0.044, 0],
        [0.15, 0.044, 0],
      ],
      0.009,
      0.02,
    )
    for (const x of [0.034, 0.112]) kit.hexagon('brass', [x, 0.044, 0], 0.016, 0.02, 'x')
    kit.cylinder('stainless', [0, 0.15, 0], 0.05, 0.016, { bevel: 0.003, segments: 56 })
    kit.cylinder('rubberRed', [0, 0.164, 0], 0.041, 0.11, { bevel: 0.002, segments: 56 })
    kit.cylinder(closeUp ? 'siliconeWall' : 'glass', [0, 0.165, 0], 0.046, 0.11, { bevel: 0.002, segments: 56 })
    if (closeUp) kit.cylinder('stainless', [0, 0.128, 0], 0.03, 0.024, { bevel: 0.003, segments: 56 })
    kit.cylinder('stainless', [0, 0.273, 0], 0.05, 0.024, { bevel: 0.004, segments: 56 })
    kit.cylinder('zinc', [0, 0.296, 0], 0.016, 0.02, { segments: 28 })
    for (const angle of [45, 135, 225, 315])
      kit.at([0, 0, 0], () => kit.cylinder('steel', [0.047, 0.158, 0], 0.004, 0.13, { segments: 16 }), [0, angle, 0])
  })
}

function materialHoses(kit: Kit): void {
  for (const side of SIDES) {
    const from = dosingOutlet(DOSING, side)
    kit.hose(
      'hose',
      [
        from,
        [from[0] + 0.08, 1.42, from[2]],
        [from[0] + 0.16, 1.72 - side * 0.06, from[2]],
        [-0.86, 2.16 - side * 0.1, 0.14 - side * 0.06],
        [-0.64, TOP + 0.1, 0.14 - side * 0.06],
        [-0.53, TOP + 0.07, 0.14 - side * 0.06],
      ],
      0.02,
    )
  }
}
