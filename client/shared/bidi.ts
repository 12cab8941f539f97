import { mapStrings } from './map-strings.ts'

/**
 * In right-to-left text the parts of `800 × 1000`, `8:00–18:00`, `30%` and `±0.2` change places, so such expressions
 * are wrapped in U+2066 and U+2069 (left-to-right isolate; Unicode annex 9, chapter 2.4).
 */
const isolate = '\u2066'
const end = '\u2069'

/** A number with its sign and percent or degree sign, or a placeholder for one, `{{max}}`. */
const number = String.raw`(?:[±−+≈≤≥<>]\u00a0?)?(?:\d+(?:[.,:/]\d+)*|\{\{\w+\}\})[%°+]?`

/** A date, 2026-11-24, a telephone number, +86 20 0000 0000, and a quantity of a model, 2 × VF-300. */
const dateOrPhoneOrQuantity = String.raw`\d{4}-\d{2}-\d{2}|\+\d+(?:[ \u00a0]\d+)+|\d+[ \u00a0]×[ \u00a0][A-Z][A-Z\d-]*`

/**
 * In this order: an expression that is already isolated; a date, telephone number or quantity; numbers joined to a range
 * or a dimension; a code that begins with digits, `2006/42/EC`. Not within a Latin code.
 */
const expression = new RegExp(
  `${isolate}[^${end}]*${end}|` +
    String.raw`(?<![A-Za-z\d.,:/+–-])(?:${dateOrPhoneOrQuantity}|\d[\d/]*/[A-Z]+|${number}(?:[ \u00a0]?[–×][ \u00a0]?${number})*)(?!\w)`,
  'g',
)

/** Signs that change places; digits with only points, commas, colons and slashes do not. */
const reordered = /[±−+≈≤≥<>–×%°A-Z]|\d-\d/

/** Isolates an expression that runs from left to right on one line. */
export function isolateLtr(text: string): string {
  return isolate + withoutBreaks(text) + end
}

/** Isolates ranges, dimensions, percentages and signed numbers of a text, each on one line. */
function isolateNumbers(text: string): string {
  if (!reordered.test(text)) return text
  return text.replace(expression, (found) =>
    !found.startsWith(isolate) && reordered.test(found.replaceAll(/\{\{\w+\}\}/g, '')) ? isolateLtr(found) : found,
  )
}

/** Forbids line breaks (U+2060), except in a range of millions, which is wider than a column on a phone. */
function withoutBreaks(expression: string): string {
  return expression.replaceAll(/–(?=\d)(?!\d+,\d+,)/g, '–\u2060').replaceAll(' × ', ' \u2060× \u2060')
}

/** Isolates numbers in every text of a document, for right-to-left languages, before it is rendered. */
export function isolateBidi<T>(value: T): T {
  return mapStrings(value, isolateNumbers)
}

/** Removes isolates from a text, for titles, search engines, mail and data. */
export function stripBidi(text: string): string {
  return text.replaceAll(/[\u2060\u2066\u2067\u2069]/g, '')
}
