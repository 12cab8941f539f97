import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createCommand } from '../../../src/commands/cli/run-command.ts'
import { withInbox } from '../../../src/commands/inbox/inbox.ts'
import { configPath, findSettings } from '../../../src/commands/wrangler/settings.ts'
import { readSettings } from '../../../src/settings.ts'
import { startSite } from '../../support/site/helpers.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

test('the error of an invalid --var does not contain its value, which may be a secret', () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  const { problems } = findSettings(configPath, [`WEBHOOK_SECRET=${secret}`, secret])
  expect(problems.map(({ message }) => message)).toContain('--var WEBHOOK_SECRET: write NAME:VALUE')
  expect(JSON.stringify(problems)).not.toContain(secret)
})

describe('reading', () => {
  test('without settings, all are defaults without problems', () => {
    const { settings, problems } = readSettings({})
    expect(problems).toEqual([])
    expect(settings).toMatchObject({ inquiryWebhookUrl: '', webhookSecrets: [], rateLimit: true, vitals: false })
    expect(settings.retrySchedule).toHaveLength(14)
    const days = settings.retrySchedule.reduce((sum, wait) => sum + wait, 0) / 86_400
    expect(days).toBeGreaterThan(2.5)
    expect(days).toBeLessThan(3.5)
  })

  test.for([
    ['INQUIRY_WEBHOOK_URL', 'ftp://x'],
    ['EVENTS_WEBHOOK_URL', 'localhost:8788'],
    ['WEBHOOK_SECRET', 'short'],
    ['WEBHOOK_SECRET', 'whsec_AAAA'],
    ['WEBHOOK_SECRET', `whsec_${'A'.repeat(25)}`],
    ['WEBHOOK_SECRET', `${Buffer.alloc(24).toString('base64')} ${'A'.repeat(25)}`],
    ['INQUIRY_WEBHOOK_URL', 'http://automation.example.com/hook'],
    ['INQUIRY_WEBHOOK_URL', 'http://192.168.1.5/hook'],
    ['INQUIRY_WEBHOOK_URL', 'https://user:pass@automation.example.com/hook'],
    ['EVENTS_WEBHOOK_URL', 'https://user@automation.example.com/hook'],
    ['ALERT_WEBHOOK_URL', 'http://chat.example.com'],
    ['SITE_ORIGIN', 'www.example.com'],
    ['SITE_ORIGIN', 'https://www.example.com/en'],
    ['RETRY_SCHEDULE', '2592001'],
    ['RETRY_SCHEDULE', Array(51).fill(1).join(',')],
    ['RETRY_SCHEDULE', '2592000,2592000,2592000,1'],
    ['REMINDER_SCHEDULE', '0'],
    ['ALERT_WINDOW', '0'],
    ['STEPS_PER_INSTANCE', 'many'],
    ['RETRY_SCHEDULE', '10,,20'],
    ['RETRY_SCHEDULE', '10;20'],
    ['RETRY_SCHEDULE', '0'],
    ['RETRY_SCHEDULE', '1.5'],
    ['RETRY_SCHEDULE', 'soon'],
    ['RETRY_SCHEDULE', '0x10'],
    ['RETRY_SCHEDULE', '1e3'],
    ['RETRY_SCHEDULE', '+5'],
    ['ALERT_WINDOW', '0x10'],
    ['ALERT_WINDOW', '1e3'],
    ['ALERT_WINDOW', ' '],
    ['STEPS_PER_INSTANCE', '0b1111111'],
    ['RATE_LIMIT', 'no'],
    ['VITALS', 'true'],
    ['CONTACT_EMAIL', 'no address'],
    ['CONTACT_PHONE', '<b>'],
  ] as const)('%s = %j is named, its default used', ([setting, value]) => {
    const { settings, problems } = readSettings({ [setting]: value })
    expect(problems).toMatchObject([{ setting }])
    expect(settings).toEqual({ ...readSettings({}).settings, invalid: [setting] })
  })

  test('the origin is written as browsers write it', () => {
    expect(readSettings({ SITE_ORIGIN: 'https://WWW.A.example/' }).settings.siteOrigin).toBe('https://www.a.example')
  })

  test('the example of .dev.vars is valid', () => {
    const { problems } = readSettings(
      parseEnv(readFileSync(new URL('../../../.dev.vars.example', import.meta.url), 'utf8')),
    )
    expect(problems).toEqual([])
  })

  test('the inbox receives only what the operator has not directed elsewhere', () => {
    const alerts = 'https://chat.example.com/hook'
    const vars = withInbox({ ALERT_WEBHOOK_URL: alerts, EVENTS_WEBHOOK_URL: '' }, 8787, 'secret')
    expect(vars).toMatchObject({ ALERT_WEBHOOK_URL: alerts, EVENTS_WEBHOOK_URL: 'http://localhost:8788/event' })
  })

  test('a number in wrangler.toml is read like a text', () => {
    const { settings, problems } = readSettings({ ALERT_WINDOW: 60, RETRY_SCHEDULE: 5 })
    expect(problems).toEqual([])
    expect(settings).toMatchObject({ alertWindow: 60 })
  })

  test.for(['http://localhost:8788/x', 'http://127.0.0.1/x', 'http://[::1]:1/x', 'https://a.example/x?y=z'])(
    'a webhook may be at %s',
    (address) => expect(readSettings({ INQUIRY_WEBHOOK_URL: address }).problems).toEqual([]),
  )

  test('a name that begins like a loopback address is not loopback', () => {
    const { problems } = readSettings({ INQUIRY_WEBHOOK_URL: 'http://127.hooks.example.com/inquiry' })
    expect(problems).toMatchObject([{ setting: 'INQUIRY_WEBHOOK_URL' }])
  })

  test('two secrets, newest first', () => {
    const first = Buffer.alloc(24, 1).toString('base64')
    const second = `whsec_${Buffer.alloc(24, 2).toString('base64')}`
    expect(readSettings({ WEBHOOK_SECRET: `${first} ${second}` }).settings.webhookSecrets).toEqual([first, second])
  })

  test('--var takes one or several values, in either form', () => {
    const command = createCommand('x', '').option('--port <number>').option('--var <name:value...>')
    command.parse(['--var', 'A:1', 'B:2', '--port', '1', '--var=C:3'], { from: 'user' })
    expect(command.opts()).toEqual({ port: '1', var: ['A:1', 'B:2', 'C:3'] })
  })
})

