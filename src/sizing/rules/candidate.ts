import { type Compound, compounds, type MoldingProcess } from './compounds.ts'
import { type Cycle, estimateCycle, hoursPerDay, hoursPerYear, partsPerHour, type Range } from './cycle.ts'
import {
  arrange,
  count,
  type Field,
  fieldOf,
  fitOn,
  heatedWall,
  isSheetMolded,
  type Layout,
  projectedArea,
} from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import type { Press } from './press-models.ts'

/** Added to the clamp force: the trade's margin against flash is 10-20 % (FAQ of this site). */
export const clampMargin = 1.15

/** Runners, sprues and flash on top of the parts' volume. */
export const waste: Record<MoldingProcess, number> = { compression: 0.05, transfer: 0.15, injection: 0.1 }

/** A shot uses at most this share of the injection volume; the rest is for corrections (VI-FL page: 70-85 %). */
export const largestShot = 0.85

/** From this share of the force or of the shot on, the next larger press is the better choice. */
const comfortable = { clamp: 0.9, shot: 0.8 }

/** A shot below this share stays long in the barrel and repeats less exactly. */
export const smallestShot = 0.2

/** The most cavities that the sizing chooses, as many as a buyer can ask for (`limits` in parse-query.ts). */
const mostCavities = 2000

/** Two mold halves around the cavity, in mm each. */
const moldHalf = 40

const tolerance = 1e-9

/** A limit of the table that a part exceeds. `needed` and `available` in t, cavities, cm3, mm and °C. */
export type Shortfall = {
  what: 'clamp' | 'platen' | 'shot' | 'daylight' | 'mold' | 'temperature'
  needed: number
  available: number
}

/** The limit that more cavities would meet first. */
export type Limit = 'clamp' | 'platen' | 'shot'

/** The result for one model. */
export type Candidate = {
  press: Press
  /** Of all molds in the press. */
  cavities: number
  /** Molds pressed at the same time, one above the other. */
  molds: number
  /** Machines of this model for the yearly quantity; 1 if none is asked for. */
  machines: number
  /** Working days a year that the quantity takes on these machines; undefined without a quantity. */
  days: number | undefined
  /** Clamp force needed in t, and its range over the cavity pressures; molds above each other share it. */
  clamp: number
  clampRange: Range
  /** Of one mold. */
  layout: Layout
  /** How many cavities one platen would hold. */
  platenHolds: number
  /** The most cavities that the press takes, and the limit that decides it. */
  most: number
  limit: Limit
  /** Shot in cm3, undefined for presses that neither inject nor transfer. */
  shot: number | undefined
  cycle: Cycle
  perHour: Range
  /** With one machine, in the hours of the shifts. */
  perYear: Range
  shortfalls: Shortfall[]
}

/** Whether the press meets all requirements of the part. */
export const fits = ({ shortfalls }: Candidate): boolean => shortfalls.length === 0

/** Whether the force or the shot is close to its limit. */
export function isNearLimit({ clamp, shot, press }: Candidate): boolean {
  return clamp > press.clamp * comfortable.clamp || (shot ?? 0) > (press.shot ?? 0) * comfortable.shot
}

/** Whether the shot is too small for the injection unit. Transfer pots take any shot. */
export function hasSmallShot({ shot, press }: Candidate): boolean {
  return press.process === 'injection' && shotShare(shot, press) < Math.round(smallestShot * 100)
}

/** Share of the injection volume in whole percent, as it is displayed: thresholds apply to this figure. */
export function shotShare(shot: number | undefined, press: Press): number {
  return Math.max(1, Math.round(((shot ?? 0) / (press.shot ?? 1)) * 100))
}

/** Numbers of a part that are alike for all presses of one process. */
export type Job = {
  question: SizingQuestion
  process: MoldingProcess
  compound: Compound
  /** cm2 of one part. */
  area: number
  /** g of one part. */
  weight: number
  /** cm3 of one part with its share of the runners. */
  volume: number
  /** t of clamp force for one cavity, at the planned, lowest and highest pressure. */
  clamp: { plan: number; low: number; high: number }
  sheet: boolean
  hours: number
}

export function jobOf(question: SizingQuestion, process: MoldingProcess, weight: number): Job {
  const compound = compounds[question.material]
  const pressure = compound.molding[process]?.pressure ?? { plan: 0, low: 0, high: 0 }
  const area = projectedArea(question)
  return {
    question,
    process,
    compound,
    area,
    weight,
    volume: (weight / compound.density) * (1 + waste[process]),
    clamp: {
      plan: clampForce(area, pressure.plan),
      low: clampForce(area, pressure.low),
      high: clampForce(area, pressure.high),
    },
    sheet: isSheetMolded(question, process),
    hours: hoursPerYear(question.shifts),
  }
}

