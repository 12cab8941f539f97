/**
 * VI-AO-R300: upright rubber injection, 300 t. Plunger 435 mm, platens 600 x 650 mm, 570 mm apart, shot 2003 cc; 2.75 x 1.9 x 3.75 m.
 * In-line screw on the crown, strip from the left; lower half and center plate run out to the operator, steel inserts loaded.
 */
import {
  controlCabinet,
  disc,
  heatedPlaten,
  heaterLeads,
  hydraulicPipe,
  hydraulicUnit,
  type Kit,
  lightCurtain,
  type MaterialName,
  rectangle,
  SIDES,
  screen,
  socketScrew,
  tieRodCylinder,
  twoHandControl,
  withHoles,
} from '../kit/index.ts'
import { strip, stripBin, stripRollers } from './compound-feed.ts'
import { cutShell, STOCK } from './cut-away.ts'
import { screwUnit } from './injection-unit.ts'
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
  code: 'VI-AO-R300',
  platen: [0.65, 0.6],
  plungerRadius: 0.2175,
  column: { x: 0.5, z: 0.35, radius: 0.056 },
  body: [1.28, 0.96],
  level: { base: 0.15, block: 0.4, blockTop: 0.62, moving: 0.7, lower: 0.82, upper: 1.48, crownTop: 1.94 },
}
const TOP = PRESS.level.crownTop
const UNIT = { width: 0.7, depth: 0.6, radius: 0.068, barrelLength: 0.72 }
const MOLD = { width: 0.58, depth: 0.52, z: 1.0 }

/** Variant 'close-up': only the open mold under the nozzle, its upper half cut in the middle. */
export function build(kit: Kit, variant?: string): void {
  if (variant === 'close-up') {
    openMold(kit)
    return
  }
  uprightPress(kit, PRESS)
  upperMold(kit, PRESS, 0.56, 0.52, 0.14)
  kit.part('lower half', () => {
    moldOnRails(kit, PRESS, MOLD.z, { ...MOLD, columns: 3, rows: 3, cavityRadius: 0.056, part: 'rubber' })
    inserts(kit)
  })
  kit.part('ejector', () => ejector(kit))
  kit.part('injection', () => injection(kit))
  kit.part('guarding', () => {
    sideGuards(kit, PRESS, 0.72, 1.55)
    lightCurtain(kit, [0, 0.7, PRESS.body[1] / 2 + 0.16], 1.36, 0.98, 0.17)
    twoHandControl(kit, [0, 0.56, MOLD.z + MOLD.depth / 2 + 0.02], 0.62)
  })
  kit.part('units', () => units(kit))
}

/** Heights in the close-up: parting faces of both halves, undersides of heating platen and crown. */
const CUT = { lower: 0, upper: 0.2, platen: 0.35, crown: 0.43, top: 0.7 }
const CAVITIES = [-0.24, -0.12, 0, 0.12, 0.24]

