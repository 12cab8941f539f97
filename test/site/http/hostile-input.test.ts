import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { fieldValue } from '../../support/html/html.ts'
import { sharedSite, startSite } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

const site = await sharedSite()
const api = '/api/inquiries'

/** Texts that have broken other websites. */
const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "'; DROP TABLE inquiries; --",
  '{{constructor.constructor("alert(1)")()}}',
  '$t(form.company) $t(form.errorText)',
  '{{email}}',
  '%00%0d%0aSet-Cookie:x=1',
  'x\r\nSet-Cookie: x=1',
  '../../../etc/passwd',
  '\u202Egnp.exe',
  'Z\u0351\u036B\u0343\u036Aalgo'.repeat(10),
  '👨‍👩‍👧‍👦🏳️‍🌈',
  '\u2028\u2029',
  '-->]]><!--',
  '=HYPERLINK("http://evil.example")',
]

describe('hostile texts', () => {
  test.for(hostileTexts)('%j goes through as text', async (text) => {
    const inquiry = validInquiry({ company: text, name: text, application: text, message: text })
    const response = await site.postJson(api, inquiry)
    // A field of only separators is empty; all other texts are accepted.
    expect(response.status).toBe(text.trim() === '' ? 422 : 202)
    if (response.status === 422) return
    const [post] = await until(
      'delivery',
      () => site.receiver.of(inquiry.id).length > 0 && site.receiver.of(inquiry.id),
    )
    expect(JSON.parse(post?.body ?? '').company).toBe(
      text
        .replace(/[\r\n\u2028\u2029]+/g, ' ')
        .replace('\u202E', '')
        .normalize('NFC'),
    )
  })

  test.for(hostileTexts.filter((text) => text.trim() !== ''))('%j is shown escaped', async (text) => {
    for (const path of ['/faq', machinePaths.VF]) {
      const fields = formFieldsOf(
        validInquiry({ company: text, message: text, email: text, country: text, machine: text }),
      )
      const response = await site.postForm(path, { ...fields, id: text, lng: text, leave_empty: text })
      expect(response.status).toBe(422)
      const html = await response.text()
      const expected = text
        .replace(/[\r\n\u2028\u2029]+/g, ' ')
        .replace('\u202E', '')
        .normalize('NFC')
      expect(fieldValue(html, 'company')).toBe(expected)
      expect(html).not.toContain('<script>alert')
      expect(html).not.toContain('<img src=x')
      expect(html.match(/<\/body>/g)).toHaveLength(1)
    }
  })
})

test('NUL in the input does not confuse the placeholders of cached fragments', async () => {
  const typed = 'Acme\0\u0001\0\u0002'
  const plain = await (await site.fetch('/machines?q=Acme')).text()
  const search = await (await site.fetch(`/machines?q=${encodeURIComponent(typed)}`)).text()
  expect(search.match(/<footer/g)).toEqual(plain.match(/<footer/g))
  expect(Math.abs(search.length - plain.length)).toBeLessThan(200)
  expect(search).toContain('Acme')
  const page = await (await site.fetch('/faq')).text()
  const form = await (await site.postForm('/faq', { company: typed, message: typed, email: typed })).text()
  for (const part of ['<footer', '<nav', '<option value="DE"', '</html>']) {
    expect(form.split(part), part).toHaveLength(page.split(part).length)
  }
  expect(form).toContain('Acme')
})

