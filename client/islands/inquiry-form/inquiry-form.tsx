import { type FormEvent, useEffect, useRef, useState } from 'react'
import { languages } from '../../../content/registry/languages.ts'
import { listSeparator, sentenceSeparator } from '../../shared/number-format.ts'
import { formatZonedTime, officeStatus } from '../../shared/office-hours.ts'
import { Enclosed, useEnclosed } from './attachments.tsx'
import { clearDraft, hasText, readDraft, saveDraft } from './draft.ts'
import { FormFields } from './fields.tsx'
import { ErrorBlock, ErrorSummary, ThankYou } from './messages.tsx'
import type { FormLists, InquiryFormProps } from './props.ts'
import { useAttempts } from './use-submission.ts'

/**
 * The quote form. The server renders it in any state; it works as a plain form post. Woken, it checks and sends in
 * place: idle -> submitting -> thank-you, or errors with everything kept (specification, chapter 4). `onAwake` is called
 * once it takes what its visitor does.
 */
export function InquiryForm(props: InquiryFormProps & FormLists & { onAwake?: () => void }) {
  const { state, texts, onAwake } = props
  const [restored, setRestored] = useState(false)
  const [awake, setAwake] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const sentMachines = useRef(state.status === 'sent' ? state.machines : '')
  const values = state.status === 'sent' ? undefined : state.values
  const enclosed = useEnclosed(props.listed, values)
  const { outcome, submitting, ...attempts } = useAttempts(props, report, foot)

  useEffect(() => {
    setAwake(true)
    if (form.current && state.status === 'editing') {
      setRestored(readDraft(form.current))
      // The visitor may have pasted a text before the form was hydrated.
      if (hasText(form.current)) saveDraft(form.current)
    }
    // The browser itself may have sent it.
    if (state.status === 'sent') clearDraft()
    onAwake?.()
  }, [state.status, onAwake])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // When it has been sent the list is empty.
    sentMachines.current = enclosed.list.map(({ name }) => name).join(listSeparator(props.lang))
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
  // The boot script has switched the browser's own checks off before this one is awake.
  return (
    <>
      <Enclosed
        {...enclosed}
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
        noValidate={awake}
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
        <FormFields field={field} id={id} told={props} enclosed={enclosed} awake={awake} />
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
                <a href={props.privacy.address}>{props.privacy.text}</a>
              </>
            )}
          </p>
        </div>
      </form>
    </>
  )
}

/** When the office opens by the buyer's clock; undefined while it is open. */
function officeOpensAt({ hours, lang, texts }: InquiryFormProps): string | undefined {
  const { open, nextChange } = officeStatus(hours, Date.now())
  return open ? undefined : formatZonedTime(texts, lang, undefined, nextChange)
}
