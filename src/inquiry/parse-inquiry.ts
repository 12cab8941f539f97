import {
  type FieldErrorCode,
  type FieldErrors,
  type FormField,
  formFields,
  honeypotField,
  type InquirySource,
  type InquiryValues,
} from '../../client/shared/inquiry-contract.ts'
import { readField } from '../../client/shared/inquiry-validation.ts'
import countryCodes from '../../content/registry/country-codes.json'
import { isLang, type Lang } from '../../content/registry/languages.ts'
import { isMachineKey, machineOptions } from '../../content/registry/machines.ts'

/** Reads one posted field: its text, another JSON value, or undefined. */
export type FieldReader = (name: string) => unknown

export type Parsed = ReturnType<typeof parseInquiry>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const countries = new Set(countryCodes)

/** Reads fields of posted JSON. Only own properties of an object count: `__proto__` is an ordinary name. */
export function readJsonField(body: unknown): FieldReader {
  const fields = new Map(body instanceof Object && !Array.isArray(body) ? Object.entries(body) : [])
  return (name) => fields.get(name)
}

/** Reads fields of a posted form. The first of repeated fields counts. */
export function readFormField(body: string): FieldReader {
  const params = new URLSearchParams(body)
  return (name) => params.get(name) ?? undefined
}

/** The language of the page that the buyer saw; another tab may have changed the cookie since. */
export function submittedLang(raw: FieldReader, fallback: Lang): Lang {
  const lng = raw('lng')
  return typeof lng === 'string' && isLang(lng) ? lng : fallback
}

/** Validates and cleans a posted inquiry; errors are codes, translated where they are shown. */
export function parseInquiry(raw: FieldReader, source: InquirySource) {
  const values = {} as InquiryValues
  const errors: FieldErrors = {}
  for (const field of formFields) {
    const { value, error } = readField(field, field === 'machines' ? joinList(raw(field)) : raw(field))
    const wrong = error ?? checkChoice(field, value, source)
    if (wrong) errors[field] = wrong
    values[field] = value
  }
  const id = raw('id')
  const validId = typeof id === 'string' && uuid.test(id) ? id.toLowerCase() : undefined
  if (!validId) errors.id = 'invalid'
  const honeypot = raw(honeypotField)
  return {
    /** Lower case; undefined if it is not a UUID. */
    id: validId,
    /** Cleaned values: stored if there are no errors, else shown in the form again. */
    values,
    errors,
    honeypotFilled: honeypot !== undefined && honeypot !== null && honeypot !== '',
  }
}

/** In JSON the inquiry list may be an array. */
function joinList(value: unknown): unknown {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value.join(', ') : value
}

/** Only the Worker knows the valid options. */
function checkChoice(field: FormField, value: string, source: InquirySource): FieldErrorCode | undefined {
  if (field === 'country') return countries.has(value) ? undefined : 'invalid'
  if (field !== 'machine') return undefined
  const known = source === 'details_form' ? isMachineKey(value) : Object.hasOwn(machineOptions, value)
  return known ? undefined : 'invalid'
}
