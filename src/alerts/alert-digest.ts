import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { currentSettings } from '../current-settings.ts'
import type { Env } from '../env.ts'
import { postWebhook } from '../http/webhook.ts'
import { alertTarget } from '../http/webhook-targets.ts'
import { log, setLogContext } from '../log.ts'
import { shownVersion } from '../machines/live-version.ts'
import { alertBody, summaryBody } from './alert-text.ts'
import { type Alert, alertKey, type DigestPayload, digestGraceMs } from './send-alert.ts'

/**
 * Seconds between attempts to send an alert. After the last attempt it is dropped; reminders of the inquiry continue.
 */
const retrySchedule = [5, 30, 120, 600]

/** Maximum number of alerts that one digest collects; each takes a step of the instance. */
const maxAlerts = 500

/** Minimum time (seconds) to listen after a summary, for alerts that arrived while it was sent. */
const minListenSeconds = 2

/**
 * Collects the alerts of one window: sends the first at once and the others as one summary when the window ends. An
 * instance that is created with an alert sends that one. Its output is the list of alerts that it sent.
 */
export class AlertDigest extends WorkflowEntrypoint<Env, DigestPayload> {
  override async run(
    { instanceId, payload, timestamp }: WorkflowEvent<DigestPayload>,
    step: WorkflowStep,
  ): Promise<string[]> {
    setLogContext(this.env.VERSION?.id, shownVersion())
    const { reminders, alertWindow } = currentSettings(this.env)
    const sendFirst = (alert: Alert) => this.send(step, `${instanceId}-first`, alert.event, alertBody(alert, reminders))
    let isFirstSent = 'event' in payload
    if ('event' in payload) await sendFirst(payload)

    const until = 'until' in payload ? payload.until : timestamp.getTime() + alertWindow * 1000
    const collected = new Set<string>()
    let pending: Alert[] = []
    for (let number = 1; ; number++) {
      const seconds = Math.ceil((until + digestGraceMs - Date.now()) / 1000)
      const alert = number <= maxAlerts ? await nextAlert(step, number, Math.max(seconds, minListenSeconds)) : undefined
      if (alert) {
        // The local runtime delivers an event again after it was killed and restarted.
        const key = alertKey(alert)
        if (collected.has(key)) continue
        collected.add(key)
        if (isFirstSent) pending.push(alert)
        else await sendFirst(alert)
        isFirstSent = true
        continue
      }
      if (pending.length === 0) return [...collected]
      await this.send(step, `${instanceId}-${number}`, 'summary', summaryBody(pending, number <= maxAlerts))
      if (number > maxAlerts) return [...collected]
      pending = []
    }
  }

  /** Posts a body until the receiver accepts it or the schedule ends. */
  private async send(step: WorkflowStep, id: string, about: string, body: object): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const accepted = await step.do(`send ${id}, attempt ${attempt}`, { timeout: '30 seconds' }, async () => {
        const { ok, status } = await postWebhook(alertTarget(currentSettings(this.env)), id, JSON.stringify(body))
        log(ok ? 'alert.sent' : 'alert.failed', { id, about, attempt, status })
        return ok
      })
      const wait = retrySchedule[attempt - 1]
      if (accepted || wait === undefined) return
      await step.sleep(`wait ${id}, attempt ${attempt}`, `${wait} seconds`)
    }
  }
}

/** Waits for the next alert; undefined after the timeout. */
async function nextAlert(step: WorkflowStep, number: number, seconds: number): Promise<Alert | undefined> {
  try {
    const { payload } = await step.waitForEvent<Alert>(`alert ${number}`, {
      type: 'alert',
      timeout: `${seconds} seconds`,
    })
    return payload as Alert
  } catch {
    return undefined
  }
}
