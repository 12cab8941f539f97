import { reportEvent } from '../../analytics/report.ts'
import {
  type FailureReason,
  type FieldMessages,
  failureReason,
  honeypotField,
  type InquiryRequest,
  type InquiryValues,
  type RefusedAnswer,
  referenceOf,
} from '../../shared/inquiry-contract.ts'
import type { InquiryFormProps } from './props.ts'

/** Outcome of an attempt, as the form shows it. */
export type Outcome =
  | { status: 'idle' | 'submitting' }
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; messages: FieldMessages }
  | { status: 'failed'; reason: FailureReason }

/** Timeout in milliseconds; the edge answers in milliseconds, so a silent connection counts as failed. */
const timeoutMs = 30_000

/** Sends one inquiry to the edge and reports the attempt's outcome as an event (specification, chapter 7). */
export async function sendInquiry(
  { endpoint, source, lang }: InquiryFormProps,
  id: string,
  values: InquiryValues,
  honeypot: string,
): Promise<Outcome> {
  const body: InquiryRequest = { id, source, lng: lang, ...values, [honeypotField]: honeypot }
  let response: Response
  try {
    response = await fetch(endpoint, {
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
  if (ok) return { status: 'sent', reference: referenceOf(id) }
  if (status === 422) {
    const { fields = {} }: Partial<RefusedAnswer> = await response.json().catch(() => ({}))
    if (Object.keys(fields).length > 0) return { status: 'invalid', messages: fields }
  }
  return { status: 'failed', reason: failureReason(status) }
}

/** A random UUID (RFC 9562, version 4), also on plain http, where browsers hide `crypto.randomUUID`. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (Number(bytes[6]) & 0x0f) | 0x40
  bytes[8] = (Number(bytes[8]) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
