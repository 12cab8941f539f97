/**
 * TM-250: two-roll mill, rolls 250 x 620 mm, on a closed stand with the drive at its right.
 * Shown at work: colored batch on the front roll, hand wheels set the gap.
 */
import {
  controlCabinet,
  door,
  emergencyStop,
  gearedMotor,
  hexScrew,
  type Kit,
  levelingFoot,
  louvers,
  modelPlate,
  operatorPanel,
  SIDES,
  screen,
  screwCircle,
  warningSign,
} from '../kit/index.ts'
import {
  batch,
  frameInstruments,
  frameOffset,
  frames,
  handWheel,
  type MillSize,
  rolls,
  stockGuides,
  stopBar,
  tray,
  waterUnions,
} from './mill-parts.ts'
import { arcPoints, sheet, sideOutline } from './sheet-parts.ts'

const MILL: MillSize = { radius: 0.125, length: 0.62, axis: 1.06, x: -0.3, frame: 0.14, foot: 0.74 }
const STAND = { width: 1.3, depth: 0.86 }
const BED_TOP = 0.3
const DRIVE_AXIS = 0.489
const COLOR = 'rubberRed'
const GUARD_TOP = MILL.axis + 0.02

export function build(kit: Kit): void {
  kit.part('stand', () => stand(kit))
  kit.part('frames', () => frames(kit, MILL))
  kit.part('rolls', () => rolls(kit, MILL, 0.1))
  kit.part('stock guides', () => stockGuides(kit, MILL, 0.42))
  kit.part('batch', () => {
    batch(kit, MILL, COLOR, 0.46, 0.008)
    stripTakeOff(kit)
  })
  kit.part('tray', () => tray(kit, MILL))
  kit.part('gap setting', () => gapSetting(kit))
  kit.part('drive', () => drive(kit))
  kit.part('water', () => waterUnions(kit, MILL))
  kit.part('safety', () => safety(kit))
  kit.part('controls', () => controls(kit))
}

function stand(kit: Kit): void {
  const front = STAND.depth / 2
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, MILL.x + x * 0.58, z * 0.36, 0.06)
  kit.box('plinth', [MILL.x, 0.06, 0], [STAND.width - 0.03, 0.07, STAND.depth - 0.03], 0.006)
  kit.box('paint', [MILL.x, 0.125, 0], [STAND.width, MILL.foot - 0.125, STAND.depth], 0.014, 3)
  for (const side of SIDES) {
    door(kit, 'sheet', [MILL.x + side * 0.31, 0.18, front], 0.58, 0.4, { hinge: side < 0 ? 'left' : 'right', locks: 2 })
    louvers(kit, [MILL.x + side * 0.31, 0.25, front + 0.0165], 0.36, 7)
  }
  kit.box('aluminium', [MILL.x, 0.625, front - 0.001], [0.36, 0.085, 0.006], 0.002)
  kit.decal(modelPlate('TM-250'), [MILL.x, 0.6675, front + 0.0058], 0.32, 0.08)
  kit.at([MILL.x - STAND.width / 2, 0, 0], () => {
    door(kit, 'sheet', [0, 0.18, 0], 0.62, 0.4, { locks: 2 })
    louvers(kit, [0, 0.25, 0.0165], 0.36, 7)
  }, [0, -90, 0])
}

/** Strip that leaves the front roll downwards to a stainless ledge. */
function stripTakeOff(kit: Kit): void {
  const front = MILL.radius + 0.003
  const skin = MILL.radius + 0.011
  sheet(
    kit,
    COLOR,
    MILL.x + 0.12,
    0.1,
    [
      ...arcPoints([front, MILL.axis], skin, -10, -28, 4),
      [front + 0.115, 0.93],
      [front + 0.13, 0.87],
      [front + 0.17, 0.851],
      [front + 0.26, 0.849],
    ],
    0.006,
  )
}

function gapSetting(kit: Kit): void {
  const front = MILL.radius * 2.75
  for (const side of SIDES) {
    const x = MILL.x + side * frameOffset(MILL)
    kit.cylinder('paint', [x, MILL.axis, front - 0.004], 0.066, 0.04, { axis: 'z', bevel: 0.006 })
    screwCircle(kit, [x, MILL.axis, front + 0.036], 0.052, 6, 0.009, 'z', 30)
    kit.hexagon('steel', [x, MILL.axis, front + 0.03], 0.036, 0.03, 'z')
    handWheel(kit, [x, MILL.axis, front + 0.05], 0.115)
    frameInstruments(kit, MILL, side, MILL.axis + 0.115, front, 'scale')
  }
}

/** Gear guard on the right frame, geared motor on its own low bed. */
function drive(kit: Kit): void {
  const face = MILL.x + frameOffset(MILL) + MILL.frame / 2
  kit.part('guard', () => kit.at([face, 0, 0], () => gearGuard(kit)))
  kit.box('plinth', [1.1, 0.02, 0], [1.14, 0.06, 0.64], 0.006)
  kit.box('paint', [1.1, 0.075, 0], [1.12, BED_TOP - 0.075, 0.62], 0.012, 3)
  for (const x of SIDES) for (const z of SIDES) levelingFoot(kit, 1.1 + x * 0.5, z * 0.29, 0.02)
  kit.part('geared motor', () =>
    kit.at([1.14, BED_TOP - 0.002, 0], () => gearedMotor(kit, [0, 0, 0], 0.9), [0, 180, 0]),
  )
  kit.cylinder('castIron', [face + 0.2, DRIVE_AXIS, 0], 0.07, 0.5, { axis: 'x' })
}

