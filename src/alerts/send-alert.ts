import { currentSettings } from '../current-settings.ts'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'

/** Something that people are told: ids and codes, nothing of what a buyer typed. */
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
  /** Reminders that were due, this one included. */
  reminders: number
  /** It is held and nobody has released it: it may be no person's. */
  held: boolean
}

/** How many instances one stretch of time may fill. */
const mostInstances = 20

const over = ['complete', 'errored', 'terminated']

/**
 * Has people told. One instance of TellPeople stands for a window of time, its id the lock: whoever makes it sends its
 * alert at once, everyone else hands theirs to it for the summary at its end. Never throws: an alert's trouble is no
 * inquiry's.
 */
export async function raiseAlert(env: Env, alert: Alert): Promise<void> {
  const { alertWebhookUrl, alertWindow } = currentSettings(env)
  if (!alertWebhookUrl) return
  const { event, id, attempts, status, reminders, held } = alert
  const told: Alert = { event, id, attempts, status, reminders, held }
  const now = Math.floor(Date.now() / 1000 / alertWindow)
  try {
    // A window lasts its time from the first alert on, so that of the stretch before may still be open.
    if (await handOver(env.ALERTS, `alerts-${now - 1}`, told)) return
    for (let number = 1; number <= mostInstances; number++) {
      const window = `alerts-${now}${number === 1 ? '' : `-${number}`}`
      if ((await open(env.ALERTS, window, told)) || (await handOver(env.ALERTS, window, told))) return
    }
    throw new Error('every window of this time is used up')
  } catch (error) {
    log('alert.failed', { id, about: event, error: describeError(error) })
  }
}

async function open(alerts: Workflow, id: string, alert: Alert): Promise<boolean> {
  try {
    await alerts.create({ id, params: alert })
    return true
  } catch (error) {
    if (/instance\.already_exists/.test(String(error))) return false
    throw error
  }
}

async function handOver(alerts: Workflow, id: string, alert: Alert): Promise<boolean> {
  try {
    const instance = await alerts.get(id)
    if (over.includes((await instance.status()).status)) return false
    await instance.sendEvent({ type: 'alert', payload: alert })
    return true
  } catch {
    return false
  }
}
