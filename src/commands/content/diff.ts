import { flatten } from '../../build/documents.ts'
import type { MachineDocuments } from '../../build/machine-documents.ts'

/** Values of a field of a machine's document in two versions; undefined in a version that lacks it. */
type Change = { document: string; field: string; before: unknown; after: unknown }

/** Whether the build derives the document from others. */
const isDerived = (name: string) => !name.includes('/') || /^(index|search|search-terms|search-index)\//.test(name)

/** Whether the field is copied from the English document, as the fallback texts are. */
const isCopy = (document: string, field: string) => document.endsWith('/neutral') && field.startsWith('default.')

/** Names of the documents that are not derived. */
export function writtenNames({ documents }: MachineDocuments): string[] {
  return documents.map(({ name }) => name).filter((name) => !isDerived(name))
}

/** The fields that differ between the live documents and the new ones. */
export function changesBetween(live: Map<string, string>, content: MachineDocuments): Change[] {
  const next = new Map(content.documents.map(({ name, text }) => [name, text]))
  const names = new Set([...writtenNames(content), ...live.keys()])
  return [...names].flatMap((document) => {
    const [before, after] = [live.get(document), next.get(document)]
    if (before === after) return []
    if (before === undefined || after === undefined) return [{ document, field: '', before, after }]
    const [oldFields, newFields] = [flatten(JSON.parse(before)), flatten(JSON.parse(after))]
    return [...new Set([...oldFields.keys(), ...newFields.keys()])]
      .filter((field) => oldFields.get(field) !== newFields.get(field) && !isCopy(document, field))
      .map((field) => ({ document, field, before: oldFields.get(field), after: newFields.get(field) }))
  })
}

/** Formats the changes by document, with their number at the end: `3 changes of 2 machines: en 1, neutral 2`. */
export function describeChanges(changes: Change[]): string {
  const lines = [...Map.groupBy(changes, ({ document }) => document)].flatMap(([document, fields]) => [
    document,
    ...fields.flatMap(({ field, before, after }) =>
      field === ''
        ? [before === undefined ? '  is new' : '  is removed']
        : [`  ${field}`, ...describeSide('-', before), ...describeSide('+', after)],
    ),
  ])
  const parts = Map.groupBy(changes, ({ document }) => document.split('/')[1])
  const machines = new Set(changes.map(({ document }) => document.split('/')[0])).size
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const each = [...parts].map(([part, { length }]) => `${part} ${length}`).join(', ')
  return [...lines, `${counted(changes.length, 'change')} of ${counted(machines, 'machine')}: ${each}`].join('\n')
}

function describeSide(sign: string, value: unknown): string[] {
  return value === undefined ? [] : [`    ${sign} ${value}`]
}
