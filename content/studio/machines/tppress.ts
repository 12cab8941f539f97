/**
 * TP-300: vertical transfer press, clamp 300 t, transfer 100 t. Plunger 435 mm, platens 600 x 600 mm, 450 mm apart, transfer stroke
 * 200 mm; 2.5 x 1.6 x 3.1 m. Shown open: transfer plunger above the pot with its slug, mold with bonded bushings run out.
 */
import {
  cavityGrid,
  controlCabinet,
  type FlatPoint,
  gauge,
  gaugeDial,
  heaterLeads,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  type MaterialName,
  modelPlate,
  operatorPanel,
  radians,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  socketScrew,
  twoHandControl,
  valveBlock,
  warningSign,
} from '../kit/index.ts'
import { signs } from './beside-the-machine.ts'
import { cutShell } from './cut-away.ts'
import { heavyCylinder } from './injection-unit.ts'
import {
  crownOf,
  moldOnRails,
  sideGuards,
  tableOf,
  type UprightPress,
  upperMold,
  uprightPress,
} from './upright-press.ts'

const PRESS: UprightPress = {
  code: 'TP-300',
  platen: [0.6, 0.6],
  plungerRadius: 0.2175,
  column: { x: 0.46, z: 0.33, radius: 0.056 },
  body: [1.18, 0.92],
  level: { base: 0.13, block: 0.4, blockTop: 0.69, moving: 0.77, lower: 0.88, upper: 1.42, crownTop: 1.82 },
}
const TOP = PRESS.level.crownTop
/** Transfer frame on the crown: four columns, crosshead with the oil cylinder. */
const TRANSFER = { x: 0.3, z: 0.24, radius: 0.046, head: 2.36, headTop: 2.58, beam: 2.12 }
const POT = { radius: 0.215, bore: 0.15, height: 0.11 }
const MOLD = { width: 0.56, depth: 0.54, columns: 5, rows: 5, cavityRadius: 0.036, part: 'rubber' as MaterialName }
const TABLE_Z = 1.02
/** Length of the transfer rod inside its cylinder. */
const HIDDEN_STROKE = 0.18

/** Variant 'close-up': only crown and transfer unit, pot and plunger cut open; in front of them the parts of one stroke. */
export function build(kit: Kit, variant?: string): void {
  uprightPress(kit, PRESS)
  if (variant === 'close-up') {
    kit.part('pot', () => pot(kit, true))
    kit.part('transfer frame', () => transferFrame(kit, true))
    kit.part('transfer plunger', () => transferPlunger(kit, true))
    kit.part('after the stroke', () => afterTheStroke(kit))
    return
  }
  upperMold(kit, PRESS, 0.54, 0.52, 0.13)
  kit.part('pot', () => pot(kit))
  kit.part('transfer frame', () => transferFrame(kit))
  kit.part('transfer plunger', () => transferPlunger(kit))
  kit.part('run-out mold', () => {
    moldOnRails(kit, PRESS, TABLE_Z, MOLD)
    for (const [x, z] of cavityGrid(MOLD.columns, MOLD.rows, MOLD.width - 0.1, MOLD.depth - 0.1))
      kit.cylinder('zinc', [x, tableOf(PRESS) + 0.07, TABLE_Z + z], 0.019, 0.042, { bore: 0.012, segments: 30 })
  })
  kit.part('guarding', () => guarding(kit))
  kit.part('units', () => units(kit))
}

/** Heated pot in the crown with the slug of compound in it. */
function pot(kit: Kit, open = false): void {
  const { radius, bore, height } = POT
  const heaters = (): void => heaterLeads(kit, [radius + 0.01, TOP + 0.07, 0], [0.58, TOP - 0.1, -0.1], 2, 0.05)
  if (open) {
    openPot(kit)
    heaters()
    return
  }
  kit.cylinder('paint', [0, TOP - 0.004, 0], 0.27, 0.034, { bevel: 0.006, segments: 72 })
  screwCircle(kit, [0, TOP + 0.029, 0], 0.244, 12, 0.016)
  kit.lathe(
    'mouldSteel',
    [0, TOP + 0.028, 0],
    [
      [radius, 0],
      [radius, height],
      [bore + 0.012, height],
      [bore, height - 0.012],
      [bore, 0.03],
      [0, 0.03],
    ],
    { segments: 80 },
  )
  kit.cylinder('stainless', [0, TOP + 0.046, 0], radius + 0.012, 0.05, {
    bevel: 0.004,
    segments: 72,
    bore: radius - 0.004,
  })
  kit.box('plinth', [0, TOP + 0.045, radius + 0.016], [0.1, 0.052, 0.045], 0.005)
  slug(kit, TOP + 0.057)
  heaters()
}