describe('hostile bodies', () => {
  test.for([
    ['deep arrays', '['.repeat(15_000) + ']'.repeat(15_000), 400],
    ['a deep field', `{"source":"custom_form","company":${'['.repeat(14_000)}${']'.repeat(14_000)}}`, 422],
    ['__proto__', '{"source":"custom_form","__proto__":{"company":"x"}}', 422],
    ['duplicate keys', '{"source":"custom_form","source":"custom_form","company":"a","company":"b"}', 422],
    ['a huge number', '{"source":"custom_form","company":1e999}', 422],
    ['a lone surrogate', '{"source":"custom_form","company":"\\ud800"}', 422],
    ['NUL', '{"source":"custom_form","company":"a\\u0000b"}', 422],
    ['a raw NUL', '{"source":"custom_form","company":"a\0b"}', 400],
    ['a byte order mark', `\uFEFF${JSON.stringify({ source: 'custom_form' })}`, 422],
    ['nothing', '', 400],
    ['a 100 kB name', JSON.stringify(validInquiry({ name: 'x'.repeat(100_000) })), 413],
  ] as const)('%s', async ([, body, status]) => {
    expect((await site.postJson(api, body)).status).toBe(status)
  })

  test('any JSON gets 400 or 422 with our own messages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (body) => {
        const response = await site.postJson(api, body)
        expect([400, 422]).toContain(response.status)
      }),
      { numRuns: 80 },
    )
  })

  test(`an inquiry with any field replaced is accepted or refused with the field's name, never a 5xx`, async () => {
    const fields = Object.keys(validInquiry())
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.jsonValue() as fc.Arbitrary<unknown>)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), value, async (field, replaced) => {
        const body = JSON.stringify({ ...validInquiry(), [field]: replaced })
        const response = await site.postJson(api, body)
        expect([202, 400, 422]).toContain(response.status)
        const answer = (await response.json()) as { fields?: Record<string, string> }
        if (response.status === 422) expect(Object.keys(answer.fields ?? {})).toEqual([field])
      }),
      { numRuns: 60 },
    )
  })

  test('any bytes as a form get the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const response = await site.fetch('/contact', { method: 'POST', headers, body: bytes as BodyInit })
        expect([400, 422]).toContain(response.status)
        expect(response.headers.get('content-type')).toMatch(/^text\/html/)
        await response.text()
      }),
      { numRuns: 40 },
    )
  })
})

/**
 * The response after an address has used up its minute. The limit counts by the clock's minute, which may end between
 * the posts: then they are repeated.
 */
async function afterTooMany(post: () => Promise<unknown>, last: () => Promise<Response>): Promise<Response> {
  for (let minute = 1; ; minute++) {
    for (let i = 0; i < 11; i++) await post()
    const response = await last()
    if (response.status === 429 || minute === 3) return response
  }
}

test('the rate limit counts per address, IPv6 per /64, with Retry-After; other networks are not affected', async () => {
  const limited = await startSite({ RATE_LIMIT: 'on' })
  const net = Math.floor(Math.random() * 0xffff).toString(16)
  let host = 0
  const from = (subnet: number) => ({ 'cf-connecting-ip': `2001:db8:${net}:${subnet}::${(++host).toString(16)}` })
  const statuses: number[] = []
  const send = async (subnet: number) =>
    void statuses.push((await limited.postJson(api, validInquiry(), from(subnet))).status)

  const refused = await afterTooMany(
    () => send(1),
    () => limited.postJson(api, validInquiry(), from(1)),
  )
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(statuses.filter((status) => status === 202).length).toBeGreaterThanOrEqual(10)

  const fields = formFieldsOf(validInquiry({ company: 'Steel & Co' }))
  const form = await afterTooMany(
    () => send(1),
    () => limited.postForm('/faq', fields, from(1)),
  )
  expect(form.status).toBe(429)
  expect(fieldValue(await form.text(), 'company')).toBe('Steel & Co')
  expect((await limited.postJson(api, '{', from(1))).status).toBe(400)

  // Invalid input counts for the rate limit as well.
  async function sendRubbish(): Promise<void> {
    expect((await limited.postJson(api, '{', from(3))).status).toBe(400)
    expect((await limited.postJson(api, 'x', { ...from(3), 'content-type': 'text/plain' })).status).toBe(415)
  }
  const afterRubbish = await afterTooMany(sendRubbish, () => limited.postJson(api, validInquiry(), from(3)))
  expect(afterRubbish.status).toBe(429)
  const reports = '/api/csp-reports'
  const refusedReports = await afterTooMany(
    async () =>
      expect((await limited.postJson(reports, '{', { ...from(4), 'content-type': 'text/html' })).status).toBe(415),
    () => limited.postJson(reports, {}, from(4)),
  )
  expect(refusedReports.status).toBe(429)

  const origin = 'http://evil.example'
  for (const [subnet, path, body] of [
    [5, api, validInquiry()],
    [6, '/api/events', { outcome: 'success', source: 'custom_form' }],
    [7, reports, {}],
  ] as const) {
    const afterForeign = await afterTooMany(
      async () => expect((await limited.postJson(path, body, { ...from(subnet), origin })).status).toBe(403),
      () => limited.postJson(path, body, from(subnet)),
    )
    expect(afterForeign.status, path).toBe(429)
  }

  expect((await limited.postJson(api, validInquiry(), from(2))).status).toBe(202)
  const event = { outcome: 'success', source: 'custom_form' }
  expect((await limited.postJson('/api/events', event, from(1))).status).toBe(204)
})
