/**
 * OM-550: two-roll open mixing mill, rolls 550 x 1500 mm, with stock blender.
 * Shown at work: black batch on the front roll, its sheet led over the blender back into the nip.
 */
import {
  controlCabinet,
  emergencyStop,
  type FlatPoint,
  hexScrew,
  hydraulicPipe,
  type Kit,
  liftingEye,
  modelPlate,
  motor,
  operatorPanel,
  radians,
  SIDES,
  screen,
  screwCircle,
  warningSign,
} from '../kit/index.ts'
import {
  batch,
  bed,
  frameInstruments,
  frameOffset,
  frames,
  type MillSize,
  rolls,
  rollZ,
  stockGuides,
  stopBar,
  tray,
  waterUnions,
} from './mill-parts.ts'
import { arcPoints, sheet } from './sheet-parts.ts'

const MILL: MillSize = { radius: 0.275, length: 1.5, axis: 1.02, x: -1.2, frame: 0.28, foot: 0.34 }
const DRIVE = { axis: 0.98, gearbox: 1.0, motor: 2.72 }
/** Middle of the blender's guide carriage. */
const CARRIAGE = MILL.x - 0.16
/** Post of the operator panel. */
const PANEL_X = 0.86
const BATCH_WIDTH = 1.12
/** Stock blender: height and depth of its two rolls. */
const BLENDER = { y: 2.02, front: 0.24, back: -0.26, radius: 0.075 }

/** Variant 'nip': without the sheet over the blender, so that the bank in the nip shows. */
export function build(kit: Kit, variant?: string): void {
  kit.part('bed', () => {
    bed(kit, MILL.x, 2.75, 1.76, MILL.foot)
    bed(kit, 1.5, 2.5, 1.3, 0.3)
  })
  kit.part('frames', () => frames(kit, MILL))
  kit.part('rolls', () => rolls(kit, MILL, 0.12))
  kit.part('stock guides', () => stockGuides(kit, MILL))
  kit.part('batch', () => batch(kit, MILL, 'rubber', BATCH_WIDTH))
  kit.part('tray', () => tray(kit, MILL))
  kit.part('gap drives', () => gapDrives(kit))
  kit.part('stock blender', () => stockBlender(kit))
  kit.part('sheet', () => (variant === 'nip' ? takeOff(kit) : blendedSheet(kit)))
  kit.part('drive', () => drive(kit))
  kit.part('water', () => waterUnions(kit, MILL))
  kit.part('safety', () => safety(kit))
  kit.part('controls', () => controls(kit))
}

/** Geared motors on the frame fronts that set the gap, with scale and gauge. */
function gapDrives(kit: Kit): void {
  const front = MILL.radius * 2.75
  for (const side of SIDES) {
    const x = MILL.x + side * frameOffset(MILL)
    kit.cylinder('paint', [x, MILL.axis, front - 0.004], 0.14, 0.06, { axis: 'z', bevel: 0.008 })
    screwCircle(kit, [x, MILL.axis, front + 0.056], 0.115, 8, 0.016, 'z', 22)
    kit.box('paint', [x, MILL.axis - 0.1, front + 0.05], [0.19, 0.2, 0.16], 0.016, 3)
    kit.cylinder('chrome', [x, MILL.axis, front + 0.2], 0.035, 0.05, { axis: 'z' })
    kit.cylinder('dark', [x, MILL.axis, front + 0.235], 0.05, 0.03, { axis: 'z', bevel: 0.006 })
    kit.at([x, MILL.axis - 0.43, front + 0.13], () => motor(kit, [0, 0, 0], 0.075, 0.32), [0, 0, 90])
    frameInstruments(kit, MILL, side, MILL.axis + 0.245, front)
  }
}

/** Portal over the rolls: two driven blender rolls, traversing guide rolls, sheet in a loop. */
function stockBlender(kit: Kit): void {
  const reach = frameOffset(MILL)
  const low = MILL.axis + MILL.radius * 1.45
  for (const side of SIDES) {
    const x = MILL.x + side * reach
    for (const z of [0.34, -0.36]) {
      kit.box('paint', [x, low - 0.004, z], [0.11, BLENDER.y + 0.13 - low, 0.11], 0.008)
      kit.box('paint', [x, low - 0.006, z], [0.2, 0.026, 0.2], 0.005)
      for (const across of SIDES)
        for (const along of SIDES) hexScrew(kit, [x + across * 0.075, low + 0.018, z + along * 0.075], 0.014)
    }
    kit.box('paint', [x, BLENDER.y + 0.06, -0.01], [0.12, 0.12, 0.9], 0.01, 3)
    for (const z of [BLENDER.front, BLENDER.back]) {
      kit.box('castIron', [x, BLENDER.y - 0.075, z], [0.13, 0.15, 0.14], 0.012)
      kit.cylinder('castIron', [side > 0 ? x + 0.06 : x - 0.082, BLENDER.y, z], 0.055, 0.022, { axis: 'x' })
    }
    kit.box('paint', [x, 1.66, -0.01], [0.06, 0.07, 0.72], 0.006)
  }
  for (const z of [BLENDER.front, BLENDER.back])
    kit.cylinder('rollSteel', [MILL.x - reach, BLENDER.y, z], BLENDER.radius, reach * 2, { axis: 'x', segments: 64 })
  kit.at([MILL.x + reach + 0.52, BLENDER.y, BLENDER.front], () => motor(kit, [0, 0, 0], 0.08, 0.36), [0, 180, 0])
  kit.box('paint', [MILL.x + reach + 0.13, BLENDER.y - 0.1, BLENDER.front - 0.22], [0.12, 0.2, 0.62], 0.016, 3)
  kit.cylinder('chrome', [MILL.x - reach, 1.695, 0.06], 0.024, reach * 2, { axis: 'x' })
  kit.cylinder('chrome', [MILL.x - reach, 1.695, -0.08], 0.024, reach * 2, { axis: 'x' })
  for (const side of SIDES) {
    kit.box('aluminium', [CARRIAGE + side * 0.37, 1.64, -0.01], [0.05, 0.11, 0.26], 0.008)
  }
  for (const z of [0.055, -0.075]) kit.cylinder('stainless', [CARRIAGE - 0.35, 1.62, z], 0.032, 0.7, { axis: 'x' })
}

