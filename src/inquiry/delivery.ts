import type { InquirySource } from '../../client/shared/inquiry-contract.ts'
import type { Lang } from '../../content/registry/languages.ts'
import type { DeliveryBody } from './delivery-body.ts'

/** Payload of a workflow instance, stored until the delivery and as long as the platform stores ended instances. */
export type Delivery = {
  body: DeliveryBody
  source: InquirySource
  lang: Lang
  /** The honeypot was filled: an operator decides whether to deliver it. */
  held: boolean
  /** There was a secret when it was accepted: never send it unsigned. */
  signed: boolean
  /** Number of steps after which a new instance continues. */
  steps: number
  /** Set in an instance that continues an earlier one; `id`, the inquiry's, stays the webhook-id. */
  continued?: { id: string; part: number; progress: Progress }
}

/** Progress of a delivery. */
export type Progress = {
  /** Number of posts, and the outcome of the last. */
  attempts: number
  status?: number | string
  /** Used entries of the schedule in this round. */
  retries: number
  replays: number
  /** It waits for an operator's replay; `reminders` were due since then. */
  waiting: boolean
  reminders: number
  /** Operators were alerted. */
  told: boolean
}
