import type { Context } from 'hono'
import * as v from 'valibot'
import type { RefusedAnswer } from '../../client/shared/inquiry-contract.ts'
import type { AppEnv, Env } from '../env.ts'
import { isWithinRateLimit, rateWindow } from '../http/rate-limit.ts'
import { receiveJson } from '../http/receive-post.ts'
import { postWebhook } from '../http/webhook.ts'
import { eventTarget, type WebhookTarget } from '../http/webhook-targets.ts'
import { log } from '../log.ts'
import { currentSettings } from '../settings.ts'

const errorLength = 200

/** Pause before the only retry in milliseconds; the platform allows 30 seconds of work after the response. */
const retryPause = 2000

const outcomeReport = v.object({
  outcome: v.picklist(['success', 'error', 'exception']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
  error: v.optional(v.pipe(v.string(), v.transform(shorten))),
  source: v.picklist(['custom_form', 'details_form']),
})

const chunkReport = v.object({ type: v.literal('chunk'), kind: v.picklist(['missing', 'timeout', 'error']) })

const crashReport = v.object({ type: v.literal('crash'), island: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) })

const vitalReport = v.object({
  type: v.literal('vital'),
  name: v.picklist(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']),
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
})

const reportSchema = v.union([outcomeReport, chunkReport, crashReport, vitalReport])

type Report = v.InferOutput<typeof reportSchema>

/** Beacons cannot send application/json without a preflight. */
const mediaTypes = ['application/json', 'text/plain']

const refusals = {
  400: 'not JSON',
  403: 'posted from another site',
  413: 'larger than 32 kB',
  415: 'neither application/json nor text/plain',
  422: 'not an event',
  429: 'too many events from this address',
} as const

/** POST /api/events: an event of the browser; the response does not wait for the relay. */
export async function events(c: Context<AppEnv>): Promise<Response> {
  const refuse = (status: keyof typeof refusals) => c.json({ error: refusals[status] } satisfies RefusedAnswer, status)
  c.header('Cache-Control', 'no-store')
  const post = await receiveJson(c.req.raw, mediaTypes)
  const parsed = 'json' in post ? v.safeParse(reportSchema, post.json) : undefined
  const report = parsed?.success ? parsed.output : undefined
  // Refused posts count too.
  const isWithin = await isWithinRateLimit(c.env, c.req.raw, report && 'type' in report ? report.type : 'event')
  if ('status' in post) return refuse(post.status)
  if (!isWithin) {
    c.header('Retry-After', String(rateWindow))
    return refuse(429)
  }
  if (!report) return refuse(422)
  c.executionCtx.waitUntil(recordEvent(c.env, report))
  return c.body(null, 204)
}

/** Logs an event by its codes and relays it if configured. Never throws; run it in waitUntil. */
export async function recordEvent(env: Env, report: Report): Promise<void> {
  const settings = currentSettings(env)
  if ('outcome' in report) {
    const { outcome, status, source } = report
    log('event.received', { outcome, status, source })
  } else if (report.type === 'chunk') {
    log('chunk.error', { kind: report.kind })
    return
  } else if (report.type === 'crash') {
    log('render.error', { side: 'browser', island: report.island })
    return
  } else if (!settings.vitals) {
    return
  }
  if (settings.eventsWebhookUrl) await relay(eventTarget(settings), JSON.stringify(report))
}

async function relay(target: WebhookTarget, body: string): Promise<void> {
  const id = crypto.randomUUID()
  if ((await postWebhook(target, id, body)).ok) return
  await scheduler.wait(retryPause)
  const { ok, status } = await postWebhook(target, id, body)
  if (!ok) log('event.lost', { id, status })
}

/** Characters that control a terminal, start a line or change the reading direction. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function shorten(text: string): string {
  const safe = text.toWellFormed().replace(unsafeCharacters, '\uFFFD')
  return [...safe].slice(0, errorLength).join('')
}