/** Sheet from the front roll over the blender rolls back into the nip. */
function blendedSheet(kit: Kit): void {
  // The sheet leaves the batch on the roll without a step.
  const leaving = [0, 15, 30, 45].map((degrees): FlatPoint => {
    const [radius, angle] = [MILL.radius + 0.003 + degrees * 0.00033, radians(degrees)]
    return [rollZ(MILL) + radius * Math.cos(angle), MILL.axis + radius * Math.sin(angle)]
  })
  const top = BLENDER.y + BLENDER.radius + 0.005
  sheet(
    kit,
    'rubber',
    CARRIAGE,
    0.6,
    [
      ...leaving,
      [rollZ(MILL) + 0.14, 1.45],
      [BLENDER.front + 0.12, 1.85],
      [BLENDER.front + 0.07, BLENDER.y + 0.045],
      [BLENDER.front, top],
      [0, top - 0.018],
      [BLENDER.back, top],
      [BLENDER.back - 0.075, BLENDER.y + 0.04],
      [BLENDER.back - 0.05, 1.9],
      [-0.03, 1.72],
      [-0.01, 1.6],
      [-0.01, 1.42],
      [0.0, 1.2],
    ],
    0.012,
  )
}

/** Two take-off knives on a bar and the strip they cut, running down into the tray. */
function takeOff(kit: Kit): void {
  const front = rollZ(MILL)
  const skin = MILL.radius + 0.012
  const strip = MILL.x + 0.16
  sheet(
    kit,
    'rubber',
    strip,
    0.15,
    [
      ...arcPoints([front, MILL.axis], skin + 0.003, 12, -24, 6),
      [front + 0.262, 0.82],
      [front + 0.25, 0.7],
      [front + 0.3, 0.585],
      [front + 0.33, 0.57],
    ],
    0.012,
  )
  kit.cylinder('steel', [MILL.x - frameOffset(MILL), 1.12, front + 0.4], 0.02, frameOffset(MILL) * 2, { axis: 'x' })
  for (const side of SIDES) {
    const x = strip + side * 0.085
    kit.box('blackOxide', [x, 1.09, front + 0.36], [0.03, 0.06, 0.1], 0.006)
    kit.box('chrome', [x, 1.085, front + 0.295], [0.004, 0.04, 0.1], 0.001)
    kit.box('paint', [MILL.x + side * frameOffset(MILL), 1.09, front + 0.42], [0.08, 0.06, 0.14], 0.006)
  }
}

