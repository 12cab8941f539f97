import { type FormEvent, useEffect, useRef, useState } from 'react'
import { listSeparator, sentenceSeparator } from '../../shared/number-format.ts'
import { formatZonedTime, officeStatus } from '../../shared/office-hours.ts'
import { Attachments, useAttachments } from './attachments.tsx'
import { clearDraft, hasText, restoreDraft, saveDraft } from './draft.ts'
import { FormFields } from './fields.tsx'
import { ErrorBlock, ErrorSummary, ThankYou } from './messages.tsx'
import type { InquiryFormProps } from './props.ts'
import { useSubmission } from './use-submission.ts'

/** The inquiry form in any state: a plain form post, sent in place after hydration (specification, chapter 4). */
export function InquiryForm(props: InquiryFormProps) {
  const { state, texts, email, lang, onHydrated } = props
  const [restored, setRestored] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const sentMachines = useRef(state.status === 'sent' ? state.machines : '')
  const attachments = useAttachments(props)
  const { outcome, ...attempts } = useSubmission(props, report, foot)

  useEffect(() => {
    if (form.current && state.status === 'editing') {
      setRestored(restoreDraft(form.current))
      // The visitor may have pasted a text before the form was hydrated.
      if (hasText(form.current)) saveDraft(form.current)
    }
    // The browser itself may have sent the form.
    if (state.status === 'sent') clearDraft()
    onHydrated?.()
  }, [state.status, onHydrated])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The list is empty after it was sent, so its text is read before.
    sentMachines.current = attachments.list.map(({ name }) => name).join(listSeparator(lang))
    attempts.submit(event.currentTarget)
  }

  function forget() {
    clearDraft()
    form.current?.reset()
    setRestored(false)
    attempts.forget()
    form.current?.querySelector<HTMLInputElement>('[name=company]')?.focus()
  }

  if (outcome.status === 'sent') {
    return (
      <ThankYou
        form={props}
        reference={outcome.reference}
        machines={sentMachines.current}
        answerFrom={state.status === 'sent' ? props.answerFrom : officeOpensAt(props)}
        ref={report}
      />
    )
  }

  const { id, values } = state.status === 'sent' ? { id: '', values: undefined } : state
  const submitting = outcome.status === 'submitting'
  const messages = outcome.status === 'invalid' ? outcome.messages : {}
  const field = { idPrefix: `inquiry-${id.slice(0, 8)}`, texts, messages, values }
  // Hydration keeps `novalidate`, which repeat-after-hydration.ts has set.
  return (
    <>
      <Attachments form={props} {...attachments} />
      <form
        className="form"
        method="post"
        action={props.action}
        suppressHydrationWarning
        onSubmit={submit}
        onInput={(event) => {
          saveDraft(event.currentTarget)
          attempts.correct(event)
        }}
        aria-busy={submitting || undefined}
        ref={form}
      >
        {outcome.status === 'failed' && <ErrorBlock reason={outcome.reason} email={email} texts={texts} ref={report} />}
        {outcome.status === 'invalid' && (
          <ErrorSummary messages={messages} idPrefix={field.idPrefix} texts={texts} ref={report} />
        )}
        {restored && (
          <p className="form__draft form__wide" role="status">
            {texts.draftRestored}{' '}
            <button type="button" className="link-button" onClick={forget} disabled={submitting}>
              {texts.draftClear}
            </button>
          </p>
        )}
        <div style={{ display: 'contents' }} inert={submitting}>
          <FormFields field={field} id={id} form={props} attachments={attachments} />
        </div>
        <div className="form__foot form__wide" tabIndex={-1} ref={foot}>
          <button className="button form__submit" type="submit" disabled={submitting}>
            {submitting ? texts.submitting : texts.submit}
            {!submitting && <span className="arrow" />}
          </button>
          <p className="label form__note">
            {texts.required + sentenceSeparator(lang) + texts.privacy}
            {props.privacy && (
              <>
                {' '}
                <a href={props.privacy.url}>{props.privacy.text}</a>
              </>
            )}
          </p>
        </div>
      </form>
    </>
  )
}

/** Opening time of the office on the buyer's clock; undefined while it is open. */
function officeOpensAt({ hours, lang, texts }: InquiryFormProps): string | undefined {
  const { open, nextChange } = officeStatus(hours, Date.now())
  return open ? undefined : formatZonedTime(texts, lang, undefined, nextChange)
}
