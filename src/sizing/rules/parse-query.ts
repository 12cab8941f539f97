import imperialUnits from '../../../content/registry/imperial-units.json' with { type: 'json' }
import { isProcessCategory } from '../../../content/registry/processes.ts'
import type { MessageKey, NamesUnder } from '../../../content/schema/messages.ts'
import table from '../../../content/sizing/fields.json' with { type: 'json' }
import { readNumber, readWhole } from '../../i18n/read-number.ts'
import type { UnitSystem } from '../../i18n/units.ts'
import { isMoldable, type Material, type MoldingProcess, materials } from './compounds.ts'

/** Seen along the press's axis: a rectangle, a circle or a ring. */
export type Outline = { length: number; width: number } | { diameter: number; inner?: number }

/** The part and the production of a buyer, in millimeters and grams; a field that was left empty is undefined. */
export type SizingQuestion = {
  material: Material
  process: MoldingProcess | 'advise'
  outline: Outline
  /** Projected area in cm2, for parts that do not fill their outline. */
  area: number | undefined
  /** The shape that is assumed if only one side or only the area is given. */
  assumed: 'square' | 'circle' | undefined
  /** Largest wall. */
  thickness: number
  /** Grams of one part. */
  weight: number | undefined
  /** Cavities in all molds of one press; undefined: the sizing chooses. */
  cavities: number | undefined
  yearly: number | undefined
  /** Of eight hours each, 250 days a year. */
  shifts: number
  inserts: boolean
  vacuum: Vacuum
}

/** Vacuum in the mold: wanted, declined, or left to the sizing. */
type Vacuum = 'advise' | 'yes' | 'no'

/** The problem of a field; limits are in the units of the question, `over` means above the upper one. */
export type SizingProblem =
  | { kind: Exclude<NamesUnder<'sizing.problem.'>, 'range'> }
  | { kind: 'range'; from: number; to: number; over: boolean }

export type ParsedSizingQuery = {
  units: UnitSystem
  question: SizingQuestion | undefined
  problems: Partial<Record<SizingField, SizingProblem>>
}

/** Wall in millimeters if none is given, parts a year if neither these nor cavities are given, and shifts. */
export const defaults = { thickness: 4, yearly: 100_000, shifts: 2 } as const

/** A field of the form: numbers have a kind and limits in mm, cm2, g or pieces; of choices, the first is the default. */
type Field = {
  group: 'part' | 'production' | 'more'
  kind?: 'length' | 'area' | 'weight' | 'count'
  limits?: [number, number]
  choices?: [value: string, text?: MessageKey][]
  hint?: MessageKey
}
export type SizingField = keyof typeof table

const usualFirst = ['nbr', ...materials.filter((name) => name !== 'nbr')]
const compounds = usualFirst.map((name) => [name, `sizing.material.${name}`])

/** All fields by their names in a query, in the order of the form. */
export const fields = { ...table, material: { ...table.material, choices: compounds } } as unknown as Record<
  SizingField,
  Field
>
export const sizingFields = Object.keys(table) as SizingField[]

/** Imperial units in millimeters, square centimeters and grams. */
const imperial = { length: imperialUnits.mm.size, area: imperialUnits.cm2.size, weight: imperialUnits.g.size, count: 1 }

/** Whether a query asks for sizing: by any field but `units`, or by a `process` that is not a tab of the production examples. */
export function hasSizingQuery(query: URLSearchParams): boolean {
  const process = query.get('process')
  const own = sizingFields.filter((field) => field !== 'units' && field !== 'process')
  return own.some((field) => query.has(field)) || (process !== null && !isProcessCategory(process))
}

/**
 * Reads a sizing question; `units` names the system of its numbers (readNumber). Without a `question`, `problems` names each
 * wrong field; there is none while no number has been given.
 */
