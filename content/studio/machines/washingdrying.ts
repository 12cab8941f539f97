/**
 * WD-30: antistatic washing and drying machine, 30 kg. Front-loading stainless drum, water filters and dosing on the right,
 * drying air unit with filter on top. Shown with the door open and a load of silicone parts.
 */
import {
  bowHandle,
  controlRow,
  coverPlate,
  disc,
  door,
  emergencyStop,
  gauge,
  gaugeDial,
  hexScrew,
  hydraulicHose,
  hydraulicPipe,
  type Kit,
  levelingFoot,
  lightTower,
  louvers,
  modelPlate,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  touchScreen,
  warningSign,
  withHoles,
} from '../kit/index.ts'
import { blower, duct, innerPerforation, openDrum, partHeap } from './drum-parts.ts'

const BODY = { width: 1.42, depth: 1.2, bottom: 0.16, top: 1.56 }
const FRONT = BODY.depth / 2
const DRUM = { x: -0.2, y: 0.93, radius: 0.37 }
const OPENING = 0.33
/** Middle of the control column. */
const COLUMN_X = 0.47
const AIR = BODY.top + 0.03

export function build(kit: Kit): void {
  kit.part('body', () => body(kit))
  kit.part('drum', () => drum(kit))
  kit.part('door', () => kit.at([2 * DRUM.x, 0, 0], () => porthole(kit), [0, 0, 0], [-1, 1, 1]))
  kit.part('controls', () => controls(kit))
  kit.part('air unit', () => airUnit(kit))
  kit.part('water', () => kit.at([0, 0, 0], () => water(kit), [0, 0, 0], [-1, 1, 1]))
}

function body(kit: Kit): void {
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, x * 0.62, z * 0.5, 0.06)
  kit.box('paint', [0, 0.06, 0], [BODY.width + 0.04, 0.104, BODY.depth + 0.04], 0.01, 3)
  const height = BODY.top - BODY.bottom
  const outline = withHoles(
    rectangle(BODY.width, height, 0.03, [0, BODY.bottom + height / 2]),
    [disc(0.385, [DRUM.x, DRUM.y])],
    48,
  )
  kit.plate('sheet', [0, 0, 0], outline, BODY.depth, { bevel: 0.008 })
  kit.plate(
    'stainless',
    [DRUM.x, DRUM.y, FRONT + 0.004],
    withHoles(rectangle(0.88, 0.88, 0.06), [disc(0.37)], 48),
    0.012,
    { bevel: 0.003 },
  )
  for (const x of SIDES)
    for (const y of SIDES)
      kit.cylinder('zinc', [DRUM.x + x * 0.41, DRUM.y + y * 0.41, FRONT + 0.009], 0.012, 0.006, {
        axis: 'z',
        segments: 24,
      })
  kit.box('paint', [0, BODY.top - 0.11, FRONT - 0.001], [BODY.width - 0.06, 0.05, 0.006], 0.002)
  kit.box('sheet', [DRUM.x, 0.2, FRONT - 0.002], [0.88, 0.24, 0.016], 0.005)
  louvers(kit, [DRUM.x - 0.2, 0.26, FRONT + 0.0145], 0.34, 6)
  for (const side of SIDES)
    kit.at([(side * BODY.width) / 2, 0, 0], () => {
      door(kit, 'sheet', [0, 0.24, 0], 1.0, 0.42, { locks: 2 })
      louvers(kit, [-side * 0.2, 0.34, 0.0165], 0.34, 9)
    }, [0, side * 90, 0])
  kit.at([0, 0, -FRONT], () => coverPlate(kit, [-0.47, 0.3, 0], 0.4, 1.1), [0, 180, 0])
  kit.box('paint', [0, BODY.top - 0.004, 0], [BODY.width + 0.02, 0.034, BODY.depth + 0.02], 0.008)
  kit.decal(warningSign('heat'), [DRUM.x + 0.36, DRUM.y - 0.37, FRONT + 0.011], 0.07, 0.07)
}

/** Tub ring, perforated drum with three lifters, load. */
function drum(kit: Kit): void {
  const back = FRONT - 0.78
  kit.part('tub', () => tub(kit))
  openDrum(kit, 'stainless', [DRUM.x, DRUM.y, back], DRUM.radius, 0.72)
  innerPerforation(kit, [DRUM.x, DRUM.y, back], DRUM.radius - 0.008, 0.7, 0, 357)
  for (const degrees of [-78, 42, 162])
    kit.at(
      [DRUM.x, DRUM.y, back + 0.36],
      () => kit.box('stainless', [0, -DRUM.radius + 0.004, 0], [0.07, 0.075, 0.66], 0.03, 4),
      [0, 0, degrees + 90],
    )
  kit.cylinder('stainless', [DRUM.x, DRUM.y, back + 0.01], 0.12, 0.02, { axis: 'z', bevel: 0.006 })
  screwCircle(kit, [DRUM.x, DRUM.y, back + 0.03], 0.095, 6, 0.012, 'z')
  partHeap(
    kit,
    [DRUM.x - 0.04, DRUM.y - 0.35, FRONT - 0.34],
    [0.56, 0.22, 0.6],
    330,
    ['siliconeCoral', 'siliconeSand', 'siliconeBlue', 'siliconeWhite'],
    0.029,
  )
}

