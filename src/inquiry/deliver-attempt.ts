import { inquiryFields } from '../../client/shared/inquiry-contract.ts'
import type { Env } from '../env.ts'
import { type Attempt, inquiryTarget, postWebhook } from '../http/webhook.ts'
import { log } from '../log.ts'
import { currentSettings } from '../settings.ts'
import type { Delivery, Progress } from './delivery.ts'

/** Maximum delay in seconds that a Retry-After header can add to the schedule. */
const maxExtraWaitSeconds = 3600

/** Outcome of one attempt; `wait` (seconds) is null after the last attempt of a round. */
export type Outcome = Pick<Attempt, 'ok' | 'status'> & { wait: number | null }

/** Posts an inquiry once, logs the outcome and returns how long to wait. Does not throw. */
export async function attemptDelivery(
  env: Env,
  id: string,
  { body, signed }: Readonly<Delivery>,
  { attempts, retries, replays }: Readonly<Progress>,
): Promise<Outcome> {
  const settings = currentSettings(env)
  if (retries === 0 && replays > 0) log('inquiry.replayed', { id, replays })
  const started = Date.now()
  // The list of fields fixes the keys and their order, whatever the storage did to the object.
  const text = JSON.stringify(body, inquiryFields as unknown as string[])
  const { ok, status, retryAfter } = await postWebhook(inquiryTarget(settings, signed), id, text)
  const wait = ok ? null : waitAfter(settings.retrySchedule[retries], retryAfter)
  const fields = { id, attempt: attempts + 1, status, ms: Date.now() - started }
  if (ok) log('inquiry.delivered', fields)
  else if (wait === null) log('inquiry.undelivered', fields)
  else log('inquiry.retry', { ...fields, wait })
  return { ok, status, wait }
}

function waitAfter(scheduled: number | undefined, retryAfter: number): number | null {
  if (scheduled === undefined) return null
  return Math.max(scheduled, Math.min(retryAfter, scheduled + maxExtraWaitSeconds))
}
