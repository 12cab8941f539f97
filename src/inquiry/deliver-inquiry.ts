import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { type Alert, sendAlert } from '../alerts/send-alert.ts'
import { currentSettings } from '../current-settings.ts'
import type { Env } from '../env.ts'
import { describeError, log, setLogContext } from '../log.ts'
import { shownVersion } from '../machines/live-version.ts'
import { attempt, needsSettings } from './deliver-attempt.ts'
import { begin, type Delivery, type Progress, partId } from './delivery.ts'

/** A step outlasts the post's own limit, so that the two never race; one that dies with its machine runs again. */
const stepLimits = {
  timeout: '30 seconds',
  retries: { limit: 10, delay: '10 seconds', backoff: 'constant' },
} as const

/**
 * Delivers one inquiry: attempts on the schedule, then it waits for an operator's `replay`, reminding people. A replay
 * begins the schedule anew, also between two attempts: who has mended the receiver need not wait for the next.
 * Everything that decides the way is in the steps' results, so a restarted instance takes the same way. Before its steps
 * run out, and when the engine fails it, a fresh instance goes on with it.
 */
export class DeliverInquiry extends WorkflowEntrypoint<Env, Delivery> {
  override async run({ instanceId, payload }: WorkflowEvent<Delivery>, step: WorkflowStep): Promise<string> {
    setLogContext(this.env.VERSION?.id, shownVersion())
    const { id, part, progress } = payload.continued ?? { id: instanceId, part: 1, progress: begin(payload.held) }
    const inquiry = { id, part, progress: { ...progress }, payload }
    try {
      return await this.deliver(inquiry, step)
    } catch (error) {
      const breakOff = () => this.breakOff(inquiry, error)
      // A step proves that the engine lives: one that was merely stopped runs this instance again, and nothing is broken.
      if (isOutOfSteps(error)) await breakOff()
      else await step.do('broken', breakOff)
      return 'continued'
    }
  }

  private async deliver(inquiry: Inquiry, step: WorkflowStep): Promise<string> {
    const { id, part, progress, payload } = inquiry
    let steps = 0
    const tell = async (event: Alert['event']) => {
      await step.do(`tell ${++steps}`, () => sendAlert(this.env, alertOf(event, inquiry)))
      // Not within the step, which does not run again when the instance does.
      progress.told = true
    }

    if (part === 1 && payload.held) await tell('inquiry.held')
    for (;;) {
      // A round of this loop takes three steps at most.
      if (steps + 3 > payload.steps) {
        await step.do('continue', () => this.goOn(inquiry))
        return 'continued'
      }
      if (progress.waiting) {
        steps++
        const { replays, reminders } = progress
        const wait = this.waitForReminder(reminders)
        if (await isReplayed(`replay ${replays + 1}, reminder ${reminders + 1}`, wait, step)) beginAgain(progress)
        else {
          progress.reminders++
          await tell('inquiry.waiting')
        }
        continue
      }

      const number = progress.attempts + 1
      steps++
      const { ok, status, wait } = await step.do(`attempt ${number}`, stepLimits, () =>
        attempt(this.env, id, payload, progress),
      )
      // Once in every round: after a replay people wait for it to arrive.
      const unready = needsSettings(status) && (progress.retries === 0 || status !== progress.status)
      Object.assign(progress, { attempts: number, status })
      if (ok) {
        if (progress.told) await tell('inquiry.delivered')
        return 'delivered'
      }
      if (wait === null) {
        progress.waiting = true
        await tell('inquiry.undelivered')
      } else {
        if (unready) await tell('inquiry.misconfigured')
        steps++
        if (await isReplayed(`wait ${number}`, wait, step)) beginAgain(progress)
        else progress.retries++
      }
    }
  }

  /** Seconds until people hear again of what waits. */
  private waitForReminder(reminders: number): number {
    const schedule = currentSettings(this.env).reminders
    return schedule[Math.min(reminders, schedule.length - 1)] ?? 86_400
  }

  /** Starts the instance that goes on. Safe to repeat. */
  private async goOn({ id, part, progress, payload }: Inquiry): Promise<void> {
    const params: Delivery = { ...payload, continued: { id, part: part + 1, progress } }
    try {
      await this.env.DELIVERY.create({ id: partId(id, part + 1), params })
    } catch (error) {
      if (!/instance\.already_exists/.test(String(error))) throw error
    }
    log('inquiry.continued', { id, part: part + 1 })
  }

  /** What the engine could not do is told, and waits for a person in a fresh instance. */
  private async breakOff(inquiry: Inquiry, error: unknown): Promise<void> {
    const { id, progress } = inquiry
    log('inquiry.broken', { id, attempt: progress.attempts, error: describeError(error) })
    Object.assign(progress, { waiting: true, reminders: 0, told: true })
    await this.goOn(inquiry)
    await sendAlert(this.env, alertOf('inquiry.broken', inquiry))
  }
}

type Inquiry = { id: string; part: number; progress: Progress; payload: Readonly<Delivery> }

function alertOf(event: Alert['event'], { id, progress, payload }: Inquiry): Alert {
  return { event, id, ...progress, status: progress.status ?? '', held: payload.held && progress.replays === 0 }
}

/** Waits so many seconds, or until an operator sends it again. */
async function isReplayed(name: string, seconds: number, step: WorkflowStep): Promise<boolean> {
  try {
    await step.waitForEvent(name, { type: 'replay', timeout: `${seconds} seconds` })
    return true
  } catch (error) {
    if (isTimeout(error)) return false
    throw error
  }
}

/** An operator's replay begins the schedule anew, whatever the inquiry waits for. */
function beginAgain(progress: Progress): void {
  Object.assign(progress, { waiting: false, retries: 0, reminders: 0, replays: progress.replays + 1 })
}

function isTimeout(error: unknown): boolean {
  return /timed? ?out/i.test(`${(error as Error).name} ${(error as Error).message}`)
}

/** Such an engine takes no further step, but lives. */
function isOutOfSteps(error: unknown): boolean {
  return /limit of \d+ steps/i.test(String(error))
}
