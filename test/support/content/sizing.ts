import fc from 'fast-check'
import type { MachineKey } from '../../../content/registry/machines.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { isMoldable, materials, moldingProcesses } from '../../../src/sizing/rules/compounds.ts'
import { parseSizingQuery, type SizingQuestion } from '../../../src/sizing/rules/parse-query.ts'
import { collectPresses } from '../../../src/sizing/rules/press-models.ts'
import { type Answer, sizeMachines } from '../../../src/sizing/rules/size-machines.ts'

/** The query fields of a part. */
type Part = Record<string, string | number>

/** Every molding model. */
export const presses = Object.entries(readMachineFiles()).flatMap(([key, { neutral }]) =>
  collectPresses(key as MachineKey, neutral),
)

/** The sizing answer for a part, with advice. */
export function answer(query: Part): Answer {
  return sizeMachines(questionOf(query), presses)
}

/** @throws Error naming the invalid fields */
function questionOf(query: Part): SizingQuestion {
  const { question, problems } = parseSizingQuery(
    new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])),
  )
  if (!question) throw new Error(`no question: ${JSON.stringify(problems)}`)
  return question
}

/** Small parts are as likely as large ones. */
const logarithmic = (from: number, to: number) =>
  fc.double({ min: Math.log(from), max: Math.log(to), noNaN: true }).map((x) => Math.round(Math.exp(x)))

/** Parts of every kind; none is higher on average than its wall. */
const part = fc
  .record({
    material: fc.constantFrom(...materials),
    process: fc.constantFrom('advise', ...moldingProcesses),
    length: logarithmic(5, 700),
    width: logarithmic(5, 700),
    thickness: logarithmic(1, 60),
    /** g per cm3 of length, width and wall. */
    fill: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    inserts: fc.constantFrom('yes', 'no'),
    vacuum: fc.constantFrom('advise', 'yes', 'no'),
  })
  .map(({ fill, ...part }) => {
    const weight = Math.ceil((part.length * part.width * part.thickness * fill) / 1000)
    return { ...part, weight: Math.min(5000, weight) }
  })
const moldable = part.filter(({ material, process }) => process === 'advise' || isMoldable(material, process as never))
/** Moldable parts with a number of cavities or a yearly quantity. */
export const byCavities = fc.tuple(moldable, logarithmic(1, 64)).map(([p, cavities]) => ({ ...p, cavities }))
export const byYear = fc.tuple(moldable, logarithmic(1000, 20_000_000)).map(([p, yearly]) => ({ ...p, yearly }))
export const any = fc.oneof(byCavities, byYear)
