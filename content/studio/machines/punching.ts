/**
 * PU-20: punching machine, 20 t, table 500 x 500 mm, plunger 140 mm. Four columns, cylinder on top, cutting die under the ram.
 * Shown open: the slide is out in front with a molded sheet of stoppers on the cutting plate.
 */
import {
  COVER_DEPTH,
  cavityGrid,
  columnNut,
  coverPlate,
  door,
  emergencyStop,
  gauge,
  gaugeDial,
  hexScrew,
  hydraulicHose,
  hydraulicPipe,
  type Kit,
  levelingFoot,
  lightCurtain,
  lightTower,
  louvers,
  modelPlate,
  operatorPanel,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  socketScrew,
  tieRodCylinder,
  twoHandControl,
  valveBlock,
  warningSign,
  windowGuard,
} from '../kit/index.ts'

const PLUNGER_RADIUS = 0.07
const TABLE = 0.5
const BODY = { width: 0.96, depth: 0.8, top: 0.76 }
const COLUMN = { x: 0.36, z: 0.27, radius: 0.036 }
const LEVEL = { table: 0.86, ram: 1.2, ramTop: 1.31, crown: 1.46, crownTop: 1.66 }
/** Middle of the slide in its outer place. */
const SLIDE_Z = 0.72
const GRID = { columns: 9, rows: 8 }
const STOPPER = 0.0125
/** The ram's way down to its stops. */
const STROKE = 0.15

export function build(kit: Kit): void {
  kit.part('body', () => body(kit))
  kit.part('columns', () => columns(kit))
  kit.part('crown', () => crown(kit))
  kit.part('ram and die', () => ram(kit))
  kit.part('slide', () => slide(kit))
  kit.part('guarding', () => guarding(kit))
  kit.part('controls', () => controls(kit))
}

function atColumns(build: (x: number, z: number) => void): void {
  for (const x of SIDES) for (const z of SIDES) build(x * COLUMN.x, z * COLUMN.z)
}

function body(kit: Kit): void {
  const front = BODY.depth / 2
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, x * 0.42, z * 0.34, 0.06)
  kit.box('plinth', [0, 0.06, 0], [BODY.width - 0.03, 0.08, BODY.depth - 0.03], 0.006)
  kit.box('sheet', [0, 0.135, COVER_DEPTH / 2], [BODY.width, BODY.top - 0.13, BODY.depth - COVER_DEPTH], 0.01, 3)
  for (const side of SIDES) {
    door(kit, 'sheet', [side * 0.235, 0.18, front], 0.45, 0.48, { hinge: side < 0 ? 'left' : 'right', locks: 2 })
    louvers(kit, [side * 0.235, 0.25, front + 0.0165], 0.28, 8)
    kit.at([0, 0, COVER_DEPTH - front], () => coverPlate(kit, [side * 0.235, 0.18, 0], 0.42, 0.48), [0, 180, 0])
    kit.at([(side * BODY.width) / 2, 0, 0], () => {
      door(kit, 'sheet', [0, 0.18, 0], 0.66, 0.5, { locks: 2 })
      louvers(kit, [0, 0.28, 0.0165], 0.36, 8)
    }, [0, side * 90, 0])
  }
  kit.box('paint', [0, BODY.top - 0.004, 0], [BODY.width + 0.02, 0.108, BODY.depth - 0.04], 0.012, 3)
  kit.box('groundSteel', [0, LEVEL.table + 0.002, 0], [TABLE, 0.03, TABLE], 0.004)
  for (const index of [0, 1])
    gauge(
      kit,
      [-0.4 + index * 0.1, BODY.top + 0.052, BODY.depth / 2 - 0.024],
      0.036,
      index ? gaugeDial('bar', 0.35) : gaugeDial('MPa', 0.5),
    )
}

function columns(kit: Kit): void {
  atColumns((x, z) => {
    kit.cylinder('chrome', [x, 0.84, z], COLUMN.radius, LEVEL.crownTop - 0.82, { bevel: 0.003, segments: 56 })
    kit.cylinder('paint', [x, LEVEL.table - 0.001, z], 0.06, 0.024, { bevel: 0.005 })
    screwCircle(kit, [x, LEVEL.table + 0.022, z], 0.049, 6, 0.008)
    columnNut(kit, [x, LEVEL.crownTop - 0.003, z], 0.062, 0.055, COLUMN.radius)
  })
}

