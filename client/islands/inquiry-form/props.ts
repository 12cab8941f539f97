import type { Lang } from '../../../content/registry/languages.ts'
import type { FormState, InquirySource } from '../../shared/inquiry-contract.ts'
import type { OfficeHours } from '../../shared/office-hours.ts'
import type { Listed } from '../inquiry-list/store.ts'
import type { FormTexts } from './texts.ts'

/** What the form is told by the server. */
export type InquiryFormProps = {
  state: FormState
  source: InquirySource
  /** Fixed machine of a machine page: its key and title. */
  machine: { value: string; title: string } | undefined
  lang: Lang
  /** Address that the form posts to without script: the page itself. */
  action: string
  endpoint: string
  hours: OfficeHours
  /** After a plain form post outside of office hours: when the office opens, as the server wrote it. */
  answerFrom: string | undefined
  /** The machines of the inquiry list, and where it is changed. */
  listed: Listed[]
  listAction: string
  machinesPage: string
  email: string
  /** Where the company says what it does with what is typed here, and the words for the link. */
  privacy: { address: string; text: string } | undefined
  texts: FormTexts
}

/** The options of its lists, as HTML. */
export type FormLists = { machineOptions: string; countryOptions: string }

/** How that travels, as JSON with the island: the texts stay behind in a file, which this names. */
export type InquiryFormParcel = Omit<InquiryFormProps, 'texts'> & { texts: string }