/** Gearbox with two universal shafts to the rolls, coupling, main motor. */
function drive(kit: Kit): void {
  const { gearbox: x, axis } = DRIVE
  const left = x - 0.39
  kit.box('paint', [x, 0.29, 0], [0.86, 0.06, 1.2], 0.008)
  kit.box('paint', [x, 0.34, 0], [0.76, 1.06, 1.1], 0.03, 3)
  kit.box('paint', [x, MILL.axis - 0.035, 0], [0.84, 0.07, 1.18], 0.008)
  for (const z of SIDES) {
    for (const across of [-0.33, -0.11, 0.11, 0.33]) hexScrew(kit, [x + across, MILL.axis + 0.033, z * 0.57], 0.018)
    for (const across of [-0.22, 0.02, 0.24])
      kit.box('paint', [x + across, 0.35, z * 0.552], [0.035, 0.63, 0.03], 0.008)
    kit.cylinder('paint', [left - 0.06, MILL.axis, z * rollZ(MILL)], 0.2, 0.1, { axis: 'x', bevel: 0.01 })
    screwCircle(kit, [left - 0.075, MILL.axis, z * rollZ(MILL)], 0.17, 8, 0.018, 'x')
    const shaft = MILL.x + frameOffset(MILL) + MILL.frame / 2
    for (const [from, length, radius] of [
      [shaft + 0.05, 0.1, 0.165],
      [shaft + 0.16, 0.06, 0.12],
      [left - 0.25, 0.06, 0.12],
      [left - 0.18, 0.1, 0.165],
    ] as const)
      kit.cylinder('steel', [from, MILL.axis, z * rollZ(MILL)], radius, length, { axis: 'x', bevel: 0.008 })
    kit.cylinder('castIron', [shaft + 0.1, MILL.axis, z * rollZ(MILL)], 0.085, left - shaft - 0.2, { axis: 'x' })
    liftingEye(kit, [x + z * 0.28, 1.399, 0.35 * z], 0.036)
  }
  kit.box('paint', [x, 1.39, 0], [0.5, 0.03, 0.7], 0.008)
  kit.cylinder('sheetGrey', [x + 0.1, 1.41, -0.2], 0.035, 0.07)
  kit.box('paint', [x - 0.18, 0.5, 0.546], [0.26, 0.34, 0.02], 0.008)
  for (const across of [-0.28, -0.08]) for (const y of [0.53, 0.81]) hexScrew(kit, [x + across, y, 0.565], 0.014, 'z')
  kit.cylinder('glass', [x + 0.14, 0.6, 0.568], 0.045, 0.02, { axis: 'z' })
  kit.cylinder('brass', [x + 0.14, 0.6, 0.548], 0.055, 0.028, { axis: 'z' })
  kit.box('paint', [x, 1.12, 0.546], [0.5, 0.2, 0.018], 0.007)
  for (const across of [-0.22, 0, 0.22])
    for (const y of [1.145, 1.295]) hexScrew(kit, [x + across, y, 0.563], 0.012, 'z')
  railGuard(kit, 0.28)
  kit.cylinder('paint', [x + 0.36, axis, 0], 0.26, 0.08, { axis: 'x', bevel: 0.01 })
  kit.cylinder('yellow', [x + 0.435, axis, 0], 0.215, 0.26, { axis: 'x', bevel: 0.03 })
  kit.part('motor', () => kit.at([DRIVE.motor, axis, 0], () => motor(kit, [0, 0, 0], 0.32, 1.06, 'paint'), [0, 180, 0]))
  kit.box('plinth', [2.2, 0.29, 0], [0.7, axis - 0.29 - 0.345, 0.62], 0.01)
}

/** Yellow tube rail before the universal shafts. */
function railGuard(kit: Kit, x: number): void {
  for (const side of SIDES) kit.cylinder('yellow', [x + side * 0.24, 0.29, 0.62], 0.022, 0.95, { bevel: 0.006 })
  for (const y of [0.62, 0.88, 1.14, 1.22]) kit.cylinder('yellow', [x - 0.24, y, 0.62], 0.016, 0.48, { axis: 'x' })
}

function safety(kit: Kit): void {
  const front = MILL.radius * 2.75
  stopBar(kit, MILL, 1.52, front + 0.02, 0.18)
  kit.part('knee bar', () => stopBar(kit, MILL, 0.66, front + 0.16, 0.14))
  for (const side of SIDES) {
    const x = MILL.x + side * frameOffset(MILL)
    kit.box('yellow', [x, 1.39, front - 0.1], [0.07, 0.14, 0.06], 0.008)
    emergencyStop(kit, [x, 0.76, front - 0.001], 1.2)
  }
  kit.box('aluminium', [MILL.x, 0.165, 0.8866], [0.44, 0.115, 0.006], 0.002)
  kit.decal(modelPlate('OM-550'), [MILL.x, 0.2225, 0.8905], 0.42, 0.105)
  kit.decal(warningSign('hand'), [MILL.x - frameOffset(MILL), 0.6, front + 0.001], 0.12, 0.12)
}

function controls(kit: Kit): void {
  // Its door opens to the rear, where the drive is not in the way.
  kit.at([2.1, 0, -0.95], () => controlCabinet(kit, [0, 0, 0], { width: 0.7, height: 1.9, screen: false }), [0, 180, 0])
  kit.box('plinth', [PANEL_X, 0, 1.02], [0.34, 0.02, 0.3], 0.006)
  kit.box('plinth', [PANEL_X, 0.015, 1.0], [0.09, 0.95, 0.09], 0.006)
  operatorPanel(kit, [PANEL_X, 1.16, 1.08], {
    width: 0.4,
    height: 0.46,
    tiltDegrees: 12,
    screen: screen('screen-mill', MILL_SCREEN),
  })
  hydraulicPipe(
    kit,
    [
      [1.2, 0.36, -0.54],
      [1.2, 0.36, -0.75],
      [1.85, 0.36, -0.75],
      [1.85, 0.36, -0.78],
    ],
    0.02,
  )
}

const MILL_SCREEN = {
  title: 'MIXING  05',
  tiles: [
    ['FRONT C', '48.2'],
    ['BACK C', '52.6'],
    ['GAP mm', '4.50'],
    ['LOAD %', '63'],
  ],
  buttons: ['START', 'BLENDER', 'RECIPE', 'REVERSE'],
} as const
