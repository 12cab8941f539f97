/** Upright injection machines. Strokes come from the models: upper mold face less lower mold face. */
import type { Layout, MarkedPart, Step, Subject } from '../subject.ts'
import { MOVING_PLATEN, movingPlaten, plungerAxis, point, pressSteps, up } from './press.ts'

const injectionUnit: MarkedPart = point.mark('injectionUnit', /injection unit|injection plunger/, 'injectionVolume')

/** Close, ... open of a press whose lower mold half stays on the moving platen; parts are taken out by hand. */
function stayingSteps(stroke: number, between: readonly Step[]): Step[] {
  return [
    { id: 'close', seconds: 2, to: { movingPlaten: up(stroke) } },
    ...between,
    { id: 'cure', seconds: 2 },
    { id: 'open', seconds: 2, to: { movingPlaten: up(0) } },
    { id: 'takeOut', seconds: 1.5 },
  ]
}

/** Nozzle down, then the screw's carriage follows the shot and comes back while it meters the next one. */
const inject = (carriage: string, way: number): Step[] => [
  { id: 'inject', seconds: 1.8, to: { [carriage]: up(-way) } },
  { id: 'feed', seconds: 1.8, to: { [carriage]: up(0) } },
]

const layout = (model: string, workingHeight: number, more: Partial<Layout>): Layout => ({
  model,
  workingHeight,
  operator: /two-hand control$/,
  axis: plungerAxis,
  ...more,
  connections: { power: /control cabinet$/, ...more.connections },
})

const WAY = 0.06

export const LV1: Subject = {
  groups: {
    movingPlaten: { parts: new RegExp(`${MOVING_PLATEN.source}|^molds \\/ mold`) },
    carriage: { parts: /^injection unit \/ moving/ },
  },
  steps: stayingSteps(0.141, [
    { id: 'vacuum', seconds: 1.4 },
    { id: 'clamp', seconds: 0.8 },
    ...inject('carriage', WAY),
  ]),
  points: [
    point.platen,
    point.cylinder,
    injectionUnit,
    point.mark('dosingUnit', /^dosing unit \/ follower plate/),
    point.mark('mixer', /^mixer/),
    point.vacuumPump,
    point.mark('mold', /^molds \/ mold/, 'minMoldThickness'),
    point.cabinet,
  ],
  layout: layout('LV1-150', 1.07, {
    connections: { power: /control cabinet$/, water: /^base$/, air: /^dosing unit$/ },
  }),
}

export const LV2: Subject = {
  groups: {
    movingPlaten: { parts: new RegExp(`${MOVING_PLATEN.source}|^molds \\/ inner`) },
    solidCarriage: { parts: /^solid unit \/ injection unit \/ moving/ },
    liquidCarriage: { parts: /^liquid unit \/ injection unit \/ moving/ },
  },
  steps: stayingSteps(0.247, [
    { id: 'vacuum', seconds: 1.4 },
    { id: 'clamp', seconds: 0.8 },
    { id: 'inject', seconds: 1.5, to: { solidCarriage: up(-WAY) } },
    { id: 'inject', seconds: 1.5, to: { liquidCarriage: { move: [WAY, 0, 0] } } },
    { id: 'feed', seconds: 1.6, to: { solidCarriage: up(0), liquidCarriage: { move: [0, 0, 0] } } },
  ]),
  points: [
    point.platen,
    point.cylinder,
    point.mark('injectionUnit', /^solid unit \/ injection unit/, 'injectionVolume'),
    point.mark('stuffer', /^solid unit \/ stuffer/),
    point.mark('dosingUnit', /^liquid unit \/ follower plate/),
    point.mark('mold', /^molds \/ mold/, 'minMoldThickness'),
    point.cabinet,
    point.twoHandControl,
  ],
  layout: layout('LV2-200', 0.99, {
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /liquid unit$/ },
  }),
}

/** The plate between the halves is lifted this much with the parts on it. */
const PLATE_WAY = 0.1

