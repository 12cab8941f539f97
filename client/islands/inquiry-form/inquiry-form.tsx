import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FailureReason, FormState, InquiryField, InquiryValues } from '../../inquiry-contract.ts'
import { checkValues, errorText } from './check.ts'
import { CountryField } from './country-field.tsx'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { Field, MachineField } from './fields.tsx'
import type { FormTexts, InquiryFormProps } from './form-props.ts'
import { ErrorBlock, ErrorSummary, ThankYou } from './outcomes.tsx'
import { type Outcome, sendInquiry } from './send.ts'

export type { InquiryFormProps } from './form-props.ts'

type Messages = Partial<Record<InquiryField | 'id', string>>

/**
 * The quote form. The server renders it in any state; it works as a plain form post. Woken, it checks and sends in
 * place: idle -> submitting -> thank-you, or errors with everything kept (specification, chapter 4).
 */
export function InquiryForm(props: InquiryFormProps & { machineOptions: string; countryOptions: string }) {
  const { state, texts, machine } = props
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(state, texts))
  const [submitting, setSubmitting] = useState(false)
  const [restored, setRestored] = useState(false)
  const [awake, setAwake] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  // The id of the HTML may be shown twice (duplicated tab, back button): awake, every form makes its own.
  const attempt = useRef({ id: '', sent: '' })

  useEffect(() => {
    setAwake(true)
    if (form.current && state.status === 'editing') setRestored(readDraft(form.current))
  }, [state.status])

  useEffect(() => {
    if (awake && outcome.status !== 'idle') report.current?.focus()
  }, [outcome, awake])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (submitting) return
    const values = readValues(event.currentTarget, machine?.value)
    const errors = checkValues(values)
    if (Object.keys(errors).length > 0) {
      setOutcome({ status: 'invalid', messages: translateErrors(errors, texts) })
      return
    }
    attempt.current = nextAttempt(attempt.current, values)
    setSubmitting(true)
    const result = await sendInquiry({
      ...props,
      id: attempt.current.id,
      values,
      website: trapValue(event.currentTarget),
    })
    setSubmitting(false)
    if (result.status === 'sent') clearDraft()
    setOutcome(result)
  }

  if (outcome.status === 'sent') return <ThankYou reference={outcome.reference} texts={texts} ref={report} />

  const id = state.status === 'sent' ? '' : state.id
  const messages = outcome.status === 'invalid' ? outcome.messages : {}
  const field = {
    idPrefix: `inquiry-${id.slice(0, 8)}`,
    texts,
    messages,
    values: state.status === 'sent' ? undefined : state.values,
  }
  return (
    <form
      className="form"
      method="post"
      action={props.action}
      noValidate={awake}
      onSubmit={submit}
      onInput={(event) => saveDraft(event.currentTarget)}
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
          <button type="button" className="link-button" onClick={() => forget(form.current, setRestored)}>
            {texts.draftClear}
          </button>
        </p>
      )}
      <input type="hidden" name="id" value={id} readOnly />
      <input type="hidden" name="lng" value={props.lang} readOnly />
      <Field {...field} name="company" autoComplete="organization" dir="auto" />
      <Field {...field} name="name" autoComplete="name" dir="auto" />
      <Field {...field} name="email" type="email" autoComplete="email" dir="ltr" wide />
      <Field {...field} name="application" autoComplete="off" dir="auto" wide />
      {machine ? (
        <input type="hidden" name="machine" value={machine.value} readOnly />
      ) : (
        <MachineField {...field} options={props.machineOptions} />
      )}
      <CountryField
        {...field}
        options={props.countryOptions}
        guessed={props.guessed}
        awake={awake}
        wide={machine !== undefined}
      />
      <Field {...field} name="message" multiline dir="auto" wide />
      <p className="hidden" aria-hidden="true">
        <label htmlFor={`${field.idPrefix}-website`}>{texts.website}</label>
        <input id={`${field.idPrefix}-website`} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>
      <div className="form__wide">
        <button className="button form__submit" type="submit" disabled={submitting}>
          {submitting ? texts.submitting : texts.submit}
          {!submitting && <span className="arrow" />}
        </button>
        <p className="label form__note">
          {texts.required} {texts.privacy}
        </p>
      </div>
    </form>
  )
}

function initialOutcome(state: FormState, texts: FormTexts): Outcome {
  if (state.status === 'sent') return { status: 'sent', reference: state.reference }
  if (state.status === 'failed') return { status: 'failed', reason: state.reason satisfies FailureReason }
  if (state.status === 'invalid') return { status: 'invalid', messages: translateErrors(state.errors, texts) }
  return { status: 'idle' }
}

function translateErrors(errors: ReturnType<typeof checkValues>, texts: FormTexts): Messages {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, errorText(field as InquiryField | 'id', code, texts)]),
  )
}

function readValues(form: HTMLFormElement, machine: string | undefined): InquiryValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    company: text('company'),
    name: text('name'),
    email: text('email'),
    application: text('application'),
    message: text('message'),
    machine: machine ?? text('machine'),
    country: text('country'),
  }
}

function trapValue(form: HTMLFormElement): string {
  return String(new FormData(form).get('website') ?? '')
}

/** A resend keeps its id, so that it is delivered once; changed fields after an attempt make a new inquiry. */
function nextAttempt(last: { id: string; sent: string }, values: InquiryValues): { id: string; sent: string } {
  const sent = JSON.stringify(values)
  return { id: last.sent === sent ? last.id : crypto.randomUUID(), sent }
}

function forget(form: HTMLFormElement | null, setRestored: (restored: boolean) => void) {
  clearDraft()
  form?.reset()
  setRestored(false)
}
