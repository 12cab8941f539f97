import type { MouseEvent, Ref } from 'react'
import { type FailureReason, type FormField, formFields } from '../../shared/inquiry-contract.ts'
import type { FormTexts } from './texts.ts'

/** Replaces the form once the inquiry is stored. */
export function ThankYou(props: {
  reference: string
  /** Display text of the sent inquiry list. */
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

/** The error block above the form: the specification's text for failures, else instructions. */
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

/** The list of wrong fields, each a link to its field. Corrected fields are removed without an announcement. */
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

/** Moves the focus without changing the URL's fragment: field ids are not stable across page loads. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
