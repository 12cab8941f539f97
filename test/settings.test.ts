import { describe, expect, test } from 'vitest'
import { readSettings } from '../src/settings.ts'
import { varArguments } from './dev-settings.ts'
import { startSite } from './helpers.ts'
import { validInquiry } from './inquiry-samples.ts'
import { until } from './wait.ts'

describe('reading', () => {
  test('nothing set is all defaults and no problem', () => {
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
    ['RETRY_SCHEDULE', '10,,20'],
    ['RETRY_SCHEDULE', '10;20'],
    ['RETRY_SCHEDULE', '0'],
    ['RETRY_SCHEDULE', '1.5'],
    ['RETRY_SCHEDULE', 'soon'],
    ['RATE_LIMIT', 'no'],
    ['VITALS', 'true'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_PHONE', '<b>'],
  ] as const)('%s = %j is named, its default used', ([setting, value]) => {
    const { settings, problems } = readSettings({ [setting]: value })
    expect(problems).toMatchObject([{ setting }])
    expect(settings).toEqual(readSettings({}).settings)
  })

  test('two secrets, newest first', () => {
    const first = Buffer.alloc(24, 1).toString('base64')
    const second = `whsec_${Buffer.alloc(24, 2).toString('base64')}`
    expect(readSettings({ WEBHOOK_SECRET: `${first} ${second}` }).settings.webhookSecrets).toEqual([first, second])
  })

  test('--var takes one or several values, in either form', () => {
    const args = ['--port', '1', '--var', 'A:1', 'B:2', '--local', 'x', '--var=C:3']
    expect(varArguments(args)).toEqual(['A:1', 'B:2', 'C:3'])
  })
})

describe('a site with bad settings', async () => {
  const site = await startSite({ RETRY_SCHEDULE: 'soon', CONTACT_EMAIL: 'nobody', WEBHOOK_SECRET: 'short' })

  test('says so once, shows its pages and takes inquiries', async () => {
    expect((await site.fetch('/contact')).status).toBe(200)
    const inquiry = validInquiry()
    expect((await site.postJson('/api/inquiries', inquiry)).status).toBe(202)
    await until('delivery', () => site.receiver.of(inquiry.id).length === 1)
    const named = site.logs('settings.invalid').map(({ setting }) => setting)
    expect(new Set(named)).toEqual(new Set(['RETRY_SCHEDULE', 'CONTACT_EMAIL', 'WEBHOOK_SECRET']))
    expect(site.output()).not.toContain('"short"')
  })
})

describe('a site without webhooks', async () => {
  const site = await startSite({ INQUIRY_WEBHOOK_URL: '', EVENTS_WEBHOOK_URL: '' })

  test('stores inquiries and goes on trying', async () => {
    const inquiry = validInquiry()
    expect((await site.postJson('/api/inquiries', inquiry)).status).toBe(202)
    const retry = await until('retry', () => site.logs('inquiry.retry', inquiry.id)[0])
    expect(retry).toMatchObject({ status: 'unconfigured', wait: 1 })
  })
})
