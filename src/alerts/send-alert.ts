import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import { currentSettings } from '../settings.ts'

/** A fact about an inquiry that operators have to know: ids and codes, no text that a buyer typed. */
export type Alert = {
  event:
    | 'inquiry.undelivered'
    | 'inquiry.held'
    | 'inquiry.broken'
    | 'inquiry.misconfigured'
    | 'inquiry.waiting'
    | 'inquiry.delivered'
  id: string
  /** Number of the inquiry's instance that raised it. */
  part: number
  attempts: number
  /** Outcome of the last attempt; empty before the first. */
  status: number | string
  /** Number of reminders sent so far, this one included. */
  reminders: number
  /** The inquiry is held and was not released: it may be spam. */
  held: boolean
}

/**
 * Payload of an instance of the alert workflow: an alert and the end of its window (milliseconds since 1970); a digest,
 * which has only the end; or, in instances of earlier versions, an alert alone.
 */
export type AlertPayload = { alert: Alert; until: number } | { until: number } | Alert

/** Identifies an alert, and is the id of its instance. */
export function alertKey({ id, part, event, attempts, reminders }: Alert): string {
  return [id, part, event.replace('inquiry.', ''), attempts, reminders].join('-')
}

/** How to repeat a step that sends an alert. */
export const alertRetries = { limit: 5, delay: '10 seconds', backoff: 'constant' } as const

/**
 * Sends an alert by starting its instance, whose id makes it safe to repeat. `attempt` is that of the step that calls it.
 * The last attempt logs its failure and does not throw, because a failed alert must not stop the inquiry.
 * @throws Error when the instance cannot be started
 */
export async function sendAlert(env: Env, alert: Alert, attempt = Number.POSITIVE_INFINITY): Promise<void> {
  const { alertWebhookUrl, alertWindow } = currentSettings(env)
  if (!alertWebhookUrl) return
  const windowMs = alertWindow * 1000
  const params: AlertPayload = { alert, until: (Math.floor(Date.now() / windowMs) + 1) * windowMs }
  try {
    await env.ALERTS.create({ id: alertKey(alert), params })
  } catch (error) {
    if (isExistingInstance(error)) return
    if (attempt <= alertRetries.limit) throw error
    log('alert.failed', { id: alert.id, about: alert.event, error: describeError(error) })
  }
}

/** Whether `create` failed because there is an instance with this id. */
export function isExistingInstance(error: unknown): boolean {
  return /instance\.already_exists/.test(String(error))
}
