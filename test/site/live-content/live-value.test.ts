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

test('after a pause, one slow read delays one response only', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let reads = 0
  const first = Promise.resolve('first')
  const value = liveValue('built', () => (reads++ === 0 ? first : new Promise<string>(() => undefined)))
  const scope = { env: {} as Env, executionCtx: { waitUntil: () => undefined } }
  expect(await value(scope)).toBe('first')
  vi.setSystemTime(Date.now() + 61_000)
  for (let request = 0; request < 5; request++) expect(await value(scope)).toBe('first')
  expect(reads).toBe(2)
})
