import { flatten } from '../../../client/shared/map-strings.ts'
import type { MachineDocuments } from '../../build/machine-documents.ts'

/** Values of a field of a machine's document in two versions; undefined in a version that lacks it. */
type Change = { document: string; field: string; before: unknown; after: unknown }

const isDerived = (name: string) => !name.includes('/') || /^(index|search|search-terms|search-index)\//.test(name)

/** Whether the field is copied from the English document, as the fallback texts are. */
const isCopy = (document: string, field: string) => document.endsWith('/neutral') && field.startsWith('default.')

/** The fields that differ between the live documents and the new ones, and the documents that only one of them has. */
export function changesBetween(stored: Map<string, string>, content: MachineDocuments): Change[] {
  // `false`: the language has no texts of the machine.
  const live = new Map([...stored].filter(([, text]) => text !== 'false'))
  const documents = content.documents.filter(({ text }) => text !== 'false')
  const removed = [...live].filter(([live]) => !isDerived(live) && documents.every(({ name }) => name !== live))
  const changed = documents.flatMap(({ name, text }) => {
    const before = live.get(name)
    if (before === undefined) return [{ document: name, field: '', before, after: text }]
    if (before === text || isDerived(name)) return []
    const [oldFields, newFields] = [flatten(JSON.parse(before)), flatten(JSON.parse(text))]
    return [...new Set([...oldFields.keys(), ...newFields.keys()])]
      .filter((field) => oldFields.get(field) !== newFields.get(field) && !isCopy(name, field))
      .map((field) => ({ document: name, field, before: oldFields.get(field), after: newFields.get(field) }))
  })
  return [...changed, ...removed.map(([document, before]) => ({ document, field: '', before, after: undefined }))]
}

/** Formats the changes by document, with their number at the end: `3 changes of 2 machines: en 1, neutral 2`. */
export function describeChanges(changes: Change[]): string {
  const lines = [...Map.groupBy(changes, ({ document }) => document)].flatMap(([document, fields]) => [
    document,
    ...fields.flatMap(describeChange),
  ])
  const parts = Map.groupBy(changes, ({ document }) => document.split('/')[1])
  const machines = new Set(changes.map(({ document }) => document.split('/')[0])).size
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const each = [...parts].map(([part, { length }]) => `${part} ${length}`).join(', ')
  return [...lines, `${counted(changes.length, 'change')} of ${counted(machines, 'machine')}: ${each}`].join('\n')
}

function describeChange({ field, before, after }: Change): string[] {
  if (field === '') return [after === undefined ? '  is removed' : '  is new or was not readable']
  const removed = before === undefined ? [] : [`    - ${before}`]
  const added = after === undefined ? [] : [`    + ${after}`]
  return [`  ${field}`, ...removed, ...added]
}
