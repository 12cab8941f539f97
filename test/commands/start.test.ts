import { execFile } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { localInstances } from '../../src/commands/inquiries/local-instances.ts'
import { stateOf } from '../../src/commands/inquiries/state.ts'
import { root } from '../../src/commands/wrangler/wrangler.ts'
import { copyProject } from '../support/site/copy.ts'
import { validInquiry } from '../support/site/inquiry-samples.ts'
import { startReceiver } from '../support/site/receiver.ts'
import { freePort, startProcess } from '../support/site/started-site.ts'
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
const timeoutMs = 40_000

describe('npm start', () => {
  test('reports invalid settings and starts nothing', async () => {
    const wrong = ['INQUIRY_WEBHOOK_URL:nowhere', 'RETRY_SCHEDULE:soon', 'INQIURY_WEBHOOK_URL:http://x']
    const { code, output } = await run('src/commands/start/index.ts', '--var', ...wrong)
    expect(code).toBe(1)
    expect(output).toMatch(/INQUIRY_WEBHOOK_URL: must be empty or an http/)
    expect(output).toMatch(/ --var RETRY_SCHEDULE: must be whole seconds/)
    expect(output).toMatch(/INQIURY_WEBHOOK_URL: there is no such setting/)
  })

  test('serves the site and the inbox, and ends both on SIGTERM', async () => {
    const port = await freePort()
    const site = await startProcess(port, [], clone.folder)
    expect(site.output()).toContain(`Site   ${site.url}`)
    expect(site.output()).toContain(`Inbox  http://localhost:${port + 1}`)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

    const id = await sendInquiry(site.url, validInquiry({ company: '<b>Acme</b> & Co' }))
    const inbox = `http://localhost:${port + 1}`
    const delivered = async () => (await (await fetch(`${inbox}/inquiries.json`)).json()) as { id: string }[]
    const delivery = await until('inbox', async () => (await delivered()).find((entry) => entry.id === id))
    expect(delivery).toMatchObject({ signature: 'right', times: 1, body: { company: '<b>Acme</b> & Co' } })
    expect(Object.keys((delivery as unknown as { body: object }).body)).toHaveLength(7)
    const page = await (await fetch(inbox)).text()
    expect(page).toContain('&lt;b&gt;Acme')
    expect(page).not.toContain('<b>Acme')

    const taken = await run('src/commands/start/index.ts', '--port', String(port), '--persist-to', temporaryFolder())
    expect(taken.code).toBe(1)
    expect(taken.output).toContain('in use')

    expect(await site.stop('SIGTERM')).toBe(0)
    await expect(fetch(site.url)).rejects.toThrow()
    await expect(fetch(inbox)).rejects.toThrow()
  })

  test('with a webhook there is no inbox; after a kill, undelivered inquiries continue, and operators can list them', {
    timeout: 300_000,
  }, async () => {
    const receiver = await startReceiver()
    const port = await freePort()
    const args = ['--var', `INQUIRY_WEBHOOK_URL:${receiver.url}/in`, 'RETRY_SCHEDULE:5']
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
      expect(shown.output).toMatch(/attempt 1 .* 404, again after 5 s\n.*attempt 2 .* 503/)
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
})
