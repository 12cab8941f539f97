import * as v from 'valibot'

/** Schemas of values that several documents contain. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
export const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
export const positive = v.pipe(amount, v.gtValue(0))
export const count = v.pipe(v.number(), v.integer(), v.minValue(1))
