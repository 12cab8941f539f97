/** Compression and transfer presses. Strokes come from the models: upper mold face less lower mold face. */
import { type Point, radians } from '../../kit/types.ts'
import type { Pose, Subject } from '../subject.ts'
import { movingPlaten, plungerAxis, point, pressSteps, strutPoses, up } from './press.ts'

const VF_MOLD_Z = 0.99
/** Closing stroke; at VACUUM the hood has met the platen and the molds are still apart. */
const VF_STROKE = 0.32
const VF_VACUUM = 0.22
/** The hood's lip is this high over the moving platen. */
const VF_HOOD_GAP = 0.337

export const VF: Subject = {
  groups: {
    movingPlaten,
    hood: { parts: /^vacuum hood$|^lines \/ vacuum hose/ },
    lowerMold: { parts: /^mold table \/ mold/ },
  },
  steps: [
    { id: 'load', seconds: 2.2, to: { lowerMold: { move: [0, 0.02, -VF_MOLD_Z] } } },
    {
      id: 'close',
      seconds: 2,
      to: {
        movingPlaten: up(VF_VACUUM),
        lowerMold: { move: [0, VF_VACUUM + 0.02, -VF_MOLD_Z] },
        hood: up(VF_VACUUM - VF_HOOD_GAP),
      },
    },
    { id: 'vacuum', seconds: 1.6 },
    {
      id: 'clamp',
      seconds: 1.4,
      to: {
        movingPlaten: up(VF_STROKE),
        lowerMold: { move: [0, VF_STROKE + 0.02, -VF_MOLD_Z] },
        hood: up(VF_STROKE - VF_HOOD_GAP),
      },
    },
    { id: 'cure', seconds: 2 },
    {
      id: 'open',
      seconds: 2.2,
      to: { movingPlaten: up(0), lowerMold: { move: [0, 0.02, -VF_MOLD_Z] }, hood: up(0) },
    },
    { id: 'takeOut', seconds: 2.2, to: { lowerMold: up(0) } },
  ],
  points: [
    { ...point.platen, part: /^moving platen \/ heated platen/ },
    point.mark('plunger', /^cylinder block \/ plunger$/, 'plungerDiameter'),
    point.mark('hood', /^vacuum hood/),
    point.vacuumPump,
    point.hydraulicUnit,
    point.cabinet,
    point.mark('mold', /^mold table \/ mold/, 'moldOpeningType'),
    point.twoHandControl,
  ],
  layout: {
    model: 'VF-300',
    workingHeight: 1.29,
    step: 0.2,
    operator: /two-hand control$/,
    axis: plungerAxis,
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /vacuum unit$/ },
  },
}

const HF_MOLD_Z = 0.84
const HF_MIDDLE = { touches: 0.124, stroke: 0.245 }
/** Hinge of the tilting plate; foot of its lifting cylinders and how far along the plate they hold it. */
const HF_HINGE = { y: 1.025, z: 0.59 }
const HF_FOOT = { y: 0.923, z: 0.9984 }
const HF_REACH = 0.1452
const hfHead = (tilt: number): [number, number, number] => [
  0,
  HF_HINGE.y + Math.sin(radians(tilt)) * HF_REACH,
  HF_HINGE.z + Math.cos(radians(tilt)) * HF_REACH,
]
const HF_LIFT = strutPoses([0, HF_FOOT.y, HF_FOOT.z], hfHead(72), hfHead(0))
/** The mold with its tilting plate: run in or out by `z`, lifted by `height`, closed or tilted open as in the picture. */
function hfMold(height: number, z: number, closed: boolean): Record<string, Pose> {
  const [slideY, slideZ] = closed ? HF_LIFT.rod.move.slice(1) : [0, 0]
  const none: Point = [0, 0, 0]
  const move: Point = [0, height, z]
  return {
    lowerMold: { move },
    moldPlate: { move, turn: closed ? [72, 0, 0] : none },
    liftCylinders: { move, turn: closed ? HF_LIFT.strut.turn : none },
    liftRods: { move: [0, height + slideY!, z + slideZ!], turn: closed ? HF_LIFT.rod.turn : none },
  }
}