/** The nozzle fills the runners of the upper half; its parts stand in the lower half. Everything above is cut at z = 0. */
function openMold(kit: Kit): void {
  const slab = (material: MaterialName, from: number, to: number, width: number, depth: number): void => {
    kit.box(material, [0, from, -depth / 2 - 0.002], [width, to - from, depth], 0.003)
    if (material !== 'paint')
      kit.plate('sheetGrey', [0, (from + to) / 2, -0.0018], rectangle(width - 0.006, to - from - 0.005), 0.001, {
        bevel: 0,
      })
  }
  kit.part('crown', () => slab('paint', CUT.crown, CUT.top, 1.3, 0.44))
  kit.part('heating platen', () => {
    kit.box('insulation', [0, CUT.crown - 0.014, -0.17], [0.68, 0.0155, 0.32], 0.002)
    slab('steel', CUT.platen, CUT.crown - 0.013, 0.68, 0.33)
    for (const x of [-0.3, -0.22, -0.14, 0.14, 0.22, 0.3])
      kit.cylinder('castIron', [x, (CUT.platen + CUT.crown) / 2 - 0.006, -0.004], 0.013, 0.006, {
        axis: 'z',
        bevel: 0.0005,
      })
  })
  kit.part('upper half', () => slab('mouldSteel', CUT.upper, CUT.platen + 0.001, 0.62, 0.29))
  kit.part('nozzle and runners', () => stock(kit))
  kit.part('lower half', () => {
    kit.box('paint', [0, -0.36, 0], [1.3, 0.2, 0.8], 0.01, 3)
    heatedPlaten(kit, [0, -0.161, 0], 0.7, 0.6, { insulation: 'below' })
    kit.box('steel', [0, -0.072, 0], [0.64, 0.05, 0.54], 0.003)
    kit.plate(
      'mouldSteel',
      [0, CUT.lower - 0.0125, 0],
      withHoles(
        rectangle(0.62, 0.52, 0.004),
        CAVITIES.flatMap((x) => ROWS.map((z) => disc(0.037, [x, -z]))),
        24,
      ),
      0.025,
      { axis: 'y', bevel: 0.001, pointsPerCurve: 32 },
    )
    for (const x of CAVITIES) for (const z of ROWS) kit.at([x, CUT.lower - 0.022, z], () => mount(kit))
    for (const x of SIDES)
      for (const z of SIDES) kit.cylinder('steel', [x * 0.285, -0.02, z * 0.235], 0.015, 0.09, { bevel: 0.006 })
  })
  for (const x of SIDES) kit.cylinder('pipe', [x * 0.5, -0.17, -0.3], PRESS.column.radius, 0.8, { segments: 56 })
}

const ROWS = [-0.18, -0.06, 0.06, 0.18]

/** Compound from the nozzle through sprue and runners to the gates, half bedded in the cut faces. */
function stock(kit: Kit): void {
  const y = CUT.upper + 0.09
  cutShell(
    kit,
    'steel',
    [0, CUT.platen - 0.02, 0],
    [
      [0.03, 0],
      [0.03, 0.03],
      [0.075, 0.1],
      [0.075, 0.5],
      [0.05, 0.5],
      [0.05, 0.11],
      [0.014, 0.05],
      [0.014, 0],
    ],
    180,
    'groundSteel',
  )
  kit.lathe(
    STOCK,
    [0, y, 0],
    [
      [0, 0],
      [0.017, 0],
      [0.013, CUT.platen - y],
      [0.013, CUT.platen - y + 0.03],
      [0.049, CUT.platen - y + 0.09],
      [0.049, 0.5],
      [0, 0.5],
    ],
    { segments: 56 },
  )
  kit.tube(
    STOCK,
    [
      [CAVITIES[0]!, y, 0],
      [CAVITIES[4]!, y, 0],
    ],
    0.014,
    0.01,
    32,
  )
  for (const x of CAVITIES)
    kit.lathe(
      STOCK,
      [x, CUT.upper + 0.001, 0],
      [
        [0, 0],
        [0.004, 0],
        [0.013, y - CUT.upper],
        [0, y - CUT.upper + 0.006],
      ],
      { segments: 32 },
    )
}

/** Rubber-metal part: bright sleeve in a rubber body. */
function mount(kit: Kit): void {
  kit.cylinder('zinc', [0, 0, 0], 0.014, 0.086, { bevel: 0.001, bore: 0.009, segments: 40 })
  kit.lathe(
    STOCK,
    [0, 0, 0],
    [
      [0.013, 0.004],
      [0.035, 0.004],
      [0.035, 0.05],
      [0.033, 0.064],
      [0.026, 0.072],
      [0.013, 0.074],
    ],
    { segments: 44 },
  )
}

