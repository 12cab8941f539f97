import type { ReactNode } from 'react'
import { trapField } from '../../shared/inquiry-contract.ts'
import { CountryField } from './country-field.tsx'
import { Field, type FieldProps, MachineField, spaced } from './field.tsx'
import type { FormLists, InquiryFormProps } from './props.ts'

/** Composed elsewhere on the site, and posted along with the form. */
const composedExtras = ['machines', 'sizing'] as const

/** All that the form posts, what nobody sees among it. */
export function FormFields(props: {
  /** What every field gets. */
  field: FieldProps
  id: string
  told: InquiryFormProps & FormLists
  enclosed: Record<(typeof composedExtras)[number], string>
  awake: boolean
}) {
  const { field, id, told, enclosed, awake } = props
  const { machine } = told
  const trapId = `${field.idPrefix}-leave`
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="lng" value={told.lang} />
      {field.values &&
        composedExtras.map(
          (name) => enclosed[name] && <input key={name} type="hidden" name={name} value={enclosed[name]} />,
        )}
      <Field {...field} name="company" autoComplete="organization" dir="auto" />
      <Field {...field} name="name" autoComplete="name" dir="auto" />
      <Field {...field} name="email" type="email" autoComplete="email" dir="ltr" wide />
      {!machine && <Phone {...field} />}
      <Field {...field} name="application" dir="auto" wide />
      {machine ? (
        <input type="hidden" name="machine" value={machine.value} />
      ) : (
        <MachineField {...field} options={told.machineOptions} />
      )}
      <CountryField {...field} options={told.countryOptions} awake={awake} wide={machine !== undefined} />
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
        <input id={trapId} name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
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
