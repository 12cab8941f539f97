import type {} from '@hono/react-renderer'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '../../../src/app.tsx'
import type { Env } from '../../../src/env.ts'
import { CachedFragment } from '../../../src/rendering/fragment-cache.tsx'
import { usePageData } from '../../../src/rendering/providers.tsx'
import { textOf } from '../../support/html/html.ts'

/** The application with more pages, which throw. */
const app = createApp()
app.get('/broken', (c) => c.render(<Broken />, { title: 'Broken', styles: 'home' }))
app.get('/broken-late', (c) => c.render(<Broken />, { title: 'Broken', styles: 'home', pending: true }))
const leak = <CachedFragment name="leak" component={() => usePageData().country} />
app.get('/leak', (c) => c.render(leak, { title: 'Leak', styles: 'home' }))

function Broken(): never {
  throw new Error('the shell is broken')
}

const written = vi.spyOn(console, 'log').mockImplementation(() => undefined)
afterEach(() => written.mockClear())

function request(path: string): Promise<Response> {
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  return Promise.resolve(app.request(path, {}, { CONTACT_EMAIL: 'press@example.org' } as Env, context as never))
}

test.each(['/broken', '/broken-late'])(
  '%s: a page whose shell fails is answered by an uncached 500 page',
  async (path) => {
    const response = await request(path)
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-security-policy')).toContain("'strict-dynamic'")
    const text = textOf(await response.text())
    expect(text).toContain('Unexpected Application Error!')
    expect(text).toContain('press@example.org')
    const id = response.headers.get('x-request-id')
    expect(text).toContain(String(id))
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    expect(lines.find(({ event }) => event === 'render.error')).toMatchObject({
      id,
      error: 'Error: the shell is broken',
    })
    expect(lines.find(({ event }) => event === 'request')).toMatchObject({ status: 500 })
  },
)

test('the 500 page is in the language of the visitor', async () => {
  const html = await (await request('/broken?lng=ar')).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).not.toContain('Unexpected')
  expect(html).toContain('href="/?lng=ar"')
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/build\/not-found-[\w-]+\.css">/)
})

test('a cached fragment cannot read data of the visitor', async () => {
  expect((await request('/leak')).status).toBe(500)
  const lines = written.mock.calls.map(([line]) => String(line))
  expect(lines.find((line) => line.includes('render.error'))).toContain('inside CachedFragment')
})