function slug(kit: Kit, y: number): void {
  kit.lathe(
    'rubber',
    [0, y, 0],
    [
      [0.128, 0],
      [0.132, 0.02],
      [0.126, 0.1],
      [0.112, 0.115],
      [0, 0.118],
    ],
    { segments: 56 },
  )
}

/** Part of a turn behind the wedge that is cut out of the wall of the pot and of the plunger. */
const ARC = 235
/** Height of the pot's floor above the crown in the close-up. */
const FLOOR = 0.05

/** Pot with a whole floor, its wall without the front; the slug of compound stands on the mouths of the sprues. */
function openPot(kit: Kit): void {
  const { radius, bore } = POT
  const height = POT.height + 0.04
  kit.cylinder('paint', [0, TOP - 0.004, 0], 0.27, 0.034, { bevel: 0.006, segments: 72 })
  screwCircle(kit, [0, TOP + 0.029, 0], 0.244, 12, 0.016)
  kit.cylinder('mouldSteel', [0, TOP + 0.028, 0], radius, FLOOR - 0.028, { bevel: 0.002, segments: 96 })
  for (let index = 0; index < 12; index++) {
    const angle = radians(index * 30 + 15)
    kit.cylinder('dark', [0.123 * Math.cos(angle), TOP + FLOOR - 0.0005, 0.123 * Math.sin(angle)], 0.008, 0.001, {
      bevel: 0,
      segments: 24,
    })
  }
  cutShell(
    kit,
    'mouldSteel',
    [0, TOP + FLOOR - 0.001, 0],
    [
      [radius - 0.0005, 0],
      [radius - 0.0005, height],
      [bore + 0.012, height],
      [bore, height - 0.012],
      [bore, 0],
    ],
    ARC,
  )
  kit.at(
    [0, TOP + FLOOR + 0.03, 0],
    () =>
      kit.lathe(
        'brass',
        [0, 0, 0],
        [
          [radius - 0.002, 0],
          [radius + 0.008, 0],
          [radius + 0.008, 0.055],
          [radius - 0.002, 0.055],
          [radius - 0.002, 0],
        ],
        { segments: 96, arcDegrees: ARC - 24 },
      ),
    [0, 90 - ARC / 2 + 12, 0],
  )
  kit.lathe(
    'rubber',
    [0, TOP + FLOOR - 0.001, 0],
    [
      [0.1, 0],
      [0.106, 0.008],
      [0.104, 0.06],
      [0.095, 0.07],
      [0, 0.072],
    ],
    { segments: 72 },
  )
}

/** Bonded bushings of one stroke on the front of the crown. */
function afterTheStroke(kit: Kit): void {
  kit.at([0, TOP, 0.39], () => {
    kit.box('stainless', [0, -0.001, 0], [0.5, 0.004, 0.11], 0.001)
    for (const side of SIDES) kit.box('stainless', [0, 0.0015, side * 0.0525], [0.5, 0.014, 0.005], 0.001)
    for (let index = 0; index < 7; index++) kit.at([(index - 3) * 0.068, 0.0028, 0], () => bondedBushing(kit))
  })
}

function bondedBushing(kit: Kit): void {
  kit.cylinder('zinc', [0, 0, 0], 0.015, 0.056, { bevel: 0.001, bore: 0.01, segments: 48 })
  kit.lathe(
    'rubber',
    [0, 0, 0],
    [
      [0.014, 0.004],
      [0.026, 0.004],
      [0.03, 0.01],
      [0.03, 0.044],
      [0.026, 0.051],
      [0.014, 0.051],
    ],
    { segments: 56 },
  )
}

