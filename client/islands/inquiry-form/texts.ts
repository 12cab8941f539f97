import type { MessageKey } from '../../../content/schema/messages.ts'
import { type FieldErrorCode, type FormField, fieldLimits } from '../../shared/inquiry-contract.ts'

/** Every interface text under `form.`, named without that: `texts['missing.company']`. */
export type FormTexts = { [Key in MessageKey as Key extends `form.${infer Name}` ? Name : never]: string }

/** What is wrong with a field, in the language of the texts: beside the field, in the summary, in the API's answer. */
export function errorText(field: FormField | 'id', code: FieldErrorCode, texts: FormTexts): string {
  if (code === 'tooLong' && field in fieldLimits) {
    return texts.tooLong.replace('{{max}}', String(fieldLimits[field as keyof typeof fieldLimits]))
  }
  const own = code === 'missing' || code === 'invalid' ? texts[`${code}.${field}` as keyof FormTexts] : undefined
  return own ?? texts['invalid.text']
}
