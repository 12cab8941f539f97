import { reportEvent } from '../../analytics/report.ts'
import {
  type FailureReason,
  type FormField,
  honeypotField,
  type InquiryRequest,
  type InquiryValues,
  type RefusedAnswer,
  referenceOf,
} from '../../shared/inquiry-contract.ts'
import type { InquiryFormProps } from './props.ts'

/** Outcome of an attempt, as the form shows it. */
export type Outcome =
  | { status: 'idle' }
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; messages: Partial<Record<FormField | 'id', string>> }
  | { status: 'failed'; reason: FailureReason }

/** Timeout in milliseconds; the edge answers in milliseconds, so a silent connection counts as failed. */
const timeoutMs = 30_000

/** Sends one inquiry to the edge and reports the attempt's outcome as an event (specification, chapter 7). */
export async function sendInquiry(
  props: Pick<InquiryFormProps, 'endpoint' | 'source' | 'lang'> & {
    id: string
    values: InquiryValues
    trap: string
  },
): Promise<Outcome> {
  const { id, source, values, trap } = props
  const body: InquiryRequest = { id, source, lng: props.lang, ...values, [honeypotField]: trap }
  let response: Response
  try {
    response = await fetch(props.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    reportEvent({ outcome: 'exception', error: String(error).slice(0, 200), source })
    return { status: 'failed', reason: navigator.onLine ? 'unavailable' : 'offline' }
  }
  const { ok, status } = response
  reportEvent({ outcome: ok ? 'success' : 'error', status, source })
  // A 2xx response is a success even if its body cannot be read (specification, chapter 7).
  return ok ? { status: 'sent', reference: referenceOf(id) } : await refusal(response)
}

async function refusal(response: Response): Promise<Outcome> {
  if (response.status === 422) {
    const { fields } = await response.json().then(
      (answer) => answer as RefusedAnswer,
      () => ({}) as Partial<RefusedAnswer>,
    )
    if (fields && Object.keys(fields).length > 0) return { status: 'invalid', messages: fields }
  }
  if (response.status === 429) return { status: 'failed', reason: 'tooMany' }
  if (response.status === 403) return { status: 'failed', reason: 'refused' }
  return { status: 'failed', reason: 'unavailable' }
}
