/** The contract between form and Worker: field names, limits, codes and responses. */

/** The seven keys that are delivered, in the specification's order. */
export const inquiryFields = ['company', 'name', 'email', 'application', 'message', 'machine', 'country'] as const

export type InquiryField = (typeof inquiryFields)[number]

/** Optional fields; delivered as lines at the start of the message, in this order. */
export const inquiryExtras = ['phone', 'machines', 'sizing'] as const

type InquiryExtra = (typeof inquiryExtras)[number]

export type FormField = InquiryField | InquiryExtra

export const formFields: readonly FormField[] = [...inquiryFields, ...inquiryExtras]

/** Honeypot, must stay empty: hidden from people, and browsers do not autofill this name. */
export const honeypotField = 'leave_empty'

/** Session storage key of typed text that is not sent yet. */
export const draftKey = 'inquiryDraft'

export const maxListedMachines = 20
export const maxPlanMachines = 12

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

/** Error codes of fields; translated in client/islands/inquiry-form/texts.ts. */
export type FieldErrorCode = 'missing' | 'invalid' | 'tooLong' | 'unprintable'

export type FieldErrors = Partial<Record<FormField | 'id', FieldErrorCode>>

/** Texts of wrong fields in the page's language. */
export type FieldMessages = Partial<Record<keyof FieldErrors, string>>

/** The form of an inquiry: `details_form` is that of a machine page, `custom_form` that of any other page. */
export type InquirySource = 'custom_form' | 'details_form'

/** All fields; empty fields are empty strings. */
export type InquiryValues = Record<FormField, string>

/** Why a form was refused although its fields may be valid; only the browser uses 'offline'. */
export type FailureReason = 'unavailable' | 'tooMany' | 'refused' | 'offline'

/** The reason of a response that is neither a success nor names wrong fields. */
export function failureReason(status: number): FailureReason {
  return status === 429 ? 'tooMany' : status === 403 ? 'refused' : 'unavailable'
}

/** State of the form: rendered by the server, then used by the island as its first state. */
export type FormState =
  | { status: 'editing'; id: string; values: InquiryValues }
  | { status: 'invalid'; id: string; values: InquiryValues; errors: FieldErrors }
  | { status: 'failed'; id: string; values: InquiryValues; reason: FailureReason }
  /** `machines`: the display text of the list that was sent. */
  | { status: 'sent'; reference: string; machines: string }

/** Body of POST /api/inquiries. */
export type InquiryRequest = Record<InquiryField, string> &
  Partial<Record<InquiryExtra | typeof honeypotField, string>> & { id: string; source: InquirySource; lng: string }

export type AcceptedAnswer = { id: string; reference: string }
export type RefusedAnswer = { error: string; fields?: FieldMessages }

/** First eight hex digits of the inquiry's id in upper case: the reference for buyers and operators. */
export function referenceOf(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
