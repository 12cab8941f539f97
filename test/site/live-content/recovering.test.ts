import { afterAll, expect, test, vi } from 'vitest'
import build from '../../../content/generated/version.json' with { type: 'json' }
import { createApp } from '../../../src/app.tsx'
import type { Env } from '../../../src/env.ts'
import { builtContent } from '../../../src/machines/live-content.ts'

vi.spyOn(console, 'log').mockImplementation(() => undefined)

const version = 'fedcba9876543210'
const { machines } = builtContent('en')
const newTitle = 'Vacuum Press, Renamed'

/** The application in this process, with a movable clock and a KV that can fail. */
const app = createApp()
const store = new Map<string, object>()
let failing = false
const env = {
  CONTENT: {
    get: async (key: string) => {
      if (failing && key.includes('/index/')) throw new Error('no KV today')
      return store.get(key) ?? null
    },
  },
  ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
} as unknown as Env

let time = Date.parse('2033-01-01T12:00:00Z')

/** The page a minute later, after all background work has ended. */
async function homeLater(): Promise<string> {
  time += 60_000
  vi.setSystemTime(time)
  const behind: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => behind.push(work), passThroughOnException: () => undefined }
  const answer = await app.fetch(new Request('https://press.example/'), env, context as never)
  const html = await answer.text()
  await Promise.all(behind)
  return html
}

/** Restores the build's content for other files of this process. */
afterAll(async () => {
  store.clear()
  await homeLater()
  vi.useRealTimers()
})

test('an index that KV failed to return is read again and replaces the fallback', async () => {
  await homeLater()
  store.set('machines/current', { version, schema: build.schema, publishedAt: '2032-01-01T00:00:00Z' })
  store.set(`machines/${version}/index/en`, { ...machines, VF: { ...machines.VF, title: newTitle } })
  failing = true
  await homeLater()
  expect(await homeLater(), 'while KV fails').toContain(`>${machines.VF.title}<`)
  failing = false
  await homeLater()
  const html = await homeLater()
  expect(html, 'once KV is back').toContain(newTitle)
  expect(html).not.toContain(`>${machines.VF.title}<`)
})
