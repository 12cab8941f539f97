import {
  type FieldErrorCode,
  type FieldErrors,
  type FormField,
  formFields,
  type InquirySource,
  type InquiryValues,
  trapField,
} from '../../client/shared/inquiry-contract.ts'
import { readField } from '../../client/shared/inquiry-validation.ts'
import { countryCodes } from '../../content/registry/country-codes.ts'
import { machineOptions } from '../../content/registry/form-options.ts'
import { isLang, type Lang } from '../../content/registry/languages.ts'
import { isMachineKey } from '../../content/registry/machines.ts'

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
export function rawJson(body: object): RawFields {
  return (name) => (Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined)
}

/** Fields of a posted form. When a field comes twice, the first counts. */
export function rawForm(body: string): RawFields {
  const params = new URLSearchParams(body)
  return (name) => params.get(name) ?? undefined
}

/** The language that the buyer saw; the cookie may have changed since, in another tab. */
export function saidLang(raw: RawFields, otherwise: Lang): Lang {
  const lng = raw('lng')
  return typeof lng === 'string' && isLang(lng) ? lng : otherwise
}

/** Checks and cleans what a buyer sent; wrong fields are named by code, to be translated where they are shown. */
export function parseInquiry(raw: RawFields, source: InquirySource): Parsed {
  const values = {} as InquiryValues
  const errors: FieldErrors = {}
  for (const field of formFields) {
    const { value, error } = readField(field, field === 'machines' ? listed(raw(field)) : raw(field))
    const wrong = error ?? checkChoice(field, value, source)
    if (wrong) errors[field] = wrong
    values[field] = value
  }
  const id = raw('id')
  const validId = typeof id === 'string' && uuid.test(id) ? id.toLowerCase() : undefined
  if (!validId) errors.id = 'invalid'
  const trap = raw(trapField)
  return { id: validId, values, errors, trapped: trap !== undefined && trap !== null && trap !== '' }
}

/** In JSON the list of machines may come as a list. */
function listed(given: unknown): unknown {
  return Array.isArray(given) && given.every((entry) => typeof entry === 'string') ? given.join(', ') : given
}

/** The Worker alone knows what can be chosen. */
function checkChoice(field: FormField, value: string, source: InquirySource): FieldErrorCode | undefined {
  if (field === 'country') return countries.has(value) ? undefined : 'invalid'
  if (field !== 'machine') return undefined
  const known = source === 'details_form' ? isMachineKey(value) : Object.hasOwn(machineOptions, value)
  return known ? undefined : 'invalid'
}
