import * as v from 'valibot'
import { isProcessCategory } from '../../../content/registry/processes.ts'
import { isMoldable, type Material, type MoldingProcess, materials, moldingProcesses } from './compounds.ts'

/** What a buyer knows of the part, in millimetres and grams; what was left out is undefined. */
export type SizingQuestion = {
  material: Material
  process: MoldingProcess | 'advise'
  /** Seen along the press's axis: a rectangle or a circle. */
  outline: { length: number; width: number } | { diameter: number }
  /** Largest wall. */
  thickness: number
  /** Grams of one part. */
  weight: number | undefined
  /** Cavities wanted; undefined: as many as the yearly quantity needs. */
  cavities: number | undefined
  yearly: number | undefined
  /** Of eight hours each, 250 days a year. */
  shifts: number
  inserts: boolean
  vacuum: boolean
}

/** The query's names, in the order of the form. */
export const sizingFields = [
  'material',
  'process',
  'length',
  'width',
  'diameter',
  'thickness',
  'weight',
  'cavities',
  'yearly',
  'shifts',
  'inserts',
  'vacuum',
  'units',
] as const
export type SizingField = (typeof sizingFields)[number]

/**
 * What is wrong with a field: not one of the choices, not a number, not a whole number, missing, a process that the
 * compound does not know, or outside what a press can mold (limits in the units of the question; `over` the upper one).
 */
export type SizingProblem =
  | { kind: 'choice' | 'number' | 'whole' | 'missing' | 'unmoldable' }
  | { kind: 'range'; from: number; to: number; over: boolean }

export type SizingUnits = 'metric' | 'imperial'
export type ReadQuestion = {
  units: SizingUnits
  question: SizingQuestion | undefined
  problems: Partial<Record<SizingField, SizingProblem>>
}

/** 1 in = 25.4 mm, 1 oz = 28.349523125 g, exactly (NIST SP 811, appendix B). */
export const millimetresPerInch = 25.4
export const gramsPerOunce = 28.349523125

/** Wall in millimetres when none is given, parts a year when neither these nor cavities are, and shifts. */
export const defaults = { thickness: 4, yearly: 100_000, shifts: 2 } as const

/** What a molded part of these machines can measure: millimetres, grams, pieces. */
const limits = {
  length: [1, 2000],
  width: [1, 2000],
  diameter: [1, 2000],
  thickness: [0.2, 200],
  weight: [0.01, 100_000],
  cavities: [1, 2000],
  yearly: [1, 1_000_000_000],
  shifts: [1, 3],
} as const
type NumberField = keyof typeof limits
const numberFields = (Object.keys(limits) as NumberField[]).filter((field) => field !== 'shifts')

/**
 * Does this query ask for sizing? Any of its own names does; `units` alone does not, nor does a `process` that is a tab
 * of the production examples: such addresses are older.
 */
export function asksForSizing(query: URLSearchParams): boolean {
  const process = query.get('process')
  const own = sizingFields.filter((field) => field !== 'units' && field !== 'process')
  return own.some((field) => query.has(field)) || (process !== null && !isProcessCategory(process))
}

/**
 * Reads a sizing question from a query. Numbers are in the system that `units` names; comma and point both part
 * decimals, spaces part thousands. Without a `question`, `problems` names each wrong field; there is none while no
 * number has been given.
 */
export function readQuestion(query: URLSearchParams): ReadQuestion {
  const problems: ReadQuestion['problems'] = {}
  const units = choose('units', ['metric', 'imperial'] as const, 'metric')
  const material = choose('material', materials, 'nbr')
  const process = choose('process', ['advise', ...moldingProcesses] as const, 'advise')
  if (process !== 'advise' && !isMoldable(material, process)) problems.process = { kind: 'unmoldable' }
  const inserts = choose('inserts', ['no', 'yes'] as const, 'no') === 'yes'
  const vacuum = choose('vacuum', ['no', 'yes'] as const, 'no') === 'yes'
  const length = number('length')
  const width = number('width')
  const diameter = number('diameter')
  const thickness = number('thickness') ?? defaults.thickness
  const weight = number('weight')
  const cavities = number('cavities')
  const yearly = number('yearly') ?? (cavities === undefined ? defaults.yearly : undefined)
  const shifts = number('shifts') ?? defaults.shifts

  const side = length ?? width
  const sized = side !== undefined || diameter !== undefined
  const begun = numberFields.some((field) => query.get(field)?.trim())
  if (begun && !sized && !problems.length && !problems.width && !problems.diameter) {
    problems.length = { kind: 'missing' }
  }
  if (!sized || Object.keys(problems).length > 0) return { units, question: undefined, problems }
  const outline =
    side === undefined ? { diameter: diameter as number } : { length: length ?? side, width: width ?? side }
  const question = { material, process, outline, thickness, weight, cavities, yearly, shifts, inserts, vacuum }
  return { units, question, problems }

  function choose<const T extends string>(field: SizingField, choices: readonly T[], otherwise: T): T {
    const text = query.get(field)?.trim().toLowerCase()
    if (!text) return otherwise
    const result = v.safeParse(v.picklist(choices), text)
    if (!result.success) problems[field] = { kind: 'choice' }
    return result.success ? (result.output as T) : otherwise
  }

  function number(field: NumberField): number | undefined {
    const text = query.get(field)?.trim()
    if (!text) return undefined
    const value = isCount(field) ? readWhole(text) : readNumber(text)
    if (value === undefined) {
      problems[field] = { kind: 'number' }
      return undefined
    }
    const [low, high] = limits[field]
    const factor = factorOf(field, units)
    // Rounded to a hundredth, so that a part given in inches is the same part as in millimetres.
    const kept = factor === 1 ? value : Math.round(value * factor * 100) / 100
    if (kept < low || kept > high) {
      problems[field] = { kind: 'range', from: low / factor, to: high / factor, over: kept > high }
    } else if (isCount(field) && !Number.isInteger(kept)) problems[field] = { kind: 'whole' }
    return kept
  }
}

/** What one unit of a field is in millimetres or grams; 1 for counts and metric. */
function factorOf(field: SizingField, units: SizingUnits): number {
  if (units === 'metric') return 1
  if (field === 'weight') return gramsPerOunce
  return ['length', 'width', 'diameter', 'thickness'].includes(field) ? millimetresPerInch : 1
}

function isCount(field: NumberField): boolean {
  return field === 'cavities' || field === 'yearly' || field === 'shifts'
}

/** A decimal number as people write it: "12.5", "12,5", "1 200 000", "1,200,000", Arabic digits; else undefined. */
export function readNumber(text: string): number | undefined {
  return readGrouped(text, /^\d{1,3}([.,]\d{3}){2,}$/)
}

/** The same where nobody means a thousandth (counts, tons, wide platens): one group is thousands already, "100,000" or "1.200". */
export function readWhole(text: string): number | undefined {
  return readGrouped(text, /^\d{1,3}([.,]\d{3})+$/)
}

function readGrouped(text: string, thousands: RegExp): number | undefined {
  // A Chinese keyboard writes wide digits.
  const latin = text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٬'’_\s]/g, '')
    .replace('٫', '.')
  // Where both marks stand, the last one is the decimal mark.
  const [, mark] = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/.exec(latin) ?? []
  const grouped = mark ? latin.replaceAll(mark, '') : thousands.test(latin) ? latin.replace(/[.,]/g, '') : latin
  const plain = grouped.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