/** Outline of the gear guard from the side, `larger` meters all round. */
const guardOutline = (larger = 0) =>
  sideOutline([
    ...arcPoints([0, GUARD_TOP], 0.3 + larger, -8, 188, 40),
    [-0.24 - larger, 0.52],
    ...arcPoints([0, DRIVE_AXIS], 0.2 + larger, 190, 350, 28),
    [0.24 + larger, 0.52],
  ])

/** Shell with a bolted rim to the frame, split in the middle, lid with sign in front; x = 0 is the frame. */
function gearGuard(kit: Kit): void {
  kit.plate('yellow', [0.14, 0, 0], guardOutline(), 0.16, { axis: 'x', bevel: 0.018 })
  kit.plate('yellow', [0.065, 0, 0], guardOutline(0.03), 0.012, { axis: 'x', bevel: 0.002 })
  kit.plate(
    'yellow',
    [0.216, 0, 0],
    sideOutline([...arcPoints([0, GUARD_TOP], 0.22, 0, 180, 30), ...arcPoints([0, 0.62], 0.17, 180, 360, 24)]),
    0.02,
    { axis: 'x', bevel: 0.005 },
  )
  for (let degrees = 0; degrees <= 180; degrees += 20) {
    const [z, y] = arcPoints([0, GUARD_TOP], 0.315, degrees, degrees, 1)[0]!
    hexScrew(kit, [0.0715, y, z], 0.011, 'x')
    kit.at([0.0595, y, z], () => hexScrew(kit, [0, 0, 0], 0.011, 'x'), [0, 180, 0])
  }
  for (const [z, y] of [
    [0.25, 1.1],
    [-0.25, 1.1],
    [0.2, 0.6],
    [-0.2, 0.6],
  ] as const)
    hexScrew(kit, [0.219, y, z], 0.01, 'x')
  kit.box('seam', [0.14, 0.788, 0], [0.1615, 0.004, 0.552], 0.001)
  for (const side of SIDES)
    for (const up of SIDES) {
      kit.box('yellow', [0.14, up > 0 ? 0.793 : 0.769, side * 0.285], [0.13, 0.018, 0.06], 0.003)
      if (up > 0) for (const x of [0.1, 0.18]) hexScrew(kit, [x, 0.81, side * 0.298], 0.011)
    }
  kit.box('seam', [0.14, 0.856, 0.284], [0.126, 0.196, 0.012], 0.002)
  kit.box('yellow', [0.14, 0.86, 0.284], [0.118, 0.188, 0.032], 0.005)
  for (const y of [0.885, 0.985]) kit.cylinder('zinc', [0.083, y, 0.302], 0.007, 0.035, { segments: 20 })
  kit.cylinder('dark', [0.178, 0.9, 0.299], 0.013, 0.02, { axis: 'z', bevel: 0.004 })
  kit.decal(warningSign('hand'), [0.145, 0.98, 0.3006], 0.07, 0.07)
}

function safety(kit: Kit): void {
  const front = MILL.radius * 2.75
  stopBar(kit, MILL, 1.42, front - 0.02, 0.1)
  for (const side of SIDES)
    kit.box('yellow', [MILL.x + side * frameOffset(MILL), 1.235, front - 0.11], [0.045, 0.16, 0.05], 0.006)
  kit.part('knee bar', () => stopBar(kit, MILL, 0.84, front + 0.13, 0.12))
  emergencyStop(kit, [MILL.x + 0.56, 0.6675, STAND.depth / 2 - 0.001], 1)
  kit.decal(warningSign('hand'), [MILL.x - 0.56, 0.6675, STAND.depth / 2 + 0.001], 0.08, 0.08)
}

function controls(kit: Kit): void {
  // Its door opens to the rear, where the drive is not in the way.
  kit.at(
    [1.12, 0, -0.59],
    () => controlCabinet(kit, [0, 0, 0], { width: 0.56, height: 1.5, depth: 0.36, screen: false }),
    [0, 180, 0],
  )
  kit.box('plinth', [0.66, 0, 0.5], [0.28, 0.018, 0.26], 0.005)
  kit.box('plinth', [0.66, 0.014, 0.49], [0.07, 0.94, 0.07], 0.006)
  operatorPanel(kit, [0.66, 1.13, 0.57], {
    width: 0.34,
    height: 0.4,
    tiltDegrees: 12,
    screen: screen('screen-lab-mill', MILL_SCREEN),
  })
}

const MILL_SCREEN = {
  title: 'COLOR BATCH  02',
  tiles: [
    ['FRONT C', '36.0'],
    ['BACK C', '38.5'],
    ['GAP mm', '1.20'],
    ['SPEED', '13.0'],
  ],
  buttons: ['START', 'GAP', 'RECIPE', 'REVERSE'],
} as const
