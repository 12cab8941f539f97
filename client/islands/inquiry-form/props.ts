import type { Lang } from '../../../content/registry/languages.ts'
import type { FormState, InquirySource } from '../../shared/inquiry-contract.ts'
import type { OfficeHours } from '../../shared/office-hours.ts'
import type { DisplayItem } from '../inquiry-list/store.ts'
import type { FormTexts } from './texts.ts'

/** The island's props as JSON: all but texts, which are in a file, and options, which are in the page. */
export type SerializedFormProps = {
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
  /** URL of the catalog, where the hall plan is. */
  machinesPage: string
  email: string
  /** URL and link text of the privacy policy. */
  privacy: { url: string; text: string } | undefined
  textsUrl: string
}

/** Props of the inquiry form; the options of the selects are HTML. */
export type InquiryFormProps = SerializedFormProps & {
  texts: FormTexts
  machineOptions: string
  countryOptions: string
  onHydrated?: () => void
}
