/**
 * HI-FL-R250: horizontal rubber injection, 250 t. Plunger 400 mm, platens 600 x 600 mm, 650 mm apart, shot 2003 cc; 6.1 m long.
 * Shown open: guard run aside, brush above the mold, strip drawn from its bin, parts in the crate.
 */
import {
  controlCabinet,
  coverPlate,
  door,
  type FlatPoint,
  gauge,
  hydraulicPipe,
  type Kit,
  louvers,
  modelPlate,
  operatorPanel,
  rectangle,
  SIDES,
  screen,
  valveBlock,
} from '../kit/index.ts'
import { feet, partsCrate, signs, temperingUnit } from './beside-the-machine.ts'
import { strip, stripBin, stripRollers } from './compound-feed.ts'
import { FIXED_FACE, FIXED_THICKNESS, type HorizontalClamp, horizontalClamp, slidingDoor } from './horizontal-clamp.ts'
import { barrel, LYING, plungerUnit, screwDrive } from './injection-unit.ts'

const CLAMP: HorizontalClamp = {
  center: 1.3,
  platen: 0.6,
  plungerRadius: 0.2,
  daylight: 0.65,
  tie: 0.4,
  part: 'rubber',
  cavitiesOn: 'moving',
  left: -2.95,
}
const NOZZLE_X = FIXED_FACE + FIXED_THICKNESS
const BED_TOP = 0.8
/** Screw: leans to the right, joins the injection chamber here. */
const SCREW = { x: 0.78, y: 1.44, lean: 48, radius: 0.062, length: 0.46 }
/** Where the strip lifts off the folds in its bin: [-z, y]. */
const BIN_TOP: FlatPoint = [-0.95, 0.515]

export function build(kit: Kit): void {
  horizontalClamp(kit, CLAMP)
  slidingDoor(kit, CLAMP, 1)
  kit.part('injection base', () => injectionBase(kit))
  kit.part('injection', () => injection(kit))
  kit.part('brush', () => brush(kit))
  kit.part('chute', () => chute(kit))
  kit.part('units', () => units(kit))
}

function injectionBase(kit: Kit): void {
  feet(kit, 0.6, 2.3, 3, 0.44)
  kit.box('plinth', [1.37, 0.06, 0], [1.98, 0.13, 1.06], 0.008)
  kit.box('sheet', [1.37, 0.187, 0], [2, BED_TOP - 0.187, 1.12], 0.012, 3)
  kit.box('paint', [1.37, 0.2, 0.559], [1.96, 0.045, 0.008], 0.002)
  for (const x of [0.9, 1.85]) {
    door(kit, 'sheet', [x, 0.28, 0.56], 0.86, 0.46, { locks: 2 })
    kit.at([0, 0, -0.56], () => coverPlate(kit, [-x, 0.28, 0], 0.86, 0.46), [0, 180, 0])
  }
  louvers(kit, [1.85, 0.36, 0.5755], 0.56, 12)
  for (const z of SIDES) kit.box('steel', [1.2, BED_TOP - 0.004, z * 0.26], [1.5, 0.05, 0.08], 0.004)
  for (const x of [0.62, 1.35]) kit.box('paint', [x, BED_TOP + 0.04, 0], [0.26, 0.2, 0.62], 0.01, 3)
}

