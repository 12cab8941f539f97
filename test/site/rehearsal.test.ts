import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app.tsx'
import { cachedDocument } from '../../src/machines/documents.ts'
import { builtVersion, currentVersion } from '../../src/machines/live-version.ts'
import { rehearse } from '../../src/rehearsal.ts'
import { kept } from '../../src/rendering/cached-fragment.tsx'
import { startSite } from '../support/helpers.ts'

const globals = () => ({ Response, setTimeout, clearTimeout, log: console.log })
let before: ReturnType<typeof globals>

beforeEach(() => {
  vi.spyOn(console, 'log')
  before = globals()
  kept.clear()
})

afterEach(() => {
  expect(globals(), 'what stood in for the real ones').toEqual(before)
  expect(crypto.randomUUID()).not.toBe(crypto.randomUUID())
  expect(crypto.getRandomValues(new Uint8Array(16))).not.toEqual(new Uint8Array(16))
  expect(kept.size).toBe(0)
  vi.restoreAllMocks()
})

test('what an isolate walks through while it starts leaves nothing behind: it knows neither settings, content nor time', async () => {
  expect(await rehearse(createApp())).toEqual([])

  expect(vi.mocked(console.log).mock.calls).toEqual([])
  expect(cachedDocument(builtVersion, 'VF', 'en')).toBeUndefined()
  expect(currentVersion({ env: {} as never, waitUntil() {} })).toBeInstanceOf(Promise)
})

test('a walk that fails leaves nothing behind either', async () => {
  const broken = { fetch: () => Promise.reject(new Error('broken')) }
  expect(await rehearse(broken as never)).toEqual([expect.stringContaining('Error: broken')])
})

test('workerd, which refuses much while an isolate starts, walks it without an error', async () => {
  const site = await startSite()
  expect((await site.fetch('/healthz')).status).toBe(200)
  expect(site.logs('render.error')).toEqual([])
})
