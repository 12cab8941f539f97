import {
  emailPattern,
  type FieldErrorCode,
  type FieldErrors,
  fieldLimits,
  type InquiryField,
  type InquirySource,
  type InquiryValues,
  inquiryFields,
} from '../../client/inquiry-contract.ts'
import { countryCodes } from '../../content/country-codes.ts'
import { isMachineKey, machineOptions } from '../../content/keys.ts'

/** Reads one field of what was posted: its text, anything else that JSON can hold, or undefined. */
export type RawFields = (name: string) => unknown

export type Parsed = {
  /** Lower case; undefined when what came is no UUID. */
  id: string | undefined
  /** Cleaned values: what is stored when there are no errors, and what the form shows again when there are. */
  values: InquiryValues
  errors: FieldErrors
  /** The field that people cannot see was filled. */
  trapped: boolean
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const countries = new Set(countryCodes)

/** Fields of a posted JSON object. Only own properties count: `__proto__` is a name like any other. */
export function jsonFields(body: object): RawFields {
  return (name) => (Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined)
}

/** Fields of a posted form. When a field comes twice, the first counts. */
export function formFields(body: string): RawFields {
  const params = new URLSearchParams(body)
  return (name) => params.get(name) ?? undefined
}

/** Checks and cleans what a buyer sent; wrong fields are named by code, to be translated where they are shown. */
export function parseInquiry(raw: RawFields, source: InquirySource): Parsed {
  const values = {} as InquiryValues
  const errors: FieldErrors = {}
  for (const field of inquiryFields) {
    const given = raw(field)
    const value = typeof given === 'string' ? cleanText(given, field === 'message') : ''
    const error =
      typeof given === 'string' && isUnprintable(given) ? 'unprintable' : checkField(field, given, value, source)
    if (error) errors[field] = error
    values[field] = value
  }
  const id = raw('id')
  const validId = typeof id === 'string' && uuid.test(id) ? id.toLowerCase() : undefined
  if (!validId) errors.id = 'invalid'
  const trap = raw('website')
  return { id: validId, values, errors, trapped: trap !== undefined && trap !== null && trap !== '' }
}

function checkField(
  field: InquiryField,
  given: unknown,
  value: string,
  source: InquirySource,
): FieldErrorCode | undefined {
  if (given !== undefined && given !== null && typeof given !== 'string') return 'invalid'
  if (!hasVisibleText(value)) return field === 'message' ? undefined : 'missing'
  switch (field) {
    case 'machine':
      return (source === 'details_form' ? isMachineKey(value) : Object.hasOwn(machineOptions, value))
        ? undefined
        : 'invalid'
    case 'country':
      return countries.has(value) ? undefined : 'invalid'
    case 'email':
      if (isLonger(value, fieldLimits.email)) return 'tooLong'
      return emailPattern.test(value) ? undefined : 'invalid'
    default:
      return isLonger(value, fieldLimits[field]) ? 'tooLong' : undefined
  }
}

/** NUL and halves of surrogate pairs cannot be written down and mean that something went wrong on the way. */
function isUnprintable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** Other control characters, and those that reverse the reading direction of what follows; marks (LRM, RLM) stay. */
const invisibleControls = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu

/** One spelling for equal texts: NFC, trimmed, line feeds as line ends (in `multiline` texts, else blanks). */
function cleanText(text: string, multiline: boolean): string {
  const lines = text.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  const shaped = multiline ? lines : lines.replace(/[\t\n]+/g, ' ')
  return shaped.replace(invisibleControls, '').normalize('NFC').trim()
}

function hasVisibleText(text: string): boolean {
  return /[^\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** Counts characters (code points), as a reader would, not the halves that JavaScript counts. */
function isLonger(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit
}
