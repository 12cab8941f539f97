import { expect, test } from 'vitest'
import en from '../../../content/messages/en.json' with { type: 'json' }
import { fieldValue, textOf } from '../../support/html/html.ts'
import { startSite } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

const site = await startSite(
  { RATE_LIMIT: 'on' },
  { bindingOverrides: { DELIVERY: 'store-failing', RATE_LIMITER: 'limiter-failing' } },
)

test('an inquiry that cannot be stored gets 503 instead of a thank-you', async () => {
  const inquiry = validInquiry({ company: 'MARKED' })
  const response = await site.postJson('/api/inquiries', inquiry)
  expect(response.status).toBe(503)
  expect(await response.json()).toHaveProperty('error')
  expect(site.logs('inquiry.refused', inquiry.id)).toMatchObject([{ status: 503 }])
  expect(site.output()).not.toContain('MARKED')
})

test('without script: error block with the e-mail address, values and id preserved, attempt reported', async () => {
  const inquiry = validInquiry()
  const response = await site.postForm('/contact', formFieldsOf(inquiry))
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(textOf(html)).toContain(en['form.errorHeading'])
  expect(textOf(html)).toContain('sales@example.com')
  for (const field of ['id', 'company', 'name', 'email', 'application', 'message', 'machine', 'country'] as const) {
    expect(fieldValue(html, field), field).toBe(inquiry[field])
  }
  const event = await until('event', () => site.receiver.posts.find(({ path }) => path === '/event'))
  expect(event.body).toBe('{"outcome":"error","status":503,"source":"custom_form"}')
})

test('a failing rate limiter does not stop inquiries', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.9' }
  const send = () => site.postJson('/api/inquiries', validInquiry({ email: 'x' }), headers)
  const statuses = await Promise.all(Array.from({ length: 15 }, () => send().then(({ status }) => status)))
  expect(new Set(statuses)).toEqual(new Set([422]))
  const lines = await until('its lines', () => site.logs('limiter.failed').length === 15 && site.logs('limiter.failed'))
  expect(lines[0]).toMatchObject({ counted: 'inquiry', error: 'Error' })
  for (const text of ['no counting today', '203.0.113.9']) expect(site.output()).not.toContain(text)
})

test('a rate limiter that does not answer does not stop inquiries, and the event is reported', async () => {
  const silent = await startSite({ RATE_LIMIT: 'on' }, { bindingOverrides: { RATE_LIMITER: 'limiter-silent' } })
  const headers = { 'cf-connecting-ip': '203.0.113.9' }
  expect((await silent.postJson('/api/inquiries', validInquiry(), headers)).status).toBe(202)
  expect((await silent.postForm('/contact', formFieldsOf(validInquiry()), headers)).status).toBe(202)
  await until('event', () => silent.receiver.posts.some(({ path }) => path === '/event'))
})
