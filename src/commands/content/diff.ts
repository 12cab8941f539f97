import type { MachineDocuments } from '../../build/machine-documents.ts'

/** Values of a field of a machine's document in two versions; undefined in a version that lacks it. */
export type Change = { document: string; field: string; before: unknown; after: unknown }

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
  const names = [...new Set([...writtenNames(content), ...live.keys()])].filter((name) => !isDerived(name))
  return names.flatMap((document) => {
    const [before, after] = [live.get(document), next.get(document)]
    if (before === after) return []
    if (before === undefined || after === undefined) return [{ document, field: '', before, after }]
    const [oldFields, newFields] = [fieldsOf(JSON.parse(before)), fieldsOf(JSON.parse(after))]
    return [...new Set([...oldFields.keys(), ...newFields.keys()])]
      .filter((field) => oldFields.get(field) !== newFields.get(field) && !isCopy(document, field))
      .map((field) => ({ document, field, before: oldFields.get(field), after: newFields.get(field) }))
  })
}

/** Every value of a document by its path. */
function fieldsOf(part: unknown, path = ''): Map<string, unknown> {
  if (typeof part !== 'object' || part === null) return new Map([[path, part]])
  return new Map(Object.entries(part).flatMap(([key, inner]) => [...fieldsOf(inner, path ? `${path}.${key}` : key)]))
}

/** Formats the changes by document, with their number at the end. */
export function describeChanges(changes: Change[]): string {
  const lines = changes.map(({ document, field, before, after }, index) => {
    const heading = changes[index - 1]?.document === document ? '' : `${document}\n`
    if (field === '') return `${heading}  ${before === undefined ? 'is new' : 'is removed'}\n`
    const sides = [...side('-', before), ...side('+', after)]
    return `${heading}  ${field}\n${sides.map((line) => `    ${line}\n`).join('')}`
  })
  return lines.join('') + countOf(changes)
}

function side(sign: string, value: unknown): string[] {
  return value === undefined ? [] : [`${sign} ${value}`]
}

/** `3 fields of 2 machines: en 1, neutral 2`. */
function countOf(changes: Change[]): string {
  const parts = new Map<string, number>()
  for (const { document } of changes) {
    const [, part = ''] = document.split('/')
    parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  const machines = new Set(changes.map(({ document }) => document.split('/')[0])).size
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const each = [...parts].map(([part, count]) => `${part} ${count}`).join(', ')
  return `${counted(changes.length, 'change')} of ${counted(machines, 'machine')}: ${each}\n`
}
