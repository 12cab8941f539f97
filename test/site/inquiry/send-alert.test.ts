import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Alert, createTimeoutMs, sendAlert } from '../../../src/alerts/send-alert.ts'
import type { Env } from '../../../src/env.ts'

const alert: Alert = {
  event: 'inquiry.undelivered',
  id: 'one',
  part: 1,
  attempts: 15,
  status: 500,
  reminders: 0,
  held: false,
}

/** The platform's Workflow when a call never returns, which cannot be caused in workerd. */
const env = {
  ALERT_WEBHOOK_URL: 'https://alerts.example/hook',
  ALERTS: { create: () => new Promise(() => undefined) },
} as unknown as Env

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an alert whose start hangs fails in time, so that its step tries again', async () => {
  const failed = expect(sendAlert(env, alert, 1)).rejects.toThrow('did not answer in time')
  await vi.advanceTimersByTimeAsync(createTimeoutMs)
  await failed
})

test('the last attempt logs the failure, so that the delivery goes on', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const sent = sendAlert(env, alert, 6)
  await vi.advanceTimersByTimeAsync(createTimeoutMs)
  await sent
  expect(log.mock.calls.flat().join()).toContain('alert.failed')
})
