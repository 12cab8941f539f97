/**
 * LV2-200: solid and liquid silicone on one clamp, 200 t. Plunger 355 mm, platens 510 x 510 mm, shot 1000 cc solid; 3.0 x 2.3 x 4.0 m.
 * Solid unit with stuffer on the crown, liquid unit lying at the parting line with its dosing pumps, shuttle with two lower halves.
 */
import {
  controlCabinet,
  heaterLeads,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  moldHalf,
  type Point,
  SIDES,
  screen,
  twoHandControl,
  vacuumPump,
  windowGuard,
} from '../kit/index.ts'
import { stuffer } from './compound-feed.ts'
import { LYING_LEFT, screwUnit } from './injection-unit.ts'
import { cutAwayMixer, dosingOutlet, dosingUnit, letter } from './liquid-dosing.ts'
import {
  crownOf,
  moldOnRails,
  rearGuard,
  tableOf,
  type UprightPress,
  upperMold,
  uprightPress,
} from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'LV2-200',
  platen: [0.54, 0.52],
  plungerRadius: 0.1775,
  column: { x: 0.44, z: 0.31, radius: 0.05 },
  body: [1.16, 0.88],
  level: { base: 0.15, block: 0.46, blockTop: 0.7, moving: 0.78, lower: 0.9, upper: 1.5, crownTop: 1.94 },
}
const TOP = PRESS.level.crownTop
const SOLID = { width: 0.54, depth: 0.52, radius: 0.058, barrelLength: 0.62 }
const SOLID_X = 0.16
const LIQUID = { width: 0.38, depth: 0.38, radius: 0.046, barrelLength: 0.44 }
const PARTING = 1.2
const DOSING: Point = [-1.42, 0, 0.62]
const DOSING_SIZE = 0.56
const MOLD = { width: 0.46, depth: 0.44, columns: 3, rows: 4, cavityRadius: 0.038, part: 'siliconeSage' } as const

/** Variant 'close-up': only the dosing pumps, with the mixer that joins their streams cut open. */
export function build(kit: Kit, variant?: string): void {
  if (variant === 'close-up') {
    kit.part('dosing', () => {
      dosingUnit(kit, [0, 0, 0])
      twoStreams(kit)
    })
    return
  }
  uprightPress(kit, PRESS)
  kit.part('molds', () => {
    upperMold(kit, PRESS, 0.46, 0.44, 0.14)
    kit.part('inner', () => moldHalf(kit, [0, tableOf(PRESS) + 0.013, 0], MOLD.width, MOLD.depth, { ...MOLD }))
    moldOnRails(kit, PRESS, 0.9, { ...MOLD })
  })
  kit.part('solid unit', () => solidUnit(kit))
  kit.part('liquid unit', () => liquidUnit(kit))
  kit.part('guarding', () => guarding(kit))
  kit.part('units', () => units(kit))
}

function solidUnit(kit: Kit): void {
  kit.at([SOLID_X, TOP, 0], () => {
    screwUnit(kit, { ...SOLID, jackets: 3, cooled: true, feed: 'stainless' })
  })
  const pot: Point = [-0.4, TOP + 0.4, 0.06]
  const feedY = TOP + 0.09 + SOLID.barrelLength + 0.09
  stuffer(kit, pot, 'siliconeSand')
  for (const side of SIDES) {
    kit.box('paint', [pot[0] + side * 0.17, TOP - 0.15, pot[2] - 0.1], [0.07, 0.65, 0.08], 0.006)
    kit.box('paint', [pot[0] + side * 0.18, pot[1] + 0.055, pot[2] - 0.05], [0.065, 0.06, 0.16], 0.006)
  }
  kit.tube(
    'stainless',
    [
      [pot[0], pot[1] - 0.1, pot[2]],
      [pot[0], pot[1] - 0.22, pot[2]],
      [pot[0] + 0.25, pot[1] - 0.22, pot[2]],
      [pot[0] + 0.25, feedY, pot[2]],
      [SOLID_X - 0.08, feedY, 0.02],
    ],
    0.034,
    0.1,
    24,
  )
  kit.cylinder('zinc', [SOLID_X - 0.15, feedY, 0.02], 0.054, 0.03, { axis: 'x' })
  kit.cylinder('zinc', [pot[0], pot[1] - 0.15, pot[2]], 0.054, 0.03)
}

