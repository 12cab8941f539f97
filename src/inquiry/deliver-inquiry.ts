import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers'
import { inquiryFields } from '../../client/inquiry-contract.ts'
import { currentSettings } from '../current-settings.ts'
import type { Env } from '../env.ts'
import { describeError, log, tagLines } from '../log.ts'
import { lastKnownVersion } from '../machines/version.ts'
import type { Delivery } from './accept.ts'
import { type Attempt, postWebhook } from './webhook.ts'

/** How much longer (seconds) than the schedule says an answer's Retry-After may make us wait. */
const longestExtraWait = 3600

/** The step outlasts the post's own limit, so that the two never race; a step that dies with its machine runs again. */
const attemptLimits = {
  timeout: '30 seconds',
  retries: { limit: 10, delay: '10 seconds', backoff: 'constant' },
} as const

/** The longest wait that the platform allows; when it is over we wait again, because nothing expires. */
const waitYears = 50

/** What one attempt leaves behind; `wait` is null when it was the last of its round. */
type Outcome = Pick<Attempt, 'ok' | 'status'> & { wait: number | null }

/**
 * Delivers one inquiry: attempts on the schedule, then waits for an operator's `replay` and begins again. Everything
 * that decides the way is in the steps' results, so a restarted instance takes the same way.
 */
export class DeliverInquiry extends WorkflowEntrypoint<Env, Delivery> {
  override async run({ instanceId, payload }: WorkflowEvent<Delivery>, step: WorkflowStep): Promise<string> {
    tagLines(this.env.VERSION?.id, lastKnownVersion())
    let replays = 0
    if (payload.held) await waitForReplay(step, ++replays)
    for (let attempt = 1, retry = 0; ; attempt++) {
      const { ok, wait } = await step
        .do(`attempt ${attempt}`, attemptLimits, () => this.attempt(instanceId, payload, attempt, retry, replays))
        .catch((error) => brokenAttempt(instanceId, attempt, error))
      if (ok) return 'delivered'
      if (wait === null) {
        await waitForReplay(step, ++replays)
        retry = 0
      } else {
        await step.sleep(`wait ${attempt}`, `${wait} seconds`)
        retry++
      }
    }
  }

  /** Posts once and reports it; `retry` counts from 0 in every round of the schedule. */
  private async attempt(
    id: string,
    { body }: Readonly<Delivery>,
    attempt: number,
    retry: number,
    replays: number,
  ): Promise<Outcome> {
    const { inquiryWebhookUrl, webhookSecrets, retrySchedule } = currentSettings(this.env)
    if (retry === 0 && replays > 0) log('inquiry.replayed', { id, replays })
    const started = Date.now()
    // Passing the list of fields fixes the keys and their order, whatever storing did to the object.
    const text = JSON.stringify(body, inquiryFields as unknown as string[])
    const { ok, status, retryAfter } = await postWebhook(inquiryWebhookUrl, id, text, webhookSecrets)
    const wait = ok ? null : waitAfter(retrySchedule[retry], retryAfter)
    const ms = Date.now() - started
    if (ok) log('inquiry.delivered', { id, attempt, status, ms })
    else if (wait === null) log('inquiry.undelivered', { id, attempt, status, ms })
    else log('inquiry.retry', { id, attempt, status, ms, wait })
    return { ok, status, wait }
  }
}

/** A step that broke again and again, not for an answer's sake: nothing may end an inquiry but its delivery. */
function brokenAttempt(id: string, attempt: number, error: unknown): Outcome {
  log('inquiry.undelivered', { id, attempt, status: 'broken', error: describeError(error) })
  return { ok: false, status: 'network', wait: null }
}

function waitAfter(scheduled: number | undefined, retryAfter: number): number | null {
  if (scheduled === undefined) return null
  return Math.max(scheduled, Math.min(retryAfter, scheduled + longestExtraWait))
}

async function waitForReplay(step: WorkflowStep, replay: number): Promise<void> {
  for (let year = 1; ; year++) {
    try {
      await step.waitForEvent(year === 1 ? `replay ${replay}` : `replay ${replay}, year ${year}`, {
        type: 'replay',
        timeout: '365 days',
      })
      return
    } catch (error) {
      if (year === waitYears) throw error
      // A timeout took a year; if it was anything else, do not use the years up at once.
      await step.sleep(`pause ${replay}, year ${year}`, '1 hour')
    }
  }
}
