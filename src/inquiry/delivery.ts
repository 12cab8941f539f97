import type { InquirySource } from '../../client/shared/inquiry-contract.ts'
import type { Lang } from '../../content/registry/languages.ts'
import type { DeliveryBody } from './delivery-body.ts'

/** What an instance of the workflow keeps until it is delivered, and as long as the platform keeps instances after. */
export type Delivery = {
  body: DeliveryBody
  source: InquirySource
  lang: Lang
  /** The trap field was filled: an operator decides whether it goes out. */
  held: boolean
  /** There was a secret when it was accepted: it never goes out unsigned. */
  signed: boolean
  /** Steps after which a fresh instance goes on. */
  steps: number
  /** Set in an instance that goes on with what an earlier one began. */
  continued?: { id: string; part: number; progress: Progress }
}

/** How far an inquiry has come. */
export type Progress = {
  /** Posts so far, and the outcome of the last. */
  attempts: number
  status?: number | string
  /** Entries of the schedule that are used up in this round. */
  retries: number
  replays: number
  /** It waits for an operator's replay; so many reminders were due since. */
  waiting: boolean
  reminders: number
  /** People were told that it needs them. */
  told: boolean
}

/** Where a fresh inquiry begins. */
export function begin(held: boolean): Progress {
  return { attempts: 0, retries: 0, replays: 0, waiting: held, reminders: 0, told: false }
}

/** The instance that goes on: the inquiry's id, which stays its webhook-id, and a number. */
export function partId(id: string, part: number): string {
  return part === 1 ? id : `${id}-${part}`
}
