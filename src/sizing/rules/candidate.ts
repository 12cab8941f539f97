import { daysPerYear, estimateCycle, hoursPerShift, loadsInserts, partsPerHour, type Range } from './cycle.ts'
import type { Job } from './job.ts'
import { cavityCount, createField, fitOn, layOut } from './layout.ts'
import type { Press } from './press-models.ts'

/** A shot uses at most this share of the injection volume; the rest is for corrections (VI-FL page: 70-85 %). */
export const maxShotShare = 0.85
/** From this share of the force or of the shot on, the next larger press is the better choice. */
const comfortable = { clamp: 0.9, shot: 0.8 }
/** A shot below this share stays long in the barrel and varies more. */
export const minShotShare = 0.2
/** The most cavities that the sizing chooses: the limit of the form's field; with inserts, as many as 120 s of loading allow. */
const maxCavities = { usual: 2000, inserts: 40 }
/** Two mold halves around the cavity, in mm each. */
const moldHalf = 40

const tolerance = 1e-9

/** A limit of the table that a part exceeds. `needed` and `available` in t, cavities, cm3, mm and °C. */
type Shortfall = {
  what: 'clamp' | 'platen' | 'shot' | 'daylight' | 'mold' | 'temperature'
  needed: number
  available: number
}

export type Candidate = ReturnType<typeof evaluate>

/** Whether the press meets all requirements of the part. */
export const fits = ({ shortfalls }: Pick<Candidate, 'shortfalls'>): boolean => shortfalls.length === 0

/** Whether the force or the shot is close to its limit. */
export function isNearLimit({ clamp, shot, press }: Candidate): boolean {
  return clamp > press.clamp * comfortable.clamp || (shot ?? 0) > (press.shot ?? 0) * comfortable.shot
}

/** Whether the shot is too small for the injection unit. Transfer pots take any shot. */
export function hasSmallShot({ shot, press }: Candidate): boolean {
  return press.process === 'injection' && shotShare(shot, press) < Math.round(minShotShare * 100)
}

/** Share of the injection volume in whole percent, as it is displayed: thresholds apply to this figure. */
export function shotShare(shot: number | undefined, press: Press): number {
  return Math.max(1, Math.round(((shot ?? 0) / (press.shot ?? 1)) * 100))
}

/** Evaluates one press for a job: cavities, molds, forces, output, and the limits that it does not meet. */
export function evaluate(press: Press, job: Job) {
  const { question, process, volume } = job
  const field = createField(press.platen, press.upperPlaten)
  const platenHolds = cavityCount(fitOn(field, question, process))
  const clampHolds = Math.floor((press.clamp + tolerance) / job.clamp.plan)
  const levels = press.molds ?? 1
  const byShot = press.shot === undefined ? Number.POSITIVE_INFINITY : Math.floor((press.shot * maxShotShare) / volume)
  const most = Math.min(platenHolds * levels, clampHolds * levels, byShot)
  const hours = question.shifts * hoursPerShift * daysPerYear

  const comfortableClamp = Math.floor((press.clamp * comfortable.clamp) / job.clamp.plan)
  const comfortableInMold = Math.min(platenHolds, Math.max(1, comfortableClamp))
  const comfortableShot = Math.floor(((press.shot ?? Number.POSITIVE_INFINITY) * comfortable.shot) / volume)
  const chosen = loadsInserts(question) ? maxCavities.inserts : maxCavities.usual
  const room = Math.max(1, Math.min(comfortableInMold * levels, comfortableShot, chosen))
  const yearlyOutput = (cavities: number) => partsPerHour(estimateCycle(press, job, cavities, 1), cavities)[0] * hours
  const cavities =
    question.cavities ?? chooseCavities(press, job, Math.min(room, question.yearly ?? room), yearlyOutput)
  const molds = Math.min(levels, Math.ceil(cavities / comfortableInMold))
  const inMold = Math.ceil(cavities / molds)
  const cycle = estimateCycle(press, job, cavities, molds)
  const perHour = partsPerHour(cycle, cavities)
  const perYear: Range = [perHour[0] * hours, perHour[1] * hours]
  const machines = question.yearly === undefined ? 1 : Math.max(1, Math.ceil(question.yearly / perYear[0] - tolerance))
  const shot = press.shot === undefined ? undefined : volume * cavities
  const clamp = inMold * job.clamp.plan
  const limit: 'clamp' | 'platen' | 'shot' = byShot === most ? 'shot' : platenHolds <= clampHolds ? 'platen' : 'clamp'
  return {
    press,
    job,
    /** Of all molds in the press. */
    cavities,
    /** Molds pressed at the same time, one above the other. */
    molds,
    /** Machines of this model for the yearly quantity; 1 without a quantity. */
    machines,
    /** Working days a year that the quantity takes on these machines; undefined without a quantity. */
    days: question.yearly && (question.yearly * daysPerYear) / (perYear[0] * machines),
    /** Clamp force needed in t, and its range over the cavity pressures; molds above each other share it. */
    clamp,
    clampRange: [inMold * job.clamp.low, inMold * job.clamp.high] as Range,
    /** Of one mold. */
    layout: layOut(field, Math.min(inMold, platenHolds), question, process),
    /** How many cavities one platen would hold. */
    platenHolds,
    /** The most cavities that the press takes, and the limit that decides it. */
    most,
    limit,
    /** Shot in cm3, undefined for presses that neither inject nor transfer. */
    shot,
    cycle,
    perHour,
    /** With one machine, in the hours of the shifts. */
    perYear,
    /** Highest output of one machine: with the most cavities below its comfortable limits. */
    highestPerYear: process === 'injection' && !question.cavities ? yearlyOutput(room) : perYear[0],
    shortfalls: findShortfalls(press, job, { clamp, inMold, platenHolds, shot }),
  }
}

/** Fills a compression or transfer mold; an injection mold gets the fewest (even) cavities that make the quantity on one press. */
function chooseCavities(press: Press, job: Job, most: number, yearlyOutput: (cavities: number) => number): number {
  if (job.process !== 'injection') return most
  const wanted = job.question.yearly ?? 1
  let [low, high] = [1, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (yearlyOutput(middle) >= wanted) high = middle
    else low = middle + 1
  }
  const forUnit = Math.ceil(((press.shot ?? 0) * minShotShare) / job.volume)
  // More cavities fill the unit better, but twice the mold is too expensive for that.
  const fewest = forUnit <= 2 * low ? Math.max(low, forUnit) : low
  return Math.min(most < 8 ? most : 2 * Math.floor(most / 2), fewest > 1 ? 2 * Math.ceil(fewest / 2) : 1)
}

function findShortfalls(
  press: Press,
  { compound, height }: Job,
  load: { clamp: number; inMold: number; platenHolds: number; shot: number | undefined },
): Shortfall[] {
  const mold = Math.max(press.minMold ?? 0, height + 2 * moldHalf)
  const limits: [Shortfall['what'], needed: number, available: number | undefined][] = [
    ['mold', mold, press.maxMold],
    // The part is lifted clear of its mold.
    ['daylight', mold + height, press.daylight],
    ['temperature', compound.temperature[0], press.maxTemperature],
    ['clamp', load.clamp, press.clamp],
    ['platen', load.inMold, load.platenHolds],
    ['shot', (load.shot ?? 0) / maxShotShare, press.shot],
  ]
  return limits.flatMap(([what, needed, available]) =>
    available !== undefined && needed > available + tolerance ? [{ what, needed, available }] : [],
  )
}
