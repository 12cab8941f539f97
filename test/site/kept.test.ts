import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { machineKeys } from '../../content/registry/machines.ts'
import { createApp } from '../../src/app.tsx'
import { root } from '../../src/commands/wrangler/wrangler.ts'
import type { Env } from '../../src/env.ts'
import { readMachineDocument } from '../../src/machines/documents.ts'
import { builtVersion } from '../../src/machines/live-version.ts'
import { kept } from '../../src/rendering/cached-fragment.tsx'
import { allPaths } from '../../src/routes.ts'

vi.spyOn(console, 'log').mockImplementation(() => undefined)

/** The real application in this process, where one can look at what it keeps. */
const app = createApp()
const env = {
  CONTENT: { get: async () => null },
  ASSETS: { fetch: async (url: URL) => new Response(await readFile(join(root, 'public', url.pathname))) },
} as unknown as Env
// A document that comes late leaves another page behind, for whoever asks first: all are known before.
for (const key of machineKeys)
  for (const part of ['neutral', 'en', 'ar'] as const) await readMachineDocument(env, builtVersion, key, part)

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined }

type Visitor = { origin: string; time: string; country: string; headers: Record<string, string> }

const visitors: [Visitor, Visitor] = [
  {
    origin: 'https://one.example',
    time: '2026-11-22T12:00:00Z',
    country: 'DE',
    headers: { 'user-agent': 'one', cookie: 'units=metric' },
  },
  {
    origin: 'https://two.example:8443',
    time: '2031-02-03T04:05:06Z',
    country: 'BR',
    headers: { 'user-agent': 'two', cookie: 'units=metric; inquiryList=VF' },
  },
]

/** Pages with parameters, which only their visitor has, too. */
const asked = [...allPaths, '/nowhere', '/faq?from=mail', '/nowhere?q=1', '/machines?process=injection']

test('what is kept for everyone holds nothing of the visitor for whom it was made', async () => {
  const [first, second] = [await keptFor(visitors[0]), await keptFor(visitors[1])]
  expect(second.size).toBeGreaterThan(200)
  // Where the second has something of its own, nothing is kept for it, but for an address that the key names.
  const [theirs, ours] = [visitors[1].origin, visitors[0].origin]
  for (const [key, html] of second) {
    // A printed code says in its own way what its key names.
    if (html.includes('viewBox="0 -.5 ')) continue
    const known = first.get(key.replaceAll(theirs, ours))
    expect(known, html.slice(0, 200)).toBe(key.includes(theirs) ? html.replaceAll(theirs, ours) : html)
  }
})

test('who comes with ?lng= gets links that keep it, and nobody else does', async () => {
  await pageFor(visitors[0], '/machines?lng=es')
  const plain = await pageFor(visitors[1], '/machines', 'es')
  expect(plain).not.toMatch(/href="\/[^"]*\?lng=es"[^>]*>(?!Español)/)
})

test('a visit that comes again makes nothing new', async () => {
  await keptFor(visitors[0], false)
  const before = new Set(kept.keys())
  await keptFor(visitors[1], false)
  expect([...kept.keys()].filter((key) => !before.has(key))).toEqual([])
})

/** Everything that one visitor of all pages, from left to right and back, leaves behind. */
async function keptFor(visitor: Visitor, afresh = true): Promise<Map<string, string>> {
  if (afresh) kept.clear()
  for (const lang of ['en', 'ar']) for (const path of asked) await pageFor(visitor, path, lang)
  const decoder = new TextDecoder()
  return new Map([...kept].map(([key, html]) => [key, decoder.decode(html)]))
}

async function pageFor({ origin, time, country, headers }: Visitor, path: string, lang?: string): Promise<string> {
  vi.setSystemTime(time)
  const request = new Request(origin + path, { headers: { ...headers, ...(lang && { 'accept-language': lang }) } })
  const answer = await app.fetch(Object.assign(request, { cf: { country } }), env, context as never)
  expect(answer.status, path).toBe(path.startsWith('/nowhere') ? 404 : 200)
  return answer.text()
}
