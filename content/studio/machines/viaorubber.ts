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
import { cutShell } from './cut-away.ts'
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

/** Heights in the close-up, from the parting face of the lower half up. */
const CUT = { upper: 0.19, runnerBlock: 0.306, insulation: 0.42, crown: 0.433, top: 0.74 }
const RUNNER = 0.372
const CAVITIES = [-0.24, -0.12, 0, 0.12, 0.24]
const ROWS = [-0.18, -0.06, 0.06, 0.18]
/** In the section the compound has its real color. */
const COMPOUND: MaterialName = 'rubber'

/** Compound flows from the nozzle through the cold runner block into the upper half, all cut at z = 0; molded parts below. */
function openMold(kit: Kit): void {
  kit.part('crown', () => slab(kit, 'paint', 'cutFace', CUT.crown, CUT.top, [1.3, 0.44], 0.0765))
  kit.part('insulation', () => {
    kit.box('insulation', [0, CUT.insulation - 0.001, -0.168], [0.7, 0.0155, 0.33], 0.002)
    kit.box('insulation', [0, CUT.runnerBlock - 0.0135, -0.163], [0.64, 0.0145, 0.32], 0.002)
  })
  kit.part('cold runner block', () => runnerBlock(kit))
  kit.part('upper half', () => upperHalf(kit))
  kit.part('compound', () => compound(kit))
  kit.part('lower half', () => {
    kit.box('paint', [0, -0.36, 0], [1.3, 0.2, 0.8], 0.01, 3)
    heatedPlaten(kit, [0, -0.161, 0], 0.7, 0.6, { insulation: 'below' })
    kit.box('steel', [0, -0.072, 0], [0.64, 0.05, 0.54], 0.003)
    kit.plate(
      'mouldSteel',
      [0, -0.0125, 0],
      withHoles(
        rectangle(0.62, 0.52, 0.004),
        CAVITIES.flatMap((x) => ROWS.map((z) => disc(0.037, [x, -z]))),
        24,
      ),
      0.025,
      { axis: 'y', bevel: 0.001, pointsPerCurve: 32 },
    )
    for (const x of CAVITIES) for (const z of ROWS) kit.at([x, -0.022, z], () => mount(kit))
    for (const x of SIDES)
      for (const z of SIDES) kit.cylinder('steel', [x * 0.285, -0.02, z * 0.235], 0.015, 0.09, { bevel: 0.006 })
  })
  for (const x of SIDES) kit.cylinder('groundSteel', [x * 0.5, -0.17, -0.3], PRESS.column.radius, 0.8, { segments: 56 })
}

/** Body behind z = 0 with a hatched face, open from -`gap` to `gap` around the middle. */
function slab(
  kit: Kit,
  material: MaterialName,
  face: MaterialName,
  from: number,
  to: number,
  [width, depth]: readonly [width: number, depth: number],
  gap = 0,
): void {
  kit.box(material, [0, from, -depth / 2 - 0.002], [width, to - from, depth], 0.003)
  const middle = (from + to) / 2
  const faceWidth = gap ? width / 2 - 0.003 - gap : width - 0.006
  for (const side of gap ? SIDES : [0])
    kit.plate(face, [side * (gap + faceWidth / 2), middle, -0.0018], rectangle(faceWidth, to - from - 0.004), 0.001, {
      bevel: 0,
    })
}

/** Tempered steel block between the insulations: water bores above, nozzles from the runner down into the upper half. */
function runnerBlock(kit: Kit): void {
  slab(kit, 'steel', 'cutSteel', CUT.runnerBlock, CUT.insulation - 0.001, [0.68, 0.33])
  for (const x of [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3]) {
    kit.cylinder('steel', [x, RUNNER - 0.034, -0.0012], 0.0125, 0.0016, { axis: 'z', bevel: 0.0003, segments: 40 })
    kit.cylinder('waterBlue', [x, RUNNER - 0.034, -0.0006], 0.0105, 0.0016, { axis: 'z', bevel: 0.0002, segments: 40 })
  }
  // body of the machine's nozzle
  cutShell(
    kit,
    'steel',
    [0, RUNNER + 0.012, 0],
    [
      [0.034, 0],
      [0.034, 0.036],
      [0.076, 0.1],
      [0.076, 0.5],
      [0.05, 0.5],
      [0.05, 0.11],
      [0.0135, 0.05],
      [0.0135, 0],
    ],
    180,
    'cutInsert',
  )
}

/** Hot half of the mold: heaters, and a wide bore around each nozzle that keeps its heat away. */
function upperHalf(kit: Kit): void {
  slab(kit, 'mouldSteel', 'cutSteel', CUT.upper, CUT.runnerBlock - 0.013, [0.62, 0.29])
  for (const x of [-0.18, -0.06, 0.06, 0.18])
    for (const y of [0.216, 0.262]) {
      kit.cylinder('brass', [x, y, -0.0012], 0.0085, 0.0016, { axis: 'z', bevel: 0.0003, segments: 32 })
      kit.cylinder('dark', [x, y, -0.0006], 0.004, 0.0016, { axis: 'z', bevel: 0.0002, segments: 24 })
    }
  const [low, high] = [CUT.upper + 0.024, CUT.runnerBlock + 0.02]
  for (const x of CAVITIES) {
    kit.box('dark', [x, low, -0.0012], [0.062, CUT.runnerBlock - low - 0.0008, 0.0016], 0.0003)
    cutShell(
      kit,
      'steel',
      [x, low - 0.014, 0.0002],
      [
        [0.009, 0],
        [0.02, 0.02],
        [0.02, high - low - 0.006],
        [0.027, high - low],
        [0.027, high - low + 0.012],
        [0.0095, high - low + 0.012],
        [0.0095, 0.026],
        [0.004, 0.006],
        [0.004, 0],
      ],
      180,
      'cutInsert',
    )
    kit.ring('copper', [x, CUT.runnerBlock + 0.003, -0.003], 0.0235, 0.0022, 'y', 48)
  }
}

/** Compound in nozzle, runner and gates, as thick as the bores: half of it stands out of the cut faces. */
function compound(kit: Kit): void {
  kit.lathe(
    COMPOUND,
    [0, RUNNER, 0],
    [
      [0, -0.012],
      [0.013, -0.006],
      [0.013, 0.062],
      [0.049, 0.122],
      [0.049, 0.5],
      [0, 0.5],
    ],
    { segments: 64, creaseDegrees: 70 },
  )
  const [left, right] = [CAVITIES[0]!, CAVITIES[4]!]
  kit.tube(
    COMPOUND,
    [
      [left, RUNNER - 0.08, 0],
      [left, RUNNER, 0],
      [right, RUNNER, 0],
      [right, RUNNER - 0.08, 0],
    ],
    0.0115,
    0.026,
    32,
  )
  const gate = CUT.upper + 0.01
  for (const x of CAVITIES)
    kit.lathe(
      COMPOUND,
      [x, gate, 0],
      [
        [0, -0.014],
        [0.0035, -0.013],
        [0.0035, 0.004],
        [0.009, 0.026],
        [0.0095, RUNNER - gate - 0.02],
        [0.02, RUNNER - gate - 0.002],
        [0, RUNNER - gate],
      ],
      { segments: 40, creaseDegrees: 60 },
    )
}

/** Rubber-metal part: bright sleeve in a rubber body. */
function mount(kit: Kit): void {
  kit.cylinder('zinc', [0, 0, 0], 0.014, 0.086, { bevel: 0.001, bore: 0.009, segments: 40 })
  kit.lathe(
    COMPOUND,
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
