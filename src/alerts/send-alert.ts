import { currentSettings } from '../current-settings.ts'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'

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
  attempts: number
  /** Outcome of the last attempt; empty before the first. */
  status: number | string
  /** Number of reminders sent so far, this one included. */
  reminders: number
  /** The inquiry is held and was not released: it may be spam. */
  held: boolean
}

/** Identifies an alert: the same for each time that it is appended. */
export function alertKey({ id, event, attempts, reminders }: Alert): string {
  return [id, event, attempts, reminders].join(' ')
}

/** Payload of a digest's instance: when its window ends (milliseconds since 1970), or the one alert that it sends. */
export type DigestPayload = { until: number } | Alert

/** A digest listens this long (milliseconds) after its window, for alerts that are on their way. */
export const digestGraceMs = 15_000

/** Alerts are appended at most this long (milliseconds) after the window: the rest of the grace period is for their way. */
const appendGraceMs = 10_000

/** How long (milliseconds) to wait for a new digest to listen, and between two looks at it. */
const startTimeoutMs = 10_000
const pollMs = 50

/** How long (milliseconds) to wait for the end of a digest that got an alert late, and between two looks at it. */
const endTimeoutMs = 60_000
const endPollMs = 5000

/** `queued` digests do not listen yet; the others that are missing here have ended. */
const listening = ['running', 'waiting']

/**
 * Sends an alert: the first of each window at once, the others in a summary when the window ends. One digest, a workflow
 * instance, collects the alerts of a window. An alert is appended to a digest that listens; when there is none, the alert
 * gets a digest of its own. Never throws: a failed alert must not stop the inquiry.
 */
export async function sendAlert(env: Env, alert: Alert): Promise<void> {
  const { alertWebhookUrl, alertWindow } = currentSettings(env)
  if (!alertWebhookUrl) return
  const { event, id, attempts, status, reminders, held } = alert
  const fields: Alert = { event, id, attempts, status, reminders, held }
  const window = Math.floor(Date.now() / 1000 / alertWindow)
  const until = (window + 1) * alertWindow * 1000
  try {
    const appended = await appendToDigest(env.ALERTS, `alerts-${window}`, until, fields).catch(() => false)
    if (!appended) await env.ALERTS.create({ id: `alerts-${window}-${crypto.randomUUID()}`, params: fields })
  } catch (error) {
    log('alert.failed', { id, about: event, error: describeError(error) })
  }
}

/** Appends an alert to the digest of a window, which is started if needed. False when it does not listen in time. */
async function appendToDigest(alerts: Workflow, id: string, until: number, alert: Alert): Promise<boolean> {
  const digest = await startDigest(alerts, id, until)
  const giveUpAt = Math.min(Date.now() + startTimeoutMs, until + appendGraceMs)
  while (Date.now() < giveUpAt) {
    const { status } = await digest.status()
    if (listening.includes(status)) {
      await digest.sendEvent({ type: 'alert', payload: alert })
      return Date.now() < until + digestGraceMs - 1000 || (await isInOutput(digest, alert))
    }
    if (status !== 'queued') return false
    await scheduler.wait(pollMs)
  }
  return false
}

/** Tells whether a digest that was about to end sent an alert. When it does not end in time, assume that it did not. */
async function isInOutput(digest: WorkflowInstance, alert: Alert): Promise<boolean> {
  const giveUpAt = Date.now() + endTimeoutMs
  while (Date.now() < giveUpAt) {
    const { status, output } = await digest.status()
    if (!listening.includes(status)) return Array.isArray(output) && output.includes(alertKey(alert))
    await scheduler.wait(endPollMs)
  }
  return false
}

/**
 * Starts the digest of a window unless it exists. It is started without an alert: when several are raised at the same
 * moment, each create call may succeed, and only the first payload would count.
 */
async function startDigest(alerts: Workflow, id: string, until: number): Promise<WorkflowInstance> {
  const payload: DigestPayload = { until }
  await alerts.create({ id, params: payload }).catch(() => undefined)
  return alerts.get(id)
}
