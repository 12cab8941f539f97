import { type Compound, cureSpread, type MoldingProcess } from './compounds.ts'
import type { Press } from './press-models.ts'

/** From the shorter to the longer estimate. */
export type Range = [number, number]

/** One cycle in seconds: its parts in their order, and the whole as a range. */
export type Cycle = { load: number; close: number; inject: number; cure: Range; open: number; total: Range }

/** Seconds for a mold, and what each cavity adds. */
type Handling = { mold: number; cavity: number }

/** Loading; closing with vacuum and venting; opening and taking out: between those of the machines' worked cycles. */
const handling: Record<MoldingProcess | 'liquid', { load: Handling; close: number; open: Handling }> = {
  compression: { load: { mold: 30, cavity: 0.25 }, close: 20, open: { mold: 25, cavity: 0.25 } },
  transfer: { load: { mold: 25, cavity: 0.25 }, close: 20, open: { mold: 25, cavity: 0.25 } },
  injection: { load: { mold: 5, cavity: 0 }, close: 8, open: { mold: 17, cavity: 0.1 } },
  // Nothing is loaded, and the parts drop out.
  liquid: { load: { mold: 0, cavity: 0 }, close: 4, open: { mold: 8, cavity: 0.1 } },
}

/** Laying one insert into its cavity, in seconds. */
const insertTime = 3

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
  const times = handling[part.liquid ? 'liquid' : press.process]
  const load = times.load.mold + cavities * (times.load.cavity + (part.inserts ? insertTime : 0))
  const open = times.open.mold + cavities * times.open.cavity
  const inject = press.shot === undefined ? 0 : shot / plannedRate[part.liquid ? 'liquid' : 'rubber']
  const { cure } = compound.molding[press.process] ?? { cure: { base: 0, perMillimetre: 0 } }
  const planned = cure.base + cure.perMillimetre * part.wall
  const range: Range = [planned * (1 - cureSpread), planned * (1 + cureSpread)]
  const rest = load + times.close + inject + open
  return { load, close: times.close, inject, cure: range, open, total: [rest + range[0], rest + range[1]] }
}

/** Parts an hour, from the longer cycle to the shorter. */
export function partsPerHour({ total }: Cycle, cavities: number): Range {
  return [(cavities * 3600) / total[1], (cavities * 3600) / total[0]]
}
