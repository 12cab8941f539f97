import { type FieldErrors, type FormField, formFields, type InquiryValues } from '../../shared/inquiry-contract.ts'
import { readField } from '../../shared/inquiry-validation.ts'
import { errorText, type FormTexts } from './texts.ts'

export type Messages = Partial<Record<FormField | 'id', string>>

/** Values of the form's fields; on a machine page the machine is fixed. */
export function readValues(form: HTMLFormElement, machine: string | undefined): InquiryValues {
  const values = Object.fromEntries(formFields.map((field) => [field, fieldValue(form, field)])) as InquiryValues
  return machine ? { ...values, machine } : values
}

/** Errors that the browser can find before sending; the Worker validates everything again. */
export function checkValues(values: InquiryValues): FieldErrors {
  return Object.fromEntries(
    formFields.flatMap((field) => {
      const { error } = readField(field, values[field])
      return error ? [[field, error]] : []
    }),
  )
}

/** The message of each wrong field, in the page's language. */
export function translateErrors(errors: FieldErrors, texts: FormTexts): Messages {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, errorText(field as FormField | 'id', code, texts)]),
  )
}

/** Validates one field again and keeps the messages of the others. */
export function revalidate(messages: Messages, field: FormField, form: HTMLFormElement, texts: FormTexts): Messages {
  const { [field]: _, ...others } = messages
  const { error } = readField(field, fieldValue(form, field))
  return error ? { ...others, [field]: errorText(field, error, texts) } : others
}

/** Text value of a field; empty if the form has no such field. */
export function fieldValue(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '')
}
