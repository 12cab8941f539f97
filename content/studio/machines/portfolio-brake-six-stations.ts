/** Brake pad press with six stations: one body with six windows; each station has its plunger, mold, gauge, timer and buttons. */
import {
  controlCabinet,
  emergencyStop,
  gauge,
  gaugeDial,
  heatedPlaten,
  heaterLeads,
  hydraulicUnit,
  type Kit,
  levelingFoot,
  liftingEye,
  louvers,
  modelPlate,
  panelInstrument,
  pushButton,
  rectangle,
  SIDES,
  screen,
  screwCircle,
  temperatureController,
  tieRodCylinder,
  withHoles,
} from '../kit/index.ts'
import { flatMold, padCavity } from './press-parts.ts'

const STATIONS = [-1.7, -1.02, -0.34, 0.34, 1.02, 1.7]
const BODY = { width: 4.2, bottom: 0.12, top: 2.1, z: 0.2, thickness: 0.1 }
const WINDOW = { width: 0.5, bottom: 0.78, top: 1.5 }
const FRONT = BODY.z + BODY.thickness / 2
const PLATEN = 0.42
const LEVEL = { table: 0.9, lower: 0.98, upper: 1.34 }

export function build(kit: Kit): void {
  kit.part('body', () => body(kit))
  for (const [index, x] of STATIONS.entries())
    kit.part(`station ${index + 1}`, () => kit.at([x, 0, 0], () => station(kit, index)))
  kit.part('fume duct', () => {
    kit.box('sheet', [0, BODY.top + 0.08, FRONT - 0.02], [BODY.width - 0.1, 0.2, 0.26], 0.012, 3)
    for (const x of STATIONS) kit.cylinder('zinc', [x, BODY.top - 0.02, FRONT - 0.02], 0.06, 0.11, { segments: 36 })
    kit.tube(
      'zinc',
      [
        [1.6, BODY.top + 0.2, 0.22],
        [1.6, BODY.top + 0.5, 0.22],
        [1.6, BODY.top + 0.5, -0.4],
      ],
      0.1,
      0.16,
      40,
    )
  })
  kit.part('units', () => {
    hydraulicUnit(kit, [-2.66, 0, -0.06], { width: 0.8, depth: 0.8, tankHeight: 0.6 })
    controlCabinet(kit, [2.56, 0, 0.06], { width: 0.72, height: 1.8, depth: 0.5, screen: screen('screen-six', SCREEN) })
  })
}

function body(kit: Kit): void {
  const height = BODY.top - BODY.bottom
  for (const side of SIDES) {
    const outline = withHoles(
      rectangle(BODY.width, height, 0.06, [0, BODY.bottom + height / 2]),
      STATIONS.map((x) =>
        rectangle(WINDOW.width, WINDOW.top - WINDOW.bottom, 0.06, [x, (WINDOW.top + WINDOW.bottom) / 2]),
      ),
    )
    kit.plate('paint', [0, 0, side * BODY.z], outline, BODY.thickness, { bevel: 0.01 })
  }
  for (const [bottom, top] of [
    [0.3, WINDOW.bottom - 0.01],
    [WINDOW.top + 0.01, BODY.top - 0.05],
  ] as const)
    kit.box('paint', [0, bottom, 0], [BODY.width - 0.06, top - bottom, 2 * BODY.z - BODY.thickness + 0.004], 0.006)
  kit.box('plinth', [0, 0.04, 0], [BODY.width - 0.1, 0.1, 0.72], 0.008)
  for (const x of [-1.9, -0.64, 0.64, 1.9]) {
    for (const z of SIDES) levelingFoot(kit, x, z * 0.28, 0.045)
    liftingEye(kit, [x, BODY.top - 0.052, -0.02], 0.035)
  }
  kit.box('aluminium', [-1.7, 1.9, FRONT - 0.002], [0.42, 0.11, 0.008], 0.002)
  kit.decal(modelPlate('BHP-6X100'), [-1.7, 1.955, FRONT + 0.0067], 0.4, 0.1)
}

function station(kit: Kit, index: number): void {
  kit.cylinder('paint', [0, WINDOW.bottom - 0.03, 0], 0.17, 0.07, { bevel: 0.008, segments: 56 })
  screwCircle(kit, [0, WINDOW.bottom + 0.039, 0], 0.152, 10, 0.012)
  kit.cylinder('chrome', [0, WINDOW.bottom, 0], 0.1275, LEVEL.table - WINDOW.bottom + 0.01, { segments: 64 })
  kit.box('paint', [0, LEVEL.table, 0], [WINDOW.width - 0.04, LEVEL.lower - LEVEL.table + 0.002, 0.46], 0.008)
  heatedPlaten(kit, [0, LEVEL.lower, 0], PLATEN, PLATEN, { insulation: 'below', heaters: 5 })
  heatedPlaten(kit, [0, LEVEL.upper, 0], PLATEN, PLATEN, { insulation: 'above', heaters: 5 })
  kit.box('paint', [0, LEVEL.upper + 0.088, 0], [WINDOW.width - 0.04, WINDOW.top - LEVEL.upper - 0.07, 0.44], 0.006)
  kit.box('steel', [0, LEVEL.upper - 0.08, 0], [0.36, 0.081, 0.36], 0.004)
  heaterLeads(kit, [PLATEN / 2, LEVEL.lower + 0.055, 0.02], [0.252, LEVEL.lower - 0.1, 0], 3, 0.08)
  // every second mold is run out on its slide
  const out = index % 2 === 1
  const z = out ? 0.52 : 0.02
  const top = LEVEL.lower + 0.09
  for (const x of SIDES) {
    kit.box('paint', [x * 0.16, top - 0.09, 0.5], [0.05, 0.07, 0.5], 0.005)
    kit.box('groundSteel', [x * 0.16, top - 0.0215, 0.5], [0.04, 0.0225, 0.5], 0.003)
    kit.box('paint', [x * 0.16, 0.62, FRONT + 0.03], [0.05, top - 0.7, 0.07], 0.005)
  }
  kit.box('paint', [0, top - 0.085, 0.72], [0.36, 0.05, 0.05], 0.005)
  tieRodCylinder(kit, [0, top - 0.06, 0.26], 0.024, 0.3, 'z', out ? 0.12 : 0.02, 0.01)
  flatMold(kit, [0, top - 0.001, z], {
    width: 0.36,
    depth: 0.38,
    columns: 2,
    rows: 5,
    cavity: padCavity,
    part: 'friction',
  })
  // own instruments: temperature and timer above, gauge and buttons below
  for (const side of SIDES)
    panelInstrument(
      kit,
      [side * 0.075, 1.66, FRONT - 0.001],
      temperatureController(side < 0 ? 156 + index : 40 + index * 37, side < 0 ? 158 : 360),
      0.11,
    )
  gauge(kit, [-0.12, 0.5, FRONT - 0.003], 0.05, gaugeDial('MPa', 0.44 + index * 0.06))
  for (const [button, material] of (['green', 'white', 'red'] as const).entries())
    pushButton(kit, [-0.02 + button * 0.055, 0.5, FRONT], material, 0.014)
  emergencyStop(kit, [0.17, 0.5, FRONT - 0.001])
  louvers(kit, [0, 0.2, FRONT + 0.0005], 0.4, 6)
}

const SCREEN = {
  title: 'STATIONS  1 - 6',
  tiles: [
    ['ST 1', '158.2'],
    ['ST 2', 'OPEN'],
    ['ST 3', '158.4'],
    ['ST 4', 'OPEN'],
  ],
  buttons: ['CLAMP', 'DEGAS', 'RECIPE', 'OPEN'],
} as const