/** The result of one model for a job. */
export function evaluate(press: Press, job: Job): Candidate {
  const { question, process, volume } = job
  const field = fieldOf(press.platen, press.upperPlaten)
  const platenHolds = count(fitOn(field, question, process))
  const perMold = {
    platen: platenHolds,
    clamp: Math.floor((press.clamp + tolerance) / job.clamp.plan),
  }
  const levels = press.molds ?? 1
  const byShot = press.shot === undefined ? Number.POSITIVE_INFINITY : Math.floor((press.shot * largestShot) / volume)
  const most = Math.min(perMold.platen * levels, perMold.clamp * levels, byShot)
  const limit: Limit = byShot === most ? 'shot' : perMold.platen <= perMold.clamp ? 'platen' : 'clamp'
  const cycleOf = (cavities: number, molds: number) => estimateCycle(press, job.compound, loadOf(job, cavities, molds))
  const yearlyOf = (cavities: number) => partsPerHour(cycleOf(cavities, 1), cavities)[0] * job.hours

  const comfortableInMold = Math.min(
    perMold.platen,
    Math.max(1, Math.floor((press.clamp * comfortable.clamp) / job.clamp.plan)),
  )
  const comfortableShot = Math.floor(((press.shot ?? Number.POSITIVE_INFINITY) * comfortable.shot) / volume)
  const cavities =
    question.cavities ??
    chooseCavities(
      press,
      job,
      Math.max(1, Math.min(comfortableInMold * levels, comfortableShot, question.yearly ?? mostCavities, mostCavities)),
      yearlyOf,
    )
  const molds = moldsFor(cavities, levels, comfortableInMold)
  const inMold = Math.ceil(cavities / molds)
  const cycle = cycleOf(cavities, molds)
  const perHour = partsPerHour(cycle, cavities)
  const perYear: Range = [perHour[0] * job.hours, perHour[1] * job.hours]
  const machines = question.yearly === undefined ? 1 : Math.max(1, Math.ceil(question.yearly / perYear[0] - tolerance))
  const shot = press.shot === undefined ? undefined : volume * cavities
  const clamp = inMold * job.clamp.plan
  return {
    press,
    cavities,
    molds,
    machines,
    days: question.yearly && question.yearly / (perHour[0] * machines * hoursPerDay(question.shifts)),
    clamp,
    clampRange: [inMold * job.clamp.low, inMold * job.clamp.high],
    layout: layoutOf(field, Math.min(inMold, platenHolds), job),
    platenHolds,
    most,
    limit,
    shot,
    cycle,
    perHour,
    perYear,
    shortfalls: [...moldShortfalls(press, job), ...loadShortfalls(press, { inMold, platenHolds, clamp, shot })],
  }
}

/**
 * Clamp force in t for an area in cm2 under a cavity pressure in MPa, margin included:
 * F = A x p x 1.15 / 9.80665 kN/t (1 cm2 x 1 MPa = 0.1 kN).
 */
export function clampForce(area: number, pressure: number): number {
  return (area * pressure * 0.1 * clampMargin) / 9.80665
}

function loadOf({ question, compound, sheet, volume }: Job, cavities: number, molds: number) {
  return {
    wall: question.thickness,
    heatedWall: heatedWall(question),
    inserts: question.inserts,
    liquid: question.material === 'lsr',
    resin: question.material === 'friction',
    vacuum: question.vacuum !== 'no',
    sheet,
    cavities,
    molds,
    shot: volume * cavities,
    density: compound.density,
  }
}

/**
 * Cavities if none are given, never more than parts a year. A compression or transfer mold is filled, on every level. An injection mold gets the fewest
 * that make the yearly quantity on one press and use the unit well; several in even numbers, for balanced runners.
 */
function chooseCavities(press: Press, job: Job, most: number, yearlyOf: (cavities: number) => number): number {
  if (job.process !== 'injection') return most
  const wanted = job.question.yearly ?? 1
  let [low, high] = [1, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (yearlyOf(middle) >= wanted) high = middle
    else low = middle + 1
  }
  const forUnit = Math.ceil(((press.shot ?? 0) * smallestShot) / job.volume)
  const fewest = Math.max(low, forUnit)
  return Math.min(most < 8 ? most : 2 * Math.floor(most / 2), fewest > 1 ? 2 * Math.ceil(fewest / 2) : 1)
}

/** The fewest molds that take the cavities; all levels if none does. */
function moldsFor(cavities: number, levels: number, inMold: number): number {
  for (let molds = 1; molds < levels; molds++) if (Math.ceil(cavities / molds) <= inMold) return molds
  return levels
}

function layoutOf(field: Field, cavities: number, { question, process }: Job): Layout {
  return arrange(field, cavities, question, process)
}

/** Limits that the part alone exceeds: daylight, mold thickness, platen temperature. */
function moldShortfalls(press: Press, { question, compound }: Job): Shortfall[] {
  const { thickness } = question
  const mold = Math.max(press.minMold ?? 0, thickness + 2 * moldHalf)
  // The part is lifted clear of its mold.
  const opening = mold + thickness
  const limits: [Shortfall['what'], number, number | undefined][] = [
    ['mold', mold, press.maxMold],
    ['daylight', opening, press.daylight],
    ['temperature', compound.temperature[0], press.maxTemperature],
  ]
  return limits.flatMap(([what, needed, available]) =>
    available !== undefined && needed > available ? [{ what, needed, available }] : [],
  )
}

/** Limits that the cavities exceed: force, platens, shot. */
function loadShortfalls(
  press: Press,
  load: { inMold: number; platenHolds: number; clamp: number; shot: number | undefined },
): Shortfall[] {
  const shortfalls: Shortfall[] = []
  if (load.clamp > press.clamp + tolerance) {
    shortfalls.push({ what: 'clamp', needed: load.clamp, available: press.clamp })
  }
  if (load.inMold > load.platenHolds) {
    shortfalls.push({ what: 'platen', needed: load.inMold, available: load.platenHolds })
  }
  if (press.shot !== undefined && load.shot !== undefined && load.shot > press.shot * largestShot + tolerance) {
    shortfalls.push({ what: 'shot', needed: load.shot / largestShot, available: press.shot })
  }
  return shortfalls
}
