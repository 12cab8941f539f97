import { type Candidate, fits } from './candidate.ts'
import type { MoldingProcess } from './compounds.ts'
import type { SizingQuestion } from './parse-query.ts'

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

/** From so many parts a year on, injection pays although a compression press would manage. */
export const injectionPays = 500_000

/** Machines that the models which do not fit would take. */
const none = Number.POSITIVE_INFINITY

/**
 * Which process: the one asked for, the only one of the compound, else the simplest mold with which one press makes the
 * quantity (inserts: transfer, which holds them; without: compression), and injection beyond that where it takes no more
 * presses; but never one without a press for the part while another has one.
 */
export function advise(question: SizingQuestion, ask: (process: MoldingProcess) => Candidate[]): Advice {
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

/** The fewest machines of one model that make the quantity; `none` when no model fits. */
function fewest(candidates: Candidate[]): number {
  return Math.min(none, ...candidates.filter(fits).map(({ machines }) => machines))
}
