import * as v from 'valibot'
import labels from '../registry/labels.json' with { type: 'json' }
import type { NamesUnder } from './messages.ts'
import { rowOf, type SpecRow, type Unit } from './spec-table.ts'
import { amount, count, positive } from './values.ts'

/** Units of the data sheet's rows: installation data, worked cycle, shipping packages. content/README.md defines the rows. */
export const cycleLabels = labels.cycle as Record<keyof typeof labels.cycle, Unit | null>
type InstallationLabel = keyof typeof labels.installation
export type SheetLabel = InstallationLabel | keyof typeof labels.cycle | keyof typeof labels.packages
const allLabels = { ...labels.installation, ...labels.cycle, ...labels.packages }
export const sheetLabels = allLabels as Record<SheetLabel, Unit | null>

/** Conditions for the values of rows, by label, or by the variant (`as`) that a machine gives the row. */
export const conditions = labels.conditions as Partial<Record<string, { value: number; unit: Unit }>>

/** Mold opening types: how many plates of the mold the press opens and moves to the operator. */
export const moldOpenings = { '2RT': 2, '3RT': 3, '4RT': 4 } as const

/** Length, width and height in mm, gross weight in kg. */
const shippingPackage = v.strictObject({ size: v.tuple([positive, positive, positive]), weight: positive })

/** Installation data of a machine, one value per model in the order of the specification table. */
export const installation = v.strictObject({
  rows: v.pipe(v.array(rowOf(Object.keys(labels.installation) as InstallationLabel[])), v.minLength(1)),
  packages: v.array(v.pipe(v.array(shippingPackage), v.minLength(1))),
})

const compounds = ['iir', 'nr', 'nbr', 'epdm', 'fkm', 'htv', 'lsr', 'friction'] as const

/** One worked cycle: one of the machine's applications, and the seconds of its steps. */
export const cycle = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  /** Index in applicationImages and applicationAlt. */
  application: v.pipe(v.number(), v.integer(), v.minValue(0)),
  compound: v.picklist(compounds),
  /** Molds that close together; cavities count over all of them. */
  molds: count,
  cavities: count,
  /** Molded material of one part, g; inserts not counted. */
  partWeight: positive,
  /** Thickest wall in mm, which decides the cure time. */
  wallThickness: positive,
  /** Of one part without its web, cm2. */
  projectedArea: positive,
  moldTemperature: positive,
  /** Clamp force set for this mold, t: projected area x cavity pressure x margin, rounded up. */
  forceUsed: v.optional(positive),
  loadTime: amount,
  /** Closing with vacuum and degassing. */
  closeTime: amount,
  injectTime: v.optional(amount),
  cureTime: amount,
  openTime: amount,
  cycleTime: positive,
  partsPerHour: positive,
})

/** Scope of delivery of every molding machine. */
export const pressScope: readonly string[] = ['plc', 'platens', 'pressureControl', 'hydraulics', 'guards']

/** Scope of delivery, options and design standards: their texts are `scope.<name>` and so on. */
export const scope = v.strictObject({
  standard: v.pipe(v.array(v.picklist(labels.scope as NamesUnder<'scope.'>[])), v.minLength(3)),
  options: v.pipe(v.array(v.picklist(labels.options as NamesUnder<'option.'>[])), v.minLength(2)),
})
export const standards = v.pipe(v.array(v.picklist(labels.standards as NamesUnder<'standard.'>[])), v.minLength(2))

export type Installation = v.InferOutput<typeof installation>
export type Cycle = v.InferOutput<typeof cycle>
/** A row of these tables; values have the forms of the specification table. `nth` numbers rows with equal labels. */
export type SheetRow = Pick<SpecRow, 'as' | 'form' | 'values'> & { label: SheetLabel; nth?: number }