function injection(kit: Kit): void {
  kit.cylinder('steel', [NOZZLE_X - 0.01, CLAMP.center, 0], 0.05, 0.3, { axis: 'x' })
  kit.at(
    [NOZZLE_X + 0.25, CLAMP.center, 0],
    () => {
      plungerUnit(kit, {
        width: 0.62,
        depth: 0.6,
        barrelRadius: 0.085,
        barrelLength: 0.46,
        stroke: 0.42,
        cylinderRadius: 0.13,
        cylinderLength: 0.52,
      })
    },
    LYING,
  )
  kit.part('screw', () => {
    kit.box('groundSteel', [SCREW.x, CLAMP.center + 0.1, 0], [0.18, 0.1, 0.18], 0.008)
    kit.at([SCREW.x, SCREW.y, 0], () => {
      barrel(kit, { radius: SCREW.radius, length: SCREW.length, jackets: 2, nose: 0.07 })
      screwDrive(kit, SCREW.length - 0.01, SCREW.radius)
    }, [0, 0, -SCREW.lean])
  })
  // strip over its rollers into the feed opening
  const feedX = SCREW.x + Math.sin((SCREW.lean * Math.PI) / 180) * 0.56
  const feedY = SCREW.y + Math.cos((SCREW.lean * Math.PI) / 180) * 0.56
  kit.box('sheetGrey', [feedX - 0.03, feedY + 0.06, 0], [0.15, 0.15, 0.16], 0.006)
  for (const x of SIDES) kit.box('sheetGrey', [feedX - 0.03 + x * 0.062, feedY + 0.18, 0.1], [0.012, 0.24, 0.05], 0.002)
  stripRollers(kit, [feedX - 0.03, feedY + 0.41, 0.12], 0.14)
  strip(
    kit,
    [feedX - 0.03, 0, 0],
    [
      [0, feedY + 0.1],
      [0, feedY + 0.28],
      [-0.03, feedY + 0.41],
      [-0.12, feedY + 0.445],
      [-0.205, feedY + 0.425],
      ...hanging([-0.228, feedY + 0.37], BIN_TOP),
    ],
    'x',
  )
  for (const index of [0, 1]) gauge(kit, [0.5 + index * 0.12, BED_TOP + 0.13, 0.4], 0.045)
  kit.box('plinth', [0.56, BED_TOP - 0.003, 0.4], [0.3, 0.1, 0.08], 0.004)
  valveBlock(kit, [1.95, BED_TOP - 0.002, 0.2], 3)
  hydraulicPipe(
    kit,
    [
      [1.95, BED_TOP + 0.08, 0.1],
      [1.95, 1.25, 0.1],
      [1.75, 1.25, 0.1],
      [1.7, 1.25, 0.1],
    ],
    0.016,
  )
  hydraulicPipe(
    kit,
    [
      [1.86, BED_TOP + 0.08, 0.22],
      [1.86, BED_TOP + 0.26, 0.22],
      [1.62, BED_TOP + 0.26, 0.22],
      [1.62, BED_TOP + 0.26, 0.1],
    ],
    0.014,
  )
}

/** A strip hangs as a catenary; its lower end is flat. Points from above down, [-z, y]. */
function hanging(from: FlatPoint, to: FlatPoint): FlatPoint[] {
  const rise = (across: number, size: number): number => size * (Math.cosh(across / size) - 1)
  const width = Math.abs(from[0] - to[0])
  let [low, high] = [0.05, 5]
  for (let step = 0; step < 40; step++) {
    const size = (low + high) / 2
    if (rise(width, size) > from[1] - to[1]) low = size
    else high = size
  }
  return Array.from({ length: 13 }, (_, step): FlatPoint => {
    const across = width * (1 - step / 12)
    return [to[0] + across, to[1] + rise(across, high)]
  })
}

/** Brush roller on an upright axis above the parted mold. */
function brush(kit: Kit): void {
  const x = FIXED_FACE - 0.45
  const top = CLAMP.center + CLAMP.tie + 0.22
  kit.part('beam', () => {
    kit.box('sheet', [x + 0.08, top, 0], [0.9, 0.06, 0.3], 0.008)
    kit.box('plinth', [x, top + 0.05, 0], [0.15, 0.16, 0.12], 0.008)
    for (const z of SIDES) kit.box('zinc', [x + 0.08, top - 0.1, z * 0.13], [0.86, 0.11, 0.03], 0.004)
  })
  kit.box('aluminium', [x, top - 0.12, -0.1], [0.09, 0.72, 0.07], 0.004)
  kit.box('paint', [x, top - 0.2, -0.02], [0.1, 0.07, 0.2], 0.006)
  kit.cylinder('belt', [x, top - 0.21, -0.26], 0.06, 0.52, { axis: 'z', segments: 40 })
  for (const z of [-0.27, 0.25]) kit.cylinder('steel', [x, top - 0.21, z], 0.024, 0.03, { axis: 'z' })
}

