import { bindsWithResin } from './compounds.ts'
import type { Job } from './job.ts'
import { heatedWall } from './layout.ts'
import type { Press } from './press-models.ts'

/** From the shorter to the longer estimate. */
export type Range = [number, number]

/** One cycle in seconds: its parts in their order, and the whole as a range. */
export type Cycle = ReturnType<typeof estimateCycle>

/** Laying one insert into its cavity, in s. */
const insertTime = 3
/** Factors of the planned cure time. The lower one is smaller for thick parts, which continue to cure in their own heat. */
const cureSpread = { low: 0.75, thickLow: 0.55, high: 1.25 }

/** Heated walls (layout.ts) in mm between which the lower cure time falls from `low` to `thickLow`. */
const thickWall = { from: 15, to: 40 }

/** Working days of a year, and hours of production in a shift of 8 h, without changes, cleaning and small stops (15 %). */
export const daysPerYear = 250
export const hoursPerShift = 8 * 0.85

/** The cycle of a press with its molds: handling as in the worked cycles of the machine pages, cure as in content/README.md. */
export function estimateCycle(press: Press, job: Job, cavities: number, molds: number) {
  const { question, compound } = job
  const { load, close, open } = handlingTimes(press, job, cavities, molds)
  const shot = job.volume * cavities
  const inject = press.process === 'transfer' ? 20 : press.rate === undefined ? 0 : shot / (0.9 * press.rate)
  const { chemical, heating } = compound.molding[press.process] ?? { chemical: 0, heating: 0 }
  const wall = heatedWall(question)
  const planned = chemical + heating * wall ** 2
  const thick = (wall - thickWall.from) / (thickWall.to - thickWall.from)
  const share = bindsWithResin(question.material) ? 0 : Math.min(1, Math.max(0, thick))
  const low = cureSpread.low + (cureSpread.thickLow - cureSpread.low) * share
  const cure: Range = [planned * low, planned * cureSpread.high]
  const rest = load + close + inject + open
  // The unit is filled for the next shot during all steps but the injection.
  const filling = press.plasticizing === undefined ? 0 : (shot * compound.density * 3.6) / press.plasticizing + inject
  return {
    load,
    close,
    inject,
    cure,
    open,
    /** Longer than the sum of the parts where the screw or the metering pumps need the time. */
    total: [Math.max(rest + cure[0], filling), Math.max(rest + cure[1], filling)] as Range,
    waitsForShot: filling > rest + cure[0],
  }
}

/** Parts an hour, from the longer cycle to the shorter. */
export function partsPerHour({ total }: Cycle, cavities: number): Range {
  return [(cavities * 3600) / total[1], (cavities * 3600) / total[0]]
}

/** Whether an operator lays each insert into its cavity. Back plates come with the friction mix (worked cycle of its press). */
export const loadsInserts = ({ inserts, material }: Job['question']): boolean => inserts && !bindsWithResin(material)

/** Seconds for loading, closing (with vacuum or degassing), and opening with taking out. */
function handlingTimes(press: Press, { question, sheet }: Job, cavities: number, molds: number) {
  const inserts = loadsInserts(question) ? insertTime * cavities : 0
  const vacuum = question.vacuum !== 'no' && press.vacuum === 'standard' ? 15 : 0
  if (question.material === 'lsr') return { load: inserts, close: 4 + vacuum / 3, open: 11 + 0.1 * cavities }
  if (press.process === 'injection') {
    const open = press.clamps === 'horizontal' ? 17 + 0.1 * cavities : Math.min(60, 20 + 1.2 * cavities)
    return { load: 5 + inserts, close: 8 + vacuum / 2, open }
  }
  const each = sheet ? 15 * molds : 0.25 * cavities
  return {
    load: 25 * molds + each + inserts,
    close: 20 + vacuum + (bindsWithResin(question.material) ? 25 : 0),
    open: 25 * molds + (sheet ? 20 * molds : each),
  }
}
