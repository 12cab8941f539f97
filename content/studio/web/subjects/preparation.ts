/** Mills and strip cutters. Rolls turn about x on the mills, about z on the cutters. */
import type { Point } from '../../kit/types.ts'
import type { Group, Subject } from '../subject.ts'
import { point } from './press.ts'

/** Two rolls beside one another; they draw the batch down into the gap. */
function rolls(radius: number, axis: number): Record<string, Group> {
  const z = radius + 0.003
  return {
    frontRoll: { parts: /^rolls \/ front/, pivot: [0, axis, z] },
    backRoll: { parts: /^rolls \/ back/, pivot: [0, axis, -z] },
  }
}

const X: Point = [1, 0, 0]
const Z: Point = [0, 0, 1]
const TURNS = 3 * 360

const turning = (ratio: number): Subject['steps'] => [
  {
    id: 'turn',
    seconds: 8,
    spin: { frontRoll: { axis: X, degrees: -TURNS }, backRoll: { axis: X, degrees: Math.round(TURNS * ratio) } },
  },
]

export const OpenMill: Subject = {
  groups: rolls(0.275, 1.02),
  steps: turning(1.22),
  points: [
    point.mark('rolls', /^rolls \/ front/, 'rollDiameter'),
    point.mark('frame', /^frames/),
    point.mark('gapDrive', /^gap drives/),
    point.mark('stockBlender', /^stock blender/),
    point.mark('batch', /^batch/, 'singleBatchFeedingCapacity'),
    point.mark('safetyBar', /^safety \/ knee bar/),
    point.mark('drive', /^drive \/ motor/, 'mainMotorPower'),
    point.panel,
  ],
  layout: {
    model: 'OM-550',
    workingHeight: 1.02,
    operator: /^safety/,
    axis: { part: /^rolls/, along: 'x' },
    connections: { power: /control cabinet$/, water: /^water/ },
  },
}

export const TwoRollMill: Subject = {
  groups: rolls(0.125, 1.06),
  steps: turning(1.1),
  points: [
    point.mark('rolls', /^rolls \/ front/, 'rollDiameter'),
    point.mark('frame', /^frames/),
    point.mark('gapDrive', /^gap setting/),
    point.mark('batch', /^batch/, 'singleBatchFeedingCapacity'),
    point.mark('safetyBar', /^safety \/ knee bar/),
    point.mark('drive', /^drive \/ geared motor/, 'mainMotorPower'),
    point.mark('tray', /^tray/),
    point.panel,
  ],
  layout: {
    model: 'TM-250',
    workingHeight: 1.06,
    operator: /^safety/,
    axis: { part: /^rolls/, along: 'x' },
    connections: { power: /control cabinet$/, water: /^water/ },
  },
}

/** Strokes of the knife in one cycle, two a second. */
const CUTS = 8
const CUT_SECONDS = CUTS / 2
/** One full turn of a roll a cut looks smooth and repeats. */
const ROLL_DEGREES = 360 * 4

export const RubberCutting: Subject = {
  groups: {
    knife: { parts: /^head \/ beam/ },
    circularKnives: { parts: /^head \/ circular knives/, pivot: [0.26, 0.972, 0] },
    upperRoll: { parts: /^infeed \/ upper roll/, pivot: [-0.3, 0.945, 0] },
    lowerRoll: { parts: /^infeed \/ lower roll/, pivot: [-0.3, 0.839, 0] },
  },
  steps: [
    {
      id: 'feed',
      seconds: 2,
      spin: {
        upperRoll: { axis: Z, degrees: 360 },
        lowerRoll: { axis: Z, degrees: -360 },
        circularKnives: { axis: Z, degrees: -360 },
      },
    },
    {
      id: 'cut',
      seconds: CUT_SECONDS,
      swing: { knife: { by: [0, -0.06, 0], hertz: CUTS / CUT_SECONDS } },
      spin: {
        upperRoll: { axis: Z, degrees: ROLL_DEGREES },
        lowerRoll: { axis: Z, degrees: -ROLL_DEGREES },
        circularKnives: { axis: Z, degrees: -ROLL_DEGREES },
      },
    },
  ],
  points: [
    point.mark('knife', /^head \/ beam/, 'cuttingLength'),
    point.mark('circularKnives', /^head \/ circular knives/, 'cuttingStripWidth'),
    point.mark('feedRolls', /^infeed \/ upper roll/, 'cuttingThickness'),
    point.mark('belt', /^outfeed \/ belt/),
    point.mark('guard', /^guards \/ guard/),
    point.mark('motor', /^head \/ motor$/, 'motorPower'),
    point.panel,
  ],
  layout: {
    model: 'RC-550',
    workingHeight: 0.9,
    operator: /operator panel$/,
    axis: { part: /circular knives$/, along: 'z' },
    connections: { power: /^body/, air: /^infeed/ },
  },
}

export const SiliconeCutting: Subject = {
  groups: {
    knife: { parts: /^cutter \/ beam/ },
    upperRoll: { parts: /^cutter \/ upper roll/, pivot: [0.16, 0.962, 0] },
    lowerRoll: { parts: /^cutter \/ lower roll/, pivot: [0.16, 0.864, 0] },
    strips: { parts: /^silicone \/ strips/ },
    coil: { parts: /^coil stand \/ coil/, pivot: [0.92, 1.06, 0] },
  },
  steps: [
    {
      id: 'cut',
      seconds: CUT_SECONDS,
      swing: { knife: { by: [0, -0.055, 0], hertz: CUTS / CUT_SECONDS } },
      run: { strips: { by: [-0.063, 0, 0], times: CUTS } },
      spin: {
        upperRoll: { axis: Z, degrees: 360 },
        lowerRoll: { axis: Z, degrees: -360 },
        coil: { axis: Z, degrees: 180 },
      },
    },
  ],
  points: [
    point.mark('knife', /^cutter \/ beam/, 'cuttingLength'),
    point.mark('feedRolls', /^cutter \/ upper roll/, 'cuttingThickness'),
    point.mark('belt', /^belts \/ belt/),
    point.mark('coil', /^coil stand \/ coil/, 'cuttingStripWidth'),
    point.mark('guard', /^guard/),
    point.mark('tray', /^tray/),
    point.panel,
  ],
  layout: {
    model: 'SC-600',
    workingHeight: 0.92,
    operator: /operator panel$/,
    axis: { part: /lower roll$/, along: 'z' },
    connections: { power: /^body/, air: /^cutter$/ },
  },
}
