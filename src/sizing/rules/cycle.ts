import type { Compound } from './compounds.ts'
import type { Press } from './press-models.ts'

/** From the shorter to the longer estimate. */
export type Range = [number, number]

/** One cycle in seconds: its parts in their order, and the whole as a range. */
export type Cycle = {
  load: number
  close: number
  inject: number
  cure: Range
  open: number
  /** Longer than the sum of the parts where the screw or the metering pumps need the time (`waitsForShot`). */
  total: Range
  /** Whether the next shot takes longer than the rest of the cycle. */
  waitsForShot: boolean
}

/** Inputs of a cycle beside the press and the compound. */
export type Load = {
  /** Largest wall in mm, and the wall of a wide slab that heats through in the same time (`heatedWall` in layout.ts). */
  wall: number
  heatedWall: number
  inserts: boolean
  liquid: boolean
  resin: boolean
  /** Parts of a mold are handled as one sheet. */
  sheet: boolean
  /** Evacuated while it closes. */
  vacuum: boolean
  cavities: number
  /** Molds in the press. */
  molds: number
  /** In cm3, and its density in g/cm3. */
  shot: number
  density: number
}

/** Laying one insert into its cavity, in s. */
const insertTime = 3

/**
 * Cure times vary with recipe, temperature and tool by about a quarter either way. Thick and bonded parts may leave the
 * press earlier, as their heat goes on curing them: their estimate begins lower.
 */
const cureSpread = { low: 0.75, thickLow: 0.55, high: 1.25 }

/** Wall in mm from which a part counts as thick. */
const thickWall = 15

/** Hours of production in a year: 250 days of 8 h a shift, 85 % of the time (changes, cleaning, small stops). */
export function hoursPerYear(shifts: number): number {
  return 250 * hoursPerDay(shifts)
}

/** Hours of production in a day. */
export function hoursPerDay(shifts: number): number {
  return 8 * shifts * 0.85
}

/** Seconds in which the center of a wall (mm) gets hot enough to cure: it grows with the square of the wall. */
export function heatingTime(wall: number, secondsPerSquareMillimeter: number): number {
  return secondsPerSquareMillimeter * wall ** 2
}

/**
 * The cycle of a press. Handling times lie between those of the worked cycles on the machine pages; the cure is the
 * chemical cure time and the heating time of the wall (compounds.ts); a shot is injected at nine tenths of the table's rate.
 */
export function estimateCycle(press: Press, { molding }: Compound, part: Load): Cycle {
  const { load, close, open } = handlingTimes(press, part)
  const inject = press.process === 'transfer' ? 20 : press.rate === undefined ? 0 : part.shot / (0.9 * press.rate)
  const { chemical, heating } = molding[press.process] ?? { chemical: 0, heating: 0 }
  const planned = chemical + heatingTime(part.heatedWall, heating)
  const isThick = !part.resin && (part.wall > thickWall || part.inserts)
  const cure: Range = [planned * (isThick ? cureSpread.thickLow : cureSpread.low), planned * cureSpread.high]
  const rest = load + close + inject + open
  // The unit fills for the next shot while it does not inject.
  const filling = press.plasticizing === undefined ? 0 : (part.shot * part.density * 3.6) / press.plasticizing + inject
  const total: Range = [Math.max(rest + cure[0], filling), Math.max(rest + cure[1], filling)]
  return { load, close, inject, cure, open, total, waitsForShot: filling > rest + cure[0] }
}

/** Parts an hour, from the longer cycle to the shorter. */
export function partsPerHour({ total }: Cycle, cavities: number): Range {
  return [(cavities * 3600) / total[1], (cavities * 3600) / total[0]]
}

/** Seconds for loading, closing (with vacuum or degassing), and opening with taking out. */
function handlingTimes(press: Press, part: Load): Pick<Cycle, 'load' | 'close' | 'open'> {
  const { cavities, molds } = part
  const inserts = part.inserts ? insertTime * cavities : 0
  const vacuum = part.vacuum && press.vacuum === 'standard' ? 15 : 0
  if (part.liquid) return { load: inserts, close: 4 + vacuum / 3, open: 11 + 0.1 * cavities }
  if (press.process === 'injection') {
    const open = press.clamps === 'horizontal' ? 17 + 0.1 * cavities : Math.min(60, 20 + 1.2 * cavities)
    return { load: 5 + inserts, close: 8 + vacuum / 2, open }
  }
  const each = part.sheet ? 15 * molds : 0.25 * cavities
  return {
    load: 25 * molds + each + inserts,
    close: 20 + vacuum + (part.resin ? 25 : 0),
    open: 25 * molds + (part.sheet ? 20 * molds : each),
  }
}