function chute(kit: Kit): void {
  kit.box('seam', [-0.5, 0.3, 0.566], [0.62, 0.26, 0.012], 0.002)
  kit.at([-0.5, 0.42, 0.6], () => {
    kit.box('stainless', [0, 0, 0.05], [0.58, 0.008, 0.42], 0.002)
    for (const x of SIDES) kit.box('stainless', [x * 0.288, 0.002, 0.05], [0.008, 0.09, 0.42], 0.002)
  }, [26, 0, 0])
  partsCrate(kit, [-0.5, 0, 0.98], 'rubber')
}

/** Power and signals: from a box on the bed and from the injection head, sagging into the side of the control cabinet. */
function cables(kit: Kit): void {
  const side = 2.402
  kit.box('sheetGrey', [2.2, BED_TOP - 0.002, 0.3], [0.2, 0.16, 0.16], 0.006, 3)
  for (const [index, z] of [0.25, 0.3, 0.35].entries()) {
    const height = 1.22 + index * 0.06
    kit.cylinder('zinc', [2.2, BED_TOP + 0.155, z], 0.017, 0.025, { segments: 24 })
    kit.cylinder('zinc', [side - 0.024, height, z - 0.3], 0.017, 0.03, { axis: 'x', segments: 24 })
    kit.hose(
      'hose',
      [
        [2.2, BED_TOP + 0.17, z],
        [2.2, BED_TOP + 0.27, z],
        [2.23, height - 0.03, z - 0.1],
        [2.32, height + 0.02, z - 0.26],
        [side, height, z - 0.3],
      ],
      0.012,
    )
  }
  for (const z of [-0.2, -0.26]) {
    kit.cylinder('zinc', [side - 0.024, 1.62, z], 0.017, 0.03, { axis: 'x', segments: 24 })
    kit.hose(
      'hose',
      [
        [1.3, CLAMP.center + 0.27, z],
        [1.34, CLAMP.center + 0.34, z],
        [1.6, CLAMP.center + 0.22, z],
        [1.95, CLAMP.center + 0.16, z],
        [2.26, CLAMP.center + 0.27, z],
        [side, 1.62, z],
      ],
      0.011,
    )
  }
}

function units(kit: Kit): void {
  stripBin(kit, [1.2, 0, 0.98])
  temperingUnit(kit, [2.0, 0, 0.92])
  for (const z of SIDES)
    kit.hose(
      'hose',
      [
        [2 + z * 0.06, 0.72, 0.72],
        [2 + z * 0.05, 0.95, 0.62],
        [1.7, 1.02, 0.5],
        [1.2, 1.0, 0.36 + z * 0.03],
        [0.86 + z * 0.06, 1.16, 0.1],
      ],
      0.015,
    )
  controlCabinet(kit, [2.74, 0, -0.26], { width: 0.68, height: 1.9, depth: 0.6, screen: false })
  kit.plate('aluminium', [2.74, 1.46, 0.064], rectangle(0.5, 0.14, 0.008), 0.004, { bevel: 0.001 })
  kit.decal(modelPlate('HI-FL-R250'), [2.74, 1.46, 0.0667], 0.47, 0.1175)
  kit.part('cables', () => cables(kit))
  kit.part('pendant', () => {
    kit.box('plinth', [0.06, 1.89, 0.5], [0.1, 0.05, 0.1], 0.006)
    kit.tube(
      'plinth',
      [
        [0.06, 1.93, 0.5],
        [0.06, 2.06, 0.5],
        [0.36, 2.06, 0.72],
        [0.36, 1.84, 0.72],
      ],
      0.024,
      0.06,
    )
    operatorPanel(kit, [0.36, 1.6, 0.8], {
      screen: screen('screen-rubber-injection', {
        title: 'INJECTION 02',
        tiles: [
          ['BARREL', '85.0'],
          ['MOLD', '178.2'],
          ['SHOT cc', '1640'],
          ['BAR', '1720'],
        ],
        buttons: ['CLAMP', 'INJECT', 'RECIPE', 'OPEN'],
      }),
    })
  })
  signs(kit, [-0.02, 1.1, 0.566], 0.08)
}