/** Horizontal unit on its own stand, nozzle at the left side of the mold; pumps with small drums in front of it. */
function liquidUnit(kit: Kit): void {
  const mount = -PRESS.body[0] / 2 - 0.05
  kit.lathe(
    'steel',
    [mount - 0.02, PARTING, 0],
    [
      [0.042, 0],
      [0.04, 0.2],
      [0.022, 0.36],
      [0.012, 0.4],
      [0, 0.4],
    ],
    { axis: 'x' },
  )
  kit.at(
    [mount, PARTING, 0],
    () => {
      screwUnit(kit, { ...LIQUID, jackets: 3, cooled: true, feed: 'stainless' })
    },
    LYING_LEFT,
  )
  kit.box('paint', [mount - 0.045, 0.12, 0], [0.12, PARTING - 0.28, 0.34], 0.008)
  kit.box('sheet', [mount - 0.56, 0.1, 0], [0.94, 0.62, 0.4], 0.01, 3)
  kit.box('plinth', [mount - 0.56, 0, 0], [0.9, 0.104, 0.36], 0.006)
  for (const z of SIDES) kit.box('steel', [mount - 0.56, 0.716, z * 0.12], [0.9, 0.04, 0.06], 0.004)
  kit.box('paint', [mount - 0.86, 0.75, 0], [0.12, PARTING - 0.9, 0.3], 0.008)
  dosingUnit(kit, DOSING, DOSING_SIZE)
  for (const side of SIDES) {
    const from = dosingOutlet(DOSING, side, DOSING_SIZE)
    kit.hose(
      'hose',
      [
        from,
        [from[0] + 0.06, from[1] + 0.05, from[2]],
        [mount - 0.52 + side * 0.05, 0.98, 0.42],
        [mount - 0.61 + side * 0.03, 0.94, 0.24],
        [mount - 0.61 + side * 0.03, 1.02, 0.04],
        [mount - 0.61 + side * 0.03, PARTING - 0.06, 0.02],
      ],
      0.014,
    )
  }
}

/** Foot of the mixer in the close-up. */
const MIXER: Point = [0, 1.05, 0.3]

/** Pumps A and B with their signs, pipes to the foot of the mixer; in the mixer white A and blue B become one color. */
function twoStreams(kit: Kit): void {
  const [x, y, z] = MIXER
  kit.box('paint', [x, 0.2, z - 0.06], [0.1, y - 0.33, 0.1], 0.008)
  kit.box('stainless', [x, y - 0.14, z], [0.26, 0.12, 0.16], 0.008, 3)
  for (const side of SIDES) {
    const outlet = dosingOutlet([0, 0, 0], side)
    const sign: Point = [side * 0.42, 1.43, 0.17]
    kit.box('plinth', [sign[0], sign[1] - 0.07, 0.13], [0.1, 0.14, 0.1], 0.004)
    kit.box('white', [sign[0], sign[1] - 0.082, sign[2] + 0.006], [0.164, 0.164, 0.01], 0.003)
    kit.decal(letter(side < 0 ? 'A' : 'B'), [sign[0], sign[1], sign[2] + 0.0167], 0.15, 0.15)
    kit.cylinder('brass', [side < 0 ? x - 0.16 : x + 0.125, y - 0.08, z], 0.028, 0.035, { axis: 'x', segments: 32 })
    kit.hose(
      'stainless',
      [
        [outlet[0], outlet[1] - 0.01, outlet[2] - 0.02],
        [outlet[0], outlet[1] + 0.06, outlet[2] + 0.03],
        [outlet[0] - side * 0.02, outlet[1] + 0.02, outlet[2] + 0.14],
        [side * 0.34, y + 0.05, z + 0.02],
        [side * 0.25, y - 0.07, z],
        [side * 0.14, y - 0.08, z],
      ],
      0.02,
      24,
    )
  }
  kit.cylinder('brass', [x, y - 0.022, z], 0.09, 0.045, { bevel: 0.005, segments: 56 })
  kit.at(
    [x, y + 0.02, z],
    () => {
      cutAwayMixer(kit, LENGTH, 'siliconeWhite')
      kit.cylinder('siliconeWallBlue', [0, LENGTH * 0.55, 0], 0.0214, LENGTH * 0.44, { bevel: 0, segments: 48 })
      for (const start of [Math.PI / 2, (Math.PI * 3) / 2])
        kit.hose('siliconeBlue', stream(start), (share) => 0.0072 * (1 - share) ** 0.3, 10)
    },
    [0, 0, 0],
    [MIXER_SIZE, MIXER_SIZE, MIXER_SIZE],
  )
  kit.cylinder('brass', [x, y + 0.02 + LENGTH * MIXER_SIZE - 0.006, z], 0.09, 0.05, { bevel: 0.005, segments: 56 })
  kit.cylinder('stainless', [x, y + 0.06 + LENGTH * MIXER_SIZE, z], 0.034, 0.4, { segments: 48 })
}

