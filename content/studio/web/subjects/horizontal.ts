/** Horizontal injection machines: the clamp closes to the right, along x. */
import type { Pose, Subject } from '../subject.ts'
import { point } from './press.ts'

/** Way of the moving platen until the mold halves meet. */
const STROKE = { rubber: 0.488, silicone: 0.438 }
const aside = (way: number): Pose => ({ move: [way, 0, 0] })
const upright = (way: number): Pose => ({ move: [0, way, 0] })

const movingPlaten = { parts: /^(platens|plunger|mold) \/ moving/ }

const points = [
  point.mark('platen', /^mold \/ heated platen|^mold \/ moving \/ heated/, 'platenSize'),
  point.mark('tieBar', /^platens \/ tie bars/, 'clampForce'),
  point.mark('plunger', /^plunger \/ moving/, 'plungerDiameter'),
  point.mark('guard', /^guard$/),
  point.cabinet,
  point.panel,
] as const

export const HIFLRubber: Subject = {
  groups: {
    movingPlaten,
    door: { parts: /^guard$/ },
    brush: { parts: /^brush$/ },
    injectionPlunger: { parts: /^injection \/ injection plunger \/ moving/ },
  },
  steps: [
    { id: 'close', seconds: 1.2, to: { door: aside(0.9) } },
    { id: 'close', seconds: 2, to: { movingPlaten: aside(STROKE.rubber) } },
    { id: 'clamp', seconds: 0.8 },
    { id: 'inject', seconds: 1.8, to: { injectionPlunger: aside(-0.19) } },
    { id: 'feed', seconds: 1.8, to: { injectionPlunger: aside(0) } },
    { id: 'cure', seconds: 1.6 },
    { id: 'open', seconds: 2, to: { movingPlaten: aside(0) } },
    { id: 'takeOut', seconds: 1.3, to: { brush: upright(-0.5) } },
    { id: 'takeOut', seconds: 1.3, to: { brush: upright(0) } },
    { id: 'takeOut', seconds: 1, to: { door: aside(0) } },
  ],
  points: [
    ...points,
    point.mark('injectionUnit', /^injection \/ injection plunger/, 'injectionVolume'),
    point.mark('brush', /^brush$/),
  ],
  layout: {
    model: 'HI-FL-R250',
    workingHeight: 1.3,
    operator: /operator panel$/,
    axis: { part: /^plunger/, along: 'x' },
    connections: { power: /control cabinet$/, water: /tempering unit$/, air: /^base$/ },
  },
}

export const HIFLSilicone: Subject = {
  groups: {
    movingPlaten,
    arm: { parts: /^take-out arm \/ arm/ },
    carriage: { parts: /^injection \/ injection unit \/ moving/ },
  },
  steps: [
    { id: 'takeOut', seconds: 1.4, to: { arm: upright(0.62) } },
    { id: 'close', seconds: 2, to: { movingPlaten: aside(STROKE.silicone) } },
    { id: 'vacuum', seconds: 1.2 },
    { id: 'clamp', seconds: 0.8 },
    { id: 'inject', seconds: 1.8, to: { carriage: aside(-0.06) } },
    { id: 'feed', seconds: 1.8, to: { carriage: aside(0) } },
    { id: 'cure', seconds: 1.6 },
    { id: 'open', seconds: 2, to: { movingPlaten: aside(0) } },
    { id: 'takeOut', seconds: 1.4, to: { arm: upright(0) } },
  ],
  points: [
    ...points,
    point.mark('injectionUnit', /^injection \/ injection unit/, 'injectionVolume'),
    point.mark('takeOutArm', /^take-out arm/),
  ],
  layout: {
    model: 'HI-FL-S250',
    workingHeight: 1.26,
    operator: /operator panel$/,
    axis: { part: /^plunger/, along: 'x' },
    connections: { power: /control cabinet$/, water: /^injection base/, air: /vacuum unit$/ },
  },
}
