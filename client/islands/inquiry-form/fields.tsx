import { type ReactNode, useState } from 'react'
import { honeypotField } from '../../shared/inquiry-contract.ts'
import { Field, type FieldProps, spaced } from './field.tsx'
import type { InquiryFormProps } from './props.ts'

/** All fields that the form posts, hidden ones included; other parts of the site compose `attachments`. */
export function FormFields(props: {
  field: FieldProps
  id: string
  form: InquiryFormProps
  attachments: { machines: string; sizing: string }
}) {
  const { field, id, form, attachments } = props
  const { machine } = form
  const { texts } = field
  const phone = <Field {...field} name="phone" type="tel" autoComplete="tel" dir="ltr" wide />
  const message = <Field {...field} name="message" multiline wide hint={texts.messageHint} />
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="lng" value={form.lang} />
      {attachments.machines && <input type="hidden" name="machines" value={attachments.machines} />}
      {attachments.sizing && <input type="hidden" name="sizing" value={attachments.sizing} />}
      <Field {...field} name="company" autoComplete="organization" />
      <Field {...field} name="name" autoComplete="name" />
      <Field {...field} name="email" type="email" autoComplete="email" spellCheck={false} dir="ltr" wide />
      {!machine && phone}
      <Field {...field} name="application" wide />
      {machine ? (
        <input type="hidden" name="machine" value={machine.value} />
      ) : (
        <Field {...field} name="machine" options={form.machineOptions} />
      )}
      <Field {...field} name="country" options={form.countryOptions} autoComplete="country" wide={Boolean(machine)} />
      {machine ? (
        <OptionalFields field={field}>
          {phone}
          {message}
        </OptionalFields>
      ) : (
        message
      )}
      <p className="hidden" aria-hidden="true">
        <label>
          {texts.leaveEmpty} <input name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </p>
    </>
  )
}

/** Collapses the optional fields until one of them has a value or an error; a correction leaves them open. */
function OptionalFields({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { values, messages, texts } = field
  const used = Boolean(values?.phone || values?.message || messages.phone || messages.message)
  const [open, setOpen] = useState(used)
  if (used && !open) setOpen(true)
  return (
    <details className="form__more form__wide" open={open}>
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
