import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../src/build/root.ts'
import { localInstances } from '../../src/commands/inquiries/local-instances.ts'
import { stateOf } from '../../src/commands/inquiries/state.ts'
import { all, attribute } from '../support/html/html.ts'
import { copyProject } from '../support/site/copy.ts'
import { validInquiry } from '../support/site/inquiry-samples.ts'
import { statusLine } from '../support/site/raw-request.ts'
import { startReceiver } from '../support/site/receiver.ts'
import { freePort, type StartedSite, startProcess } from '../support/site/started-site.ts'
import { temporaryFolder, until } from '../support/wait.ts'

/** State folders are in the copy, one per port. */
const clone = copyProject()

/** Runs one of our scripts to its end. */
function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, PRESS_SITE_BUILT: '1' }
    execFile(process.execPath, [script, ...args], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

async function sendInquiry(url: string, inquiry = validInquiry()): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/inquiries`, { method: 'POST', headers, body: JSON.stringify(inquiry) })
  expect(response.status).toBe(202)
  return ((await response.json()) as { id: string }).id
}

/** Timeout for processes on a busy machine, in milliseconds. */
const timeoutMs = 60_000

test('npm start reports invalid settings and starts nothing', async () => {
  const wrong = ['INQUIRY_WEBHOOK_URL:nowhere', 'RETRY_SCHEDULE:soon', 'INQIURY_WEBHOOK_URL:http://x']
  const { code, output } = await run('src/commands/start/index.ts', '--var', ...wrong)
  expect(code).toBe(1)
  expect(output).toMatch(/INQUIRY_WEBHOOK_URL: must be empty or begin with https/)
  expect(output).toMatch(/ --var RETRY_SCHEDULE: must be whole seconds/)
  expect(output).toMatch(/INQIURY_WEBHOOK_URL: there is no such setting/)
})

describe('npm start without a webhook', () => {
  let port: number
  let site: StartedSite
  let inbox: string
  beforeAll(async () => {
    port = await freePort()
    site = await startProcess(port, [], clone.folder)
    inbox = `http://localhost:${port + 1}`
  })
  afterAll(() => site.kill())

  const inquiriesInInbox = async () => (await fetch(`${inbox}/inquiries.json`)).text()

  test('prints the addresses of the site and the inbox', async () => {
    expect(site.output()).toContain(`Site   ${site.url}`)
    expect(site.output()).toContain(`Inbox  ${inbox}`)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  })

  test('an inquiry arrives in the inbox with its signature, and the page escapes it', async () => {
    const id = await sendInquiry(site.url, validInquiry({ company: '<b>Acme</b> & Co' }))
    const delivered = async () => JSON.parse(await inquiriesInInbox()) as { id: string; body: object }[]
    const delivery = await until('inbox', async () => (await delivered()).find((entry) => entry.id === id))
    expect(delivery).toMatchObject({ signature: 'right', times: 1, body: { company: '<b>Acme</b> & Co' } })
    expect(Object.keys(delivery.body)).toHaveLength(7)
    const page = await (await fetch(inbox)).text()
    expect(page).toContain('&lt;b&gt;Acme')
    expect(page).not.toContain('<b>Acme')
  })

  test('"Send again" in the inbox delivers a held inquiry', async () => {
    const id = await sendInquiry(site.url, validInquiry({ leave_empty: 'x', company: 'HELD' }))
    const button = await until('the button', async () => {
      const forms = all(await (await fetch(inbox)).text(), 'form[action="/replay"]')
      return forms.find((form) => attribute(all(form, '[name=id]')[0], 'value') === id)
    })
    expect(button.textContent).toBe('Send again')
    expect(await inquiriesInInbox()).not.toContain('HELD')
    const pressed = await fetch(`${inbox}${attribute(button, 'action')}`, {
      method: attribute(button, 'method') ?? '',
      headers: { origin: inbox },
      body: new URLSearchParams({ id }),
    })
    expect(pressed.url, 'the answer leads back to the inbox').toBe(`${inbox}/`)
    const delivery = await until('the delivery', async () => {
      const delivered = JSON.parse(await inquiriesInInbox()) as { id: string }[]
      return delivered.find((entry) => entry.id === id)
    })
    expect(delivery).toMatchObject({ signature: 'right', body: { company: 'HELD' } })
  })

  test('an erased inquiry is erased from the inbox and its file', async () => {
    const id = await sendInquiry(site.url, validInquiry({ company: 'MARKED' }))
    await until('the delivery', async () => (await inquiriesInInbox()).includes('MARKED'))
    const { output } = await run('src/commands/inquiries/index.ts', 'erase', id, '--local', '--port', String(port))
    expect(output).toContain(`${id} is erased`)
    expect(output).toContain('Also erased from the inbox.')
    expect(await inquiriesInInbox()).not.toContain('MARKED')
    const file = join(clone.folder, `.wrangler/state-${port}/inbox.jsonl`)
    expect(existsSync(file) && readFileSync(file, 'utf8')).not.toContain('MARKED')
  })

  test.for(['Host: a b', 'Host: <x>', 'Host: localhost:99999', 'Host: ex%ample.com', 'Host: x\r\nHost: y', 'Host:'])(
    '%j is answered with 400, and nothing is logged',
    async (host) => {
      const before = site.output()
      const head = `GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`
      expect(await statusLine(port, head)).toMatch(/^HTTP\/1\.1 400 /)
      expect(site.output().slice(before.length)).not.toMatch(/Uncaught| 500 /)
    },
  )

  test('a body that the site refuses without reading gets the response of the site', async () => {
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

  test('a page streams, and HEAD and missing pages have their status', async () => {
    const { headers } = await fetch(`${site.url}/?lng=ar`)
    expect([headers.get('content-language'), headers.get('transfer-encoding')]).toEqual(['ar', 'chunked'])
    expect((await fetch(`${site.url}/about`, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${site.url}/nowhere`)).status).toBe(404)
  })

  test('a second start on the port is refused', async () => {
    const taken = await run('src/commands/start/index.ts', '--port', String(port), '--persist-to', temporaryFolder())
    expect(taken.code).toBe(1)
    expect(taken.output).toContain('in use')
  })

  test('SIGTERM ends the site and the inbox', async () => {
    expect(await site.stop('SIGTERM')).toBe(0)
    await expect(fetch(site.url)).rejects.toThrow()
    await expect(fetch(inbox)).rejects.toThrow()
  })
})

test('with a webhook there is no inbox; after a kill, undelivered inquiries continue, and operators can list them', {
  timeout: 300_000,
}, async () => {
  const receiver = await startReceiver()
  const port = await freePort()
  const args = ['--var', `INQUIRY_WEBHOOK_URL:${receiver.url}/in`, 'RETRY_SCHEDULE:15']
  const command = (...words: string[]) =>
    run('src/commands/inquiries/index.ts', ...words, '--local', '--port', String(port))
  const first = await startProcess(port, args, clone.folder)
  expect(first.output()).not.toContain('Inbox')
  expect((await command('list', '--all')).output, 'another port has another store').toContain('No inquiries.')

  const posted = [validInquiry(), validInquiry(), validInquiry({ leave_empty: 'x' })] as const
  receiver.plan(posted[0].id, 500, 200)
  receiver.plan(posted[1].id, 404, 503, 200)
  const ids = []
  for (const inquiry of posted) ids.push(await sendInquiry(first.url, inquiry))
  const [retried = '', given = '', held = ''] = ids
  // An attempt counts only after its outcome is stored: one whose outcome is lost is repeated.
  const hasOneAttempt = async (id: string) =>
    stateOf([await localInstances(first.url).details(id)]).attempts.length === 1
  await until('first attempts', async () => (await hasOneAttempt(retried)) && hasOneAttempt(given))
  await first.kill()

  const second = await startProcess(port, args, clone.folder)
  try {
    await until('waking', () => second.output().includes('Resumed 3 inquiries'), timeoutMs)
    await until('delivery after the kill', () => receiver.of(retried).length === 2, timeoutMs)
    await until('second attempt', () => receiver.of(given).length === 2, timeoutMs)

    const list = await until(
      'undelivered',
      async () => {
        const { output } = await command('list')
        return output.includes('undelivered') && output
      },
      timeoutMs,
    )
    expect(list).toMatch(new RegExp(`held .* ${held}`))
    expect(list).not.toContain(retried)
    expect((await command('list', '--all')).output).toMatch(new RegExp(`delivered .* ${retried}`))

    const shown = await command('show', given.slice(0, 8).toUpperCase())
    expect(shown.output).toMatch(/attempt 1 .* 404, again after 15 s\n.*attempt 2 .* 503/)
    expect(shown.output).toContain(posted[1].company)

    expect((await command('replay', retried)).code).toBe(1)
    expect((await command('replay', '--all')).output).toContain('1 sent again')
    await until('replayed delivery', () => receiver.of(given).length === 3, timeoutMs)
    expect(receiver.of(held)).toHaveLength(0)
    expect((await command('replay', held)).code).toBe(0)
    await until('released delivery', () => receiver.of(held).length === 1, timeoutMs)
    await until(
      'empty list',
      async () => (await command('list')).output.includes('Every inquiry is delivered.'),
      timeoutMs,
    )
    expect((await command('show', 'ffffffff')).output).toContain('there is no inquiry')
    expect((await command('what')).code).toBe(1)
  } finally {
    await second.kill()
    receiver.close()
  }
})
