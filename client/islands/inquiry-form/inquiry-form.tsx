import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type FailureReason,
  type FormState,
  formFields,
  type InquiryValues,
  trapField,
} from '../../inquiry-contract.ts'
import { showList } from '../../inquiry-list.ts'
import { clockWriter, openingNow } from '../../opening.ts'
import { afterPress } from './after-press.ts'
import { CountryField } from './country-field.tsx'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { Enclosed, useEnclosed } from './enclosed.tsx'
import { Field, MachineField } from './fields.tsx'
import type { InquiryFormProps } from './form-props.ts'
import { ErrorBlock, ErrorSummary, ThankYou } from './outcomes.tsx'
import { type Outcome, sendInquiry } from './send.ts'
import type { FormTexts } from './texts.ts'
import { checkValues, readValues, recheck, textIn, translateErrors } from './values.ts'

/** Composed elsewhere on the site, and posted along with the form. */
const composedExtras = ['machines', 'sizing'] as const

/**
 * The quote form. The server renders it in any state; it works as a plain form post. Woken, it checks and sends in
 * place: idle -> submitting -> thank-you, or errors with everything kept (specification, chapter 4). `onAwake` is called
 * once it takes what its visitor does.
 */
export function InquiryForm(
  props: InquiryFormProps & { machineOptions: string; countryOptions: string; onAwake?: () => void },
) {
  const { state, texts, machine, onAwake } = props
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(state, texts))
  const [submitting, setSubmitting] = useState(false)
  const [restored, setRestored] = useState(false)
  const [awake, setAwake] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const enclosed = useEnclosed(props.listed, state.status === 'sent' ? undefined : state.values)
  const foot = useRef<HTMLDivElement>(null)
  // The id of the HTML may be shown twice (duplicated tab, back button): awake, every form makes its own.
  const attempt = useRef({ id: '', sent: '', justEnded: false })

  useEffect(() => {
    setAwake(true)
    if (form.current && state.status === 'editing') setRestored(readDraft(form.current))
    onAwake?.()
  }, [state.status, onAwake])

  // The report takes the focus when an attempt ends, not again when a field was mended.
  useEffect(() => {
    if (outcome.status === 'idle' || !attempt.current.justEnded) return
    attempt.current.justEnded = false
    report.current?.focus()
  }, [outcome])

  function end(result: Outcome) {
    attempt.current.justEnded = true
    setOutcome(result)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const values = readValues(event.currentTarget, machine?.value)
    const errors = checkValues(values)
    if (Object.keys(errors).length > 0) {
      end({ status: 'invalid', messages: translateErrors(errors, texts) })
      return
    }
    attempt.current = nextAttempt(attempt.current, values)
    // A button that is disabled drops the focus: what stands around it keeps the place.
    if (foot.current?.contains(document.activeElement)) foot.current.focus()
    setOutcome({ status: 'idle' })
    setSubmitting(true)
    const result = await sendInquiry({
      ...props,
      id: attempt.current.id,
      values,
      trap: textIn(event.currentTarget, trapField),
    })
    setSubmitting(false)
    if (result.status === 'sent') {
      clearDraft()
      if (values.machines) showList([])
    }
    end(result)
  }

  /** After errors, a field is checked again when it is left. */
  function leave({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const field = formFields.find((name) => name === (target as Element).getAttribute('name'))
    if (!field) return
    afterPress(() =>
      setOutcome((now) => {
        if (now.status !== 'invalid') return now
        const messages = recheck(now.messages, field, currentTarget, texts)
        return Object.keys(messages).length > 0 ? { status: 'invalid', messages } : { status: 'idle' }
      }),
    )
  }

  function forget() {
    clearDraft()
    form.current?.reset()
    setRestored(false)
    setOutcome({ status: 'idle' })
    form.current?.querySelector<HTMLInputElement>('[name=company]')?.focus()
  }

  if (outcome.status === 'sent') {
    const answerFrom = state.status === 'sent' ? serverTime(props.opening) : opensAt(props)
    return (
      <ThankYou reference={outcome.reference} email={props.email} texts={texts} answerFrom={answerFrom} ref={report} />
    )
  }

  const id = state.status === 'sent' ? '' : state.id
  const messages = outcome.status === 'invalid' ? outcome.messages : {}
  const field = {
    idPrefix: `inquiry-${id.slice(0, 8)}`,
    texts,
    messages,
    values: state.status === 'sent' ? undefined : state.values,
  }
  const said = field.values && { ...field.values, machines: enclosed.machines, sizing: enclosed.sizing }
  // The boot script has switched the browser's own checks off before this one is awake.
  return (
    <>
      <Enclosed {...enclosed} texts={texts} listAction={props.listAction} plainPage={props.action} />
      <form
        className="form"
        method="post"
        action={props.action}
        noValidate={awake}
        suppressHydrationWarning
        onSubmit={submit}
        onInput={(event) => saveDraft(event.currentTarget)}
        onBlur={leave}
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
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="lng" value={props.lang} />
        {composedExtras.map(
          (name) => said?.[name] && <input key={name} type="hidden" name={name} value={said[name]} />,
        )}
        <Field {...field} name="company" autoComplete="organization" dir="auto" />
        <Field {...field} name="name" autoComplete="name" dir="auto" />
        <Field {...field} name="email" type="email" autoComplete="email" dir="ltr" wide />
        <Field {...field} name="phone" type="tel" autoComplete="tel" dir="ltr" wide />
        <Field {...field} name="application" dir="auto" wide />
        {machine ? (
          <input type="hidden" name="machine" value={machine.value} />
        ) : (
          <MachineField {...field} options={props.machineOptions} />
        )}
        <CountryField {...field} options={props.countryOptions} awake={awake} wide={machine !== undefined} />
        <Field {...field} name="message" multiline dir="auto" wide hint={texts.messageHint} />
        <p className="hidden" aria-hidden="true">
          <label htmlFor={`${field.idPrefix}-leave`}>{texts.leaveEmpty}</label>
          <input id={`${field.idPrefix}-leave`} name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </p>
        <div className="form__foot form__wide" tabIndex={-1} ref={foot}>
          <button className="button form__submit" type="submit" disabled={submitting}>
            {submitting ? texts.submitting : texts.submit}
            {!submitting && <span className="arrow" />}
          </button>
          <p className="label form__note">
            {texts.required} {texts.privacy}
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

/** When the office opens, where it is closed: as the server wrote it, so that browser and server agree. */
function serverTime({ open, time }: InquiryFormProps['opening']): string | undefined {
  return open ? undefined : time
}

/** The same by the buyer's own clock, at the moment of sending. */
function opensAt({ opening, lang }: InquiryFormProps): string | undefined {
  const now = openingNow(opening, Date.now())
  return now && !now.open ? clockWriter(lang)(now.next) : undefined
}

function initialOutcome(state: FormState, texts: FormTexts): Outcome {
  if (state.status === 'sent') return { status: 'sent', reference: state.reference }
  if (state.status === 'failed') return { status: 'failed', reason: state.reason satisfies FailureReason }
  if (state.status === 'invalid') return { status: 'invalid', messages: translateErrors(state.errors, texts) }
  return { status: 'idle' }
}

type Attempt = { id: string; sent: string; justEnded: boolean }

/** A resend keeps its id, so that it is delivered once; changed fields after an attempt make a new inquiry. */
function nextAttempt(last: Attempt, values: InquiryValues): Attempt {
  const sent = JSON.stringify(values)
  return { id: last.sent === sent ? last.id : crypto.randomUUID(), sent, justEnded: false }
}
