import type { ReactNode } from 'react'
import { honeypotField } from '../../shared/inquiry-contract.ts'
import { CountryField } from './country-field.tsx'
import { Field, type FieldProps, MachineField, spaced } from './field.tsx'
import type { InquiryFormProps, SelectOptions } from './props.ts'

/** Values that other parts of the site compose; posted with the form in hidden fields. */
const composedExtras = ['machines', 'sizing'] as const

/** All fields that the form posts, hidden ones included. */
export function FormFields(props: {
  /** Props of every field. */
  field: FieldProps
  id: string
  form: InquiryFormProps & SelectOptions
  attachments: Record<(typeof composedExtras)[number], string>
  hydrated: boolean
}) {
  const { field, id, form, attachments, hydrated } = props
  const { machine } = form
  const trapId = `${field.idPrefix}-leave`
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="lng" value={form.lang} />
      {field.values &&
        composedExtras.map(
          (name) => attachments[name] && <input key={name} type="hidden" name={name} value={attachments[name]} />,
        )}
      <Field {...field} name="company" autoComplete="organization" dir="auto" />
      <Field {...field} name="name" autoComplete="name" dir="auto" />
      <Field {...field} name="email" type="email" autoComplete="email" dir="ltr" wide />
      {!machine && <Phone {...field} />}
      <Field {...field} name="application" dir="auto" wide />
      {machine ? (
        <input type="hidden" name="machine" value={machine.value} />
      ) : (
        <MachineField {...field} options={form.machineOptions} />
      )}
      <CountryField {...field} options={form.countryOptions} hydrated={hydrated} wide={machine !== undefined} />
      {machine ? (
        <OptionalFields field={field}>
          <Phone {...field} />
          <Message {...field} />
        </OptionalFields>
      ) : (
        <Message {...field} />
      )}
      <p className="hidden" aria-hidden="true">
        <label htmlFor={trapId}>{field.texts.leaveEmpty}</label>
        <input id={trapId} name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
    </>
  )
}

function Phone(field: FieldProps) {
  return <Field {...field} name="phone" type="tel" autoComplete="tel" dir="ltr" wide />
}

function Message(field: FieldProps) {
  return <Field {...field} name="message" multiline dir="auto" wide hint={field.texts.messageHint} />
}

/** Collapses the optional fields until one of them has a value or an error. */
function OptionalFields({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { values, messages, texts } = field
  const used = Boolean(values?.phone || values?.message || messages.phone || messages.message)
  return (
    <details className="form__more form__wide" open={used}>
      <summary>
        <span>
          {texts.more}
          <small>{spaced(texts.optional)}</small>
        </span>
        <span className="chevron" />
      </summary>
      {children}
    </details>
  )
}
