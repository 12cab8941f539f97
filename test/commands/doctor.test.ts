import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { companyLines } from '../../src/commands/doctor/company.ts'
import { table } from '../../src/commands/doctor/line.ts'
import { alertLine, inquiryLines } from '../../src/commands/doctor/receivers.ts'
import { settingLines } from '../../src/commands/doctor/settings.ts'
import { sizeLines } from '../../src/commands/doctor/sizes.ts'
import { cleanCommit, recordPassed, testLine } from '../../src/commands/doctor/tests.ts'
import { findDeployedSettings, findSettings } from '../../src/commands/local-settings.ts'
import { root } from '../../src/commands/wrangler.ts'
import { readSettings } from '../../src/settings.ts'
import { webhookHeaders } from '../../src/webhook.ts'
import { temporaryFolder, testSecret, until } from '../support/helpers.ts'
import { PassedCommit } from '../support/passed-commit.ts'
import { startReceiver } from '../support/receiver.ts'
import { testOfSample } from '../support/sample.ts'

const settingsOf = (vars: Parameters<typeof readSettings>[0]) => readSettings(vars).settings
const statesOf = (lines: { what: string; state: string }[]) => lines.map(({ what, state }) => `${what} ${state}`)

test('what an owner has still to settle is named, what is settled is not', () => {
  const open = statesOf(settingLines(readSettings({}) as never, []))
  expect(open).toEqual(['settings ok', 'SITE_ORIGIN look', 'CONTACT_EMAIL look', 'CONTACT_PHONE look', 'RATE_LIMIT ok'])
  const vars = {
    SITE_ORIGIN: 'https://www.press.example',
    CONTACT_EMAIL: 'sales@press.example',
    CONTACT_PHONE: '+34 976 123 456',
  }
  const settled = settingLines({ settings: settingsOf(vars), problems: [] }, [])
  expect(settled.every(({ state }) => state === 'ok')).toBe(true)
  expect(table(settled)).toContain('SITE_ORIGIN    ok     https://www.press.example\n')
})

test('an address that the edge cannot reach and a secret that anyone could read are wrong', () => {
  const settings = settingsOf({ ALERT_WEBHOOK_URL: 'http://localhost:1' })
  const lines = settingLines({ settings, problems: [] }, ['WEBHOOK_SECRET:whsec_x'])
  expect(statesOf(lines)).toEqual(expect.arrayContaining(['ALERT_WEBHOOK_URL wrong', 'WEBHOOK_SECRET wrong']))
})

test('a deploy takes no setting of .dev.vars but the secret, to sign its test with', () => {
  const folder = temporaryFolder()
  const config = join(folder, 'wrangler.toml')
  writeFileSync(config, 'name = "x"\n[vars]\nCONTACT_EMAIL = "deployed@press.example"\n')
  writeFileSync(join(folder, '.dev.vars'), `CONTACT_EMAIL="local@press.example"\nWEBHOOK_SECRET="${testSecret}"\n`)
  expect(findSettings(config, []).settings.contactEmail).toBe('local@press.example')
  const { settings } = findDeployedSettings(config, [])
  expect(settings.contactEmail).toBe('deployed@press.example')
  expect(settings.webhookSecrets).toEqual([testSecret])
})

test('the receiver of test/fixtures takes a signed test and an inquiry once, and refuses what is forged', async () => {
  const receiver = spawn(process.execPath, [join(root, 'test/fixtures/receiver.mjs')], {
    env: { ...process.env, PORT: '0', WEBHOOK_SECRET: testSecret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    receiver.kill()
    if (receiver.exitCode === null && receiver.signalCode === null) await once(receiver, 'exit')
  })
  let output = ''
  receiver.stdout.on('data', (data) => (output += data))
  const [, port] = await until('its port', () => /^port (\d+)$/m.exec(output) ?? undefined)
  const url = `http://127.0.0.1:${port}/`

  const lines = await inquiryLines(settingsOf({ INQUIRY_WEBHOOK_URL: url, WEBHOOK_SECRET: testSecret }))
  expect(lines).toEqual([
    { what: 'INQUIRY_WEBHOOK_URL', state: 'ok', found: 'takes a signed test delivery (204)' },
    { what: 'signatures', state: 'ok', found: 'the receiver refuses a forged delivery (401)' },
  ])

  const body = '{"company":"Sellos Sample"}'
  const id = crypto.randomUUID()
  for (const _ of ['first', 'repeated']) {
    const headers = await webhookHeaders(id, body, [testSecret], Math.floor(Date.now() / 1000))
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204)
  }
  await until('the inquiry', () => output.includes(body))
  expect(output).toBe(`port ${port}\n${id} ${body}\n`)
})

