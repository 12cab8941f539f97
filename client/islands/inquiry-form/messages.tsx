import type { MouseEvent, Ref } from 'react'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { type FailureReason, type FieldMessages, formFields } from '../../shared/inquiry-contract.ts'
import type { InquiryFormProps } from './props.ts'
import type { FormTexts } from './texts.ts'

/** Replaces the form once the inquiry is stored; `machines` is the display text of the sent inquiry list. */
export function ThankYou(props: {
  form: InquiryFormProps
  reference: string
  machines: string
  answerFrom: string | undefined
  ref: Ref<HTMLDivElement>
}) {
  const { reference, machines, answerFrom } = props
  const { texts, email } = props.form
  const [before, after] = texts.reference.split('{{reference}}')
  return (
    <div className="thanks" role="status" tabIndex={-1} ref={props.ref}>
      <p className="thanks__heading">{texts.successHeading}</p>
      <p>{texts.successText}</p>
      {answerFrom && <p>{fillPlaceholders(texts.answerFrom, { time: answerFrom })}</p>}
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
        <TextWithEmail text={texts.referenceHint} email={email} query={`?subject=${reference}`} />
      </p>
    </div>
  )
}

const adviceTexts = { tooMany: 'errorTooMany', refused: 'errorRefused', offline: 'errorOffline' } as const

/** The error block above the form: the specification's text for failures, else instructions. */
export function ErrorBlock(props: {
  reason: FailureReason
  email: string
  texts: FormTexts
  ref?: Ref<HTMLDivElement>
}) {
  const { reason, email, texts } = props
  return (
    <div className="alert form__wide" role="alert" tabIndex={-1} ref={props.ref}>
      <p className="alert__heading">{texts.errorHeading}</p>
      <p>
        <TextWithEmail text={texts.errorText} email={email} />
      </p>
      {reason !== 'unavailable' && <p>{texts[adviceTexts[reason]]}</p>}
    </div>
  )
}

function TextWithEmail({ text, email, query = '' }: { text: string; email: string; query?: string }) {
  const [before, after] = text.split('{{email}}')
  return (
    <>
      {before}
      <a href={`mailto:${email}${query}`}>
        <bdi>{email}</bdi>
      </a>
      {after}
    </>
  )
}

/** The list of wrong fields, each a link to its field. Corrected fields are removed without an announcement. */
export function ErrorSummary(props: {
  messages: FieldMessages
  idPrefix: string
  texts: FormTexts
  ref: Ref<HTMLDivElement>
}) {
  const { messages } = props
  const wrongFields = formFields.filter((field) => messages[field])
  return (
    <div className="alert form__wide" role="alert" aria-atomic="false" tabIndex={-1} ref={props.ref}>
      <p className="alert__heading">{props.texts.fixHeading}</p>
      <ul>
        {messages.id && <li>{messages.id}</li>}
        {wrongFields.map((field) => (
          <li key={field}>
            <a href={`#${props.idPrefix}-${field}`} onClick={goToField}>
              {messages[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus without changing the URL's fragment: field ids are not stable across page loads. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.closest('details')?.setAttribute('open', '')
  field.focus()
}
