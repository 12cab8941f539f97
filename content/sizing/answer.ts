import { type Compound, compounds, type MoldingProcess } from './compounds.ts'
import { type Cycle, estimateCycle, hoursPerYear, partsPerHour, type Range } from './cycle.ts'
import { arrange, count, fitOn, type Layout, projectedArea } from './layout.ts'
import type { Press } from './presses.ts'
import type { SizingQuestion } from './question.ts'

/** Added to the clamp force: 1.1-1.2 is the trade's margin against flash (shared facts, E2). */
export const clampMargin = 1.15

/** Runners, sprues and flash on top of the parts' volume. */
export const waste: Record<MoldingProcess, number> = { compression: 0.05, transfer: 0.15, injection: 0.1 }

/** A shot uses at most this share of the injection volume: the rest is there for corrections (VI-FL page). */
export const largestShot = 0.85

/** A shot below this share stays long in the barrel and repeats less exactly: a smaller unit is better (shared facts, E2). */
export const smallestShot = 0.3

/** Part of the rectangle around a part that is compound, where no weight is given. */
const usualFill = 0.6

/** Two mold halves around the cavity, in mm each. */
const moldHalf = 40

/** What a press lacks for the part. `needed` and `available` in t, cavities, cm3 and mm. */
export type Shortfall = { what: 'clamp' | 'platen' | 'shot' | 'daylight'; needed: number; available: number }

/** One model's answer. */
export type Candidate = {
  press: Press
  cavities: number
  /** Machines of this model that the yearly quantity takes; 1 when none is asked for. */
  machines: number
  /** Clamp force needed in t, and its range over the cavity pressures. */
  clamp: number
  clampRange: Range
  layout: Layout
  /** How many cavities the platen would hold. */
  platenHolds: number
  /** Shot in cm3, undefined for presses that do not inject. */
  shot: number | undefined
  cycle: Cycle
  perHour: Range
  /** With one machine, in the hours that the shifts leave. */
  perYear: Range
  shortfalls: Shortfall[]
}

/** Why the process was taken: it was asked for, the compound knows no other, or what one press of each makes. */
export type Advice = {
  process: MoldingProcess
  why:
    | 'asked'
    | 'liquid'
    | 'friction'
    | 'inserts'
    | 'onePress'
    | 'quantity'
    | 'manyPresses'
    | 'severalPresses'
    | 'fewerPresses'
    | 'onlyFit'
    | 'onlyProcess'
  /** Presses that the simpler process takes, and those that inject, where that is the reason. */
  presses?: number
  injecting?: number
}

export type Answer = {
  advice: Advice
  /** Fitting models: one machine that does it first, smallest press first; then several, largest press first. */
  fitting: Candidate[]
  /** What falls a little short (`nearShare`), nearest first; where nothing fits or is near, what comes nearest. */
  near: Candidate[]
  /** The least clamp force in t that the part takes on any press of the process. */
  clamp: number
  /** Grams of one part, estimated when the buyer gave none. */
  weight: number
  weightEstimated: boolean
}

/** From so many parts a year on, injection pays although a compression press would manage. */
export const injectionPays = 500_000

/** How many near misses an answer names. */
const nearMisses = 3

/** A near miss has at least this share of everything that it lacks; what falls shorter helps nobody. */
const nearShare = 0.5

/** Where nothing fits, the nearest models are named down to this share: they say what is in the way. */
const farShare = 0.1

/**
 * The models for a part, from all presses. Larger parts, more cavities and more parts a year never lead to a smaller
 * press: the order of the presses does not depend on the part, only who is left in it.
 */
