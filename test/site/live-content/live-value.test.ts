import { expect, onTestFinished, test, vi } from 'vitest'
import type { Env } from '../../../src/env.ts'
import { liveValue } from '../../../src/machines/live-value.ts'

test('a value is refreshed in the background; after a pause the response waits for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let stored = 'first'
  const background: Promise<unknown>[] = []
  const scope = { env: {} as Env, executionCtx: { waitUntil: (work: Promise<unknown>) => void background.push(work) } }
  const value = liveValue('built', async () => stored)
  expect(await value(scope)).toBe('first')

  stored = 'second'
  vi.setSystemTime(Date.now() + 31_000)
  expect(await value(scope)).toBe('first')
  await Promise.all(background)
  expect(await value(scope)).toBe('second')

  stored = 'third'
  vi.setSystemTime(Date.now() + 61_000)
  expect(await value(scope)).toBe('third')
})
