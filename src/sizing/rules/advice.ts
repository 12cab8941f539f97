import type { NamesUnder } from '../../../content/schema/messages.ts'
import type { MoldingProcess } from '../../../content/schema/sizing.ts'
import { type Candidate, hasSmallShot } from './candidate.ts'
import { extent } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'

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

/** Least shorter side of a membrane, in wall thicknesses. */
const membraneWidth = 30

/**
 * The process: the one that was asked for, the only one of the compound, else the one with the simplest mold (transfer for
 * inserts, compression without and for fabric) if one press makes the quantity; injection for large quantities or half as
 * many presses, unless its smallest unit is too large. Only a process with a press for the part is advised if there is one.
 * `best` gives the first press of a process that fits.
 */
export function advise(question: SizingQuestion, best: (process: MoldingProcess) => Candidate | undefined): Advice {
  const { material, process, inserts, yearly = 0 } = question
  if (process !== 'advise') return { process, why: 'asked' }
  if (material === 'lsr') return { process: 'injection', why: 'liquid' }
  if (material === 'friction') return { process: 'compression', why: 'friction' }
  // The insert of a wide, thin part is a fabric: it would shift in the flow of a transfer mold.
  const isMembrane = extent(question)[1] >= membraneWidth * question.thickness
  const simple = inserts && !isMembrane ? 'transfer' : 'compression'
  const onePress: Advice = { process: simple, why: simple === 'transfer' ? 'inserts' : 'onePress' }
  const [first, injection] = [best(simple), best('injection')]
  const pays = yearly >= injectionPays
  if (!first) {
    if (injection) return { process: 'injection', why: pays && !hasSmallShot(injection) ? 'quantity' : 'onlyFit' }
    const other = (['transfer', 'compression'] as const).find((process) => best(process))
    return other ? { process: other, why: 'onlyProcess' } : onePress
  }
  const { machines: presses } = first
  if (!injection) return presses === 1 ? onePress : { process: simple, why: 'severalPresses', presses }
  const { machines: injecting } = injection
  const isWellUsed = !hasSmallShot(injection)
  if (pays && isWellUsed && injecting <= presses) return { process: 'injection', why: 'quantity' }
  if (presses === 1) return onePress
  if (isWellUsed && presses >= injecting * pressesForOne) return { process: 'injection', why: 'manyPresses', presses }
  return injecting < presses && !isWellUsed
    ? { process: simple, why: 'smallShot', presses }
    : { process: simple, why: 'fewerPresses', presses, injecting }
}
