/** What the browser's form and the Worker agree on: field names, limits, codes and answers (design, chapter 8). */

export const inquiryFields = ['company', 'name', 'email', 'application', 'message', 'machine', 'country'] as const

export type InquiryField = (typeof inquiryFields)[number]

/** Longest text per field, in characters after trimming and NFC. */
export const fieldLimits = {
  company: 200,
  name: 120,
  email: 254,
  application: 500,
  message: 5000,
} as const satisfies Partial<Record<InquiryField, number>>

/** The grammar of `input type=email` in the HTML standard (chapter 4.10.5.1.5). */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** What is wrong with a field; translated when shown (`form.missing.<field>`, `form.invalid.<field>`, `form.tooLong`). */
export type FieldErrorCode = 'missing' | 'invalid' | 'tooLong' | 'unprintable'

export type FieldErrors = Partial<Record<InquiryField | 'id', FieldErrorCode>>

/** `custom_form`: any page's form with a machine list; `details_form`: the form of a machine page. */
export type InquirySource = 'custom_form' | 'details_form'

export type InquiryValues = Record<InquiryField, string>

/** Why a form could not be taken although its fields may be right. */
export type FailureReason = 'unavailable' | 'tooMany' | 'refused'

/** The form as a page shows it; the server makes it, the island starts from it. */
export type FormState =
  | { status: 'editing'; id: string; values: InquiryValues }
  | { status: 'invalid'; id: string; values: InquiryValues; errors: FieldErrors }
  | { status: 'failed'; id: string; values: InquiryValues; reason: FailureReason }
  | { status: 'sent'; reference: string }

/** Body of POST /api/inquiries; `website` is the trap field and stays empty. */
export type InquiryRequest = InquiryValues & {
  id: string
  source: InquirySource
  lng: string
  website?: string
}

export type AcceptedAnswer = { id: string; reference: string }
export type RefusedAnswer = { error: string; fields?: Partial<Record<InquiryField | 'id', string>> }

/** Body of POST /api/events. */
export type EventReport =
  | { outcome: 'success' | 'error' | 'exception'; status?: number; error?: string; source: InquirySource }
  | { type: 'chunk'; kind: 'missing' | 'timeout' | 'error' }
  | { type: 'vital'; name: string; value: number }

/** First eight hex digits of the inquiry's id, upper case: what a buyer quotes and an operator searches. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
