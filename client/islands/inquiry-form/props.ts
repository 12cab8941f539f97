import type { Lang } from '../../../content/registry/languages.ts'
import type { FormState, InquirySource } from '../../shared/inquiry-contract.ts'
import type { OfficeHours } from '../../shared/office-hours.ts'
import type { DisplayItem } from '../inquiry-list/store.ts'
import type { FormTexts } from './texts.ts'

/** Props of the inquiry form. */
export type InquiryFormProps = {
  state: FormState
  source: InquirySource
  /** Fixed machine of a machine page: its key and title. */
  machine: { value: string; title: string } | undefined
  lang: Lang
  /** URL of the form post without script: the page itself. */
  action: string
  endpoint: string
  hours: OfficeHours
  /** After a plain form post outside of office hours: the next opening time, written by the server. */
  answerFrom: string | undefined
  /** The machines of the inquiry list, and the URL to change it. */
  listed: DisplayItem[]
  listAction: string
  /** URL of the catalogue, where the hall plan is. */
  machinesPage: string
  email: string
  /** URL and link text of the privacy policy. */
  privacy: { url: string; text: string } | undefined
  texts: FormTexts
}

/** The options of the selects, as HTML. */
export type SelectOptions = { machineOptions: string; countryOptions: string }

/** The island's props as JSON: without the texts, which are in a file at this URL. */
export type SerializedFormProps = Omit<InquiryFormProps, 'texts'> & { texts: string }