/** Surroundings of the drum: back wall with the cover behind it, and door seal. */
function tub(kit: Kit): void {
  kit.box('dark', [DRUM.x, DRUM.y - 0.39, -FRONT + 0.05], [0.78, 0.78, 0.05], 0.004)
  kit.box('seam', [DRUM.x, DRUM.y - 0.444, -FRONT], [0.888, 0.888, 0.012], 0.002)
  kit.box('stainless', [DRUM.x, DRUM.y - 0.44, -FRONT], [0.88, 0.88, 0.02], 0.004)
  for (const x of SIDES)
    for (const y of SIDES)
      kit.cylinder('zinc', [DRUM.x + x * 0.41, DRUM.y + y * 0.41, -FRONT - 0.012], 0.012, 0.006, {
        axis: 'z',
        segments: 24,
      })
  kit.lathe(
    'rubberGrey',
    [DRUM.x, DRUM.y, FRONT - 0.03],
    [
      [0.342, 0],
      [0.375, 0.01],
      [0.375, 0.045],
      [0.36, 0.058],
      [0.342, 0.05],
      [0.334, 0.025],
      [0.342, 0],
    ],
    { axis: 'z', segments: 96 },
  )
}

/** Door with glass bowl, swung open; drawn hinged on the right, built mirrored. */
function porthole(kit: Kit): void {
  const hinge = DRUM.x + OPENING + 0.09
  kit.box('stainless', [hinge + 0.005, DRUM.y - 0.13, FRONT + 0.008], [0.06, 0.26, 0.05], 0.008)
  kit.cylinder('chrome', [hinge + 0.02, DRUM.y - 0.12, FRONT + 0.055], 0.014, 0.24, { segments: 28 })
  const leaf = (): void =>
    kit.at([-OPENING - 0.09, 0, 0], () => {
      kit.lathe(
        'stainless',
        [0, 0, -0.01],
        [
          [0.3, 0],
          [0.395, 0],
          [0.4, 0.006],
          [0.4, 0.034],
          [0.39, 0.044],
          [0.315, 0.052],
          [0.3, 0.04],
          [0.3, 0],
        ],
        { axis: 'z', segments: 96 },
      )
      kit.lathe(
        'doorGlass',
        [0, 0, -0.115],
        [
          [0, 0],
          [0.18, 0],
          [0.23, 0.012],
          [0.25, 0.04],
          [0.302, 0.125],
          [0.302, 0.14],
          [0.29, 0.14],
          [0.22, 0.045],
          [0.2, 0.02],
          [0, 0.012],
        ],
        { axis: 'z', segments: 72 },
      )
      kit.box('chrome', [0.44, -0.1, 0.0], [0.12, 0.2, 0.03], 0.008)
      bowHandle(kit, [-0.335, 0, 0.04], 0.2)
      kit.ring('rubberGrey', [0, 0, -0.012], 0.352, 0.012)
      kit.box('blackOxide', [-0.385, -0.04, -0.03], [0.03, 0.08, 0.03], 0.006)
    })
  kit.part('leaf', () => kit.at([hinge + 0.02, DRUM.y, FRONT + 0.055], leaf, [0, 112, 0]))
  kit.box('blackOxide', [DRUM.x - 0.385, DRUM.y - 0.06, FRONT + 0.008], [0.05, 0.12, 0.018], 0.006)
  kit.box('seam', [DRUM.x - 0.385, DRUM.y - 0.045, FRONT + 0.0255], [0.018, 0.09, 0.002], 0.0005, 1)
}

function controls(kit: Kit): void {
  kit.part('operator panel', () => {
    kit.box('stainless', [COLUMN_X, 0.9, FRONT - 0.002], [0.42, 0.52, 0.014], 0.004)
    touchScreen(kit, [COLUMN_X, 1.24, FRONT + 0.011], 0.3, 0.2, screen('screen-wash', WASH_SCREEN))
    controlRow(kit, [COLUMN_X, 1.04, FRONT + 0.011])
  })
  door(kit, 'sheet', [COLUMN_X, 0.22, FRONT + 0.0005], 0.42, 0.62, { locks: 1, handle: true })
  kit.decal(modelPlate('WD-30'), [COLUMN_X, 0.74, FRONT + 0.0173], 0.24, 0.06)
  kit.decal(warningSign('voltage'), [COLUMN_X + 0.11, 0.6, FRONT + 0.0173], 0.07, 0.07)
  lightTower(kit, [0.6, BODY.top + 0.028, -0.2])
  emergencyStop(kit, [COLUMN_X + 0.15, 0.93, FRONT + 0.011], 0.9)
}

