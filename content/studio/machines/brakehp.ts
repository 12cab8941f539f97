/**
 * BHP-315: hot press for brake pads and linings, 315 t. Plunger 450 mm, platens 600 x 600 mm, three daylights in a window frame.
 * Shown open: molds on the platens, one mold run out on the roller table, fume hood over the front.
 */
import {
  cavityGrid,
  controlCabinet,
  emergencyStop,
  type FlatPoint,
  gauge,
  gaugeDial,
  heatedPlaten,
  heaterLeads,
  hexScrew,
  hydraulicHose,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  levelingFoot,
  liftingEye,
  lightCurtain,
  louvers,
  modelPlate,
  type Point,
  polygon,
  radians,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  socketScrew,
  twoHandControl,
  warningSign,
  windowGuard,
  withHoles,
} from '../kit/index.ts'

const PLUNGER_RADIUS = 0.225
/** Length of the plunger inside the frame: what comes out when the press closes. */
const HIDDEN_STROKE = 0.3
const PLATEN = 0.6
/** Window frame: two plates, front and back. */
export const FRAME = { width: 1.22, bottom: 0.12, top: 2.56, z: 0.22, thickness: 0.12 }
export const WINDOW = { width: 0.8, bottom: 0.84, top: 2.07 }
export const FRONT = FRAME.z + FRAME.thickness / 2
/** Undersides of the four heated platens; the lowest is on the moving table. */
const PLATENS = [1.1, 1.39, 1.68, 1.97]
const TABLE_Z = 0.7
const MOLD = 0.5
/** Fume hood above the head's plate, axis of its duct. */
const HOOD_LIFT = 0.21
const DUCT = 2.88

export function build(kit: Kit): void {
  kit.part('base', () => base(kit))
  kit.part('window frame', () => windowFrame(kit))
  kit.part('ram', () => ram(kit))
  kit.part('daylights', () => daylights(kit))
  kit.part('roller table', () => rollerTable(kit))
  kit.part('fume hood', () => fumeHood(kit))
  kit.part('guarding', () => guarding(kit))
  kit.part('units', () => {
    hydraulicUnit(kit, [-1.12, 0, -0.1], { width: 0.7, depth: 0.8, tankHeight: 0.56 })
    controlCabinet(kit, [1.12, 0, 0.12], { height: 1.72, screen: screen('screen-brake', BRAKE_SCREEN) })
  })
  kit.part('lines', () => lines(kit))
}

function base(kit: Kit): void {
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, x * 0.62, z * 0.42, 0.05)
  kit.box('plinth', [0, 0.05, 0], [1.44, 0.09, 1.0], 0.008)
  for (const side of SIDES) {
    kit.box('sheet', [side * 0.3, 0.16, FRONT + 0.014], [0.52, 0.5, 0.016], 0.005)
    louvers(kit, [side * 0.3, 0.3, FRONT + 0.0225], 0.36, 9)
    for (const x of [-0.22, 0.22])
      for (const y of [0.2, 0.62]) socketScrew(kit, [side * 0.3 + x, y, FRONT + 0.022], 0.009, 'z')
  }
}

