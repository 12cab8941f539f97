import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type FieldMessages,
  type FormField,
  type FormState,
  formFields,
  honeypotField,
  type InquiryValues,
} from '../../shared/inquiry-contract.ts'
import { readField } from '../../shared/inquiry-validation.ts'
import { setItems } from '../inquiry-list/store.ts'
import { clearDraft } from './draft.ts'
import type { InquiryFormProps } from './props.ts'
import { type Outcome, randomUuid, sendInquiry } from './submit.ts'
import { errorTexts, type FormTexts } from './texts.ts'

type ElementRef = RefObject<HTMLElement | null>

/** State of the form and its submissions. `report` gets the focus after a submission; `foot` contains the button. */
export function useSubmission(props: InquiryFormProps, report: ElementRef, foot: ElementRef) {
  const { state, texts } = props
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(state, texts))
  // The HTML's id may be shown twice (duplicated tab, back button), so the hydrated form creates its own. Only a failed
  // post keeps its id: the inquiry may be stored, and sending it again unchanged must not create a second one.
  const last = useRef(state.status === 'failed' ? { id: state.id, sent: JSON.stringify(state.values) } : undefined)

  function end(result: Outcome) {
    // The report must be rendered before it can get the focus.
    flushSync(() => setOutcome(result))
    // On phones the report may be a screen away from the button.
    const phone = matchMedia('(width < 40rem)').matches
    if (phone) report.current?.closest('.quote, .dialog__sheet')?.querySelector('h2, .dialog__head')?.scrollIntoView()
    report.current?.focus({ preventScroll: phone })
  }

  async function submit(form: HTMLFormElement) {
    if (outcome.status === 'submitting') return
    const messages = findMessages(formFields, form, texts)
    if (Object.keys(messages).length > 0) return end({ status: 'invalid', messages })
    const values = Object.fromEntries(formFields.map((field) => [field, fieldValue(form, field)])) as InquiryValues
    // A resend keeps its id, so that it is delivered once; changed fields get a new id.
    const sent = JSON.stringify(values)
    const id = last.current?.sent === sent ? last.current.id : randomUuid()
    last.current = { id, sent }
    // A disabled button loses the focus, so its container takes it.
    if (foot.current?.contains(document.activeElement)) foot.current.focus()
    setOutcome({ status: 'submitting' })
    const result = await sendInquiry(props, id, values, fieldValue(form, honeypotField))
    if (result.status === 'sent') {
      clearDraft()
      if (values.machines) setItems([])
    }
    end(result)
  }

  /** After errors, a field is validated again while it is corrected. */
  function correct({ target, currentTarget: form }: FormEvent<HTMLFormElement>) {
    const field = formFields.find((name) => name === (target as Element).getAttribute('name'))
    if (outcome.status !== 'invalid' || !field) return
    const { [field]: _, ...others } = outcome.messages
    const messages = { ...others, ...findMessages([field], form, texts) }
    setOutcome(Object.keys(messages).length > 0 ? { status: 'invalid', messages } : { status: 'idle' })
  }

  return { outcome, submit, correct, forget: () => setOutcome({ status: 'idle' }) }
}

function initialOutcome(state: FormState, texts: FormTexts): Outcome {
  if (state.status === 'editing') return { status: 'idle' }
  if (state.status === 'invalid') return { status: 'invalid', messages: errorTexts(state.errors, texts) }
  return state
}

/** Messages of the errors that the browser can find before sending; the Worker validates everything again. */
function findMessages(fields: readonly FormField[], form: HTMLFormElement, texts: FormTexts): FieldMessages {
  const errors = fields.map((field) => [field, readField(field, fieldValue(form, field)).error])
  return errorTexts(Object.fromEntries(errors.filter(([, error]) => error)), texts)
}

const fieldValue = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '')
