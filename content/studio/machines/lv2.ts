/**
 * LV2-200: solid and liquid silicone on one clamp, 200 t. Plunger 355 mm, platens 510 x 510 mm, shot 1000 cc solid; 3.0 x 2.3 x 4.0 m.
 * Solid unit with stuffer on the crown, liquid unit lying at the parting line with its dosing pumps, shuttle with two lower halves.
 */
import {
  controlCabinet,
  type Decal,
  type FlatPoint,
  heaterLeads,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  moldHalf,
  type Point,
  SIDES,
  screen,
  screwCircle,
  socketScrew,
  twoHandControl,
  vacuumPump,
  windowGuard,
} from '../kit/index.ts'
import { stuffer } from './compound-feed.ts'
import { cutShell } from './cut-away.ts'
import { LYING_LEFT, screwUnit } from './injection-unit.ts'
import { dosingOutlet, dosingUnit, mixingElements } from './liquid-dosing.ts'
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

/** Foot of the mixer in the close-up, and the mixer itself. */
const MIXER: Point = [0, 1.05, 0.3]
const JACKET = { radius: 0.058, bore: 0.043, length: 0.42 }
/** Where the pipes of A and B come down from their pumps. */
const PIPE_X = [-0.32, 0.3] as const

/** Pumps A and B, their pipes with valves and pressure sensors, and the mixer in which white A and teal B become one color. */
function twoStreams(kit: Kit): void {
  const [x, y, z] = MIXER
  kit.box('paint', [x, 0.2, z - 0.06], [0.1, y - 0.33, 0.1], 0.008)
  kit.box('steel', [x, y - 0.14, z], [0.24, 0.12, 0.15], 0.006, 3)
  for (const side of SIDES)
    for (const up of [0.022, 0.098]) socketScrew(kit, [x + side * 0.095, y - 0.14 + up, z + 0.0745], 0.012, 'z')
  for (const [index, pipeX] of PIPE_X.entries()) {
    const outlet = dosingOutlet([0, 0, 0], index ? 1 : -1)
    const side = index ? 1 : -1
    kit.tube(
      'pipe',
      [
        [outlet[0], outlet[1], outlet[2]],
        [outlet[0], 1.44, outlet[2]],
        [pipeX, 1.44, index ? 0.2 : 0.19],
        [pipeX, 1.44, z],
        [pipeX, y - 0.08, z],
        [side * 0.13, y - 0.08, z],
      ],
      0.017,
      0.06,
      28,
    )
    unionNut(kit, [outlet[0], 1.33, outlet[2]], 'y')
    fittings(kit, [pipeX, 1.14, z], index ? 'B' : 'A')
    kit.at([side * 0.155, y - 0.08, z], () => unionNut(kit, [0, 0, 0], 'y'), [0, 0, side * 90])
    kit.cylinder('steel', [side < 0 ? x - 0.135 : x + 0.115, y - 0.08, z], 0.03, 0.02, { axis: 'x', segments: 40 })
  }
  flange(kit, [x, y - 0.022, z])
  kit.at([x, y + 0.006, z], () => {
    const { radius, bore, length } = JACKET
    const wall: FlatPoint[] = [
      [radius, 0],
      [radius, length],
      [bore, length],
      [bore, 0],
    ]
    kit.at([0, 0, 0], () => cutShell(kit, 'stainless', [0, 0, 0], wall, 200), [0, -16, 0])
    mixingElements(kit, { radius: bore - 0.0008, length: length / 6, count: 6 }, [
      'siliconeWhite',
      'siliconeTeal',
      'siliconeSage',
    ])
  })
  const top = y + 0.006 + JACKET.length
  flange(kit, [x, top - 0.006, z])
  kit.cylinder('steel', [x, top + 0.02, z], 0.036, 0.4, { segments: 48 })
}

function flange(kit: Kit, [x, y, z]: Point): void {
  kit.cylinder('steel', [x, y, z], 0.088, 0.03, { bevel: 0.003, segments: 64 })
  screwCircle(kit, [x, y + 0.0295, z], 0.073, 8, 0.011, 'y', 22)
}

function unionNut(kit: Kit, place: Point, axis: 'x' | 'y'): void {
  kit.hexagon('zinc', place, 0.032, 0.036, axis)
}

/** On an upright pipe from `place` up: block with the letter and a pressure sensor, ball valve above it, nuts between them. */
function fittings(kit: Kit, [x, y, z]: Point, component: string): void {
  unionNut(kit, [x, y - 0.034, z], 'y')
  kit.box('steel', [x, y, z], [0.075, 0.075, 0.07], 0.004)
  kit.decal(engraved(component), [x - 0.0, y + 0.026, z + 0.0358], 0.034, 0.034)
  unionNut(kit, [x, y + 0.073, z], 'y')
  kit.hexagon('steel', [x, y + 0.13, z], 0.034, 0.09, 'y', 0.004)
  for (const end of [0.112, 0.212]) unionNut(kit, [x, y + end, z], 'y')
  kit.cylinder('blackOxide', [x, y + 0.175, z + 0.026], 0.014, 0.02, { axis: 'z', segments: 32 })
  kit.box('dark', [x, y + 0.166, z + 0.045], [0.018, 0.105, 0.008], 0.003)
  const out = x < 0 ? -1 : 1
  kit.at(
    [x + out * 0.036, y + 0.04, z],
    () => {
      kit.hexagon('zinc', [0, 0, 0], 0.019, 0.02, 'x')
      kit.cylinder('stainless', [0.018, 0, 0], 0.0165, 0.06, { axis: 'x', segments: 36 })
      kit.cylinder('dark', [0.076, 0, 0], 0.011, 0.026, { axis: 'x', segments: 28 })
      kit.hose(
        'cable',
        [
          [0.1, 0, 0],
          [0.14, 0.005, 0],
          [0.17, 0.06, -0.02],
          [0.16, 0.2, -0.08],
          [0.12, 0.3, -0.2],
        ],
        0.0045,
      )
    },
    [0, 0, 0],
    [out, 1, 1],
  )
}

/** Letter on the steel of a block. */
const engraved = (text: string): Decal => ({
  name: `engraved-${text.toLowerCase()}`,
  width: 128,
  height: 128,
  roughness: 0.4,
  svg: `<rect width="128" height="128" fill="#c9ced1"/><rect x="4" y="4" width="120" height="120" fill="none" stroke="#7d868c" stroke-width="3"/><text x="64" y="98" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="92" fill="#22282d">${text}</text>`,
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