/** Front and back plate with the working window, cross members between them. */
function windowFrame(kit: Kit): void {
  const height = FRAME.top - FRAME.bottom
  for (const side of SIDES) {
    const outline = withHoles(rectangle(FRAME.width, height, 0.06, [0, FRAME.bottom + height / 2]), [
      rectangle(WINDOW.width, WINDOW.top - WINDOW.bottom, 0.09, [0, (WINDOW.top + WINDOW.bottom) / 2]),
    ])
    kit.plate('paint', [0, 0, side * FRAME.z], outline, FRAME.thickness, { bevel: 0.012 })
  }
  for (const [bottom, top] of [
    [0.4, 0.82],
    [WINDOW.top + 0.01, 2.5],
  ] as const)
    kit.box('paint', [0, bottom, 0], [FRAME.width - 0.06, top - bottom, 2 * FRAME.z - FRAME.thickness + 0.004], 0.006)
  for (const x of SIDES) {
    kit.box('paint', [x * 0.5, 0.16, 0], [0.14, 0.3, 0.33], 0.006)
    for (const y of [2.2, 2.4, 0.5, 0.72]) hexScrew(kit, [x * 0.53, y, FRONT - 0.001], 0.024, 'z')
    for (const z of [-0.1, 0.1]) liftingEye(kit, [x * 0.42, 2.498, z], 0.03)
  }
  kit.plate('paint', [0, 2.25, FRONT + 0.004], rectangle(0.72, 0.18, 0.04), 0.016, { bevel: 0.005 })
  kit.box('aluminium', [0, 2.195, FRONT + 0.01], [0.42, 0.11, 0.006], 0.002)
  kit.decal(modelPlate('BHP-315'), [0, 2.25, FRONT + 0.0168], 0.4, 0.1)
  for (const [index, x] of [-0.5, -0.36].entries())
    gauge(kit, [x, 0.745, FRONT - 0.003], 0.05, index ? gaugeDial('bar', 0.4) : gaugeDial('MPa', 0.74))
  emergencyStop(kit, [0.5, 1.28, FRONT - 0.001], 1.2)
  kit.decal(warningSign('heat'), [-0.5, 1.62, FRONT + 0.001], 0.1, 0.1)
  kit.decal(warningSign('hand'), [-0.5, 1.5, FRONT + 0.001], 0.1, 0.1)
}

/** Cylinder flange, plunger and moving table. */
function ram(kit: Kit): void {
  kit.cylinder('paint', [0, 0.8, 0], 0.29, 0.08, { bevel: 0.01, segments: 72 })
  screwCircle(kit, [0, 0.878, 0], 0.265, 16, 0.016)
  kit.part('table', () => {
    kit.cylinder('chrome', [0, 0.84 - HIDDEN_STROKE, 0], PLUNGER_RADIUS, 0.18 + HIDDEN_STROKE, {
      bevel: 0.003,
      segments: 96,
    })
    kit.box('paint', [0, 1.0, 0], [WINDOW.width - 0.04, 0.102, PLATEN + 0.04], 0.01, 3)
    for (const x of SIDES)
      for (const z of SIDES) kit.box('brass', [x * 0.375, 1.02, z * 0.25], [0.03, 0.07, 0.1], 0.004)
  })
}

/** Four platens with a mold in each daylight, carried open by stepped posts. */
function daylights(kit: Kit): void {
  for (const [index, y] of PLATENS.entries()) kit.part(`daylight ${index}`, () => daylight(kit, index, y))
  for (const x of SIDES)
    for (const z of SIDES) kit.box('groundSteel', [x * 0.385, 1.12, z * 0.22], [0.035, 0.86, 0.07], 0.004)
}

/** One heated platen with the blocks that carry it and the mold standing on it. */
function daylight(kit: Kit, index: number, y: number): void {
  const last = index === PLATENS.length - 1
  heatedPlaten(kit, [0, y, 0], PLATEN, PLATEN + 0.08, {
    ...(index === 0 ? { insulation: 'below' as const } : last ? { insulation: 'above' as const } : {}),
    heaters: 10,
  })
  if (last || index === 0) return
  for (const x of SIDES)
    for (const z of SIDES) {
      kit.box('steel', [x * 0.325, y + 0.01, z * 0.22], [0.07, 0.05, 0.07], 0.004)
      kit.box('zinc', [x * 0.365, y - 0.03, z * 0.22], [0.05, 0.041, 0.08], 0.004)
    }
  padMold(kit, [0, y + 0.0695, 0.02], 0)
}

/** Outline of a disc brake pad about `center`. */
function padOutline([x, z]: FlatPoint, scale = 1): ReturnType<typeof polygon> {
  const arc = (radius: number, from: number, to: number): FlatPoint[] =>
    Array.from({ length: 11 }, (_, index): FlatPoint => {
      const angle = radians(from + ((to - from) * index) / 10)
      return [x + radius * scale * Math.cos(angle), z - 0.1 + radius * scale * Math.sin(angle)]
    })
  return polygon([...arc(0.123, 64, 116), ...arc(0.079, 120, 60)])
}

