import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../../src/build/root.ts'
import { formatFinding, type UserError } from '../../src/commands/cli/user-error.ts'
import { checkSecret } from '../../src/commands/deploy/checks/account.ts'
import { checkCompany, checkSettings, checkSizes } from '../../src/commands/deploy/checks/checkout.ts'
import { checkAlerts, checkInquiries } from '../../src/commands/deploy/checks/receivers.ts'
import { resultTable } from '../../src/commands/deploy/checks/result.ts'
import { configPath, findDeployedSettings, findSettings } from '../../src/commands/wrangler/settings.ts'
import { webhookHeaders } from '../../src/http/webhook.ts'
import { readSettings } from '../../src/settings.ts'
import { testOfSample } from '../support/content/sample.ts'
import { temporaryFolder, testSecret, until } from '../support/site/helpers.ts'
import { startReceiver } from '../support/site/receiver.ts'

const settingsOf = (vars: Parameters<typeof readSettings>[0]) => readSettings(vars).settings
const statesOf = (lines: { subject: string; state: string }[]) =>
  lines.map(({ subject, state }) => `${subject} ${state}`)

test('open points of the owner are listed, completed ones are not', () => {
  const open = statesOf(checkSettings({ settings: settingsOf({}), problems: [] }))
  expect(open).toEqual([
    'settings ok',
    'SITE_ORIGIN warning',
    'CONTACT_EMAIL warning',
    'CONTACT_PHONE warning',
    'RATE_LIMIT ok',
  ])
  const vars = {
    SITE_ORIGIN: 'https://www.press.example',
    CONTACT_EMAIL: 'sales@press.example',
    CONTACT_PHONE: '+34 976 123 456',
  }
  const settled = checkSettings({ settings: settingsOf(vars), problems: [] })
  expect(settled.every(({ state }) => state === 'ok')).toBe(true)
  expect(resultTable(settled)).toContain('SITE_ORIGIN    ok       https://www.press.example\n')
})

test('an unreachable URL and a public secret are errors', () => {
  const given = ['ALERT_WEBHOOK_URL:http://localhost:1', `WEBHOOK_SECRET:${testSecret}`]
  const lines = checkSettings(findDeployedSettings(configPath, given))
  expect(statesOf(lines)).toEqual(expect.arrayContaining(['ALERT_WEBHOOK_URL failed', 'WEBHOOK_SECRET failed']))
  const preview = resultTable(checkSettings(findDeployedSettings(configPath, given, 'preview')))
  expect(preview).toMatch(/npx wrangler secret put WEBHOOK_SECRET --env preview$/m)
})

test('the command that sets a missing secret names its deployment', async () => {
  // The platform's API, which knows no secret of any Worker.
  const api = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"success":true,"errors":[],"messages":[],"result":[]}'),
  )
  await once(api.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    vi.unstubAllEnvs()
    api.close()
  })
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token')
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account')
  const finding = 'is not set: deliveries go out unsigned'
  const advice = 'npx wrangler secret put WEBHOOK_SECRET'
  expect(await checkSecret(undefined)).toMatchObject({ finding, advice })
  expect(await checkSecret('preview')).toMatchObject({ finding, advice: `${advice} --env preview` })
})

test('a deploy uses only the secret of .dev.vars, to sign its test', () => {
  const folder = temporaryFolder()
  const config = join(folder, 'wrangler.toml')
  writeFileSync(config, 'name = "x"\n[vars]\nCONTACT_EMAIL = "deployed@press.example"\n')
  writeFileSync(join(folder, '.dev.vars'), `CONTACT_EMAIL="local@press.example"\nWEBHOOK_SECRET="${testSecret}"\n`)
  expect(findSettings(config, []).settings.contactEmail).toBe('local@press.example')
  const { settings } = findDeployedSettings(config, [])
  expect(settings.contactEmail).toBe('deployed@press.example')
  expect(settings.webhookSecrets).toEqual([testSecret])
})

