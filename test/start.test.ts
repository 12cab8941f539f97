import { execFile } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { validInquiry } from './inquiry-samples.ts'
import { localInstances } from './instances/local.ts'
import { stateOf } from './instances/state.ts'
import { startReceiver } from './receiver.ts'
import { root } from './site-process.ts'
import { freePort, startProcess } from './started-site.ts'
import { temporaryFolder, until } from './wait.ts'

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
  return inquiry.id
}

/** Processes start, die and wake: on a busy machine that takes a while (milliseconds). */
const patience = 40_000

describe('npm start', () => {
  test('says what is wrong with the settings and starts nothing', async () => {
    const wrong = ['INQUIRY_WEBHOOK_URL:nowhere', 'RETRY_SCHEDULE:soon', 'INQIURY_WEBHOOK_URL:http://x']
    const { code, output } = await run('test/start.ts', '--var', ...wrong)
    expect(code).toBe(1)
    expect(output).toMatch(/INQUIRY_WEBHOOK_URL: must be empty or an http/)
    expect(output).toMatch(/RETRY_SCHEDULE: must be whole seconds/)
    expect(output).toMatch(/INQIURY_WEBHOOK_URL: there is no such setting/)
  })

  test('serves the site and the inbox, and ends both when it is told', async () => {
    const port = await freePort()
    const site = await startProcess(port, ['--persist-to', temporaryFolder()])
    expect(site.output()).toContain(`Site   ${site.url}`)
    expect(site.output()).toContain(`Inbox  http://localhost:${port + 1}`)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

    const id = await sendInquiry(site.url, validInquiry({ company: '<b>Acme</b> & Co' }))
    const inbox = `http://localhost:${port + 1}`
    const delivered = async () => (await (await fetch(`${inbox}/inquiries.json`)).json()) as { id: string }[]
    const [delivery] = await until('inbox', async () => (await delivered()).filter((entry) => entry.id === id))
    expect(delivery).toMatchObject({ signature: 'right', times: 1, body: { company: '<b>Acme</b> & Co' } })
    expect(Object.keys((delivery as unknown as { body: object }).body)).toHaveLength(7)
    const page = await (await fetch(inbox)).text()
    expect(page).toContain('&#60;b&#62;Acme')
    expect(page).not.toContain('<b>Acme')
    expect(page).not.toContain('<script')

    const taken = await run('test/start.ts', '--port', String(port), '--persist-to', temporaryFolder())
    expect(taken.code).toBe(1)
    expect(taken.output).toContain('in use')

    expect(await site.stop('SIGTERM')).toBe(0)
    await expect(fetch(site.url)).rejects.toThrow()
    await expect(fetch(inbox)).rejects.toThrow()
  })

  test('with a webhook set there is no inbox; what a killed site left undelivered goes on, and operators can see it', async () => {
    const receiver = await startReceiver()
    const port = await freePort()
    const args = [
      '--persist-to',
      temporaryFolder(),
      '--var',
      `INQUIRY_WEBHOOK_URL:${receiver.url}/in`,
      'RETRY_SCHEDULE:5',
    ]
    const first = await startProcess(port, args)
    expect(first.output()).not.toContain('Inbox')

    const [retried, given, held] = [validInquiry(), validInquiry(), validInquiry({ website: 'x' })]
    receiver.plan(retried.id, 500, 200)
    receiver.plan(given.id, 404, 503, 200)
    for (const inquiry of [retried, given, held]) await sendInquiry(first.url, inquiry)
    // Kept, not only made: an attempt whose outcome dies with the site is made again.
    const kept = async (id: string) => stateOf(await localInstances(first.url).details(id)).attempts.length === 1
    await until('first attempts', async () => (await kept(retried.id)) && kept(given.id))
    await first.kill()

    const second = await startProcess(port, args)
    try {
      await until('waking', () => second.output().includes('Going on with 3 inquiries'), patience)
      await until('delivery after the kill', () => receiver.of(retried.id).length === 2, patience)
      await until('second attempt', () => receiver.of(given.id).length === 2, patience)

      const command = (...words: string[]) => run('test/inquiries.ts', ...words, '--local', '--port', String(port))
      const list = await until(
        'undelivered',
        async () => {
          const { output } = await command('list')
          return output.includes('undelivered') && output
        },
        patience,
      )
      expect(list).toMatch(new RegExp(`held .* ${held.id}`))
      expect(list).not.toContain(retried.id)
      expect((await command('list', '--all')).output).toMatch(new RegExp(`delivered .* ${retried.id}`))

      const shown = await command('show', given.id.slice(0, 8).toUpperCase())
      expect(shown.output).toMatch(/attempt 1 .* 404, again after 5 s\n.*attempt 2 .* 503/)
      expect(shown.output).toContain(given.company)

      expect((await command('replay', retried.id)).code).toBe(1)
      expect((await command('replay', '--all')).output).toContain('1 sent again')
      await until('replayed delivery', () => receiver.of(given.id).length === 3, patience)
      expect(receiver.of(held.id)).toHaveLength(0)
      expect((await command('replay', held.id)).code).toBe(0)
      await until('released delivery', () => receiver.of(held.id).length === 1, patience)
      await until('empty list', async () => (await command('list')).output.includes('Nothing waits'), patience)
      expect((await command('show', 'ffffffff')).output).toContain('there is no inquiry')
      expect((await command('what')).code).toBe(1)
    } finally {
      await second.kill()
      receiver.close()
    }
  })
})
