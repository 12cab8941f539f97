import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type FailureReason,
  type FormState,
  formFields,
  honeypotField,
  type InquiryValues,
} from '../../shared/inquiry-contract.ts'
import { setItems } from '../inquiry-list/store.ts'
import { clearDraft } from './draft.ts'
import { afterPointerUp } from './pointer-up.ts'
import type { InquiryFormProps } from './props.ts'
import { type Outcome, sendInquiry } from './submit.ts'
import type { FormTexts } from './texts.ts'
import { randomUuid } from './uuid.ts'
import { checkValues, fieldValue, readValues, revalidate, translateErrors } from './validation.ts'

/** State of the form and its submissions. `report` gets the focus after a submission; `foot` contains the button. */
export function useSubmission(
  props: InquiryFormProps,
  report: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
) {
  const { texts, machine } = props
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(props.state, texts))
  const [submitting, setSubmitting] = useState(false)
  const attempt = useRef(initialAttempt(props.state))

  // The report gets the focus when a submission ends, but not when a field is corrected.
  useEffect(() => {
    if (outcome.status === 'idle' || !attempt.current.justEnded) return
    attempt.current.justEnded = false
    report.current?.focus()
  }, [outcome, report])

  function end(result: Outcome) {
    attempt.current.justEnded = true
    setOutcome(result)
  }

  async function submit(form: HTMLFormElement) {
    if (submitting) return
    const values = readValues(form, machine?.value)
    const errors = checkValues(values)
    if (Object.keys(errors).length > 0) {
      end({ status: 'invalid', messages: translateErrors(errors, texts) })
      return
    }
    attempt.current = nextAttempt(attempt.current, values)
    // A disabled button loses the focus, so its container takes it.
    if (foot.current?.contains(document.activeElement)) foot.current.focus()
    setOutcome({ status: 'idle' })
    setSubmitting(true)
    const result = await sendInquiry({
      ...props,
      id: attempt.current.id,
      values,
      trap: fieldValue(form, honeypotField),
    })
    setSubmitting(false)
    if (result.status === 'sent') {
      clearDraft()
      if (values.machines) setItems([])
    }
    end(result)
  }

  /** After errors, a field is validated again on blur. */
  function leave({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const field = formFields.find((name) => name === (target as Element).getAttribute('name'))
    if (!field) return
    afterPointerUp(() =>
      setOutcome((now) => {
        if (now.status !== 'invalid') return now
        const messages = revalidate(now.messages, field, currentTarget, texts)
        return Object.keys(messages).length > 0 ? { status: 'invalid', messages } : { status: 'idle' }
      }),
    )
  }

  return { outcome, submitting, submit, leave, forget: () => setOutcome({ status: 'idle' }) }
}

function initialOutcome(state: FormState, texts: FormTexts): Outcome {
  if (state.status === 'sent') return state
  if (state.status === 'failed') return { status: 'failed', reason: state.reason satisfies FailureReason }
  if (state.status === 'invalid') return { status: 'invalid', messages: translateErrors(state.errors, texts) }
  return { status: 'idle' }
}

type Attempt = { id: string; sent: string; justEnded: boolean }

/**
 * The HTML's id may be shown twice (duplicated tab, back button), so the hydrated form creates its own. Only a failed
 * post keeps its id: the inquiry may be stored, and sending it again unchanged must not create a second one.
 */
function initialAttempt(state: FormState): Attempt {
  if (state.status !== 'failed') return { id: '', sent: '', justEnded: false }
  return { id: state.id, sent: JSON.stringify(state.values), justEnded: false }
}

/** A resend keeps its id, so that it is delivered once; changed fields get a new id. */
function nextAttempt(last: Attempt, values: InquiryValues): Attempt {
  const sent = JSON.stringify(values)
  return { id: last.sent === sent ? last.id : randomUuid(), sent, justEnded: false }
}