const LENGTH = 0.225
const MIXER_SIZE = 2.3

/** Component B between the blades of the mixing element, up to where it is mixed in. */
const stream = (start: number): Point[] =>
  Array.from({ length: 62 }, (_, step): Point => {
    const angle = start + step * 0.16
    return [0.0165 * Math.cos(angle), 0.006 + step * 0.0024, 0.0165 * Math.sin(angle)]
  })

function guarding(kit: Kit): void {
  const [width, depth] = PRESS.body
  kit.at(
    [width / 2 + 0.055, 0, 0.02],
    () => windowGuard(kit, [0, 0.82, 0], depth + 0.02, 0.76, { frameWidth: 0.04 }),
    [0, 90, 0],
  )
  rearGuard(kit, PRESS, 0.82, 1.58)
  for (const y of [0.88, 1.5])
    for (const z of [-0.36, 0.36]) kit.box('plinth', [width / 2 + 0.02, y, z], [0.07, 0.03, 0.05], 0.003)
  lightCurtain(kit, [0, 0.78, depth / 2 + 0.15], 1.22, 0.92, 0.16)
  twoHandControl(kit, [0, 0.6, 1.15], 0.56)
}

function units(kit: Kit): void {
  hydraulicUnit(kit, [-1.02, 0, -0.72], { width: 0.7, depth: 0.66 })
  hydraulicPipe(
    kit,
    [
      [-0.68, 0.62, -0.5],
      [-0.64, 0.62, -0.5],
      [-0.5, 0.62, -0.5],
      [-0.5, 0.62, -0.43],
    ],
    0.016,
  )
  kit.box('plinth', [1.12, 0, -0.66], [0.86, 0.1, 0.42], 0.006)
  vacuumPump(kit, [1.14, 0.098, -0.66])
  const vacuumHose: Point[] = [
    [1.18, 0.43, -0.67],
    [1.17, 0.75, -0.67],
    [0.92, 1.2, -0.65],
    [0.52, 1.55, -0.58],
    [0.32, 1.68, -0.43],
  ]
  kit.hose('hose', vacuumHose, 0.024, 16)
  controlCabinet(kit, [1.12, 0, 0.08], {
    width: 0.64,
    height: 1.8,
    depth: 0.46,
    screen: screen('screen-two-material', {
      title: 'SOLID + LIQUID 02',
      tiles: [
        ['SOLID', '28.1'],
        ['LIQUID', '12.6'],
        ['MOLD', '168.0'],
        ['A : B', '1.00'],
      ],
      buttons: ['CLAMP', 'SOLID', 'LIQUID', 'SHUTTLE'],
    }),
  })
  kit.part('moving', () => heaterLeads(kit, [0.27, PRESS.level.lower + 0.055, -0.05], [0.8, 1.2, -0.1], 3))
  heaterLeads(kit, [0.27, PRESS.level.upper + 0.035, -0.05], [0.58, crownOf(PRESS) + 0.04, -0.1], 3)
}
