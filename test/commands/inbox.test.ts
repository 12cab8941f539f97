import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startInbox } from '../../src/commands/inbox/inbox.ts'
import { freePort } from '../support/started-site.ts'
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

/** The status of a request that calls the inbox by another name. */
function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host }
    request({ host: '127.0.0.1', port, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test('the inbox answers to its own name only, on loopback', async () => {
  const { port } = await inboxIn(temporaryFolder())
  expect(await statusFor(port, `localhost:${port}`)).toBe(200)
  expect(await statusFor(port, `127.0.0.1:${port}`)).toBe(200)
  expect(await statusFor(port, 'rebound.example.com')).toBe(403)
  expect(await statusFor(port, `rebound.example.com:${port}`)).toBe(403)
})

test('it shows what this state has received, after a restart too, and finds it', async () => {
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
  expect(page).toContain('Acme &#60;b&#62;')
  expect(page).toContain('arrived 2 times')
  expect(page).toContain('One inquiry waits')
  expect(page).toMatch(/<time datetime="\d{4}-[\d-]+T[\d:.]+Z">/)

  expect(await second.page('sellos')).not.toContain('Acme')
  expect(await second.page('5F2C81AA')).not.toContain('Sellos')
  expect(await second.page('<nobody>')).toContain('Nothing found.')
})

test('it takes no more than an inquiry can be', async () => {
  const { post, page } = await inboxIn(temporaryFolder())
  const answer = await post('/inquiry', 'x'.repeat(300_000)).catch(() => undefined)
  expect(answer?.status ?? 413).toBe(413)
  expect(await page()).toContain('No inquiry has arrived yet')
})

test('only its own page may send an inquiry again', async () => {
  const { post } = await inboxIn(temporaryFolder())
  expect((await post('/replay', 'id=5f2c81aa', { origin: 'https://example.com' })).status).toBe(403)
})
