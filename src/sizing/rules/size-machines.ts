import { memoize } from '../../memoize.ts'
import { advise } from './advice.ts'
import { type Candidate, evaluate, fits } from './candidate.ts'
import { compounds, type MoldingProcess } from './compounds.ts'
import { createJob } from './job.ts'
import { extent, projectedArea, ringWidth } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import type { Press } from './press-models.ts'
import { rank } from './ranking.ts'

export type Answer = ReturnType<typeof sizeMachines>

const nearMisses = 3

/** A near miss has at least this share of everything that it lacks. */
const nearShare = 0.5

/** If nothing fits, models down to this share are named: they show the limit that is exceeded. */
const farShare = 0.1

/** Share of compound in the outline of a part times its wall: flat parts, up to a quarter of their width, are solid; cords are round. */
export function usualFill(question: SizingQuestion): number {
  const ring = ringWidth(question)
  const flat = (ring ?? extent(question)[1]) / 4 / question.thickness
  return Math.max(ring === undefined ? 0.6 : Math.PI / 4, Math.min(1, flat))
}

/** The models for a part, from all presses. */
export function sizeMachines(question: SizingQuestion, presses: readonly Press[]) {
  const weight = question.weight ?? estimatedWeight(question)
  const evaluated = new Map<MoldingProcess, { all: Candidate[]; fitting: Candidate[] }>()
  // Some presses have a second injection unit for liquid silicone.
  const unitFor = (press: Press) => (question.material === 'lsr' ? { ...press, ...press.liquid } : press)
  const candidatesOf = (process: MoldingProcess) =>
    memoize(evaluated, process, () => {
      const job = createJob(question, process, weight)
      const all = pressesFor(question, process, presses).map((press) => evaluate(unitFor(press), job))
      return { all, fitting: rank(all.filter(fits)) }
    })
  const advice = advise(question, (process) => candidatesOf(process).fitting)
  const { all, fitting } = candidatesOf(advice.process)
  const [first] = fitting
  const near = all
    .filter((candidate) => !fits(candidate) && availableShare(candidate) >= nearShare)
    .filter(({ press }) => !first || press.clamp <= first.press.clamp)
    .reverse()
  const nearest = first || near.length > 0 ? near : findNearest(all)
  return {
    question,
    advice,
    /** Models that fit, the best one first (ranking.ts). */
    fitting,
    /** Models that lack little (`nearShare`), nearest first; if nothing fits or is near, the nearest ones of all. */
    near: nearest.slice(0, nearMisses),
    /** Clamp force in t that the part needs on the nearest press, if none fits. */
    clamp: nearest[0]?.clamp ?? 0,
    /** Grams of one part, estimated if the buyer gave none. */
    weight,
    weightEstimated: question.weight === undefined,
    /** If the given cavities take several presses: the first press with more cavities, of which fewer are needed. */
    suggestion: first && withMoreCavities(first),
  }
}

/** Adds cavities to the press, up to the number the sizing would choose, if fewer machines are then needed. */
function withMoreCavities({ press, job, machines }: Candidate): Candidate | undefined {
  if (job.question.cavities === undefined || machines === 1) return undefined
  const other = evaluate(press, { ...job, question: { ...job.question, cavities: undefined } })
  return fits(other) && other.machines < machines ? other : undefined
}

/** The smallest share that a press has of what a part needs; 1 if it lacks nothing. */
function availableShare({ shortfalls }: Candidate): number {
  return Math.min(1, ...shortfalls.map(({ needed, available }) => available / needed))
}

/** Models that come nearest, or the largest one if none comes near: its shortfalls show the limit. */
function findNearest(all: Candidate[]): Candidate[] {
  const nearest = all.filter((one) => availableShare(one) >= farShare)
  nearest.sort((a, b) => availableShare(b) - availableShare(a) || a.press.clamp - b.press.clamp)
  return nearest.length > 0 ? nearest : all.slice(-1)
}

/** Presses that mold the compound, from small to large. Wanted vacuum leaves out optional pumps where others are standard. */
function pressesFor({ material, vacuum }: SizingQuestion, process: MoldingProcess, presses: readonly Press[]): Press[] {
  const able = presses.filter((press) => press.process === process && press.materials.includes(material))
  const evacuated = vacuum === 'yes' ? able.filter((press) => press.vacuum === 'standard') : []
  return (evacuated.length > 0 ? evacuated : able).sort((a, b) => a.clamp - b.clamp || (a.shot ?? 0) - (b.shot ?? 0))
}

/** Grams of one part from its projected area, its largest wall and the usual share of compound in them. */
function estimatedWeight(question: SizingQuestion): number {
  const solid = projectedArea(question) * (question.thickness / 10)
  return solid * usualFill(question) * compounds[question.material].density
}
