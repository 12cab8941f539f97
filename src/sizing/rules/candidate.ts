import { type Compound, compounds, type MoldingProcess } from './compounds.ts'
import { type Cycle, estimateCycle, hoursPerYear, partsPerHour, type Range } from './cycle.ts'
import { arrange, count, fitOn, type Layout, projectedArea } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import type { Press } from './press-models.ts'

/** Added to the clamp force: 1.1-1.2 is the trade's margin against flash (shared facts, E2). */
export const clampMargin = 1.15

/** Runners, sprues and flash on top of the parts' volume. */
export const waste: Record<MoldingProcess, number> = { compression: 0.05, transfer: 0.15, injection: 0.1 }

/** A shot uses at most this share of the injection volume: the rest is there for corrections (VI-FL page). */
export const largestShot = 0.85

/** A shot below this share stays long in the barrel and repeats less exactly: a smaller unit is better (shared facts, E2). */
export const smallestShot = 0.3

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

/** Does the press lack nothing? */
export const fits = ({ shortfalls }: Candidate): boolean => shortfalls.length === 0

/** What one model does for the part; `weight` of one in g. */
export function evaluate(press: Press, question: SizingQuestion, weight: number): Candidate {
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
