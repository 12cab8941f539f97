import labels from '../../content/registry/labels.json'
import { machines as registry } from '../../content/registry/machines.ts'
import type { Row } from '../i18n/units.ts'
import { itemId, type ListItem, parseItem } from '../inquiry/list/item.ts'
import type { Machine } from '../machines/machine.ts'

export const minCompared = 2
export const maxCompared = 4

/** One column of the comparison: a machine with the range of its models, or one model. */
export type Column = NonNullable<ReturnType<typeof columnOf>>

/** Parses `?compare=VF,HF:HF-200`, also repeated. `hasUnknown`: an item is not a machine, or there are too many. */
export function readComparison(query: URLSearchParams): { items: ListItem[]; hasUnknown: boolean } {
  const names = query.getAll('compare').flatMap((value) => value.split(','))
  const read = names.map((name) => parseItem(name))
  const known = [...new Map(read.flatMap((item) => (item ? [[itemId(item), item] as const] : []))).values()]
  return { items: known.slice(0, maxCompared), hasUnknown: known.length > maxCompared || read.includes(undefined) }
}

/** The column of an item, `entry` as in the query; undefined if the machine has no table or not this model. */
export function columnOf(item: ListItem, machine: Machine | undefined) {
  const { model } = item
  const specTable = machine?.neutral.specTable
  if (!machine || !specTable || (model !== undefined && !specTable.models.includes(model))) return undefined
  return { entry: itemId(item), machine, specTable, model }
}

/** The short name of a column: the model, or the code of the machine ("VF"). */
export function shortName({ machine, model }: Column): string {
  return model ?? registry[machine.key].code
}

/** A row of the column: the values of all models, or of its own model only. */
export function columnRow(row: Row, { specTable, model }: Column): Row {
  if (model === undefined) return row
  return { ...row, values: [row.values[specTable.models.indexOf(model)] ?? null] } as Row
}

/** The rows of the comparison: each label once, with the row of every column or undefined. */
export function rowsOf(columns: Column[]): (Row | undefined)[][] {
  const tables = columns.map(comparedRows)
  const labels = [...new Set(tables.flatMap((rows) => rows.map(({ label }) => label)))]
  return labels.map((label) => tables.map((rows) => rows.find((row) => row.label === label)))
}

/** Specification, daylights (behind the distance of the plates), and some rows of the installation sheet. */
function comparedRows({ specTable: { rows }, machine }: Column): Row[] {
  const sheet = machine.neutral.installation?.rows ?? []
  const daylights = sheet.filter(({ label }) => label === 'daylights')
  const others = sheet.filter(({ label }) => labels.compared.includes(label))
  const place = rows.findIndex(({ label }) => label === 'heatingPlatesDistance') + 1
  return [...(rows as Row[]).toSpliced(place || rows.length, 0, ...daylights), ...others]
}