export const HF: Subject = {
  groups: {
    movingPlaten,
    middlePlaten: { parts: /^middle platen|^closed mold/ },
    lowerMold: { parts: /^mold$|^tilting plates$/ },
    moldPlate: { parts: /^tilting plates \/ plate/, pivot: [0, HF_HINGE.y, HF_HINGE.z] },
    liftCylinders: { parts: /^tilting plates \/ strut/, pivot: [0, HF_FOOT.y, HF_FOOT.z] },
    liftRods: { parts: /^tilting plates \/ rod/, pivot: [0, HF_FOOT.y, HF_FOOT.z] },
  },
  steps: [
    { id: 'load', seconds: 1.6, to: hfMold(0, 0, true) },
    { id: 'load', seconds: 1.8, to: hfMold(-0.013, -HF_MOLD_Z, true) },
    {
      id: 'close',
      seconds: 1.4,
      to: { movingPlaten: up(HF_MIDDLE.touches), ...hfMold(HF_MIDDLE.touches - 0.013, -HF_MOLD_Z, true) },
    },
    {
      id: 'clamp',
      seconds: 1.4,
      to: {
        movingPlaten: up(HF_MIDDLE.stroke),
        middlePlaten: up(HF_MIDDLE.stroke - HF_MIDDLE.touches),
        ...hfMold(HF_MIDDLE.stroke - 0.013, -HF_MOLD_Z, true),
      },
    },
    { id: 'cure', seconds: 2 },
    {
      id: 'open',
      seconds: 2,
      to: { movingPlaten: up(0), middlePlaten: up(0), ...hfMold(-0.013, -HF_MOLD_Z, true) },
    },
    { id: 'takeOut', seconds: 1.8, to: hfMold(0, 0, true) },
    { id: 'takeOut', seconds: 1.6, to: hfMold(0, 0, false) },
  ],
  points: [
    point.platen,
    point.cylinder,
    { ...point.tieBar, row: 'tieBarDistance' },
    point.mark('mold', /^tilting plates \/ plate/, 'moldOpeningType'),
    point.mark('daylights', /^middle platen/, 'heatingPlatesDistance'),
    point.hydraulicUnit,
    point.cabinet,
    point.twoHandControl,
  ],
  layout: {
    model: 'HF-200',
    workingHeight: 0.93,
    operator: /two-hand control$/,
    axis: plungerAxis,
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /^base$/ },
  },
}

const TP_STROKE = 0.21

export const TPPress: Subject = {
  groups: {
    movingPlaten,
    transferPlunger: { parts: /^transfer plunger$/ },
    lowerMold: { parts: /^run-out mold$|^run-out mold \/ mold/ },
  },
  steps: pressSteps({ mold: 'lowerMold', platen: 'movingPlaten', z: 1.02, stroke: TP_STROKE }, [
    { id: 'clamp', seconds: 0.8 },
    { id: 'inject', seconds: 2, to: { transferPlunger: up(-0.12) } },
    { id: 'inject', seconds: 0.6 },
  ]).map((step) => (step.id === 'open' ? { ...step, to: { ...step.to, transferPlunger: up(0) } } : step)),
  points: [
    point.platen,
    point.cylinder,
    point.mark('transferPlunger', /^transfer plunger/),
    point.mark('pot', /^pot$/),
    point.mark('mold', /^run-out mold/, 'minMoldThickness'),
    point.hydraulicUnit,
    point.cabinet,
    point.panel,
  ],
  layout: {
    model: 'TP-300',
    workingHeight: 0.97,
    operator: /two-hand control$/,
    axis: plungerAxis,
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /^base$/ },
  },
}

/** Each of the three daylights closes by this much. */
const BHP_GAP = 0.09

export const brakeHP: Subject = {
  groups: {
    movingPlaten: { parts: /^ram \/ table|daylight 0/ },
    secondPlaten: { parts: /daylight 1/ },
    thirdPlaten: { parts: /daylight 2/ },
    lowerMold: { parts: /^roller table \/ mold/ },
  },
  steps: [
    { id: 'load', seconds: 2, to: { lowerMold: { move: [0, 0.002, -0.68] } } },
    {
      id: 'close',
      seconds: 2.2,
      to: {
        movingPlaten: up(3 * BHP_GAP),
        secondPlaten: up(2 * BHP_GAP),
        thirdPlaten: up(BHP_GAP),
        lowerMold: { move: [0, 3 * BHP_GAP + 0.002, -0.68] },
      },
    },
    { id: 'clamp', seconds: 1 },
    { id: 'cure', seconds: 2 },
    {
      id: 'open',
      seconds: 2.2,
      to: { movingPlaten: up(0), secondPlaten: up(0), thirdPlaten: up(0), lowerMold: { move: [0, 0.002, -0.68] } },
    },
    { id: 'takeOut', seconds: 2, to: { lowerMold: up(0) } },
  ],
  points: [
    point.mark('frame', /^window frame/, 'clampForce'),
    point.mark('daylights', /daylight 2 \/ heated platen/, 'platenSize'),
    point.mark('plunger', /^ram/, 'plungerDiameter'),
    point.mark('mold', /^roller table \/ mold/, 'minMoldThickness'),
    point.mark('fumeHood', /^fume hood/),
    point.hydraulicUnit,
    point.cabinet,
    point.twoHandControl,
  ],
  layout: {
    model: 'BHP-315',
    workingHeight: 1.19,
    step: 0.2,
    operator: /two-hand control$/,
    axis: { part: /^ram$/, along: 'y' },
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /^base$/ },
  },
}
