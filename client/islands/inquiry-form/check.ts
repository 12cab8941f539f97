import {
  emailPattern,
  type FieldErrorCode,
  type FieldErrors,
  fieldLimits,
  type InquiryField,
  type InquiryValues,
  inquiryFields,
} from '../../inquiry-contract.ts'
import type { FormTexts } from './form-props.ts'

/** What the browser can tell is wrong before it sends; the Worker checks all of it again. */
export function checkValues(values: InquiryValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of inquiryFields) {
    const code = checkField(field, values[field].trim().normalize('NFC'))
    if (code) errors[field] = code
  }
  return errors
}

function checkField(field: InquiryField, value: string): FieldErrorCode | undefined {
  if (value === '') return field === 'message' ? undefined : 'missing'
  if (field in fieldLimits && [...value].length > fieldLimits[field as keyof typeof fieldLimits]) return 'tooLong'
  if (field === 'email' && !emailPattern.test(value)) return 'invalid'
}

/** The message of an error code in the page's language. */
export function errorText(field: InquiryField | 'id', code: FieldErrorCode, texts: FormTexts): string {
  if (field === 'id') return texts.invalidId
  if (code === 'missing' && field !== 'message') return texts.missing[field]
  if (code === 'tooLong' && field in fieldLimits) {
    return texts.tooLong.replace('{{max}}', String(fieldLimits[field as keyof typeof fieldLimits]))
  }
  if (field === 'email') return texts.invalidEmail
  if (field === 'machine') return texts.invalidMachine
  if (field === 'country') return texts.invalidCountry
  return texts.invalidText
}
