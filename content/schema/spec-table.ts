import * as v from 'valibot'
import labels from '../registry/labels.json' with { type: 'json' }
import type { NamesUnder } from './messages.ts'
import { amount } from './values.ts'

/** A unit by the name of its message. */
export type Unit = NamesUnder<'unit.'>
export type SpecLabel = keyof typeof labels.spec

/** Labels of a specification table (specification, chapter 3) and the units in which documents store their numbers. */
export const specLabels = labels.spec as Record<SpecLabel, Unit | null>

export type LabelVariant = NamesUnder<'spec.as.'>

/** Variants of labels that mean something else on one machine; their texts are `spec.as.<name>`. */
export const labelVariants = labels.variants as LabelVariant[]

const as = v.optional(v.picklist(labelVariants))

/**
 * One row: a label and one value per model, all of one form. `null` = not applicable to that model.
 * number 300 · size [650, 650] or [3200, 2100, 2900] (L x W x H) · range [3, 25] · ratio [1, 1.27] · code "2RT / 3RT"
 */
export const rowOf = <Label extends string>(labels: readonly Label[]) => {
  const label = v.picklist(labels)
  const row = <Form extends string, T extends v.GenericSchema>(form: Form, value: T) =>
    v.strictObject({ label, as, form: v.literal(form), values: v.array(v.nullable(value)) })
  return v.variant('form', [
    row('number', amount),
    row('size', v.pipe(v.array(amount), v.minLength(2), v.maxLength(3))),
    row('range', v.tuple([amount, amount])),
    row('ratio', v.tuple([amount, amount])),
    row('code', v.pipe(v.string(), v.regex(/^[\dA-Z][\dA-Za-z /.~-]*$/))),
  ])
}

export const specRow = rowOf(Object.keys(specLabels) as SpecLabel[])

/** Models as columns, labels as rows: cards show the first two rows as key figures, pages the first four. */
export const specTable = v.pipe(
  v.strictObject({
    models: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
    rows: v.pipe(v.array(specRow), v.minLength(3)),
    /** Diameter and stroke of the injection plunger or screw in mm, one pair per model (physics check). */
    injectionPlunger: v.optional(v.array(v.tuple([amount, amount]))),
  }),
  v.check(({ models }) => new Set(models).size === models.length, 'two models have the same code'),
  v.rawCheck(({ dataset, addIssue }) => {
    const { rows, models } = dataset.typed ? dataset.value : { rows: [], models: [] }
    for (const { label, values } of rows.filter((row) => row.values.length !== models.length))
      addIssue({ message: `${label} has ${values.length} of ${models.length} values` })
  }),
)

export type SpecRow = v.InferOutput<typeof specRow>
export type SpecTable = v.InferOutput<typeof specTable>
