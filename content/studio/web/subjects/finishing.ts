/** Machines for finished parts: deflashing, punching, washing, drying, sorting. */
import { type Point, radians } from '../../kit/types.ts'
import type { Subject } from '../subject.ts'
import { point, strutPoses, up } from './press.ts'

/** Deflashing drum: its middle, and its tilt about x. */
const DRUM: Point = [-0.2, 1.08, 0.02]
const TILT = radians(48)
const LID_OPEN = 128
/** A place given in the drum's own axes, in the machine's. */
const tilted = ([x, y, z]: Point): Point => [
  DRUM[0] + x,
  DRUM[1] + y * Math.cos(TILT) - z * Math.sin(TILT),
  DRUM[2] + y * Math.sin(TILT) + z * Math.cos(TILT),
]
const HINGE: Point = [0, 0.27, -0.385]
/** Head of the air spring on the lid, by the lid's turn from closed. */
const springHead = (turn: number): Point =>
  tilted([-0.4, HINGE[1] + 0.2 * Math.sin(radians(turn)), HINGE[2] + 0.2 * Math.cos(radians(turn))])
const SPRING_FOOT = tilted([-0.4, 0.1, -0.15])
const SPRING = strutPoses(SPRING_FOOT, springHead(LID_OPEN), springHead(0))

export const Deflashing: Subject = {
  groups: {
    lid: { parts: /^lid \/ cover/, pivot: tilted(HINGE) },
    airSpring: { parts: /^lid \/ strut/, pivot: SPRING_FOOT },
    airSpringRod: { parts: /^lid \/ rod/, pivot: SPRING_FOOT },
    bladeDisc: { parts: /^drum \/ disc/, pivot: DRUM },
    parts: { parts: /^drum \/ parts/ },
  },
  steps: [
    { id: 'load', seconds: 1 },
    {
      id: 'close',
      seconds: 2,
      to: { lid: { turn: [LID_OPEN, 0, 0] }, airSpring: SPRING.strut, airSpringRod: SPRING.rod },
    },
    {
      id: 'turn',
      seconds: 4,
      spin: { bladeDisc: { axis: [0, Math.cos(TILT), Math.sin(TILT)], degrees: 360 * 8 } },
      swing: { parts: { by: [0, 0.03, 0.02], hertz: 3 } },
    },
    {
      id: 'open',
      seconds: 2,
      to: {
        lid: { turn: [0, 0, 0] },
        airSpring: { turn: [0, 0, 0] },
        airSpringRod: { turn: [0, 0, 0], move: [0, 0, 0] },
      },
    },
    { id: 'takeOut', seconds: 1 },
  ],
  points: [
    point.mark('drum', /^drum$/, 'singleBatchFeedingCapacity'),
    point.mark('lid', /^lid \/ cover/),
    point.mark('knife', /^drum \/ disc|^drum \/ parts/, 'bladeMotorSpeed'),
    point.mark('drive', /^yoke/, 'mainMotorPower'),
    point.mark('tray', /^unloading$/),
    point.mark('dustExtraction', /^dust extraction$/),
    point.panel,
  ],
  layout: {
    model: 'DF-600',
    workingHeight: 1.2,
    operator: /^unloading/,
    connections: { power: /^cabinet/, air: /^dust extraction/ },
  },
}

export const Punching: Subject = {
  groups: {
    ram: { parts: /^ram and die($| \/ plunger)/ },
    slide: { parts: /^slide \/ carriage/ },
  },
  steps: [
    { id: 'load', seconds: 1.8, to: { slide: { move: [0, 0, -0.72] } } },
    { id: 'cut', seconds: 0.8, to: { ram: up(-0.15) } },
    { id: 'cut', seconds: 0.4 },
    { id: 'cut', seconds: 0.9, to: { ram: up(0) } },
    { id: 'takeOut', seconds: 1.8, to: { slide: up(0) } },
  ],
  points: [
    point.mark('die', /^ram and die$/, 'clampForce'),
    point.mark('tieBar', /^columns/),
    point.mark('plunger', /^ram and die \/ plunger$/, 'plungerDiameter'),
    point.mark('table', /^slide \/ carriage/, 'lowerPlatenSize'),
    point.lightCurtain,
    point.twoHandControl,
    point.panel,
  ],
  layout: {
    model: 'PU-20',
    workingHeight: 0.95,
    operator: /two-hand control$/,
    axis: { part: /^ram and die($| \/ plunger)/, along: 'y' },
    connections: { power: /^body/, water: /^body/, air: /^crown/ },
  },
}

