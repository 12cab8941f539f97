import type { MachineKey } from '../../content/registry/machines.ts'
import type { SheetLabel } from '../../content/schema/data-sheet.ts'
import type { SpecTable } from '../../content/schema/spec-table.ts'
import type { Row } from '../i18n/units.ts'
import { parseItem } from '../inquiry/list/item.ts'
import type { Machine } from '../machines/machine.ts'

/** Maximum number of columns. */
export const maxCompared = 4

/** A machine, or one of its models, in the query of a comparison. */
export type ComparedItem = { key: MachineKey; model?: string }

/** One column of the comparison: a machine with the range of its models, or one model. */
export type Column = { machine: Machine & { neutral: { specTable: SpecTable } }; model: string | undefined }

/**
 * Parses `?compare=VF,HF:HF-200`; the parameter may be repeated. `hasUnknown` is true if an item is not a machine or if
 * there are too many.
 */
export function readComparison(query: URLSearchParams): { items: ComparedItem[]; hasUnknown: boolean } {
  const names = query.getAll('compare').flatMap((value) => value.split(','))
  const read = names.map((name) => parseItem(name))
  const known = [...new Map(read.flatMap((item) => (item ? [[itemText(item), item] as const] : []))).values()]
  return { items: known.slice(0, maxCompared), hasUnknown: known.length > maxCompared || read.includes(undefined) }
}

/** Formats an item for the query and the inquiry list: `VF` or `VF:VF-300`. */
export function itemText({ key, model }: ComparedItem): string {
  return model === undefined ? key : `${key}:${model}`
}

/** The item that selects this column. */
export function itemOf({ machine, model }: Column): ComparedItem {
  return model === undefined ? { key: machine.key } : { key: machine.key, model }
}

/** The short name of a column: the model, or the common beginning of all model codes ("VF"). */
export function shortName({ machine, model }: Column): string {
  const [first = '', ...others] = machine.neutral.specTable.models
  if (model !== undefined || others.length === 0) return model ?? first
  let length = first.length
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length--
  return first.slice(0, length).replace(/[-\d\s]+$/, '') || first
}

/** A row of the column: the values of all models, or of its own model only. */
export function columnRow(row: Row, { machine, model }: Column): Row {
  if (model === undefined) return row
  const value = row.values[machine.neutral.specTable.models.indexOf(model)]
  return { ...row, values: [value ?? null] } as Row
}

/** The rows of the comparison: each label once, with the row of every column or undefined. */
export function rowsOf(columns: Column[]): (Row | undefined)[][] {
  const tables = columns.map(({ machine }) => comparedRows(machine))
  const labels = [...new Set(tables.flatMap((rows) => rows.map(({ label }) => label)))]
  return labels.map((label) => tables.map((rows) => rows.find((row) => row.label === label)))
}

/** Compared rows of the installation sheet. Daylights are not listed: they follow the distance of the plates. */
const comparedSheetRows: readonly SheetLabel[] = [
  'maxPlatenTemperature',
  'temperatureUniformity',
  'parallelism',
  'closingSpeed',
  'pressingSpeed',
  'openingSpeed',
  'dryCycleTime',
  'maxMoldWeight',
  'plasticizingRate',
  'throughput',
]

/** The compared rows of a machine: specification, daylights, and some rows of its installation sheet. */
function comparedRows({ neutral: { specTable, installation } }: Machine): Row[] {
  const rows: Row[] = specTable?.rows ?? []
  const daylights = installation?.rows.filter(({ label }) => label === 'daylights') ?? []
  const place = rows.findIndex(({ label }) => label === 'heatingPlatesDistance') + 1
  const others = installation?.rows.filter(({ label }) => comparedSheetRows.includes(label)) ?? []
  return [...rows.toSpliced(place || rows.length, 0, ...daylights), ...others]
}
