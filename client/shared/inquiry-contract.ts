/** What the browser's form and the Worker agree on: field names, limits, codes and answers (design, chapter 8). */

/** The seven keys that are delivered, in the specification's order. */
export const inquiryFields = ['company', 'name', 'email', 'application', 'message', 'machine', 'country'] as const

export type InquiryField = (typeof inquiryFields)[number]

/** Posted beside them where there is something to say; delivered as lines at the head of the message, in this order. */
export const inquiryExtras = ['phone', 'machines', 'sizing'] as const

export type InquiryExtra = (typeof inquiryExtras)[number]

/** Everything that a buyer says. */
export type FormField = InquiryField | InquiryExtra

export const formFields: readonly FormField[] = [...inquiryFields, ...inquiryExtras]

/** Must stay empty: people do not see it, and no form filler knows its name. */
export const trapField = 'leave_empty'

/** Under this name a tab's session storage keeps what was typed and not yet sent. */
export const draftKey = 'inquiryDraft'

/** So many machines an inquiry names at most. */
export const longestList = 20

/** Longest text per field, in characters after trimming and NFC. */
export const fieldLimits = {
  company: 200,
  name: 120,
  email: 254,
  application: 500,
  message: 5000,
  phone: 60,
  machines: 1000,
  sizing: 2000,
} as const satisfies Partial<Record<FormField, number>>

/** What is wrong with a field; translated when shown (client/islands/inquiry-form/texts.ts). */
export type FieldErrorCode = 'missing' | 'invalid' | 'tooLong' | 'unprintable'

export type FieldErrors = Partial<Record<FormField | 'id', FieldErrorCode>>

/** `custom_form`: any page's form with a machine list; `details_form`: the form of a machine page. */
export type InquirySource = 'custom_form' | 'details_form'

/** Every field has a text, if an empty one. */
export type InquiryValues = Record<FormField, string>

/** Why a form could not be taken although its fields may be right; only the browser knows that it is offline. */
export type FailureReason = 'unavailable' | 'tooMany' | 'refused' | 'offline'

/** The form as a page shows it; the server makes it, the island starts from it. */
export type FormState =
  | { status: 'editing'; id: string; values: InquiryValues }
  | { status: 'invalid'; id: string; values: InquiryValues; errors: FieldErrors }
  | { status: 'failed'; id: string; values: InquiryValues; reason: FailureReason }
  /** `machines`: those of the list that went along, as they are shown. */
  | { status: 'sent'; reference: string; machines: string }

/** Body of POST /api/inquiries. */
export type InquiryRequest = Record<InquiryField, string> &
  Partial<Record<InquiryExtra | typeof trapField, string>> & { id: string; source: InquirySource; lng: string }

export type AcceptedAnswer = { id: string; reference: string }
export type RefusedAnswer = { error: string; fields?: Partial<Record<FormField | 'id', string>> }

/** Body of POST /api/events. */
export type EventReport =
  | { outcome: 'success' | 'error' | 'exception'; status?: number; error?: string; source: InquirySource }
  | { type: 'chunk'; kind: 'missing' | 'timeout' | 'error' }
  | { type: 'crash'; island: string }
  | { type: 'vital'; name: string; value: number }

/** First eight hex digits of the inquiry's id, upper case: what a buyer quotes and an operator searches. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