export const Feeder: Subject = {
  groups: {
    tray: { parts: /^vibrating tray/ },
    flyingParts: { parts: /^parts in the air/ },
  },
  steps: [
    {
      id: 'shake',
      seconds: 4,
      swing: { tray: { by: [0.008, 0.004, 0], hertz: 4 }, flyingParts: { by: [0, 0.06, 0], hertz: 0.75 } },
    },
  ],
  points: [
    point.mark('hopper', /^hopper/, 'maxSingleLoad'),
    point.mark('belt', /^lift belt/, 'motorPower'),
    point.mark('tray', /^vibrating tray/),
    point.mark('airColumn', /^air column/),
    point.mark('cyclone', /^cyclone \/ body/),
    point.mark('blower', /^cyclone \/ blower/, 'mainMotorPower'),
    point.cabinet,
  ],
  layout: {
    model: 'AF-60',
    workingHeight: 0.66,
    operator: /^clean parts/,
    axis: { part: /^air column$/, along: 'y' },
    connections: { power: /control cabinet$/ },
  },
}

export const HotDry: Subject = {
  groups: {
    hood: { parts: /^housing \/ hood/, pivot: [0, 1.608, 0.0287] },
    drum: { parts: /^drum$/, pivot: [0, 1.08, 0] },
    parts: { parts: /^drum \/ parts/ },
  },
  steps: [
    { id: 'load', seconds: 1 },
    { id: 'close', seconds: 1.8, to: { hood: { turn: [78, 0, 0] } } },
    {
      id: 'turn',
      seconds: 6,
      spin: { drum: { axis: [1, 0, 0], degrees: 720 } },
      swing: { parts: { by: [0, 0.02, -0.06], hertz: 0.5 } },
    },
    { id: 'open', seconds: 1.8, to: { hood: { turn: [0, 0, 0] } } },
    { id: 'takeOut', seconds: 1 },
  ],
  points: [
    point.mark('drum', /^drum$/, 'maxSingleLoad'),
    point.mark('hood', /^housing \/ hood/),
    point.mark('hotAir', /^hot-air unit$/, 'heatingPower'),
    point.mark('blower', /^hot-air unit \/ blower/),
    point.mark('drive', /^drive/, 'motorPower'),
    point.mark('chute', /^unloading$/),
    point.cabinet,
  ],
  layout: {
    model: 'HD-300',
    workingHeight: 0.9,
    operator: /^unloading/,
    axis: { part: /^drum$/, along: 'x' },
    connections: { power: /control cabinet$/ },
  },
}

export const WashingDrying: Subject = {
  groups: {
    door: { parts: /^door \/ leaf/, pivot: [-0.64, 0.93, 0.655] },
    drum: { parts: /^drum$/, pivot: [-0.2, 0.93, 0] },
    parts: { parts: /^drum \/ parts/ },
  },
  steps: [
    { id: 'load', seconds: 1 },
    { id: 'close', seconds: 1.8, to: { door: { turn: [0, 112, 0] } } },
    {
      id: 'turn',
      seconds: 6,
      spin: { drum: { axis: [0, 0, 1], degrees: -720 } },
      swing: { parts: { by: [-0.06, 0.02, 0], hertz: 0.5 } },
    },
    { id: 'open', seconds: 1.8, to: { door: { turn: [0, 0, 0] } } },
    { id: 'takeOut', seconds: 1 },
  ],
  points: [
    point.mark('drum', /^drum$/, 'maxSingleLoad'),
    point.mark('door', /^door \/ leaf/),
    point.mark('hotAir', /^air unit$/, 'heatingPower'),
    point.mark('blower', /^air unit \/ blower/),
    { ...point.panel, row: 'totalPower' },
    point.mark('housing', /^body$/),
  ],
  layout: {
    model: 'WD-30',
    workingHeight: 0.93,
    operator: /^drum$/,
    axis: { part: /^drum$/, along: 'z' },
    connections: { power: /^body/, water: /^water/, air: /^water/ },
  },
}
