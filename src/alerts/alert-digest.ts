import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { currentSettings } from '../current-settings.ts'
import type { Env } from '../env.ts'
import { postWebhook } from '../http/webhook.ts'
import { alertTarget } from '../http/webhook-targets.ts'
import { log, tagLines } from '../log.ts'
import { lastKnownVersion } from '../machines/live-version.ts'
import { alertBody, summaryBody } from './alert-text.ts'
import type { Alert } from './send-alert.ts'

/** Waits (seconds) between attempts to send an alert; then it is given up, and the inquiry's own reminders go on. */
const retries = [5, 30, 120, 600]

/** Alerts that one summary counts; every one takes a step of the instance. */
const mostGathered = 500

/** A moment (seconds) in which alerts are still taken that came while a summary went out. */
const lastCall = 2

/** One window of time: sends its first alert at once, gathers the others and sends them as one summary at its end. */
export class TellPeople extends WorkflowEntrypoint<Env, Alert> {
  override async run({ instanceId, payload, timestamp }: WorkflowEvent<Alert>, step: WorkflowStep): Promise<void> {
    tagLines(this.env.VERSION?.id, lastKnownVersion())
    const { reminders, alertWindow } = currentSettings(this.env)
    const end = timestamp.getTime() + alertWindow * 1000
    await this.send(step, `${instanceId}-first`, payload.event, alertBody(payload, reminders))

    let gathered: Alert[] = []
    for (let number = 1; ; number++) {
      const left = Math.ceil((end - Date.now()) / 1000)
      const alert = number <= mostGathered ? await nextAlert(step, number, Math.max(left, lastCall)) : undefined
      if (alert) {
        gathered.push(alert)
        continue
      }
      if (gathered.length === 0) return
      await this.send(step, `${instanceId}-${number}`, 'summary', summaryBody(gathered, number <= mostGathered))
      if (number > mostGathered) return
      gathered = []
    }
  }

  /** Posts until it is taken, within reason. */
  private async send(step: WorkflowStep, id: string, about: string, body: object): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const taken = await step.do(`send ${id}, attempt ${attempt}`, { timeout: '30 seconds' }, async () => {
        const { ok, status } = await postWebhook(alertTarget(currentSettings(this.env)), id, JSON.stringify(body))
        log(ok ? 'alert.sent' : 'alert.failed', { id, about, attempt, status })
        return ok
      })
      const wait = retries[attempt - 1]
      if (taken || wait === undefined) return
      await step.sleep(`wait ${id}, attempt ${attempt}`, `${wait} seconds`)
    }
  }
}

/** The next alert that is handed over; undefined when the window's time is over. */
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