/** Mold half with 4 x 5 pad cavities; `filled` of them hold cured pads with their back plates. */
function padMold(kit: Kit, place: Point, filled: number): void {
  kit.at(place, () => {
    kit.box('steel', [0, 0, 0], [MOLD, 0.05, MOLD], 0.004)
    const cells = cavityGrid(4, 6, MOLD - 0.05, MOLD - 0.05)
    const outline = withHoles(
      rectangle(MOLD - 0.016, MOLD - 0.016, 0.006),
      cells.map(([x, z]) => padOutline([x, -z], 1)),
    )
    kit.plate('mouldSteel', [0, 0.0645, 0], outline, 0.03, { axis: 'y', bevel: 0.001 })
    for (const [index, [x, z]] of cells.entries()) {
      if (index >= filled) continue
      kit.plate('friction', [0, 0.066, 0], padOutline([x, -z], 0.985), 0.034, { axis: 'y', bevel: 0.0015 })
      kit.plate('zinc', [0, 0.086, 0], padOutline([x, -z], 0.985), 0.007, { axis: 'y', bevel: 0.001 })
    }
    for (const x of SIDES)
      for (const z of SIDES) {
        kit.cylinder('steel', [x * (MOLD / 2 - 0.026), 0.06, z * (MOLD / 2 - 0.026)], 0.013, 0.05, {
          bevel: 0.005,
          segments: 28,
        })
      }
    for (const x of SIDES)
      kit.tube(
        'blackOxide',
        [
          [x * 0.15 - 0.06, 0.025, MOLD / 2 - 0.004],
          [x * 0.15 - 0.06, 0.025, MOLD / 2 + 0.045],
          [x * 0.15 + 0.06, 0.025, MOLD / 2 + 0.045],
          [x * 0.15 + 0.06, 0.025, MOLD / 2 - 0.004],
        ],
        0.008,
        0.018,
      )
  })
}

/** Roller table before the lowest daylight; a mold with pads is on it. */
function rollerTable(kit: Kit): void {
  const top = PLATENS[0]! + 0.088
  for (const side of SIDES) {
    kit.box('paint', [side * 0.3, top - 0.1, 0.7], [0.04, 0.13, 0.72], 0.006)
    kit.box('paint', [side * 0.29, 0.06, 0.98], [0.07, top - 0.14, 0.07], 0.006)
    kit.box('plinth', [side * 0.29, 0, 0.98], [0.14, 0.07, 0.14], 0.004)
    kit.box('plinth', [side * 0.3, top - 0.14, FRONT + 0.07], [0.05, 0.06, 0.16], 0.004)
  }
  for (let z = 0.4; z < 1.06; z += 0.072)
    kit.cylinder('zinc', [-0.285, top - 0.025, z], 0.0265, 0.57, { axis: 'x', segments: 36 })
  kit.box('rubber', [0, top - 0.05, 1.062], [0.55, 0.1, 0.02], 0.005)
  for (const y of [0.32, 0.86]) kit.box('paint', [0, y, 0.98], [0.54, 0.05, 0.05], 0.005)
  kit.box('sheet', [0, 0.4, 0.985], [0.52, 0.46, 0.02], 0.004)
  twoHandControl(kit, [0, 0.9, 1.055], 0.56)
  kit.part('mold', () => padMold(kit, [0, top, TABLE_Z], 24))
}