function transferFrame(kit: Kit, open = false): void {
  const { x: columnX, z: columnZ, radius, head, headTop } = TRANSFER
  for (const x of SIDES)
    for (const z of SIDES) {
      const [cx, cz] = [x * columnX, z * columnZ]
      kit.cylinder('chrome', [cx, TOP - 0.02, cz], radius, headTop - TOP + 0.08, { segments: 56 })
      kit.cylinder('paint', [cx, TOP - 0.003, cz], radius * 1.8, 0.036, { bevel: 0.005 })
      kit.cylinder('paint', [cx, head - 0.028, cz], radius * 1.6, 0.032, { bevel: 0.005 })
      kit.hexagon('steel', [cx, headTop - 0.002, cz], radius * 1.7, 0.05)
    }
  kit.box('paint', [0, head, 0], [columnX * 2 + 0.24, headTop - head, columnZ * 2 + 0.22], 0.02, 3)
  kit.plate('paint', [0, (head + headTop) / 2, columnZ + 0.114], roundedPanel(), 0.014, { bevel: 0.004 })
  for (const x of SIDES) socketScrew(kit, [x * 0.2, (head + headTop) / 2, columnZ + 0.1205], 0.012, 'z')
  gauge(kit, [0, (head + headTop) / 2, columnZ + 0.119], 0.06, gaugeDial('MPa', 0.55))
  heavyCylinder(kit, [0, headTop, 0], 0.165, 0.42)
  if (open) return
  // stroke scale with its pointer
  kit.box('aluminium', [columnX - 0.075, TOP + 0.03, columnZ + 0.04], [0.05, head - TOP - 0.04, 0.012], 0.002)
  for (let mark = 0; mark < 12; mark++)
    kit.box(
      'dark',
      [columnX - 0.083, TOP + 0.1 + mark * 0.03, columnZ + 0.0465],
      [mark % 5 ? 0.018 : 0.03, 0.003, 0.001],
      0.0002,
      1,
    )
}

const roundedPanel = () => rectangle(0.5, 0.15, 0.035)

/** Second plunger: rod from the cylinder, beam on the columns, plunger head over the pot. */
function transferPlunger(kit: Kit, open = false): void {
  const { x: columnX, z: columnZ, radius, head } = TRANSFER
  const beam = TRANSFER.beam + (open ? 0.1 : 0)
  kit.cylinder('chrome', [0, beam + 0.09, 0], 0.1, head - beam - 0.08 + HIDDEN_STROKE, { segments: 72 })
  kit.part('gland', () =>
    kit.cylinder('groundSteel', [0, head - 0.034, 0], 0.135, 0.04, { bevel: 0.005, segments: 64 }),
  )
  kit.box('paint', [0, beam, 0], [columnX * 2 + 0.16, 0.1, columnZ * 2 + 0.06], 0.012, 3)
  for (const x of SIDES)
    for (const z of SIDES) {
      kit.cylinder('paint', [x * columnX, beam - 0.012, z * columnZ], radius * 1.62, 0.124, { bevel: 0.005 })
      kit.cylinder('brass', [x * columnX, beam - 0.022, z * columnZ], radius * 1.36, 0.143, { bevel: 0.003 })
    }
  kit.cylinder('steel', [0, beam - 0.03, 0], 0.17, 0.034, { bevel: 0.005, segments: 72 })
  screwCircle(kit, [0, beam - 0.0005, 0], 0.16, 8, 0.01)
  if (open) openHead(kit, beam)
  else {
    kit.cylinder('chrome', [0, beam - 0.1, 0], POT.bore - 0.003, 0.074, { bevel: 0.005, segments: 80 })
    kit.ring('brass', [0, beam - 0.07, 0], POT.bore - 0.004, 0.004, 'y')
  }
  if (!open) kit.box('yellow', [columnX - 0.11, beam + 0.03, columnZ + 0.04], [0.05, 0.02, 0.016], 0.002)
}

