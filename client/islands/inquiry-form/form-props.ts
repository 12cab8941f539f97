import type { FormState, InquiryField, InquirySource } from '../../inquiry-contract.ts'

export type FormTexts = {
  company: string
  name: string
  email: string
  application: string
  machine: string
  country: string
  message: string
  optional: string
  required: string
  privacy: string
  website: string
  placeholderCompany: string
  placeholderName: string
  placeholderEmail: string
  placeholderApplication: string
  placeholderMachine: string
  placeholderCountry: string
  placeholderMessage: string
  countryGuess: string
  countrySearch: string
  submit: string
  submitting: string
  successHeading: string
  successText: string
  /** With `{{reference}}`. */
  reference: string
  referenceHint: string
  errorHeading: string
  /** With `{{email}}`. */
  errorText: string
  errorRefused: string
  errorTooMany: string
  fixHeading: string
  draftRestored: string
  draftClear: string
  missing: Record<Exclude<InquiryField, 'message'>, string>
  invalidEmail: string
  invalidMachine: string
  invalidCountry: string
  invalidId: string
  invalidText: string
  /** With `{{max}}`. */
  tooLong: string
}

/** What the server tells the form; it travels as JSON with the island. */
export type InquiryFormProps = {
  state: FormState
  source: InquirySource
  /** Fixed machine of a machine page: its key and title. */
  machine: { value: string; title: string } | undefined
  lang: string
  /** Address that the form posts to without script: the page itself. */
  action: string
  endpoint: string
  email: string
  /** The country was preselected from the network. */
  guessed: boolean
  texts: FormTexts
}