export const VIAORubber: Subject = {
  groups: {
    movingPlaten,
    carriage: { parts: /^injection \/ injection unit \/ moving/ },
    centerPlate: { parts: /^ejector/ },
    lowerMold: { parts: /^lower half$|^lower half \/ mold/ },
  },
  steps: pressSteps({ mold: 'lowerMold', platen: 'movingPlaten', z: 1, stroke: 0.286 }, [
    { id: 'clamp', seconds: 0.8 },
    ...inject('carriage', WAY),
  ]).map((step) =>
    step.id === 'close'
      ? { ...step, to: { ...step.to, centerPlate: up(PLATE_WAY) } }
      : step.id === 'open'
        ? { ...step, to: { ...step.to, centerPlate: up(0) } }
        : step,
  ),
  points: [
    point.platen,
    point.cylinder,
    injectionUnit,
    point.mark('ejector', /^ejector/),
    point.mark('mold', /^lower half/, 'moldOpeningType'),
    point.mark('stripBin', /strip bin/),
    point.hydraulicUnit,
    point.cabinet,
  ],
  layout: layout('VI-AO-R300', 0.91, {
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /^base$/ },
  }),
}

const HOOD_GAP = 0.334
const VACUUM_STROKE = 0.22
const STROKE = 0.3

export const VIAOSilicone: Subject = {
  groups: {
    movingPlaten,
    carriage: { parts: /^injection \/ injection unit \/ moving/ },
    hood: { parts: /^vacuum hood$/ },
    lowerMold: { parts: /^mold/ },
  },
  steps: pressSteps({ mold: 'lowerMold', platen: 'movingPlaten', z: 0.98, stroke: VACUUM_STROKE }, [
    { id: 'vacuum', seconds: 1.6 },
    {
      id: 'clamp',
      seconds: 1.2,
      to: {
        movingPlaten: up(STROKE),
        lowerMold: { move: [0, STROKE - 0.014, -0.98] },
        hood: up(STROKE - HOOD_GAP),
      },
    },
    ...inject('carriage', WAY),
  ]).map((step) =>
    step.id === 'close'
      ? { ...step, to: { ...step.to, hood: up(VACUUM_STROKE - HOOD_GAP) } }
      : step.id === 'open'
        ? { ...step, to: { ...step.to, hood: up(0) } }
        : step,
  ),
  points: [
    { ...point.platen, part: /^moving platen \/ heated platen/ },
    point.cylinder,
    injectionUnit,
    point.mark('stuffer', /stuffer/),
    point.mark('hood', /^vacuum hood/),
    point.mark('mold', /^mold/, 'moldOpeningType'),
    point.mark('vacuumPump', /vacuum unit$/),
    point.cabinet,
  ],
  layout: layout('VI-AO-S250', 0.93, {
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /vacuum unit$/ },
  }),
}

export const VIFL: Subject = {
  groups: {
    movingPlaten: { parts: new RegExp(`${MOVING_PLATEN.source}|^molds \\/ mold|^core pullers`) },
    injectionPlunger: { parts: /^injection \/ injection plunger \/ moving/ },
  },
  steps: stayingSteps(0.321, [
    { id: 'clamp', seconds: 0.8 },
    { id: 'inject', seconds: 1.8, to: { injectionPlunger: up(-0.19) } },
    { id: 'feed', seconds: 1.8, to: { injectionPlunger: up(0) } },
  ]),
  points: [
    point.platen,
    point.cylinder,
    injectionUnit,
    point.mark('screw', /^injection \/ screw \/ barrel/),
    point.mark('corePuller', /^core pullers/),
    point.mark('stripBin', /strip bin/),
    point.hydraulicUnit,
    point.panel,
  ],
  layout: layout('VI-FL-400', 1.02, {
    connections: { power: /control cabinet$/, water: /hydraulic unit$/, air: /^base$/ },
  }),
}

export const VIFO: Subject = {
  groups: {
    movingPlaten: { parts: new RegExp(`${MOVING_PLATEN.source}|^molds \\/ mold`) },
    carriage: { parts: /^injection \/ carriage/ },
  },
  steps: stayingSteps(0.381, [{ id: 'clamp', seconds: 0.8 }, ...inject('carriage', 0.22)]),
  points: [
    point.platen,
    point.cylinder,
    { ...point.tieBar, row: 'tieBarDistance' },
    point.mark('injectionUnit', /^injection \/ carriage/, 'injectionVolume'),
    point.mark('platform', /^platform$/),
    point.mark('stripBin', /strip bin/),
    point.mark('hydraulicUnit', /oil unit/, 'motorPower'),
    point.panel,
  ],
  layout: layout('VI-FO-500', 0.92, {
    connections: { power: /control cabinet$/, water: /oil unit$/, air: /^base$/ },
  }),
}
