import type { NamesUnder } from '../../../content/schema/messages.ts'
import type { MoldingProcess } from '../../../content/schema/sizing.ts'
import { type Candidate, hasSmallShot } from './candidate.ts'
import { extent } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import { countDrawbacks } from './ranking.ts'

type Advice = {
  process: MoldingProcess
  why: NamesUnder<'sizing.why.'>
  /** Presses of the process that is simpler, and of injection, if they are the reason. */
  presses?: number
  injecting?: number
}

/** From this yearly quantity on, injection pays even if one press of a simpler process makes it. */
export const injectionPays = 500_000

/** An injection machine with its mold costs about as much as two presses of a simpler process with theirs. */
const pressesForOne = 2

/** A part is a membrane if its shorter side is at least this many wall thicknesses. */
const membraneWidth = 30

/**
 * The process for a part; `fitting` gives the presses of a process that fit, the best one first. In this order:
 * 1. The process that the buyer chose, or the only one of the compound.
 * 2. The simplest mold: transfer for inserts, compression without inserts and for fabric; the other one if only it has a press.
 * 3. Injection for large quantities, and if one machine replaces two presses, unless its unit is too large for the part.
 * Machines are compared by output: compared by number, larger quantities would alternate between the processes.
 */
export function advise(question: SizingQuestion, fitting: (process: MoldingProcess) => Candidate[]): Advice {
  const { material, process, inserts, yearly = 0 } = question
  if (process !== 'advise') return { process, why: 'asked' }
  if (material === 'lsr') return { process: 'injection', why: 'liquid' }
  if (material === 'friction') return { process: 'compression', why: 'friction' }
  // The insert of a wide, thin part is a fabric: it would shift in the flow of a transfer mold.
  const isMembrane = extent(question)[1] >= membraneWidth * question.thickness
  const usual = inserts && !isMembrane ? 'transfer' : 'compression'
  const simple = ([usual, 'compression', 'transfer'] as const).find((process) => fitting(process).length > 0) ?? usual
  const [[first], [injection]] = [fitting(simple), fitting('injection')]
  const isWellUsed = injection && !hasSmallShot(injection)
  const pays = isWellUsed && yearly >= injectionPays
  if (!first)
    return injection
      ? { process: 'injection', why: pays ? 'quantity' : 'onlyFit' }
      : { process: simple, why: 'onePress' }
  const { machines: presses } = first
  const replaced = isWellUsed ? highestOutput(fitting('injection')) / highestOutput(fitting(simple)) : 0
  if (pays && replaced >= 1) return { process: 'injection', why: 'quantity' }
  if (presses === 1)
    return { process: simple, why: simple !== usual ? 'onlyProcess' : inserts && !isMembrane ? 'inserts' : 'onePress' }
  if (replaced >= pressesForOne) return { process: 'injection', why: 'manyPresses', presses }
  if (!injection) return { process: simple, why: 'severalPresses', presses }
  const { machines: injecting } = injection
  return injecting < presses && !isWellUsed
    ? { process: simple, why: 'smallShot', presses }
    : { process: simple, why: 'fewerPresses', presses, injecting }
}

/** The highest yearly output of one press among those with the fewest drawbacks. */
function highestOutput(candidates: Candidate[]): number {
  const fewest = Math.min(...candidates.map(countDrawbacks))
  const best = candidates.filter((candidate) => countDrawbacks(candidate) === fewest)
  return Math.max(...best.map(({ highestPerYear }) => highestPerYear))
}