export function parseSizingQuery(query: URLSearchParams): ParsedSizingQuery {
  const problems: ParsedSizingQuery['problems'] = {}
  const units = readChoice<UnitSystem>('units')
  const material = readChoice<Material>('material')
  const process = readChoice<SizingQuestion['process']>('process')
  if (process !== 'advise' && !isMoldable(material, process)) problems.process = { kind: 'unmoldable' }
  const inserts = readChoice('inserts') === 'yes'
  const vacuum = readChoice<Vacuum>('vacuum')
  const size = readSize()
  const weight = number('weight')
  const cavities = number('cavities')
  const yearly = number('yearly') ?? (cavities === undefined ? defaults.yearly : undefined)
  const shifts = number('shifts') ?? defaults.shifts

  const begun = sizingFields.some((field) => fields[field].kind && field !== 'shifts' && query.get(field)?.trim())
  const sizeProblem = (['length', 'width', 'diameter', 'inner', 'area'] as const).some((field) => problems[field])
  if (begun && !size && !sizeProblem) problems.length = { kind: 'missing' }
  if (!size || Object.keys(problems).length > 0) return { units, question: undefined, problems }
  const question = { material, process, ...size, weight, cavities, yearly, shifts, inserts, vacuum }
  return { units, question, problems }

  /** Outline, area and wall; undefined while no size is given. Problems are noted at their field. */
  function readSize(): Pick<SizingQuestion, 'outline' | 'area' | 'assumed' | 'thickness'> | undefined {
    const length = number('length')
    const width = number('width')
    const diameter = number('diameter')
    const inner = number('inner')
    const area = number('area')
    const wall = number('thickness')
    const side = length ?? width
    if (inner !== undefined && !problems.inner && !problems.diameter) {
      if (diameter === undefined) problems.inner = { kind: 'noOuter' }
      else if (inner >= diameter) problems.inner = { kind: 'innerTooLarge' }
    }
    if (side !== undefined && diameter !== undefined) problems.diameter ??= { kind: 'both' }
    if (side === undefined && diameter === undefined && area === undefined) return undefined
    const outline: Outline =
      inner !== undefined || side === undefined
        ? { diameter: diameter ?? Math.sqrt(((area ?? 0) * 100 * 4) / Math.PI), ...(inner !== undefined && { inner }) }
        : { length: length ?? side, width: width ?? side }
    const hole = problems.inner ? 0 : (inner ?? 0)
    const around =
      'diameter' in outline ? (Math.PI / 4) * (outline.diameter ** 2 - hole ** 2) : outline.length * outline.width
    // Areas and outlines are rounded.
    if (area !== undefined && !problems.area && area * 100 > around * 1.01) problems.area = { kind: 'areaTooLarge' }
    const isSquare = length === undefined || width === undefined
    const assumed = diameter !== undefined ? undefined : side === undefined ? 'circle' : isSquare ? 'square' : undefined
    return { outline, area, assumed, thickness: wall ?? usualWall(outline) }
  }

  function readChoice<T extends string>(field: SizingField): T {
    const { choices = [] } = fields[field]
    const text = query.get(field)?.trim().toLowerCase()
    const chosen = choices.find(([choice]) => choice === text)
    if (text && !chosen) problems[field] = { kind: 'choice' }
    return (chosen ?? choices[0])?.[0] as T
  }

  function number(field: SizingField): number | undefined {
    const text = query.get(field)?.trim()
    if (!text) return undefined
    const { kind = 'count', limits: [low, high] = [0, 0] } = fields[field]
    const value = kind === 'count' ? readWhole(text) : readNumber(text)
    if (value === undefined) {
      problems[field] = { kind: kind === 'count' ? 'whole' : 'number' }
      return undefined
    }
    const factor = units === 'imperial' ? imperial[kind] : 1
    // Rounded to a hundredth, so that a part given in inches is the same part as in millimeters.
    const metric = factor === 1 ? value : Math.round(value * factor * 100) / 100
    if (metric < low || metric > high) {
      problems[field] = { kind: 'range', from: low / factor, to: high / factor, over: metric > high }
    } else if (kind === 'count' && !Number.isInteger(metric)) problems[field] = { kind: 'whole' }
    return metric
  }
}

/** Wall in mm if none is given: the cross-section of a ring, else the default. */
function usualWall(outline: Outline): number {
  const inner = 'inner' in outline ? outline.inner : undefined
  return inner !== undefined && 'diameter' in outline && outline.diameter > inner
    ? Math.max(fields.thickness.limits?.[0] ?? 0, (outline.diameter - inner) / 2)
    : defaults.thickness
}
