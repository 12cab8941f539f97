import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../../src/build/root.ts'
import { eraseInquiry, listInquiries, replayInquiries } from '../../src/commands/inquiries/actions.ts'
import { type Instances, pageSize, readPages } from '../../src/commands/inquiries/instances.ts'
import { localInstances } from '../../src/commands/inquiries/local-instances.ts'
import { readSince } from '../../src/commands/inquiries/rows.ts'
import { stateOf } from '../../src/commands/inquiries/state.ts'
import { copyProject } from '../support/site/copy.ts'
import { validInquiry } from '../support/site/inquiry-samples.ts'
import { startReceiver } from '../support/site/receiver.ts'
import { freePort, startProcess } from '../support/site/started-site.ts'
import { temporaryFolder, until } from '../support/wait.ts'

const receiver = await startReceiver()
receiver.answerOthers(500)
const port = await freePort()
const secret = `whsec_${Buffer.from('never to be printed anywhere').toString('base64')}`
const vars = [
  `INQUIRY_WEBHOOK_URL:${receiver.url}/inquiry`,
  `WEBHOOK_SECRET:${secret}`,
  'RETRY_SCHEDULE:1',
  'RATE_LIMIT:off',
]
const site = await startProcess(port, ['--var', ...vars], copyProject().folder)
afterAll(async () => {
  await site.kill()
  receiver.close()
})

