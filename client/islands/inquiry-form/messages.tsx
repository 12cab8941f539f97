import type { MouseEvent, Ref } from 'react'
import { type FailureReason, type FormField, formFields } from '../../shared/inquiry-contract.ts'
import type { FormTexts } from './texts.ts'

/** Replaces the form once the inquiry is stored. */
export function ThankYou(props: {
  reference: string
  /** Those of the inquiry list that went along, as one text. */
  machines: string
  email: string
  texts: FormTexts
  answerFrom: string | undefined
  ref: Ref<HTMLDivElement>
}) {
  const { reference, machines, email, texts, answerFrom } = props
  const [before, after] = texts.reference.split('{{reference}}')
  const [beforeEmail, afterEmail] = texts.referenceHint.split('{{email}}')
  return (
    <div className="thanks" role="status" tabIndex={-1} ref={props.ref}>
      <p className="thanks__heading">{texts.successHeading}</p>
      <p>{texts.successText}</p>
      {answerFrom && <p>{texts.answerFrom.replace('{{time}}', () => answerFrom)}</p>}
      <p className="thanks__reference">
        {before}
        <bdi>{reference}</bdi>
        {after}
      </p>
      {machines && (
        <div>
          <p className="label">{texts.listHeading}</p>
          <p>
            <bdi>{machines}</bdi>
          </p>
        </div>
      )}
      <p className="label">
        {beforeEmail}
        <a href={`mailto:${email}?subject=${reference}`}>
          <bdi>{email}</bdi>
        </a>
        {afterEmail}
      </p>
    </div>
  )
}

/** The red block above the form: the specification's text for what the buyer cannot mend, else what to do. */
export function ErrorBlock(props: {
  reason: FailureReason
  email: string
  texts: FormTexts
  ref?: Ref<HTMLDivElement>
}) {
  const { reason, email, texts } = props
  const [before, after] = texts.errorText.split('{{email}}')
  return (
    <div className="alert form__wide" role="alert" tabIndex={-1} ref={props.ref}>
      <p className="alert__heading">{texts.errorHeading}</p>
      <p>
        {before}
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
        {after}
      </p>
      {reason === 'tooMany' && <p>{texts.errorTooMany}</p>}
      {reason === 'refused' && <p>{texts.errorRefused}</p>}
      {reason === 'offline' && <p>{texts.errorOffline}</p>}
    </div>
  )
}

/** The list of wrong fields, each a link to its field. What is mended leaves it in silence. */
export function ErrorSummary(props: {
  messages: Partial<Record<FormField | 'id', string>>
  idPrefix: string
  texts: FormTexts
  ref: Ref<HTMLDivElement>
}) {
  const { messages } = props
  return (
    <div className="alert form__wide" role="alert" aria-atomic="false" tabIndex={-1} ref={props.ref}>
      <p className="alert__heading">{props.texts.fixHeading}</p>
      <ul>
        {messages.id && <li>{messages.id}</li>}
        {formFields.map(
          (field) =>
            messages[field] && (
              <li key={field}>
                <a href={`#${props.idPrefix}-${field}`} onClick={goToField}>
                  {messages[field]}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

/** The field's name is this form's own: an address that kept it would lead nowhere the next time. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
