import { limitTime } from '../../client/shared/with-timeout.ts'
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

/** Payload of an alert's instance: alert and end of its window (ms); of a digest: the end only; in earlier versions: the alert. */
export type AlertPayload = { alert: Alert; until: number } | { until: number } | Alert

/** Identifies an alert, and is the id of its instance. */
export function alertKey({ id, part, event, attempts, reminders }: Alert): string {
  return [id, part, event.replace('inquiry.', ''), attempts, reminders].join('-')
}

/** Timeout of starting an instance, in milliseconds: the step's default is ten minutes, in which it would delay a replay. */
export const createTimeoutMs = 10_000
export const alertRetries = { limit: 5, delay: '10 seconds', backoff: 'constant' } as const

/** Starts an alert's instance; its id makes that repeatable. The step's last `attempt` logs a failure instead of throwing it. */
export async function sendAlert(env: Env, alert: Alert, attempt = Number.POSITIVE_INFINITY): Promise<void> {
  const { alertWebhookUrl, alertWindow } = currentSettings(env)
  if (!alertWebhookUrl) return
  const windowMs = alertWindow * 1000
  const params: AlertPayload = { alert, until: (Math.floor(Date.now() / windowMs) + 1) * windowMs }
  try {
    await limitTime(createTimeoutMs, 'the Workflow', env.ALERTS.create({ id: alertKey(alert), params }))
  } catch (error) {
    if (isAlreadyExistsError(error)) return
    if (attempt <= alertRetries.limit) throw error
    log('alert.failed', { id: alert.id, about: alert.event, error: describeError(error) })
  }
}

/** Whether `create` failed because there is an instance with this id. */
export function isAlreadyExistsError(error: unknown): boolean {
  return /instance\.already_exists/.test(String(error))
}
