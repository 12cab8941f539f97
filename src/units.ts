import { type SpecLabel, type SpecRow, specLabels, type Unit } from '../content/spec-table.ts'
import { remember } from './remember.ts'

export type UnitSystem = 'metric' | 'imperial'
export type ShownUnit = Unit | 'kN' | 'in' | 'psi' | 'hp' | 'lb' | 'in3' | 'in3/s' | 'ft/min'

/**
 * Imperial counterpart and factor per kept unit. 1 t (force) = 9.80665 kN, 1 in = 25.4 mm, 1 psi = 6894.757 Pa,
 * 1 hp = 745.7 W, 1 lb = 0.45359237 kg, 1 kgf/cm2 = 98066.5 Pa (NIST SP 811, appendix B).
 */
const imperial: Partial<Record<Unit, { unit: ShownUnit; factor: number }>> = {
  t: { unit: 'kN', factor: 9.80665 },
  mm: { unit: 'in', factor: 1 / 25.4 },
  MPa: { unit: 'psi', factor: 1e6 / 6894.757 },
  kW: { unit: 'hp', factor: 1 / 0.7457 },
  kg: { unit: 'lb', factor: 1 / 0.45359237 },
  cc: { unit: 'in3', factor: 1 / 16.387064 },
  'kgf/cm2': { unit: 'psi', factor: 98066.5 / 6894.757 },
  'cc/s': { unit: 'in3/s', factor: 1 / 16.387064 },
  'm/min': { unit: 'ft/min', factor: 1 / 0.3048 },
}

/** The unit in which a row is shown, or null for ratios and codes. */
export function shownUnit(label: SpecLabel, system: UnitSystem): ShownUnit | null {
  const unit = specLabels[label]
  return unit && system === 'imperial' ? (imperial[unit]?.unit ?? unit) : unit
}

/** A value of a row as text, converted and rounded to three figures when the system is imperial; "–" when it has none. */
export function valueText(row: SpecRow, index: number, system: UnitSystem, lang: string): string {
  const value = row.values[index]
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return value
  const unit = specLabels[row.label]
  const factor = (system === 'imperial' && unit && imperial[unit]?.factor) || 1
  const show = (n: number) => numberText(factor === 1 ? n : Number((n * factor).toPrecision(3)), lang)
  if (typeof value === 'number') return show(value)
  const separator = { size: ' × ', range: '–', ratio: ':', number: '', code: '' }[row.form]
  return value.map(show).join(separator)
}

/** Ranges of the rows in use; rows are parts of documents, which live as long as their content version. */
const ranges = new WeakMap<SpecRow, Map<string, string>>()

/** From the smallest to the largest value of a row, for key figures: "200–400", "510 × 510 – 700 × 800". */
export function rangeText(row: SpecRow, system: UnitSystem, lang: string): string {
  const known = remember(ranges, row, () => new Map<string, string>())
  return remember(known, `${system} ${lang}`, () => findRange(row, system, lang))
}

function findRange(row: SpecRow, system: UnitSystem, lang: string): string {
  const order = row.values.map((value, index) => ({
    size: magnitude(value),
    text: valueText(row, index, system, lang),
  }))
  const sorted = order.filter(({ text }) => text !== '–').sort((a, b) => a.size - b.size)
  const texts = [...new Set(sorted.map(({ text }) => text))]
  if (row.form === 'code') return texts.join(', ')
  if (row.form === 'range') return envelopeText(row.values, row, system, lang)
  const [first = '–'] = texts
  const last = texts.at(-1) ?? first
  if (first === last) return first
  return row.form === 'size' ? `${first} – ${last}` : `${first}–${last}`
}

/** What ranges cover together: 4–8 and 15–25 give 4–25. */
function envelopeText(values: SpecRow['values'], row: SpecRow, system: UnitSystem, lang: string): string {
  const numbers = values.flatMap((value) => (Array.isArray(value) ? value : []))
  if (numbers.length === 0) return '–'
  const envelope = { ...row, values: [[Math.min(...numbers), Math.max(...numbers)]] } as SpecRow
  return valueText(envelope, 0, system, lang)
}

/** By what values are put in order: numbers by themselves, sizes by their product, ratios by what they make. */
function magnitude(value: SpecRow['values'][number]): number {
  if (Array.isArray(value)) return value.reduce((product, part) => product * part, 1)
  return typeof value === 'number' ? value : 0
}

const commaLanguages = ['ru', 'es']

/** Digits as the language writes them: decimal comma in Russian and Spanish, no thousands mark below 10,000. */
export function numberText(value: number, lang: string): string {
  const [whole = '', decimals] = String(value).split('.')
  const mark = lang === 'en' || lang === 'zh' || lang === 'ar' ? ',' : '\u202f'
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, mark) : whole
  return decimals ? `${grouped}${commaLanguages.includes(lang) ? ',' : '.'}${decimals}` : grouped
}

/** Is this text, from an address or a cookie, a unit system? */
export function isUnitSystem(text: string | null | undefined): text is UnitSystem {
  return text === 'metric' || text === 'imperial'
}
