import { type Advice, advise } from './advice.ts'
import { type Candidate, evaluate, fits } from './candidate.ts'
import { compounds, type MoldingProcess } from './compounds.ts'
import { projectedArea } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import type { Press } from './press-models.ts'

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

/** How many near misses an answer names. */
const nearMisses = 3

/** A near miss has at least this share of everything that it lacks; what falls shorter helps nobody. */
const nearShare = 0.5

/** Where nothing fits, the nearest models are named down to this share: they say what is in the way. */
const farShare = 0.1

/** Part of the rectangle around a part that is compound, where no weight is given. */
const usualFill = 0.6

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

function estimatedWeight(question: SizingQuestion): number {
  return projectedArea(question) * (question.thickness / 10) * usualFill * compounds[question.material].density
}
