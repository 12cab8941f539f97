import { readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { maxDeliveries, openDeliveries } from '../../src/commands/inbox/deliveries.ts'
import { startInbox } from '../../src/commands/inbox/inbox.ts'
import { freePort } from '../support/site/started-site.ts'
import { temporaryFolder } from '../support/wait.ts'

async function inboxIn(folder: string) {
  const port = await freePort()
  const site = `http://127.0.0.1:${port + 1}`
  const inbox = await startInbox({ port, secrets: () => [], file: join(folder, 'inbox.jsonl'), site })
  onTestFinished(inbox.close)
  const url = `http://localhost:${port}`
  return {
    port,
    url,
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { method: 'POST', body, headers }),
    page: async (query = '') => (await fetch(`${url}/?q=${encodeURIComponent(query)}`)).text(),
    close: inbox.close,
  }
}

/** The status of a request with another host name. */
function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host }
    request({ host: '127.0.0.1', port, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test('the inbox answers only to its own host name, on loopback', async () => {
  const { port } = await inboxIn(temporaryFolder())
  expect(await statusFor(port, `localhost:${port}`)).toBe(200)
  expect(await statusFor(port, `127.0.0.1:${port}`)).toBe(200)
  expect(await statusFor(port, 'rebound.example.com')).toBe(403)
  expect(await statusFor(port, `rebound.example.com:${port}`)).toBe(403)
})

test('the inbox shows and finds received inquiries, also after a restart', async () => {
  const folder = temporaryFolder()
  const first = await inboxIn(folder)
  const id = '5f2c81aa-7d3e-4b90-9c14-2a6f0e8b7d55'
  await first.post('/inquiry', '{"company":"Acme <b>"}', { 'webhook-id': id })
  await first.post('/inquiry', '{"company":"Sellos"}', { 'webhook-id': '77777777-7d3e-4b90-9c14-2a6f0e8b7d55' })
  await first.post('/alert', '{"text":"One inquiry waits"}')
  first.close()

  const second = await inboxIn(folder)
  await second.post('/inquiry', '{"company":"Acme <b>"}', { 'webhook-id': id })
  const page = await second.page()
  expect(page).toContain('Acme &lt;b&gt;')
  expect(page).toContain('arrived 2 times')
  expect(page).toContain('One inquiry waits')
  expect(page).toMatch(/<time datetime="\d{4}-[\d-]+T[\d:.]+Z">/)

  expect(await second.page('sellos')).not.toContain('Acme')
  expect(await second.page('5F2C81AA')).not.toContain('Sellos')
  expect(await second.page('<unknown>')).toContain('Nothing found.')
})

test('the inbox refuses bodies that are larger than an inquiry', async () => {
  const { post, page } = await inboxIn(temporaryFolder())
  const answer = await post('/inquiry', 'x'.repeat(300_000)).catch(() => undefined)
  expect(answer?.status ?? 413).toBe(413)
  expect(await page()).toContain('No inquiry has arrived yet')
})

test('only the inbox page may send an inquiry again', async () => {
  const { post } = await inboxIn(temporaryFolder())
  expect((await post('/replay', 'id=5f2c81aa', { origin: 'https://example.com' })).status).toBe(403)
})

test.for([{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'a page of another site cannot fill the inbox or erase from it (%o)',
  async (headers) => {
    const { post, page } = await inboxIn(temporaryFolder())
    const id = '5f2c81aa-7d3e-4b90-9c14-2a6f0e8b7d55'
    await post('/inquiry', '{"company":"Acme"}', { 'webhook-id': id })
    expect((await post('/inquiry', '{"company":"Forged"}', { 'content-type': 'text/plain', ...headers })).status).toBe(
      403,
    )
    expect((await post('/erase', `id=${id}`, headers)).status).toBe(403)
    expect(await page()).toContain('Acme')
    expect(await page()).not.toContain('Forged')
  },
)

test('only the user who runs the site can read its file, which keeps a limited number of deliveries', () => {
  const file = join(temporaryFolder(), 'inbox.jsonl')
  const deliveries = openDeliveries(file)
  const count = 7 * maxDeliveries
  for (let number = 1; number <= count; number++) {
    deliveries.add({ kind: 'inquiry', id: String(number), signature: 'right', body: { number } })
  }
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const reopened = openDeliveries(file).list('inquiry')
  expect(reopened[0]?.body).toEqual({ number: count })
  expect(reopened).toHaveLength(maxDeliveries)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(maxDeliveries)
})
