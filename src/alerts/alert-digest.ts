import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import { alertTarget, postWebhook } from '../http/webhook.ts'
import { log } from '../log.ts'
import { currentSettings } from '../settings.ts'
import { alertBody, summaryBody } from './alert-text.ts'
import { type Alert, type AlertPayload, alertKey } from './send-alert.ts'

/** Seconds before each of the first retries of an alert, and before all later ones. */
const retrySchedule = [5, 30, 60, 120, 300]
const laterRetrySeconds = 600
/** After these attempts, in about a day, an alert is dropped; reminders of the inquiry continue. */
const maxAttempts = 150
/** Maximum number of alerts that one digest counts; each takes a step of the instance. */
const maxAlerts = 500
/** In the output of a digest, represents the alerts beyond the maximum. */
const furtherAlerts = 'further alerts'
/** How long (seconds) a digest waits after its window, for alerts that are on their way. */
const graceSeconds = 5
/** Minimum time (seconds) to wait after a summary, for alerts that arrived while it was sent. */
const minGraceSeconds = 2
/** How long (milliseconds) to wait for the start of a digest, and between two polls. */
const startTimeoutMs = 10_000
const pollMs = 100
/** Seconds between polls of a digest that has not ended, which double up to the longest, and the maximum of polls. */
const firstPollSeconds = 2
const maxPollSeconds = 1800
const maxPolls = 120

/** A call of another instance may never return; the step's default timeout is ten minutes. */
const callLimits = { retries: { limit: 3, delay: '5 seconds' }, timeout: '30 seconds' } as const

type Instance = Pick<WorkflowEvent<unknown>, 'instanceId' | 'workflowName'>

/**
 * Sends alerts: the first of a window at once, the others in a summary when the window ends. Each alert has an instance,
 * which appends it to the digest of the window, another instance, and posts it itself if the digest does not.
 */
export class AlertDigest extends WorkflowEntrypoint<Env, AlertPayload> {
  override async run(instance: WorkflowEvent<AlertPayload>, step: WorkflowStep): Promise<string[]> {
    const { payload } = instance
    if (!('alert' in payload) && 'until' in payload) return this.collect(step, instance, payload.until)
    const { alert, until } = 'alert' in payload ? payload : { alert: payload, until: undefined }
    if (until === undefined || !(await this.isSentByDigest(step, alert, until)))
      await this.sendAlone(step, instance, alert)
    return []
  }

  /** Appends an alert to the digest of its window; @returns whether the digest sent it. */
  private async isSentByDigest(step: WorkflowStep, alert: Alert, until: number): Promise<boolean> {
    const digest = `alerts-${until / 1000}`
    await step.do('append', callLimits, () => this.append(digest, alert, until)).catch(() => undefined)
    let seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000)) + graceSeconds + minGraceSeconds
    for (let poll = 1; poll <= maxPolls; poll++) {
      await step.sleep(`before look ${poll}`, `${seconds} seconds`)
      const { hasEnded, isSent } = await step
        .do(`look ${poll}`, callLimits, () => this.readDigest(digest, alert))
        .catch(() => ({ hasEnded: true, isSent: false }))
      if (hasEnded) return isSent
      seconds = Math.min(firstPollSeconds * 2 ** (poll - 1), maxPollSeconds)
    }
    return false
  }

  /**
   * Starts the digest of a window without the alert, then appends it: several `create` calls at the same moment may all
   * succeed, but only the first payload counts.
   */
  private async append(id: string, alert: Alert, until: number): Promise<void> {
    const params: AlertPayload = { until }
    await this.env.ALERTS.create({ id, params }).catch(() => undefined)
    const digest = await this.env.ALERTS.get(id)
    const giveUpAt = Date.now() + startTimeoutMs
    // The local runtime loses an event that arrives before the instance has begun.
    while ((await digest.status()).status === 'queued' && Date.now() < giveUpAt) await scheduler.wait(pollMs)
    await digest.sendEvent({ type: 'alert', payload: alert })
  }

  private async readDigest(id: string, alert: Alert): Promise<{ hasEnded: boolean; isSent: boolean }> {
    const digest = await this.env.ALERTS.get(id)
    const { status, output } = await digest.status()
    const sent = Array.isArray(output) ? output : []
    return {
      hasEnded: ['complete', 'errored', 'terminated'].includes(status),
      isSent: sent.includes(alertKey(alert)) || sent.includes(furtherAlerts),
    }
  }

  /** Collects and sends the alerts of a window. @returns the keys of the alerts that it sent */
  private async collect(step: WorkflowStep, instance: Instance, until: number): Promise<string[]> {
    const { instanceId, workflowName } = instance
    const collected = new Set<string>()
    let pending: Alert[] = []
    for (let number = 1; ; number++) {
      const seconds = Math.max(Math.ceil((until - Date.now()) / 1000) + graceSeconds, minGraceSeconds)
      const isFull = number > maxAlerts
      if (isFull) await step.sleep('wait for the end of the window', `${seconds} seconds`)
      const alert = isFull ? undefined : await nextAlert(step, number, seconds)
      if (alert) {
        // The local runtime delivers an event again after it was killed and restarted.
        const key = alertKey(alert)
        if (collected.has(key)) continue
        if (collected.size === 0) await this.sendAlone(step, instance, alert)
        else pending.push(alert)
        collected.add(key)
        continue
      }
      if (pending.length > 0)
        await this.send(step, `${instanceId}-${number}`, 'summary', summaryBody(pending, !isFull, workflowName))
      if (isFull) return [...collected, furtherAlerts]
      if (pending.length === 0) return [...collected]
      pending = []
    }
  }

  private sendAlone(step: WorkflowStep, { instanceId, workflowName }: Instance, alert: Alert): Promise<void> {
    const { reminders } = currentSettings(this.env)
    return this.send(step, `${instanceId}-first`, alert.event, alertBody(alert, reminders, workflowName))
  }

  /** Posts a body until the receiver accepts it or the attempts are used up. */
  private async send(step: WorkflowStep, id: string, about: string, body: object): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const accepted = await step.do(`send ${id}, attempt ${attempt}`, { timeout: '30 seconds' }, async () => {
        const { ok, status } = await postWebhook(alertTarget(currentSettings(this.env)), id, JSON.stringify(body))
        log(ok ? 'alert.sent' : 'alert.failed', { id, about, attempt, status })
        return ok
      })
      if (accepted || attempt === maxAttempts) return
      const wait = retrySchedule[attempt - 1] ?? laterRetrySeconds
      await step.sleep(`wait ${id}, attempt ${attempt}`, `${wait} seconds`)
    }
  }
}

async function nextAlert(step: WorkflowStep, number: number, seconds: number): Promise<Alert | undefined> {
  const options = { type: 'alert', timeout: `${seconds} seconds` } as const
  const event = await step.waitForEvent<Alert>(`alert ${number}`, options).catch(() => undefined)
  return event?.payload as Alert | undefined
}