/** Bright steel bushes standing in the cavities. */
function inserts(kit: Kit): void {
  const y = tableOf(PRESS) + 0.07
  for (const x of [-1, 0, 1])
    for (const z of [-1, 0, 1]) {
      const place: [number, number, number] = [(x * (MOLD.width - 0.1)) / 3, y, MOLD.z + (z * (MOLD.depth - 0.1)) / 3]
      kit.cylinder('steel', place, 0.026, 0.062, { bore: 0.014, segments: 40 })
    }
}

/** Center plate on two lifting arms between the halves, its cylinders at the back of the table. */
function ejector(kit: Kit): void {
  const y = 1.16
  for (const side of SIDES) {
    kit.box('groundSteel', [side * 0.325, y, 0.12], [0.1, 0.06, 0.66], 0.004)
    tieRodCylinder(kit, [side * 0.355, 0.86, 0.39], 0.026, 0.2, 'y', 0.13, 0.012)
    for (const z of [-0.14, 0.36]) socketScrew(kit, [side * 0.3, y + 0.059, z], 0.014)
  }
  kit.box('mouldSteel', [0, y + 0.012, 0.06], [0.56, 0.034, 0.5], 0.003)
  for (const x of [-1, 0, 1])
    for (const z of [-1, 0, 1])
      kit.cylinder('rubber', [x * 0.16, y + 0.04, 0.06 + z * 0.14], 0.05, 0.016, { bevel: 0.005, segments: 40 })
}

function injection(kit: Kit): void {
  kit.at([0, TOP, 0], () => {
    screwUnit(kit, { ...UNIT, jackets: 4 })
  })
  const feedY = TOP + 0.09 + UNIT.barrelLength + 0.11
  kit.box('sheetGrey', [-0.2, feedY - 0.06, 0.02], [0.2, 0.16, 0.15], 0.006)
  kit.at([-0.62, 0, 0.02], () => {
    kit.box('paint', [0.12, TOP - 0.02, -0.1], [0.1, 0.94, 0.08], 0.006)
    kit.box('paint', [0.05, feedY + 0.0, -0.1], [0.22, 0.06, 0.07], 0.006)
    kit.at([0, feedY + 0.03, 0], () => stripRollers(kit, [0, 0, 0], 0.14), [0, 90, 0])
  })
  strip(
    kit,
    [0, 0, 0.02],
    [
      [-0.26, feedY + 0.02],
      [-0.4, feedY + 0.03],
      [-0.55, feedY + 0.06],
      [-0.64, feedY + 0.068],
      [-0.74, feedY + 0.02],
      [-0.86, 2.2],
      [-1.0, 1.3],
      [-1.06, 0.52],
    ],
    'z',
    0.056,
  )
  kit.part('pipe', () =>
    hydraulicPipe(
      kit,
      [
        [-0.7, 0.5, -0.3],
        [-0.86, 0.5, -0.3],
        [-0.98, 0.5, -0.3],
      ],
      0.02,
    ),
  )
}

function units(kit: Kit): void {
  stripBin(kit, [-1.12, 0, 0.36], [0.6, 0.44, 0.52])
  hydraulicUnit(kit, [-1.22, 0, -0.46], { width: 0.66, depth: 0.76 })
  controlCabinet(kit, [1.2, 0, 0.06], {
    width: 0.64,
    height: 1.8,
    screen: screen('screen-insert', {
      title: 'INSERT MOLDING 07',
      tiles: [
        ['SCREW', '82.3'],
        ['UPPER', '176.1'],
        ['LOWER', '176.4'],
        ['SHOT cc', '1520'],
      ],
      buttons: ['CLAMP', 'INJECT', 'EJECTOR', 'SLIDE OUT'],
    }),
  })
  kit.part('moving', () => heaterLeads(kit, [0.32, PRESS.level.lower + 0.055, -0.05], [0.885, 1.1, 0], 4))
  heaterLeads(kit, [0.32, PRESS.level.upper + 0.035, -0.05], [0.64, crownOf(PRESS) + 0.04, -0.1], 4)
}