export function sizeMachines(question: SizingQuestion, presses: readonly Press[]): Answer {
  const weight = question.weight ?? estimatedWeight(question)
  const asked: Partial<Record<MoldingProcess, Candidate[]>> = {}
  const ask = (process: MoldingProcess) => (asked[process] ??= candidates(question, process, weight, presses))
  const advice = advise(question, ask)
  const all = ask(advice.process)
  const fitting = all.filter(fits)
  const one = fitting.filter(({ machines }) => machines === 1)
  const several = fitting.filter(({ machines }) => machines > 1).reverse()
  const first = one[0] ?? several[0]
  const near = all
    .filter((candidate) => isNear(candidate) && (!first || candidate.press.clamp <= first.press.clamp))
    .reverse()
  const nearest = first || near.length > 0 ? near : all.filter((one) => share(one) >= farShare).sort(byShare)
  return {
    advice,
    fitting: [...one, ...several],
    near: nearest.slice(0, nearMisses),
    clamp: Math.min(...all.map(({ clamp }) => clamp)),
    weight,
    weightEstimated: question.weight === undefined,
  }
}

const fits = ({ shortfalls }: Candidate): boolean => shortfalls.length === 0

const isNear = (candidate: Candidate): boolean => !fits(candidate) && share(candidate) >= nearShare

/** How much a press has of what it lacks most: 1 when it lacks nothing. */
const share = ({ shortfalls }: Candidate): number =>
  Math.min(1, ...shortfalls.map(({ needed, available }) => available / needed))

const byShare = (a: Candidate, b: Candidate): number => share(b) - share(a) || a.press.clamp - b.press.clamp

/** Presses of a process for the question, in the order of size. */
function candidates(
  question: SizingQuestion,
  process: MoldingProcess,
  weight: number,
  presses: readonly Press[],
): Candidate[] {
  return presses
    .filter((press) => press.process === process && press.materials.includes(question.material))
    .filter(
      (press) => !question.vacuum || press.vacuum === 'standard' || !hasStandardVacuum(question, process, presses),
    )
    .sort((a, b) => a.clamp - b.clamp || preference(b, question) - preference(a, question))
    .map((press) => evaluate(press, question, weight))
}

/** Is there a press of the process for this compound with a vacuum pump of its own? Then options need not be offered. */
function hasStandardVacuum({ material }: SizingQuestion, process: MoldingProcess, presses: readonly Press[]): boolean {
  return presses.some(
    (press) => press.process === process && press.materials.includes(material) && press.vacuum === 'standard',
  )
}

function preference({ suits }: Press, { inserts, material }: SizingQuestion): number {
  return (inserts ? suits.inserts : suits.plain) + (suits.materials?.[material] ?? 0)
}

function evaluate(press: Press, question: SizingQuestion, weight: number): Candidate {
  const compound = compounds[question.material]
  const area = projectedArea(question)
  const { pressure } = compound.molding[press.process] as NonNullable<Compound['molding'][MoldingProcess]>
  const clampOf = (cavities: number, megapascals: number) => clampForce(area * cavities, megapascals)
  const volume = (weight / compound.density) * (1 + waste[press.process])
  const full = fitOn(press.platen, question, press.process)
  const platenHolds = count(full)
  const most = Math.min(
    platenHolds,
    Math.floor((press.clamp + 1e-9) / clampOf(1, pressure.plan)),
    press.shot === undefined ? Number.POSITIVE_INFINITY : Math.floor((press.shot * largestShot) / volume),
  )
  const part = { wall: question.thickness, inserts: question.inserts, liquid: question.material === 'lsr' }
  const hours = hoursPerYear(question.shifts)
  const yearlyOf = (cavities: number) =>
    partsPerHour(estimateCycle(press, compound, part, cavities, volume * cavities), cavities)[0] * hours

  const cavities = question.cavities ?? neededCavities(question.yearly ?? 1, Math.max(1, most), yearlyOf)
  const cycle = estimateCycle(press, compound, part, cavities, volume * cavities)
  const perHour = partsPerHour(cycle, cavities)
  const clamp = clampOf(cavities, pressure.plan)
  const shot = press.shot === undefined ? undefined : volume * cavities
  const shortfalls: Shortfall[] = []
  if (clamp > press.clamp + 1e-9) shortfalls.push({ what: 'clamp', needed: clamp, available: press.clamp })
  if (cavities > platenHolds) shortfalls.push({ what: 'platen', needed: cavities, available: platenHolds })
  if (press.shot !== undefined && shot !== undefined && shot > press.shot * largestShot) {
    shortfalls.push({ what: 'shot', needed: shot / largestShot, available: press.shot })
  }
  const opening = neededDaylight(press, question)
  if (press.daylight !== undefined && opening > press.daylight) {
    shortfalls.push({ what: 'daylight', needed: opening, available: press.daylight })
  }
  return {
    press,
    cavities,
    machines: question.yearly === undefined ? 1 : Math.max(1, Math.ceil(question.yearly / yearlyOf(cavities))),
    clamp,
    clampRange: [clampOf(cavities, pressure.low), clampOf(cavities, pressure.high)],
    layout: platenHolds >= cavities ? arrange(full, cavities) : full,
    platenHolds,
    shot,
    cycle,
    perHour,
    perYear: [perHour[0] * hours, perHour[1] * hours],
    shortfalls,
  }
}