/** Canopy with round duct that draws off the resin gas. */
function fumeHood(kit: Kit): void {
  const outline = polygon([
    [-(FRONT + 0.01), 2.17],
    [-(FRONT + 0.42), 2.17],
    [-(FRONT + 0.42), 2.22],
    [-(FRONT + 0.12), 2.52],
    [-(FRONT + 0.01), 2.52],
  ])
  kit.at([0, HOOD_LIFT, 0], () => {
    kit.plate('sheet', [0, 0, 0], outline, 1.0, { axis: 'x', bevel: 0.006 })
    kit.box('stainless', [0, 2.155, FRONT + 0.215], [0.96, 0.02, 0.37], 0.004)
    for (const x of [-0.24, 0, 0.24]) kit.box('seam', [x, 2.15, FRONT + 0.215], [0.2, 0.008, 0.28], 0.002)
    for (const side of SIDES) kit.box('sheet', [side * 0.503, 2.2, FRONT + 0.12], [0.008, 0.24, 0.1], 0.002)
  })
  for (const side of SIDES) kit.box('paint', [side * 0.46, FRAME.top - 0.2, FRONT + 0.02], [0.06, 0.4, 0.05], 0.006)
  kit.cylinder('sheetGrey', [0, 2.46 + HOOD_LIFT, FRONT + 0.1], 0.1, 0.09, { bevel: 0.004 })
  kit.tube(
    'zinc',
    [
      [0, 2.5 + HOOD_LIFT, FRONT + 0.1],
      [0, DUCT, FRONT + 0.1],
      [0, DUCT, -0.46],
    ],
    0.085,
    0.14,
    40,
  )
  for (const z of [0.1, -0.2, -0.44]) kit.ring('zinc', [0, DUCT, z], 0.088, 0.006, 'z')
}

function guarding(kit: Kit): void {
  const behind = WINDOW.top - WINDOW.bottom + 0.1
  kit.at(
    [0, 0, -FRAME.z - FRAME.thickness / 2 - 0.011],
    () => windowGuard(kit, [0, WINDOW.bottom - 0.05, 0], WINDOW.width + 0.1, behind, { frameWidth: 0.04 }),
    [0, 180, 0],
  )
  lightCurtain(kit, [0, 0.98, 0.44], FRAME.width + 0.06, 1.05, 0.14)
  for (const side of SIDES) {
    kit.at(
      [side * (FRAME.width / 2 + 0.018), 0, 0],
      () => windowGuard(kit, [0, 0.86, 0], 0.62, 1.2, { frameWidth: 0.045, handle: 'right' }),
      [0, side * 90, 0],
    )
    for (const y of [0.9, 1.98])
      for (const z of SIDES) hexScrew(kit, [side > 0 ? side * 0.64 : side * 0.64 - 0.012, y, z * 0.27], 0.01, 'x')
  }
}

function lines(kit: Kit): void {
  for (const [index, z] of [0.12, 0.02].entries())
    hydraulicPipe(
      kit,
      [
        [-0.79, 0.5 + index * 0.09, z - 0.15],
        [-0.7, 0.5 + index * 0.09, z - 0.15],
        [-0.58, 0.5 + index * 0.09, z - 0.15],
      ],
      0.018,
    )
  hydraulicHose(
    kit,
    [
      [-0.77, 0.7, 0.1],
      [-0.72, 0.7, 0.1],
      [-0.64, 0.68, 0.08],
      [-0.58, 0.7, 0.06],
    ],
    0.015,
  )
  for (const [index, y] of PLATENS.entries())
    kit.part(`daylight ${index}`, () =>
      heaterLeads(kit, [PLATEN / 2, y + 0.035, -0.05], [0.56, y - 0.05, -0.12], 4, 0.08),
    )
  kit.tube(
    'hose',
    [
      [1.0, 1.71, 0.0],
      [1.0, 2.3, 0.0],
      [0.57, 2.3, 0.0],
    ],
    0.024,
    0.15,
    18,
  )
  for (const x of [0.585]) kit.hexagon('zinc', [x, 2.3, 0], 0.042, 0.03, 'x')
  kit.hexagon('zinc', [1.0, 1.718, 0], 0.042, 0.03)
}

const BRAKE_SCREEN = {
  title: 'PAD CURE  07',
  tiles: [
    ['UPPER', '158.2'],
    ['LOWER', '158.6'],
    ['PRESSURE', '19.4'],
    ['DEGAS', '5 / 6'],
  ],
  buttons: ['CLAMP', 'DEGAS', 'RECIPE', 'OPEN'],
} as const
