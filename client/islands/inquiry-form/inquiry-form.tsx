import { type FormEvent, useEffect, useRef, useState } from 'react'
import { languages } from '../../../content/registry/languages.ts'
import { listSeparator, sentenceSeparator } from '../../shared/number-format.ts'
import { formatZonedTime, officeStatus } from '../../shared/office-hours.ts'
import { Attachments, useAttachments } from './attachments.tsx'
import { clearDraft, hasText, readDraft, saveDraft } from './draft.ts'
import { FormFields } from './fields.tsx'
import { ErrorBlock, ErrorSummary, ThankYou } from './messages.tsx'
import type { InquiryFormProps, SelectOptions } from './props.ts'
import { useSubmission } from './use-submission.ts'

/**
 * The inquiry form. The server renders it in any state; it works as a plain form post. After hydration it validates and
 * sends in place: idle -> submitting -> thank-you, or errors with all values (specification, chapter 4). `onHydrated`
 * is called once the form handles input.
 */
export function InquiryForm(props: InquiryFormProps & SelectOptions & { onHydrated?: () => void }) {
  const { state, texts, onHydrated } = props
  const [restored, setRestored] = useState(false)
  const [hydrated, setHydrated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const sentMachines = useRef(state.status === 'sent' ? state.machines : '')
  const values = state.status === 'sent' ? undefined : state.values
  const attachments = useAttachments(props.listed, values)
  const { outcome, submitting, ...attempts } = useSubmission(props, report, foot)

  useEffect(() => {
    setHydrated(true)
    if (form.current && state.status === 'editing') {
      setRestored(readDraft(form.current))
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
    sentMachines.current = attachments.list.map(({ name }) => name).join(listSeparator(props.lang))
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
    const answerFrom = state.status === 'sent' ? props.answerFrom : officeOpensAt(props)
    return (
      <ThankYou
        reference={outcome.reference}
        machines={sentMachines.current}
        email={props.email}
        texts={texts}
        answerFrom={answerFrom}
        ref={report}
      />
    )
  }

  const id = state.status === 'sent' ? '' : state.id
  const messages = outcome.status === 'invalid' ? outcome.messages : {}
  const field = { idPrefix: `inquiry-${id.slice(0, 8)}`, texts, messages, values }
  // `noValidate` prevents the browser's own validation, which the boot script has turned off before hydration.
  return (
    <>
      <Attachments
        {...attachments}
        dir={languages[props.lang].dir}
        texts={texts}
        listAction={props.listAction}
        plainPage={props.action}
        machinesPage={props.machinesPage}
      />
      <form
        className="form"
        method="post"
        action={props.action}
        noValidate={hydrated}
        suppressHydrationWarning
        onSubmit={submit}
        onInput={(event) => saveDraft(event.currentTarget)}
        onBlur={attempts.leave}
        aria-busy={submitting || undefined}
        ref={form}
      >
        {outcome.status === 'failed' && (
          <ErrorBlock reason={outcome.reason} email={props.email} texts={texts} ref={report} />
        )}
        {outcome.status === 'invalid' && (
          <ErrorSummary messages={messages} idPrefix={field.idPrefix} texts={texts} ref={report} />
        )}
        {restored && (
          <p className="form__draft form__wide" role="status">
            {texts.draftRestored}{' '}
            <button type="button" className="link-button" onClick={forget}>
              {texts.draftClear}
            </button>
          </p>
        )}
        <FormFields field={field} id={id} form={props} attachments={attachments} hydrated={hydrated} />
        <div className="form__foot form__wide" tabIndex={-1} ref={foot}>
          <button className="button form__submit" type="submit" disabled={submitting}>
            {submitting ? texts.submitting : texts.submit}
            {!submitting && <span className="arrow" />}
          </button>
          <p className="label form__note">
            {texts.required + sentenceSeparator(props.lang) + texts.privacy}
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