/** Head with the upright cylinder, its valve block and pipes. */
function crown(kit: Kit): void {
  const front = BODY.depth / 2 - 0.05
  kit.box('paint', [0, LEVEL.crown, 0], [0.92, LEVEL.crownTop - LEVEL.crown, 2 * front], 0.016, 3)
  kit.plate('paint', [0, 1.56, front + 0.004], rectangle(0.5, 0.14, 0.03), 0.014, { bevel: 0.004 })
  kit.box('aluminium', [0, 1.5175, front + 0.009], [0.34, 0.085, 0.006], 0.002)
  kit.decal(modelPlate('PU-20'), [0, 1.56, front + 0.0157], 0.32, 0.08)
  kit.cylinder('paint', [0, LEVEL.crownTop - 0.004, 0], 0.17, 0.04, { bevel: 0.008, segments: 64 })
  screwCircle(kit, [0, LEVEL.crownTop + 0.035, 0], 0.145, 10, 0.016)
  kit.cylinder('paint', [0, LEVEL.crownTop + 0.03, 0], 0.115, 0.28, { bevel: 0.008, segments: 64 })
  kit.cylinder('paint', [0, LEVEL.crownTop + 0.29, 0], 0.14, 0.05, { bevel: 0.008, segments: 64 })
  screwCircle(kit, [0, LEVEL.crownTop + 0.338, 0], 0.118, 8, 0.014)
  valveBlock(kit, [0.3, LEVEL.crownTop - 0.003, 0.02], 2)
  hydraulicPipe(
    kit,
    [
      [0.3, LEVEL.crownTop + 0.06, -0.05],
      [0.3, LEVEL.crownTop + 0.06, -0.16],
      [0.3, LEVEL.crownTop + 0.24, -0.16],
      [0, LEVEL.crownTop + 0.24, -0.16],
      [0, LEVEL.crownTop + 0.24, -0.1],
    ],
    0.011,
  )
  hydraulicPipe(
    kit,
    [
      [0.19, LEVEL.crownTop + 0.06, 0.02],
      [0.15, LEVEL.crownTop + 0.06, 0.02],
      [0.1, LEVEL.crownTop + 0.06, 0.02],
    ],
    0.011,
  )
  for (const z of [-0.24, -0.3])
    hydraulicHose(
      kit,
      [
        [0.45, 1.58, z],
        [0.53, 1.58, z],
        [0.56, 1.4, z],
        [0.56, 1.0, z],
        [0.53, 0.83, z],
        [0.48, 0.82, z],
      ],
      0.013,
    )
  for (const side of SIDES) hexScrew(kit, [side * 0.4, LEVEL.crownTop - 0.002, 0.3], 0.02)
}

/** Plunger, ram plate on bushings, depth stops, die plate with round knives. */
function ram(kit: Kit): void {
  kit.part('plunger', () =>
    kit.cylinder('chrome', [0, LEVEL.ramTop - 0.01, 0], PLUNGER_RADIUS, LEVEL.crown - LEVEL.ramTop + 0.02 + STROKE, {
      bevel: 0.002,
      segments: 72,
    }),
  )
  kit.cylinder('paint', [0, LEVEL.ramTop - 0.004, 0], 0.11, 0.03, { bevel: 0.006 })
  screwCircle(kit, [0, LEVEL.ramTop + 0.025, 0], 0.092, 8, 0.012)
  kit.box('paint', [0, LEVEL.ram, 0], [0.9, LEVEL.ramTop - LEVEL.ram, 0.68], 0.012, 3)
  atColumns((x, z) => {
    kit.cylinder('brass', [x, LEVEL.ram - 0.03, z], 0.054, 0.035, { bevel: 0.004 })
    kit.cylinder('paint', [x, LEVEL.ramTop - 0.003, z], 0.062, 0.045, { bevel: 0.006 })
  })
  for (const side of SIDES) {
    kit.part('stops', () => kit.cylinder('zinc', [side * 0.41, LEVEL.table + 0.0, 0], 0.03, 0.1, { bevel: 0.004 }))
    kit.cylinder('steel', [side * 0.41, LEVEL.ram - 0.09, 0], 0.02, 0.095, { bevel: 0.003 })
    kit.hexagon('zinc', [side * 0.41, LEVEL.ram - 0.03, 0], 0.034, 0.026)
  }
  kit.box('groundSteel', [0, LEVEL.ram - 0.028, 0], [TABLE, 0.03, TABLE], 0.003)
  kit.box('steel', [0, LEVEL.ram - 0.058, 0], [0.44, 0.032, 0.42], 0.003)
  for (const side of SIDES)
    for (const z of [-0.16, 0.16]) {
      kit.box('blackOxide', [side * 0.235, LEVEL.ram - 0.064, z], [0.05, 0.036, 0.05], 0.004)
      socketScrew(kit, [side * 0.235, LEVEL.ram - 0.072, z], 0.008)
    }
  for (const [x, z] of cavityGrid(GRID.columns, GRID.rows, 0.4, 0.37))
    kit.cylinder('mouldSteel', [x, LEVEL.ram - 0.086, z], 0.0165, 0.03, { segments: 24, bore: 0.0145, bevel: 0.001 })
  // mist nozzles for the silicone emulsion
  for (const side of SIDES) {
    kit.tube(
      'stainless',
      [
        [side * 0.3, LEVEL.crown + 0.01, 0.33],
        [side * 0.3, LEVEL.ramTop + 0.06, 0.33],
        [side * 0.3, LEVEL.ramTop + 0.06, 0.37],
        [side * 0.3, LEVEL.ram - 0.04, 0.37],
      ],
      0.007,
      0.02,
    )
    kit.cylinder('brass', [side * 0.3, LEVEL.ram - 0.075, 0.37], 0.011, 0.04, { segments: 24 })
  }
}