/** Head of the plunger with its two seals, cut as the pot, and the plate of the machine on the beam. */
function openHead(kit: Kit, beam: number): void {
  const radius = POT.bore - 0.003
  const groove = (y: number): FlatPoint[] => [
    [radius, y],
    [radius - 0.006, y],
    [radius - 0.006, y + 0.009],
    [radius, y + 0.009],
  ]
  cutShell(
    kit,
    'steel',
    [0, beam - 0.1, 0],
    [
      [radius - 0.004, 0],
      [radius, 0.004],
      ...groove(0.02),
      ...groove(0.044),
      [radius, 0.0725],
      [0.001, 0.0725],
      [0.001, 0],
    ],
    ARC,
  )
  for (const y of [0.02, 0.044])
    cutShell(
      kit,
      'brass',
      [0, beam - 0.1 + y, 0],
      [
        [radius - 0.0055, 0.0005],
        [radius + 0.0022, 0.0005],
        [radius + 0.0022, 0.0085],
        [radius - 0.0055, 0.0085],
      ],
      ARC,
      'brass',
    )
  const front = TRANSFER.z + 0.03
  kit.box('aluminium', [0, beam + 0.02, front - 0.001], [0.22, 0.058, 0.005], 0.0015)
  kit.decal(modelPlate('TP-300'), [0, beam + 0.049, front + 0.0048], 0.2, 0.05)
}

function guarding(kit: Kit): void {
  const depth = PRESS.body[1]
  sideGuards(kit, PRESS, 0.9, 1.5)
  lightCurtain(kit, [0, 0.5, depth / 2 + 0.12], 1.165, 1.2, 0.14)
  twoHandControl(kit, [0, 0.66, TABLE_Z + MOLD.depth / 2 + 0.005], 0.6)
  signs(kit, [-0.045, 0.56, TABLE_Z + MOLD.depth / 2 - 0.0605], 0.08)
  kit.decal(warningSign('heat'), [-0.46, crownOf(PRESS) + 0.16, depth / 2 + 0.001], 0.09, 0.09)
}

function units(kit: Kit): void {
  hydraulicUnit(kit, [-1.04, 0, -0.1], { width: 0.66, depth: 0.8, tankHeight: 0.56 })
  for (const z of SIDES)
    hydraulicPipe(
      kit,
      [
        [-0.73, 0.56, -0.1 + z * 0.09],
        [-0.68, 0.56, -0.1 + z * 0.09],
        [-0.58, 0.56, -0.1 + z * 0.09],
      ],
      0.018,
    )
  // pressure line to the transfer cylinder
  valveBlock(kit, [-0.36, TOP - 0.0045, -0.37], 2)
  hydraulicPipe(
    kit,
    [
      [-0.9, 0.66, 0.09],
      [-0.9, 0.9, 0.09],
      [-0.82, 0.9, -0.36],
      [-0.82, TOP + 0.04, -0.36],
      [-0.45, TOP + 0.04, -0.36],
    ],
    0.016,
  )
  hydraulicPipe(
    kit,
    [
      [-0.36, TOP + 0.05, -0.3],
      [-0.36, TOP + 0.05, -0.24],
      [-0.5, TOP + 0.05, -0.24],
      [-0.5, 2.86, -0.24],
      [-0.5, 2.86, 0],
      [-0.16, 2.86, 0],
    ],
    0.016,
  )
  controlCabinet(kit, [1.06, 0, -0.04], { width: 0.66, height: 1.8, depth: 0.5, screen: false })
  kit.part('pendant', () => {
    kit.tube(
      'plinth',
      [
        [0.98, 1.82, 0.16],
        [0.98, 1.96, 0.16],
        [0.86, 1.96, 0.42],
        [0.86, 1.66, 0.42],
      ],
      0.024,
      0.06,
    )
    kit.box('plinth', [0.98, 1.79, 0.16], [0.1, 0.05, 0.1], 0.006)
    operatorPanel(kit, [0.86, 1.44, 0.5], { screen: screen('screen-transfer', SCREEN) })
  })
  kit.part('moving', () => heaterLeads(kit, [0.3, PRESS.level.lower + 0.055, 0], [0.73, 0.9, -0.1], 4, 0.1))
  heaterLeads(kit, [0.3, PRESS.level.upper + 0.035, 0], [0.6, crownOf(PRESS) + 0.04, -0.1], 4, 0.1)
}

const SCREEN = {
  title: 'TRANSFER  05',
  tiles: [
    ['CLAMP t', '300'],
    ['TRANSFER', '96'],
    ['POT', '92.0'],
    ['MOLD', '172.4'],
  ],
  buttons: ['CLAMP', 'TRANSFER', 'RECIPE', 'OPEN'],
} as const