/**
 * Clamp force in t for an area in cm2 under a cavity pressure in MPa, margin included:
 * F = A x p x 1.15 / 9.80665 kN/t (1 cm2 x 1 MPa = 0.1 kN).
 */
export function clampForce(area: number, pressure: number): number {
  return (area * pressure * 0.1 * clampMargin) / 9.80665
}

/** The fewest cavities that make the yearly quantity, the slower estimate counting; all that fit when none does. */
function neededCavities(yearly: number, most: number, yearlyOf: (cavities: number) => number): number {
  let [low, high] = [1, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (yearlyOf(middle) >= yearly) high = middle
    else low = middle + 1
  }
  return low
}

/** Mold and the way to take the part out: two halves and the part, and the part once more to clear it. */
function neededDaylight(press: Press, { thickness }: SizingQuestion): number {
  return Math.max(press.minMold ?? 0, thickness + 2 * moldHalf) + thickness
}

function estimatedWeight(question: SizingQuestion): number {
  return projectedArea(question) * (question.thickness / 10) * usualFill * compounds[question.material].density
}

/**
 * Which process: the one asked for, the only one of the compound, else the simplest mold with which one press makes the
 * quantity (inserts: transfer, which holds them; without: compression), and injection beyond that where it takes no more
 * presses; but never one without a press for the part while another has one.
 */
function advise(question: SizingQuestion, ask: (process: MoldingProcess) => Candidate[]): Advice {
  const { material, process, inserts, yearly } = question
  if (process !== 'advise') return { process, why: 'asked' }
  if (material === 'lsr') return { process: 'injection', why: 'liquid' }
  if (material === 'friction') return { process: 'compression', why: 'friction' }
  const simple = inserts ? 'transfer' : 'compression'
  const onePress: Advice = { process: simple, why: inserts ? 'inserts' : 'onePress' }
  const quantity: Advice = { process: 'injection', why: 'quantity' }
  const pays = yearly !== undefined && yearly >= injectionPays
  const presses = fewest(ask(simple))
  const injecting = fewest(ask('injection'))
  if (presses === none && injecting === none) {
    if (ask('transfer').some(fits)) return { process: 'transfer', why: 'onlyProcess' }
    return pays ? quantity : onePress
  }
  if (injecting > presses) {
    if (presses === 1) return onePress
    return injecting === none
      ? { process: simple, why: 'severalPresses', presses }
      : { process: simple, why: 'fewerPresses', presses, injecting }
  }
  if (pays) return quantity
  if (presses === none) return { process: 'injection', why: 'onlyFit' }
  return presses === 1 ? onePress : { process: 'injection', why: 'manyPresses', presses }
}

/** Machines that the models which do not fit would take. */
const none = Number.POSITIVE_INFINITY

/** The fewest machines of one model that make the quantity; `none` when no model fits. */
function fewest(candidates: Candidate[]): number {
  return Math.min(none, ...candidates.filter(fits).map(({ machines }) => machines))
}