/** Runs `npm run inquiries -- ...` on the started site. */
function inquiries(...words: string[]): Promise<{ code: number; output: string }> {
  const args = ['src/commands/inquiries/index.ts', ...words, '--local', '--port', String(port)]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

async function send(changes: Parameters<typeof validInquiry>[0] = {}): Promise<string> {
  const body = JSON.stringify(validInquiry(changes))
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${site.url}/api/inquiries`, { method: 'POST', headers, body })
  return ((await response.json()) as { id: string }).id
}

function listed(id: string, ...words: string[]): Promise<string> {
  return until(
    `${id} listed`,
    async () => {
      const { output } = await inquiries('list', ...words)
      return output.includes(id) && output
    },
    120_000,
  )
}

test('terminal output has no secrets, and no URL can forge a line', async () => {
  const { hostname } = new URL(site.url)
  const path = '/x%20%200%20ms%0A10:40:00%20%20inquiry.delivered%20%20id=deadbeef%1b%5b2J%e2%80%a8y'
  await new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => response.resume().on('end', resolve)).on('error', reject)
  })
  await until('the line', () => site.output().includes('GET unknown'))
  for (const text of ['deadbeef', '\u001b[2J', '\u2028', secret, secret.slice(6)]) {
    expect(site.output()).not.toContain(text)
  }
})

describe('operators', () => {
  test('list by state and time, export CSV, replay a period, erase', async () => {
    const undelivered = await send({ company: '=HYPERLINK("http://evil.example")', message: 'one\ntwo, "three"' })
    const held = await send({ leave_empty: 'x' })
    await listed(undelivered, '--state', 'undelivered')
    const holding = await listed(held, '--state', 'held', '--since', '1h')
    expect(holding).not.toContain(undelivered)
    expect((await inquiries('list', '--since', '2099-01-01')).output).toContain('No inquiries.')
    expect((await inquiries('list', '--state', 'lost')).output).toContain(
      "'lost' is invalid. Allowed choices are delivered",
    )
    expect((await inquiries('list', '--since', 'soon')).output).toContain('--since soon: write 2026-11-20')

    const { output: csv } = await inquiries('export')
    expect(csv.split('\n')[0]).toBe(
      'reference,id,received,state,attempts,last,source,lang,company,name,email,application,message,machine,country',
    )
    expect(csv).toContain(`,${undelivered},`)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(csv).toContain('"one\ntwo, ""three"""')
    const file = join(temporaryFolder(), 'held.csv')
    expect((await inquiries('export', '--state', 'held', '--to', file)).output).toContain('1 written')
    expect(readFileSync(file, 'utf8')).toContain(held)

    receiver.answerOthers(200)
    expect((await inquiries('replay', '--since', '1h')).output).toContain(`${undelivered} is sent again\n1 sent again`)
    await listed(undelivered, '--state', 'delivered')
    expect(receiver.of(held)).toHaveLength(0)

    const no = async () => false
    await eraseInquiry(localInstances(site.url), undelivered, no)
    expect((await inquiries('show', undelivered)).code).toBe(0)
    const erased = await inquiries('erase', undelivered)
    expect(erased.output).toContain('is erased (it was delivered)')
    expect(erased.output).toContain('erase it there')
    expect((await inquiries('show', undelivered)).output).toContain('there is no inquiry')
    expect((await inquiries('erase', held.slice(0, 8))).code).toBe(0)
    expect((await inquiries('list', '--all')).output).toContain('No inquiries.')
    expect(site.output()).toContain(undelivered)
  }, 400_000)

  test('replay sends an inquiry at once, even if its next attempt is hours away', async () => {
    const inquiry = validInquiry()
    receiver.plan(inquiry.id, { status: 503, headers: { 'retry-after': '3000' } }, 200)
    const id = await send(inquiry)
    expect(await listed(id, '--state', 'retrying')).toMatch(/retrying +1 +503 .* next \d{4}-/)
    expect((await inquiries('replay', id)).output).toContain(`${id} is sent again`)
    expect(await listed(id, '--state', 'delivered')).toMatch(/delivered +2 +200 /)
    expect((await inquiries('replay', id)).output).toContain('is delivered: there is nothing to send again')
  }, 400_000)

  test('an ambiguous reference lists the inquiries, and nothing is sent or erased', async () => {
    const { id } = validInquiry()
    const ids = [await send({ id, leave_empty: 'x' }), await send({ id, leave_empty: 'x', company: 'Another' })]
    const reference = id.slice(0, 8).toUpperCase()
    for (const command of ['replay', 'erase']) {
      const { code, output } = await inquiries(command, reference)
      expect(code).toBe(1)
      for (const each of ids) expect(output).toContain(each)
    }
    expect(receiver.of(id)).toHaveLength(0)
    const shown = (await inquiries('show', reference)).output
    for (const each of ids) expect(shown).toContain(each)
    expect((await inquiries('replay', ids[0] ?? '')).code).toBe(0)
    await until('one delivery', () => receiver.of(id).length === 1)
  }, 400_000)
})

test('an inquiry that cannot be replayed is reported and does not stop others', async () => {
  receiver.answerOthers(500)
  const ids = [await send(), await send({ company: 'Another' })]
  for (const id of ids) await listed(id, '--state', 'undelivered')
  receiver.answerOthers(200)
  const instances = localInstances(site.url)
  let first: string | undefined
  const failing: Instances = {
    ...instances,
    async send(id, type) {
      first ??= id
      if (id === first) throw new Error('the platform is busy')
      await instances.send(id, type)
    },
  }
  const replaying = replayInquiries(failing, { since: undefined, state: undefined })
  await expect(replaying).rejects.toThrow(/^1 could not be sent; try again:\n[0-9a-f-]{36}: the platform is busy$/)
  const other = ids.find((id) => id !== first) ?? ''
  await listed(other, '--state', 'delivered')
}, 400_000)

test('an instance that two pages of the list contain is listed once', async () => {
  const ids = Array.from({ length: pageSize + 1 }, (_, index) => String(index))
  // A new instance moves the last one of the first page to the second page.
  const pages = [ids.slice(0, pageSize), ids.slice(pageSize - 1)]
  const found = await readPages(async (page) => (pages[page - 1] ?? []).map((id) => ({ id })))
  expect(found.map(({ id }) => id)).toEqual(ids)
})

test('an inquiry that is deleted while the list is read is named on standard error, and the others are listed', async () => {
  const [deleted = '', other = ''] = [await send({ leave_empty: 'x' }), await send({ leave_empty: 'x' })]
  const instances = localInstances(site.url)
  const vanishing: Instances = {
    ...instances,
    async list() {
      return [{ id: '470a58'.padEnd(64, '0'), status: 'queued' }, ...(await instances.list())]
    },
    async details(id) {
      if (id === deleted) await instances.remove(id).catch(() => undefined)
      return instances.details(id)
    },
  }
  const written: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    const spy = vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += text
      return true
    })
    onTestFinished(() => spy.mockRestore())
  }
  await listInquiries(vanishing, { since: undefined, state: 'held' }, true)
  expect(written.stdout).toContain(other)
  expect(written.stdout).not.toContain(deleted)
  expect(written.stderr).toMatch(new RegExp(`^1 cannot be read and is left out:\\n  ${deleted}: .*not found`))

  await replayInquiries(vanishing, { since: undefined, state: 'held' })
  await listed(other, '--state', 'delivered')
}, 400_000)

test('inquiries that the engine dropped before their first attempt are undelivered, those with a filled honeypot are held', () => {
  const waits = {
    name: 'replay 1, reminder 1',
    type: 'waitForEvent',
    start: '2026-11-22T12:00:00Z',
    end: null,
  } as const
  const stateWith = (held: boolean) => {
    const params = { held }
    const broken = { name: 'broken', type: 'step', start: waits.start, end: waits.start } as const
    return stateOf([
      { status: 'complete', params, steps: [broken] },
      { status: 'waiting', params, steps: [waits] },
    ])
  }
  expect(stateWith(false).kind).toBe('undelivered')
  expect(stateWith(true).kind).toBe('held')
})

test('the workflow of another deployment has its name in it', async () => {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    response.end(JSON.stringify({ result: [] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await localInstances(url, 'preview').list()
  await localInstances(url).list()
  expect(paths).toEqual([
    expect.stringContaining('/workflows/deliver-inquiry-preview/instances'),
    expect.stringContaining('/workflows/deliver-inquiry/instances'),
  ])
})

test('--since accepts a date, a time, or a duration', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  expect(readSince('90m', now)).toBe(now - 90 * 60_000)
  expect(readSince('7d', now)).toBe(now - 7 * 86_400_000)
  // A time as the list shows it, in any time zone of the operator.
  vi.stubEnv('TZ', 'America/New_York')
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const text of ['2026-11-20T18:05', '2026-11-20 18:05']) {
    expect(readSince(text)).toBe(Date.UTC(2026, 10, 20, 18, 5))
  }
  expect(readSince('2026-11-20T18:05+02:00')).toBe(Date.UTC(2026, 10, 20, 16, 5))
  expect(readSince('2026-11-20')).toBe(Date.UTC(2026, 10, 20))
  expect(readSince('2026-11-20', now)).toBe(Date.parse('2026-11-20'))
  expect(readSince('2026-11-20T18:00Z', now)).toBe(Date.parse('2026-11-20T18:00Z'))
  for (const text of ['yesterday', '2026-02-31', '2026-02-31T08:00', '2026-13-01']) {
    expect(() => readSince(text, now)).toThrow(`--since ${text}`)
  }
})