/** Rails to the front, slide plate with cutting plate and sheet, push cylinder. */
function slide(kit: Kit): void {
  const top = LEVEL.table + 0.03
  for (const side of SIDES) {
    const x = side * 0.23
    kit.box('paint', [x, top - 0.075, 0.72], [0.05, 0.074, 0.64], 0.005)
    kit.box('steel', [x, top - 0.003, 0.46], [0.03, 0.02, 1.16], 0.003)
    kit.box('paint', [x, 0.06, 0.96], [0.06, top - 0.13, 0.06], 0.005)
    kit.box('plinth', [x, 0.045, 0.96], [0.12, 0.018, 0.12], 0.003)
    levelingFoot(kit, x, 0.96, 0.045)
    for (let z = 0.5; z < 1.02; z += 0.1) socketScrew(kit, [x + side * 0.0235, top - 0.04, z], 0.007, 'x')
    kit.box('rubber', [x, top - 0.01, 1.035], [0.034, 0.03, 0.016], 0.004)
  }
  for (const y of [0.3, 0.72]) kit.box('paint', [0, y, 0.96], [0.42, 0.05, 0.045], 0.005)
  kit.box('sheet', [0, 0.36, 0.958], [0.4, 0.35, 0.02], 0.004)
  twoHandControl(kit, [0, 0.765, 1.02], 0.56)
  tieRodCylinder(kit, [0, top - 0.04, 0.3], 0.022, 0.3, 'z', 0.12, 0.009)
  kit.box('steel', [0, top - 0.055, SLIDE_Z - 0.02], [0.06, 0.072, 0.03], 0.003)
  kit.part('carriage', () => carriage(kit, top))
}

/** Slide plate with cutting plate and the sheet of stoppers. */
function carriage(kit: Kit, top: number): void {
  kit.box('groundSteel', [0, top + 0.016, SLIDE_Z], [0.54, 0.024, 0.5], 0.003)
  kit.box('white', [0, top + 0.0395, SLIDE_Z], [0.48, 0.02, 0.46], 0.004)
  for (const x of SIDES)
    for (const z of SIDES)
      kit.cylinder('steel', [x * 0.225, top + 0.058, SLIDE_Z + z * 0.215], 0.009, 0.026, { bevel: 0.003 })
  const sheetTop = top + 0.0615
  kit.box('rubberGrey', [0, top + 0.059, SLIDE_Z], [0.43, 0.0035, 0.4], 0.0012)
  for (const [x, z] of cavityGrid(GRID.columns, GRID.rows, 0.4, 0.37)) {
    kit.cylinder('rubberGrey', [x, sheetTop, SLIDE_Z + z], STOPPER, 0.008, { segments: 28, bevel: 0.0015 })
    kit.cylinder('rubberGrey', [x, sheetTop + 0.0075, SLIDE_Z + z], STOPPER * 0.66, 0.008, {
      segments: 24,
      bevel: 0.002,
    })
  }
}

function guarding(kit: Kit): void {
  lightCurtain(kit, [0, 0.88, 0.43], 0.98, 0.66, 0.06)
  for (const side of SIDES) {
    kit.at([side * 0.475, 0, 0], () => windowGuard(kit, [0, 0.875, 0], 0.7, 0.66, { frameWidth: 0.035 }), [
      0,
      side * 90,
      0,
    ])
    for (const z of SIDES) kit.box('zinc', [side * 0.462, 1.49, z * 0.3], [0.03, 0.02, 0.04], 0.003)
  }
  kit.at([0, 0, -0.361], () => windowGuard(kit, [0, 0.858, 0], 0.9, 0.67, { frameWidth: 0.035 }), [0, 180, 0])
  kit.decal(warningSign('hand'), [-0.36, 1.56, BODY.depth / 2 - 0.049], 0.09, 0.09)
}

function controls(kit: Kit): void {
  kit.tube(
    'plinth',
    [
      [0.45, 1.56, 0.16],
      [0.66, 1.56, 0.16],
      [0.66, 1.46, 0.16],
    ],
    0.028,
    0.07,
  )
  kit.cylinder('plinth', [0.456, 1.56, 0.16], 0.05, 0.014, { axis: 'x' })
  operatorPanel(kit, [0.68, 1.26, 0.26], {
    width: 0.34,
    height: 0.42,
    tiltDegrees: 8,
    screen: screen('screen-punch', PUNCH_SCREEN),
  })
  lightTower(kit, [-0.36, LEVEL.crownTop - 0.003, -0.1])
  emergencyStop(kit, [0.42, BODY.top + 0.05, BODY.depth / 2 - 0.021], 0.9)
}

const PUNCH_SCREEN = {
  title: 'STOPPER 20  06',
  tiles: [
    ['FORCE t', '18.2'],
    ['DEPTH', '46.20'],
    ['STROKES', '1 482'],
    ['PARTS', '106 k'],
  ],
  buttons: ['PUNCH', 'SLIDE', 'RECIPE', 'MIST'],
} as const
