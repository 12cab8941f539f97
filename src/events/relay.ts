import * as v from 'valibot'
import type { EventReport } from '../../client/shared/inquiry-contract.ts'
import { currentSettings } from '../current-settings.ts'
import type { Env } from '../env.ts'
import { postWebhook } from '../http/webhook.ts'
import { eventTarget, type WebhookTarget } from '../http/webhook-targets.ts'
import { log } from '../log.ts'

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

/** Validates a posted event; unknown keys are dropped. */
export function parseEvent(body: unknown): EventReport | undefined {
  const result = v.safeParse(reportSchema, body)
  return result.success ? (result.output as EventReport) : undefined
}

/** Logs an event by its codes and relays it if configured. Never throws; run it in waitUntil. */
export async function recordEvent(env: Env, report: EventReport): Promise<void> {
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
  const first = await postWebhook(target, id, body)
  if (first.ok) return
  await new Promise((resolve) => setTimeout(resolve, retryPause))
  const second = await postWebhook(target, id, body)
  if (!second.ok) log('event.lost', { id, status: second.status })
}

/** Characters that control a terminal, start a line or change the reading direction. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function shorten(text: string): string {
  const safe = text.toWellFormed().replace(unsafeCharacters, '\uFFFD')
  return [...safe].slice(0, errorLength).join('')
}
