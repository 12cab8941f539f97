import type { Ref } from 'react'
import type { FailureReason, InquiryField } from '../../inquiry-contract.ts'
import type { FormTexts } from './form-props.ts'

/** Replaces the form once the inquiry is stored. */
export function ThankYou({ reference, texts, ref }: { reference: string; texts: FormTexts; ref: Ref<HTMLDivElement> }) {
  const [before, after] = texts.reference.split('{{reference}}')
  return (
    <div className="thanks" role="status" tabIndex={-1} ref={ref}>
      <p className="thanks__heading">{texts.successHeading}</p>
      <p>{texts.successText}</p>
      <p className="thanks__reference">
        {before}
        <bdi>{reference}</bdi>
        {after}
      </p>
      <p className="label">{texts.referenceHint}</p>
    </div>
  )
}

/** The red block above the form: the specification's text for what the buyer cannot mend, else what to do. */
export function ErrorBlock(props: {
  reason: FailureReason
  email: string
  texts: FormTexts
  ref: Ref<HTMLDivElement>
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
    </div>
  )
}

/** The list of wrong fields, each a link to its field. */
export function ErrorSummary(props: {
  messages: Partial<Record<InquiryField | 'id', string>>
  idPrefix: string
  texts: FormTexts
  ref: Ref<HTMLDivElement>
}) {
  return (
    <div className="alert form__wide" role="alert" tabIndex={-1} ref={props.ref}>
      <p className="alert__heading">{props.texts.fixHeading}</p>
      <ul>
        {Object.entries(props.messages).map(([field, message]) => (
          <li key={field}>{field === 'id' ? message : <a href={`#${props.idPrefix}-${field}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  )
}