describe('a site with bad settings', async () => {
  const secret = `whsec_${'A'.repeat(25)}`
  const site = await startSite({ RETRY_SCHEDULE: '1,x', CONTACT_EMAIL: 'no address', WEBHOOK_SECRET: secret })

  test('logs it once, shows its pages and accepts inquiries; with an invalid secret nothing is sent', async () => {
    expect((await site.fetch('/contact')).status).toBe(200)
    const inquiry = validInquiry()
    expect((await site.postJson('/api/inquiries', inquiry)).status).toBe(202)
    const retry = await until('retry', () => site.logs('inquiry.retry', inquiry.id)[0])
    expect(retry).toMatchObject({ attempt: 1, status: 'misconfigured' })
    expect((await site.postJson('/api/events', { outcome: 'success', source: 'custom_form' })).status).toBe(204)
    await until('lost event', () => site.logs('event.lost')[0])
    expect(site.receiver.posts).toEqual([])
    const named = site.logs('settings.invalid').map(({ setting }) => setting)
    expect(named.sort()).toEqual(['CONTACT_EMAIL', 'RETRY_SCHEDULE', 'WEBHOOK_SECRET'])
    expect(site.output()).not.toContain(secret)
  })
})

describe('a site without webhooks', async () => {
  const site = await startSite({ INQUIRY_WEBHOOK_URL: '', EVENTS_WEBHOOK_URL: '' })

  test('stores inquiries and continues to retry', async () => {
    const inquiry = validInquiry()
    expect((await site.postJson('/api/inquiries', inquiry)).status).toBe(202)
    const retry = await until('retry', () => site.logs('inquiry.retry', inquiry.id)[0])
    expect(retry).toMatchObject({ status: 'unconfigured', wait: 1 })
  })
})