test('unknown setting names and lines without effect are reported with their position and a suggestion', () => {
  const folder = temporaryFolder()
  const config = join(folder, 'wrangler.toml')
  const toml = (...vars: string[]) =>
    ['name = "x"', '[vars]', ...vars, '[env.preview.vars]', 'VITLS = "on"', ''].join('\n')
  const findings = (read: typeof findSettings, env?: string, given: string[] = []) => {
    try {
      return read(config, given, env).problems.map(formatFinding)
    } catch (error) {
      return (error as UserError).findings.map(formatFinding)
    }
  }
  writeFileSync(config, toml('VITALS = "on"', 'CONTACT_EMIAL = "a@press.example"'))
  writeFileSync(
    join(folder, '.dev.vars'),
    '# mine\nWEBHOOK_SECERT=abc\nno setting\nCLOUDFLARE_API_TOKEN=abc\nSITE_ORIGIN="\n\n"\nexport RATE_LIMIT=of\n',
  )
  const devVars = [
    '.dev.vars:2: WEBHOOK_SECERT: there is no such setting (Did you mean WEBHOOK_SECRET?)',
    '.dev.vars:3: is not a setting: write NAME=VALUE',
  ]
  const email = 'wrangler.toml:4: CONTACT_EMIAL: there is no such setting (Did you mean CONTACT_EMAIL?)'
  expect(findings(findSettings)).toEqual([email, '.dev.vars:8: RATE_LIMIT: must be on or off', ...devVars])
  expect(findings(findDeployedSettings)).toEqual([email, ...devVars])
  expect(findings(findDeployedSettings, 'preview')[0]).toBe(
    'wrangler.toml:6: VITLS: there is no such setting (Did you mean VITALS?)',
  )

  writeFileSync(join(folder, '.dev.vars'), '')
  writeFileSync(config, toml('RETRY_SCHEDULE = "10"'))
  const given = ['RETRY_SCHEDULE:soon', 'FOO:bar', 'VITALS']
  expect(findings(findSettings, undefined, given)).toEqual([
    '--var FOO: there is no such setting',
    '--var VITALS: write NAME:VALUE',
    '--var RETRY_SCHEDULE: must be whole seconds, separated by commas',
  ])
  expect(findings(findSettings, 'nope')).toContain(
    'wrangler.toml: No environment found in configuration with name "nope".',
  )
  writeFileSync(config, toml('RATE_LIMIT = on'))
  for (const read of [findSettings, findDeployedSettings]) {
    expect(findings(read)).toEqual(['wrangler.toml:3:14: Invalid TOML document: invalid value'])
  }
})

test('the receiver of test/fixtures accepts a signed test and an inquiry once, and refuses forged ones', async () => {
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

  const lines = await checkInquiries(settingsOf({ INQUIRY_WEBHOOK_URL: url, WEBHOOK_SECRET: testSecret }))
  expect(lines).toEqual([
    { subject: 'INQUIRY_WEBHOOK_URL', state: 'ok', finding: 'accepts a signed test delivery (204)' },
    { subject: 'signatures', state: 'ok', finding: 'the receiver refuses a forged delivery (401)' },
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

test('unreachable receivers, inactive ones and those that ignore signatures are distinguished', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const settings = settingsOf({ INQUIRY_WEBHOOK_URL: `${receiver.url}/inquiry`, WEBHOOK_SECRET: testSecret })
  expect(statesOf(await checkInquiries(settings))).toEqual(['INQUIRY_WEBHOOK_URL ok', 'signatures warning'])
  expect(receiver.posts.every(({ id }) => id.startsWith('test_'))).toBe(true)
  expect(Object.keys(JSON.parse(receiver.posts[0]?.body ?? '{}'))).toEqual(
    'company name email application message machine country'.split(' '),
  )
  receiver.planAlerts(200, 503)
  const faulty = settingsOf({ INQUIRY_WEBHOOK_URL: `${receiver.url}/alert`, WEBHOOK_SECRET: testSecret })
  expect(resultTable(await checkInquiries(faulty))).toContain('a forged delivery is not refused (503)')
  receiver.answerOthers(404)
  expect(resultTable(await checkInquiries(settings))).toContain('is answered with 404\n')
  const gone = settingsOf({ INQUIRY_WEBHOOK_URL: 'http://127.0.0.1:1/', WEBHOOK_SECRET: testSecret })
  expect(resultTable(await checkInquiries(gone))).toContain('does not answer\n')
  expect(statesOf(await checkInquiries(settingsOf({})))).toEqual(['INQUIRY_WEBHOOK_URL failed'])
  const unsigned = settingsOf({ INQUIRY_WEBHOOK_URL: receiver.url })
  expect(resultTable(await checkInquiries(unsigned))).toContain('-> put WEBHOOK_SECRET')

  receiver.answerOthers(200)
  const alerts = settingsOf({ ALERT_WEBHOOK_URL: `${receiver.url}/alert` })
  expect(await checkAlerts(alerts)).toMatchObject({ state: 'ok' })
  expect(JSON.parse(receiver.posts.at(-1)?.body ?? '')).toMatchObject({ event: 'test' })
  expect(await checkAlerts(settingsOf({}))).toMatchObject({ state: 'warning' })
})

testOfSample('sample facts are reported with their positions', () => {
  const lines = checkCompany()
  expect(resultTable(lines)).toContain('social.video')
  expect(resultTable(lines)).toContain('"sample": false')
})

test('sizes are within the limits, and a missing build does not stop the other checks', () => {
  expect(statesOf(checkSizes())).toEqual(['Worker ok', 'files ok'])
  expect(statesOf(checkSizes(temporaryFolder()))).toEqual(['Worker warning'])
})