test('a receiver that is not there, is switched off or does not look at signatures is told apart', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const settings = settingsOf({ INQUIRY_WEBHOOK_URL: `${receiver.url}/inquiry`, WEBHOOK_SECRET: testSecret })
  expect(statesOf(await inquiryLines(settings))).toEqual(['INQUIRY_WEBHOOK_URL ok', 'signatures look'])
  expect(receiver.posts.every(({ id }) => id.startsWith('test_'))).toBe(true)
  expect(Object.keys(JSON.parse(receiver.posts[0]?.body ?? '{}'))).toEqual(
    'company name email application message machine country'.split(' '),
  )
  receiver.answerOthers(404)
  expect(table(await inquiryLines(settings))).toContain('is answered with 404\n')
  const gone = settingsOf({ INQUIRY_WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: testSecret })
  expect(table(await inquiryLines(gone))).toContain('nobody answers\n')
  expect(statesOf(await inquiryLines(settingsOf({})))).toEqual(['INQUIRY_WEBHOOK_URL wrong'])
  const unsigned = settingsOf({ INQUIRY_WEBHOOK_URL: receiver.url })
  expect(table(await inquiryLines(unsigned))).toContain('-> put WEBHOOK_SECRET')

  receiver.answerOthers(200)
  const alerts = settingsOf({ ALERT_WEBHOOK_URL: `${receiver.url}/alert` })
  expect(await alertLine(alerts)).toMatchObject({ state: 'ok' })
  expect(JSON.parse(receiver.posts.at(-1)?.body ?? '')).toMatchObject({ event: 'test' })
  expect(await alertLine(settingsOf({}))).toMatchObject({ state: 'look' })
})

testOfSample('sample facts are found by their places', () => {
  const lines = companyLines()
  expect(table(lines)).toContain('social.video')
  expect(table(lines)).toContain('"sample": false')
})

test('sizes are within the limits', async () => {
  expect(statesOf(await sizeLines())).toEqual(['Worker ok', 'files ok'])
})

test('tests count for the commit on which all passed', () => {
  const folder = temporaryFolder()
  expect(testLine('a'.repeat(40), folder)).toMatchObject({ state: 'look', todo: 'npm test' })
  recordPassed('a'.repeat(40), folder)
  expect(testLine('a'.repeat(40), folder)).toMatchObject({ state: 'ok' })
  expect(testLine('b'.repeat(40), folder)).toMatchObject({ state: 'look', todo: 'npm test' })
  expect(cleanCommit(folder)).toBeUndefined()
})

test('only a run of every file notes its commit, and only when all passed', () => {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: join(root, 'test') })
  const run = (ok: boolean, count: number) => {
    const folder = temporaryFolder()
    const modules = files.slice(0, count).map((_, index) => ({ ok: () => ok || index > 0 }))
    new PassedCommit(folder).onTestRunEnd(modules, [], ok ? 'passed' : 'failed')
    return existsSync(join(folder, 'node_modules/.cache/press-site/tests.json'))
  }
  expect(run(true, files.length - 1)).toBe(false)
  expect(run(false, files.length)).toBe(false)
  // With changes that are not committed there is no commit to note.
  expect(run(true, files.length)).toBe(cleanCommit() !== undefined)
})
