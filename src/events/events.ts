import type { Context } from 'hono'
import type { EventReport, RefusedAnswer } from '../../client/shared/inquiry-contract.ts'
import type { AppEnv } from '../env.ts'
import { parseJson } from '../http/parse-json.ts'
import { isWithinRateLimit, type RateLimitBucket, rateWindow } from '../http/rate-limit.ts'
import { receivePost } from '../http/receive-post.ts'
import { parseEvent, recordEvent } from './relay.ts'

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
  c.header('Cache-Control', 'no-store')
  const request = c.req.raw
  const body = await receivePost(request, mediaTypes)
  const json = 'text' in body ? parseJson(body.text) : undefined
  if (json === undefined) {
    await isWithinRateLimit(c.env, request, 'event')
    return refuse(c, 'status' in body ? body.status : 400)
  }
  const report = parseEvent(json)
  if (!(await isWithinRateLimit(c.env, request, countedAs(report)))) {
    c.header('Retry-After', String(rateWindow))
    return refuse(c, 429)
  }
  if (!report) return refuse(c, 422)
  c.executionCtx.waitUntil(recordEvent(c.env, report))
  return c.body(null, 204)
}

function refuse(c: Context<AppEnv>, status: keyof typeof refusals): Response {
  return c.json({ error: refusals[status] } satisfies RefusedAnswer, status)
}

function countedAs(report: EventReport | undefined): RateLimitBucket {
  return report && 'type' in report ? report.type : 'event'
}
