import * as v from 'valibot'
import { type EventReport, eventReport } from '../../client/shared/event-report.ts'
import type { AppContext, Env } from '../env.ts'
import { isWithinRateLimit } from '../http/rate-limit.ts'
import { receiveJson, refusePost } from '../http/receive-post.ts'
import { eventTarget, postWebhook, type WebhookTarget } from '../http/webhook.ts'
import { log } from '../log.ts'
import { currentSettings } from '../settings.ts'

/** Pause before the only retry in milliseconds; the platform allows 30 seconds of work after the response. */
const retryPauseMs = 2000

/** Beacons cannot send application/json without a preflight. */
const mediaTypes = ['application/json', 'text/plain']

/** POST /api/events: an event of the browser; the response does not wait for the relay. */
export async function events(c: AppContext): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const post = await receiveJson(c.req.raw, mediaTypes)
  const parsed = 'json' in post ? v.safeParse(eventReport, post.json) : undefined
  const report = parsed?.success ? parsed.output : undefined
  // Refused posts count too.
  const isWithin = await isWithinRateLimit(c.env, c.req.raw, report && 'type' in report ? report.type : 'event')
  if ('status' in post) return refusePost(c, post.status)
  if (!isWithin) return refusePost(c, 429)
  if (!report) return refusePost(c, 422)
  c.executionCtx.waitUntil(recordEvent(c.env, report))
  return c.body(null, 204)
}

/** Logs an event by its codes and relays it if configured. Never throws; run it in waitUntil. */
export async function recordEvent(env: Env, report: EventReport): Promise<void> {
  const settings = currentSettings(env)
  if ('outcome' in report) {
    const { outcome, status, source } = report
    log('event.received', { outcome, status, source })
  } else {
    if (report.type === 'chunk') return log('chunk.error', { kind: report.kind })
    if (report.type === 'crash') return log('render.error', { side: 'browser', island: report.island })
    if (!settings.vitals) return
  }
  if (settings.eventsWebhookUrl) await relay(eventTarget(settings), JSON.stringify(report))
}

async function relay(target: WebhookTarget, body: string): Promise<void> {
  const id = crypto.randomUUID()
  if ((await postWebhook(target, id, body)).ok) return
  await scheduler.wait(retryPauseMs)
  const { ok, status } = await postWebhook(target, id, body)
  if (!ok) log('event.lost', { id, status })
}
