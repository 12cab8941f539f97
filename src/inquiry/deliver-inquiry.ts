import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { limitTime } from '../../client/shared/with-timeout.ts'
import { type Alert, alertRetries, createTimeoutMs, isAlreadyExistsError, sendAlert } from '../alerts/send-alert.ts'
import type { Env } from '../env.ts'
import { describeError, log } from '../log.ts'
import { currentSettings } from '../settings.ts'
import { attemptDelivery } from './deliver-attempt.ts'
import type { Delivery, Progress } from './delivery.ts'

/** A step's timeout is longer than that of a post, so that the post ends first; an interrupted step runs again. */
const stepLimits = {
  timeout: '30 seconds',
  retries: { limit: 10, delay: '10 seconds', backoff: 'constant' },
} as const

/** For the start of the instance that continues: without it the inquiry would be lost, so it is tried for days. */
const continueLimits = { retries: { limit: 5000, delay: '1 minute', backoff: 'constant' } } as const

/**
 * Delivers one inquiry: attempts on the schedule, then reminders until an operator's `replay`, which restarts the schedule
 * at any time. Control flow depends only on step results, so a replayed instance is deterministic. Before its steps run
 * out, or when the engine fails it, a new instance continues.
 */
export class DeliverInquiry extends WorkflowEntrypoint<Env, Delivery> {
  override async run({ instanceId, payload }: WorkflowEvent<Delivery>, step: WorkflowStep): Promise<string> {
    const { id, part, progress } = payload.continued ?? {
      id: instanceId,
      part: 1,
      progress: { attempts: 0, retries: 0, replays: 0, waiting: payload.held, reminders: 0, told: false },
    }
    const inquiry: Inquiry = { id, part, progress: { ...progress }, payload, isDelivered: false }
    try {
      return await this.deliver(inquiry, step)
    } catch (error) {
      if (inquiry.isDelivered) {
        // Only the alert is missing. A new instance would ask an operator to send the inquiry again.
        await sendAlert(this.env, alertOf('inquiry.delivered', inquiry))
        return 'delivered'
      }
      const handleEngineFailure = () => this.handleEngineFailure(inquiry, error)
      // If the engine was only stopped, it does not run this step, and replays the instance later. At the limit of steps no
      // further step is possible.
      if (/limit of \d+ steps/i.test(String(error))) await retryUntilDone(handleEngineFailure)
      else await step.do('broken', continueLimits, handleEngineFailure)
      return 'continued'
    }
  }

  private async deliver(inquiry: Inquiry, step: WorkflowStep): Promise<string> {
    const { id, part, progress, payload } = inquiry
    let steps = 0
    const notify = async (event: Alert['event']) => {
      const alert = alertOf(event, inquiry)
      await step.do(`tell ${++steps}`, { retries: alertRetries }, ({ attempt }) => sendAlert(this.env, alert, attempt))
      // Set outside of the step, because a replayed instance skips completed steps.
      progress.told = true
    }

    if (part === 1 && payload.held) await notify('inquiry.held')
    for (;;) {
      // A round of this loop takes three steps at most.
      if (steps + 3 > payload.steps) {
        await step.do('continue', continueLimits, () => this.continueInNewInstance(inquiry))
        return 'continued'
      }
      if (progress.waiting) {
        steps++
        const { replays, reminders } = progress
        const { reminders: schedule } = currentSettings(this.env)
        const wait = schedule[reminders] ?? schedule.at(-1) ?? 86_400
        if (await isReplayed(`replay ${replays + 1}, reminder ${reminders + 1}`, wait, step)) restartSchedule(progress)
        else {
          progress.reminders++
          await notify('inquiry.waiting')
        }
        continue
      }

      const number = progress.attempts + 1
      steps++
      const { ok, status, wait } = await step.do(`attempt ${number}`, stepLimits, () =>
        attemptDelivery(this.env, id, payload, progress),
      )
      // Invalid settings are reported once after each replay.
      const needsSettings = status === 'misconfigured' || status === 'unconfigured'
      const isUnready = needsSettings && (progress.retries === 0 || status !== progress.status)
      Object.assign(progress, { attempts: number, status })
      if (ok) {
        inquiry.isDelivered = true
        if (progress.told) await notify('inquiry.delivered')
        return 'delivered'
      }
      if (wait === null) {
        progress.waiting = true
        await notify('inquiry.undelivered')
      } else {
        if (isUnready) await notify('inquiry.misconfigured')
        steps++
        if (await isReplayed(`wait ${number}`, wait, step)) restartSchedule(progress)
        else progress.retries++
      }
    }
  }

  /** Starts the instance that continues. Can be repeated safely. */
  private async continueInNewInstance({ id, part, progress, payload }: Inquiry): Promise<void> {
    const params: Delivery = { ...payload, continued: { id, part: part + 1, progress } }
    try {
      await limitTime(createTimeoutMs, 'the Workflow', this.env.DELIVERY.create({ id: `${id}-${part + 1}`, params }))
    } catch (error) {
      if (!isAlreadyExistsError(error)) throw error
    }
    log('inquiry.continued', { id, part: part + 1 })
  }

  /** Reports a failure of the engine; a new instance then waits for an operator. */
  private async handleEngineFailure(inquiry: Inquiry, error: unknown): Promise<void> {
    const { id, progress } = inquiry
    log('inquiry.broken', { id, attempt: progress.attempts, error: describeError(error) })
    Object.assign(progress, { waiting: true, reminders: 0, told: true })
    // First, because the engine may fail to start the instance, too.
    await sendAlert(this.env, alertOf('inquiry.broken', inquiry))
    await this.continueInNewInstance(inquiry)
  }
}

type Inquiry = { id: string; part: number; progress: Progress; payload: Readonly<Delivery>; isDelivered: boolean }

function alertOf(event: Alert['event'], { id, part, progress, payload }: Inquiry): Alert {
  const { attempts, status = '', reminders, replays } = progress
  return { event, id, part, attempts, status, reminders, held: payload.held && replays === 0 }
}

async function isReplayed(wait: string, seconds: number, step: WorkflowStep): Promise<boolean> {
  try {
    await step.waitForEvent(wait, { type: 'replay', timeout: `${seconds} seconds` })
    return true
  } catch (error) {
    const { name, message } = error as Error
    if (/timed? ?out/i.test(`${name} ${message}`)) return false
    throw error
  }
}

function restartSchedule(progress: Progress): void {
  Object.assign(progress, { waiting: false, retries: 0, reminders: 0, replays: progress.replays + 1 })
}

async function retryUntilDone(call: () => Promise<void>): Promise<void> {
  while (await call().catch(() => true)) await scheduler.wait(60_000)
}
