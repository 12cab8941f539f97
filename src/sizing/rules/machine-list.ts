import type { MachineKey } from '../../../content/registry/machines.ts'
import type { Candidate } from './candidate.ts'
import type { SizingQuestion } from './parse-query.ts'
import { type Auxiliary, type Line, lineFor } from './production-line.ts'
import type { Answer } from './size-machines.ts'

/** A model of a line and its quantity. */
export type PlannedMachine = { key: MachineKey; model: string; count: number }

/**
 * The machines of a sizing answer in the order of the line: what works before the press, the press with its number, what
 * works after it. Empty if no model fits. `model`: another press of the answer than the first.
 */
export function machineList(
  answer: Answer,
  question: SizingQuestion,
  auxiliaries: readonly Auxiliary[],
  model?: string,
): PlannedMachine[] {
  const candidate = answer.fitting.find(({ press }) => press.model === model) ?? answer.fitting[0]
  return candidate ? machinesInOrder(lineFor(candidate, question, answer.weight, auxiliaries), candidate) : []
}

/** The machines of a line and its press in the order of the process. */
export function machinesInOrder({ machines: line }: Line, candidate: Candidate): PlannedMachine[] {
  const before = line.filter(({ key }) => worksBefore.includes(key))
  const after = line.filter(({ key }) => !worksBefore.includes(key))
  const press = { key: candidate.press.key, model: candidate.press.model, count: candidate.machines }
  return [...before, press, ...after].map(({ key, model, count }) => ({ key, model, count }))
}

const worksBefore: readonly MachineKey[] = ['OpenMill', 'TwoRollMill', 'RubberCutting', 'SiliconeCutting']
