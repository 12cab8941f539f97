import { fillPlaceholders } from '../../client/shared/fill-placeholders.ts'
import { formatNumber, rangeSeparator, withUnit } from '../../client/shared/number-format.ts'
import imperialUnits from '../../content/registry/imperial-units.json' with { type: 'json' }
import { isLang } from '../../content/registry/languages.ts'
import { type SheetRow, sheetLabels } from '../../content/schema/data-sheet.ts'
import { type SpecRow, specLabels, type Unit } from '../../content/schema/spec-table.ts'
import { messages } from './texts.ts'
import type { Translate } from './translator.ts'

export type UnitSystem = 'metric' | 'imperial'
export type Row = SpecRow | SheetRow

const storedUnits: Record<Row['label'], Unit | null> = { ...specLabels, ...sheetLabels }

/**
 * The imperial unit of each stored unit and its size, as in the United States: short tons-force (0.90718474 t), in (25.4 mm),
 * psi (6894.757 Pa), lb (0.45359237 kg), US gal (3.785412 L), oz (28.349523125 g), ft (0.3048 m), ft3 (28.316847 L);
 * kgf/cm2 is 98066.5 Pa (NIST SP 811, appendix B). Electric power stays in kW.
 */
const imperial = imperialUnits as Partial<Record<Unit, { unit: Unit; size: number; offset?: number }>>

/** The unit of display of a row, or null for ratios and codes. */
export function displayUnit(label: Row['label'], system: UnitSystem): Unit | null {
  const unit = storedUnits[label]
  return unit && system === 'imperial' ? (imperial[unit]?.unit ?? unit) : unit
}

/** Converts a number from its stored unit to a unit system: value and unit. */
export function convert(value: number, unit: Unit, system: UnitSystem): { value: number; unit: Unit } {
  const other = system === 'imperial' ? imperial[unit] : undefined
  return other ? { value: value / other.size + (other.offset ?? 0), unit: other.unit } : { value, unit }
}

/** An amount of running text with its unit, to three significant figures: "58,400 lb". */
export function measured(amount: number, stored: Unit, system: UnitSystem, lang: string, t: Translate): string {
  const { value, unit } = convert(amount, stored, system)
  return withUnit(formatNumber(Number(value.toPrecision(3)), lang), t(`unit.${unit}`))
}

/** Formats a value of a row, converted and rounded to three figures in imperial units; "–" without a value. */
export function formatValue(row: Row, index: number, system: UnitSystem, lang: string): string {
  const value = row.values[index]
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return codeText(value, lang)
  const show = (n: number) => formatAmount(n, storedUnits[row.label], system, lang)
  if (typeof value === 'number') return show(value)
  if (row.form === 'range') return value.map(show).join(rangeSeparator(lang))
  return value.map(show).join(row.form === 'size' ? ' × ' : ':')
}

/** The unit of displayed lengths. */
export const lengthUnit = (system: UnitSystem) => convert(0, 'mm', system).unit

/** Formats lengths in mm as a size, without the unit: "2310 × 1600 × 2070". */
export function formatLengths(lengths: readonly number[], system: UnitSystem, lang: string): string {
  return lengths.map((length) => formatAmount(length, 'mm', system, lang)).join(' × ')
}

function formatAmount(value: number, unit: Unit | null, system: UnitSystem, lang: string): string {
  const shown = unit ? convert(value, unit, system).value : value
  return formatNumber(shown === value ? value : Number(shown.toPrecision(3)), lang, true)
}

/** An electrical supply in the notation of IEC 61293: conductors, voltage, frequency. */
const supply = /^(?<conductors>3\/(?:N\/)?PE) (?<volts>\d+) V (?<hertz>\d+) Hz$/

/** A code, or an electrical supply in the notation of the language. */
function codeText(code: string, lang: string): string {
  const values = supply.exec(code)?.groups
  return values && isLang(lang) ? fillPlaceholders(messages(lang)['unit.supply'], values) : code
}

/** SI units shown beside metric values: 1 t = 9.80665 kN, 1 kgf/cm2 = 0.0980665 MPa (NIST SP 811, appendix B). */
const alsoShown = {
  t: { unit: 'kN', factor: 9.80665 },
  'kgf/cm2': { unit: 'MPa', factor: 0.0980665 },
} as const

/** The value of a row in its SI unit, rounded to three figures, if the table shows another metric unit. */
export function alsoText(row: Row, index: number, system: UnitSystem, lang: string) {
  const value = row.values[index]
  const unit = storedUnits[row.label]
  const also = unit === 't' || unit === 'kgf/cm2' ? alsoShown[unit] : undefined
  if (!also || system !== 'metric' || typeof value !== 'number') return undefined
  return { text: formatNumber(Number((value * also.factor).toPrecision(3)), lang, true), unit: also.unit }
}

/** The range of a row of pressures in MPa, if it is shown in kgf/cm2: "177–206". */
export function megapascalRange(row: Row, system: UnitSystem, lang: string): string | undefined {
  const values = row.values.filter((value) => typeof value === 'number')
  if (storedUnits[row.label] !== 'kgf/cm2' || system !== 'metric' || values.length === 0) return undefined
  const { factor } = alsoShown['kgf/cm2']
  const ends = new Set([Math.min(...values), Math.max(...values)].map((value) => Math.round(value * factor)))
  return [...ends].join(rangeSeparator(lang))
}

/** The message key of a row's label. */
export function labelKey(row: Pick<Row, 'label' | 'as'>) {
  return row.as ? (`spec.as.${row.as}` as const) : (`spec.${row.label}` as const)
}

/** From the smallest to the largest value of a row, for key figures: "200–400", "510 × 510 – 700 × 800". */
export function formatRange(row: Row, system: UnitSystem, lang: string): string {
  const order = row.values.map((value, i) => ({ size: sortValue(value), text: formatValue(row, i, system, lang) }))
  const sorted = order.filter(({ text }) => text !== '–').sort((a, b) => a.size - b.size)
  const texts = [...new Set(sorted.map(({ text }) => text))]
  // Some models offer "2RT / 3RT" and "3RT / 4RT": together 2RT, 3RT and 4RT.
  if (row.form === 'code') return [...new Set(texts.flatMap((text) => text.split(' / ')))].join(' / ')
  if (row.form === 'range') {
    // 4–8 and 15–25 give 4–25.
    const ends = row.values.flat().filter((end) => typeof end === 'number')
    const whole = ends.length > 0 ? [[Math.min(...ends), Math.max(...ends)]] : []
    return formatValue({ ...row, values: whole } as Row, 0, system, lang)
  }
  if (texts.length < 2) return texts[0] ?? '–'
  const mark = rangeSeparator(lang)
  return [texts[0], texts.at(-1)].join(row.form === 'size' && mark === '–' ? ' – ' : mark)
}

/** Sort key: numbers by value, sizes and ratios by product. */
function sortValue(value: Row['values'][number]): number {
  if (Array.isArray(value)) return value.reduce((product, part) => product * part, 1)
  return typeof value === 'number' ? value : 0
}

/** Whether a text, from a URL or a cookie, is a unit system. */
export function isUnitSystem(text: string | null | undefined): text is UnitSystem {
  return text === 'metric' || text === 'imperial'
}
