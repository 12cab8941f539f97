/**
 * In right-to-left text the parts of `800 × 1000`, `8:00–18:00`, `30%` and `±0.2` change places: digits run from left
 * to right, the signs between and around them do not. So that prose says what tables say, such an expression stands
 * between U+2066 and U+2069 (isolate, left to right; Unicode annex 9, chapter 2.4).
 */
const isolate = '\u2066'
const end = '\u2069'

/** A number with its sign and percent or degree mark; or the place where one comes, `{{max}}`. */
const number = String.raw`(?:[±−+≈≤≥<>]\u00a0?)?(?:\d+(?:[.,:/]\d+)*|\{\{\w+\}\})[%°+]?`

/** A day, 2026-11-24, and a telephone number, +86 20 0000 0000. */
const whole = String.raw`\d{4}-\d{2}-\d{2}|\+\d+(?:[ \u00a0]\d+)+`

/**
 * What stands isolated already; what is one whole; numbers joined to a range or a dimension; or a code that begins with digits,
 * `2006/42/EC`. Not within a Latin code.
 */
const expression = new RegExp(
  `${isolate}[^${end}]*${end}|` +
    String.raw`(?<![A-Za-z\d.,:/+–-])(?:${whole}|\d[\d/]*/[A-Z]+|${number}(?:[ \u00a0]?[–×][ \u00a0]?${number})*)(?!\w)`,
  'g',
)

/** Signs that move; digits with points, commas, colons and slashes alone stay as they are. */
const moves = /[±−+≈≤≥<>–×%°A-Z]|\d-\d/

/** An expression that runs from left to right on one line, whatever stands around it. */
export function isolateLtr(text: string): string {
  return isolate + withoutBreaks(text) + end
}

/** The text with its ranges, dimensions, percentages and signed numbers isolated from left to right, each on one line. */
function isolateNumbers(text: string): string {
  if (!moves.test(text)) return text
  return text.replace(expression, (found) =>
    !found.startsWith(isolate) && moves.test(found.replaceAll(/\{\{\w+\}\}/g, '')) ? isolateLtr(found) : found,
  )
}

/** Browsers break a line after a dash and around a multiplication sign; U+2060 (word joiner) forbids it. */
function withoutBreaks(expression: string): string {
  return expression.replaceAll(/–(?=\d)/g, '–\u2060').replaceAll(' × ', ' \u2060× \u2060')
}

/** The same for every text of a document, of whatever shape. For right-to-left languages, on the way to a page. */
export function isolateBidi<T>(value: T): T {
  const convert = (part: unknown): unknown => {
    if (typeof part === 'string') return isolateNumbers(part)
    if (Array.isArray(part)) return part.map(convert)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, convert(child)]))
  }
  return convert(value) as T
}

/** The text without isolates: for titles, search engines, mail and data, where nothing lays it out. */
export function stripBidi(text: string): string {
  return text.replaceAll(/[\u2060\u2066\u2067\u2069]/g, '')
}
