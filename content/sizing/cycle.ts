import { type Compound, cureSpread, type MoldingProcess } from './compounds.ts'
import type { Press } from './presses.ts'

/** From the shorter to the longer estimate. */
export type Range = [number, number]

/** One cycle in seconds: its parts, and the whole as a range. */
export type Cycle = { handling: number; inject: number; cure: Range; total: Range }

/** Loading, closing, venting, opening and taking out, in seconds; and what each cavity, and each insert, adds. */
const handlingTimes: Record<MoldingProcess, { base: number; cavity: number; insert: number }> = {
  compression: { base: 75, cavity: 0.5, insert: 3 },
  transfer: { base: 70, cavity: 0.5, insert: 3 },
  injection: { base: 30, cavity: 0.1, insert: 3 },
}

/** Molds for liquid silicone open and drop their parts in this many seconds. */
const liquidHandling = 12

/** Filling is planned at a rate (cm3/s) that every machine for the compound reaches, so that all are asked alike. */
const plannedRate = { rubber: 100, liquid: 60 } as const

/** Hours in which parts are made: 250 days of 8 h a shift, 85 % of the time (changes, cleaning, small stops). */
export function hoursPerYear(shifts: number): number {
  return 250 * 8 * shifts * 0.85
}

/** Cycle of a mold with so many cavities. `shot` in cm3, `wall` in mm. */
export function estimateCycle(
  press: Press,
  compound: Compound,
  part: { wall: number; inserts: boolean; liquid: boolean },
  cavities: number,
  shot: number,
): Cycle {
  const { base, cavity, insert } = handlingTimes[press.process]
  const handling = (part.liquid ? liquidHandling : base) + cavities * (cavity + (part.inserts ? insert : 0))
  const inject = press.shot === undefined ? 0 : shot / plannedRate[part.liquid ? 'liquid' : 'rubber']
  const { cure } = compound.molding[press.process] ?? { cure: { base: 0, perMillimetre: 0 } }
  const planned = cure.base + cure.perMillimetre * part.wall
  const range: Range = [planned * (1 - cureSpread), planned * (1 + cureSpread)]
  return { handling, inject, cure: range, total: [handling + inject + range[0], handling + inject + range[1]] }
}

/** Parts an hour, from the longer cycle to the shorter. */
export function partsPerHour({ total }: Cycle, cavities: number): Range {
  return [(cavities * 3600) / total[1], (cavities * 3600) / total[0]]
}