/** Heater box with fine filter, blower and exhaust stack on the roof. */
function airUnit(kit: Kit): void {
  kit.box('stainless', [-0.24, AIR - 0.002, -0.05], [0.82, 0.26, 0.6], 0.012, 3)
  kit.box('paint', [-0.24, AIR + 0.2, -0.05], [0.84, 0.03, 0.62], 0.006)
  for (const x of [-0.44, -0.04]) {
    kit.box('dark', [x, AIR + 0.03, 0.248], [0.34, 0.15, 0.008], 0.002)
    for (let rib = 0; rib < 11; rib++)
      kit.box('white', [x - 0.15 + rib * 0.03, AIR + 0.035, 0.2495], [0.014, 0.14, 0.008], 0.003)
  }
  kit.at([-0.651, AIR + 0.12, -0.05], () => louvers(kit, [0, -0.06, 0], 0.4, 6, 'stainless'), [0, -90, 0])
  blower(kit, [0.32, AIR + 0.18, -0.18], 0.16)
  duct(
    kit,
    [
      [0.42, AIR + 0.36, -0.18],
      [0.42, AIR + 0.54, -0.18],
      [-0.1, AIR + 0.54, -0.18],
      [-0.1, AIR + 0.25, -0.18],
    ],
    0.07,
  )
  duct(
    kit,
    [
      [-0.46, AIR + 0.25, -0.25],
      [-0.46, AIR + 0.58, -0.25],
    ],
    0.075,
  )
  kit.cylinder('zinc', [-0.46, AIR + 0.62, -0.25], 0.11, 0.012)
  for (const angle of [0, 120, 240])
    kit.at([-0.46, AIR + 0.57, -0.25], () => kit.box('zinc', [0.07, 0, 0], [0.012, 0.055, 0.02], 0.002), [0, angle, 0])
}

/** Two water filters, valves and two dosing cans on a side wall; drawn on the left, built mirrored. */
function water(kit: Kit): void {
  const wall = -BODY.width / 2
  kit.box('stainless', [wall - 0.008, 0.78, 0.02], [0.02, 0.6, 0.76], 0.004)
  for (const [index, z] of [-0.22, 0.02].entries()) {
    const x = wall - 0.115
    kit.cylinder('white', [x, 0.82, z], 0.065, 0.3, { bevel: 0.012 })
    kit.cylinder('blue', [x, 1.1, z], 0.078, 0.08, { bevel: 0.012 })
    kit.box('zinc', [x + 0.06, 1.12, z], [0.1, 0.04, 0.04], 0.004)
    gauge(kit, [x, 1.24, z - 0.014], 0.032, gaugeDial('bar', index ? 0.35 : 0.5))
  }
  hydraulicPipe(
    kit,
    [
      [wall - 0.115, 1.15, -0.06],
      [wall - 0.115, 1.15, -0.3],
      [wall - 0.115, 1.62, -0.3],
    ].reverse() as [number, number, number][],
    0.014,
    'stainless',
  )
  kit.tube(
    'stainless',
    [
      [wall - 0.115, 1.14, 0.09],
      [wall - 0.115, 1.14, 0.3],
      [wall - 0.115, 1.0, 0.3],
      [wall - 0.004, 1.0, 0.3],
    ],
    0.016,
    0.03,
  )
  kit.box('brass', [wall - 0.115, 1.115, 0.18], [0.05, 0.05, 0.06], 0.008)
  kit.box('blackOxide', [wall - 0.115, 1.16, 0.18], [0.05, 0.07, 0.05], 0.008)
  kit.box('paint', [wall - 0.14, 0.05, 0.06], [0.26, 0.03, 0.66], 0.006)
  for (const z of [-0.22, 0.34]) kit.box('plinth', [wall - 0.22, 0, z], [0.06, 0.052, 0.06], 0.004)
  for (const [index, z] of [-0.1, 0.21].entries()) {
    kit.box(index ? 'siliconeBlue' : 'white', [wall - 0.15, 0.078, z], [0.2, 0.32, 0.26], 0.03, 4)
    kit.cylinder('dark', [wall - 0.15, 0.394, z], 0.035, 0.03)
    hydraulicHose(
      kit,
      [
        [wall - 0.15, 0.42, z],
        [wall - 0.15, 0.5, z],
        [wall - 0.13, 0.64, z + 0.02],
        [wall - 0.1, 0.76, z + 0.06],
        [wall - 0.004, 0.82, z + 0.1],
      ],
      0.008,
    )
  }
  hexScrew(kit, [wall - 0.018, 1.33, 0.34], 0.012, 'x')
}

const WASH_SCREEN = {
  title: 'RINSE  02',
  tiles: [
    ['WATER C', '42.0'],
    ['DRUM rpm', '28'],
    ['AIR C', '75.0'],
    ['TIME', '08:40'],
  ],
  buttons: ['START', 'DOSING', 'RECIPE', 'UNLOCK'],
} as const
