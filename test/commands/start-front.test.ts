import { afterAll, expect, test } from 'vitest'
import { statusLine } from '../support/site/raw-request.ts'
import { freePort, startProcess } from '../support/site/started-site.ts'
import { temporaryFolder } from '../support/wait.ts'

const port = await freePort()
const site = await startProcess(port, ['--persist-to', temporaryFolder()])
afterAll(() => site.kill())

test.for(['Host: a b', 'Host: <x>', 'Host: localhost:99999', 'Host: ex%ample.com', 'Host: x\r\nHost: y', 'Host:'])(
  '%j is answered with 400, and nothing is logged',
  async (host) => {
    const before = site.output()
    expect(await statusLine(port, `GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(site.output().slice(before.length)).not.toMatch(/Uncaught| 500 /)
  },
)

test('a body that the site refuses without reading gets the site`s own response', async () => {
  const body = 'x'.repeat(200_000)
  const post = async (path: string, headers: Record<string, string>) =>
    (await fetch(site.url + path, { method: 'POST', body, headers })).status
  const statuses = await Promise.all(
    Array.from({ length: 600 }, (_, number) =>
      number % 2 ? post('/about', {}) : post('/api/inquiries', { origin: 'http://evil.example' }),
    ),
  )
  expect(new Set(statuses)).toEqual(new Set([403, 405]))
})

test('a page streams, and HEAD, queries and ranges of assets work', async () => {
  expect((await fetch(`${site.url}/?lng=ar`)).headers.get('content-language')).toBe('ar')
  expect((await fetch(`${site.url}/about`, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(`${site.url}/nowhere`)).status).toBe(404)
})
