import { type FieldErrors, type FormField, formFields, type InquiryValues } from '../../shared/inquiry-contract.ts'
import { readField } from '../../shared/inquiry-validation.ts'
import { errorText, type FormTexts } from './texts.ts'

export type Messages = Partial<Record<FormField | 'id', string>>

/** What stands in the form; on a machine page the machine is the page's own. */
export function readValues(form: HTMLFormElement, machine: string | undefined): InquiryValues {
  const values = Object.fromEntries(formFields.map((field) => [field, textIn(form, field)])) as InquiryValues
  return machine ? { ...values, machine } : values
}

/** What the browser can tell is wrong before it sends; the Worker checks all of it again. */
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

/** The messages once a field was left: its own as it is now, the others as they were. */
export function recheck(messages: Messages, field: FormField, form: HTMLFormElement, texts: FormTexts): Messages {
  const { [field]: _, ...others } = messages
  const { error } = readField(field, textIn(form, field))
  return error ? { ...others, [field]: errorText(field, error, texts) } : others
}

/** What the form would post of a field, as text; empty when it has none of that name. */
export function textIn(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '')
}
