/** Cleans and checks a field, in the browser and in the Worker (which also knows the valid options). */
import { type FieldErrorCode, type FormField, fieldLimits, inquiryExtras } from './inquiry-contract.ts'

const optional: readonly FormField[] = ['message', ...inquiryExtras]

const multiline: readonly FormField[] = ['message', 'sizing']

/** Cleans one posted field and reports its error; `value` can always be shown in the form again. */
export function readField(field: FormField, given: unknown): { value: string; error?: FieldErrorCode } {
  if (given !== undefined && given !== null && typeof given !== 'string') return { value: '', error: 'invalid' }
  const text = given ?? ''
  const cleaned = cleanText(text, multiline.includes(field))
  // E-mail addresses copied from right-to-left text contain direction marks; addresses never need any.
  const shown = field === 'email' ? cleaned.replace(/\p{Cf}/gu, '').trim() : cleaned
  const value = hasVisibleText(shown) ? shown : ''
  // NUL and lone surrogates cannot be displayed and show that the input is corrupt.
  const error = /\0|\p{Surrogate}/u.test(text) ? 'unprintable' : checkText(field, value)
  return error ? { value, error } : { value }
}

export function isRequired(field: FormField): boolean {
  return !optional.includes(field)
}

function checkText(field: FormField, value: string): FieldErrorCode | undefined {
  if (!value) return isRequired(field) ? 'missing' : undefined
  // Counts code points, as a reader would, not UTF-16 units.
  const { length } = [...value]
  if (field in fieldLimits && length > fieldLimits[field as keyof typeof fieldLimits]) return 'tooLong'
  return field === 'email' && !isEmailAddress(value) ? 'invalid' : undefined
}

/** The grammar of `input type=email` in the HTML standard (chapter 4.10.5.1.5). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** A domain of letters and digits of any script; as in its ASCII form, no label begins or ends with a hyphen. */
const internationalDomain = /^[^@]+@(?:(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)(?:\.|$))+$/u

/** Checks the standard's grammar on the ASCII form of an international domain (RFC 3492). */
function isEmailAddress(text: string): boolean {
  if (emailPattern.test(text)) return true
  if (!internationalDomain.test(text)) return false
  const [name, domain] = text.split('@')
  // `URL.parse` is missing in the oldest supported browsers.
  try {
    return emailPattern.test(`${name}@${new URL(`https://${domain}`).hostname}`)
  } catch {
    return false
  }
}

/** Other control characters, and those that override the reading direction; marks (LRM, RLM) stay. */
const invisibleControls = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2060\u2066-\u2069]/gu

/** Normalizes a text: NFC, trimmed, line feeds as line ends (spaces in single-line fields). */
function cleanText(text: string, lines: boolean): string {
  const broken = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  const shaped = lines ? broken : broken.replace(/[\t\n]+/g, ' ')
  return shaped.replace(invisibleControls, '').normalize('NFC').trim()
}

function hasVisibleText(text: string): boolean {
  return /[^\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text)
}
