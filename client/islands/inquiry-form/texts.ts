import type { MessageKey } from '../../../content/schema/messages.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import {
  type FieldErrorCode,
  type FieldErrors,
  type FieldMessages,
  fieldLimits,
} from '../../shared/inquiry-contract.ts'

/** Every interface text under `form.`, without that prefix: `texts['missing.company']`. */
export type FormTexts = { [Key in MessageKey as Key extends `form.${infer Name}` ? Name : never]: string }

/** The message of each wrong field, for the field, the summary and the API's response. */
export function errorTexts(errors: FieldErrors, texts: FormTexts): FieldMessages {
  const entries = Object.entries(errors) as [keyof FieldErrors, FieldErrorCode][]
  return Object.fromEntries(entries.map(([field, code]) => [field, errorText(field, code, texts)]))
}

function errorText(field: keyof FieldErrors, code: FieldErrorCode, texts: FormTexts): string {
  const own = code === 'missing' || code === 'invalid' ? texts[`${code}.${field}` as keyof FormTexts] : undefined
  const max = code === 'tooLong' ? fieldLimits[field as keyof typeof fieldLimits] : undefined
  const text = max === undefined ? texts['invalid.text'] : texts.tooLong
  return own ?? fillPlaceholders(text, { field: texts[field as keyof FormTexts] ?? field, max })
}
