import { describe, expect, test } from 'vitest'
import { referenceOf } from '../../../client/shared/inquiry-contract.ts'
import ar from '../../../content/messages/ar.json' with { type: 'json' }
import en from '../../../content/messages/en.json' with { type: 'json' }
import es from '../../../content/messages/es.json' with { type: 'json' }
import ru from '../../../content/messages/ru.json' with { type: 'json' }
import { machineOptions } from '../../../content/registry/machines.ts'
import { fieldValue } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'
import { specification } from '../content/specification-numbers.ts'

const site = await sharedSite()
const api = '/api/inquiries'

describe('by script', () => {
  test('a valid inquiry is stored, answered with its reference and delivered', async () => {
    const inquiry = validInquiry()
    const response = await site.postJson(api, inquiry)
    expect(response.status).toBe(202)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = (await response.json()) as { id: string }
    expect(answer).toEqual({ id: answer.id, reference: referenceOf(inquiry.id) })
    expect(answer.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(referenceOf(answer.id)).toBe(referenceOf(inquiry.id))
    const [post] = await until(
      'delivery',
      () => site.receiver.of(inquiry.id).length === 1 && site.receiver.of(inquiry.id),
    )
    expect(post?.path).toBe('/inquiry')
    expect(post?.id).toBe(answer.id)
  })

  test('a repeated id gets the same answer and is delivered once, in any letter case', async () => {
    const inquiry = validInquiry()
    const attempts = [inquiry, inquiry, { ...inquiry, id: inquiry.id.toUpperCase() }]
    const send = (attempt: object) =>
      site.postJson(api, attempt).then((r) => r.json() as Promise<{ id: string; reference: string }>)
    const answers = await Promise.all(attempts.map(send))
    answers.push(await send(inquiry))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]?.reference).toBe(referenceOf(inquiry.id))
    await until('delivery', () => site.receiver.of(inquiry.id).length > 0)
    // A second delivery would have arrived before that of this other inquiry.
    const other = validInquiry()
    await site.postJson(api, other)
    await until('the other delivery', () => site.receiver.of(other.id).length === 1)
    expect(site.receiver.of(inquiry.id)).toHaveLength(1)
  })

  test('twenty different inquiries at once with one id are twenty deliveries', async () => {
    const inquiry = validInquiry()
    const bodies = Array.from({ length: 20 }, (_, number) => ({ ...inquiry, company: `Company ${number}` }))
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const response = await site.postJson(api, body)
        expect(response.status).toBe(202)
        return (await response.json()) as { id: string; reference: string }
      }),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(20)
    expect(new Set(answers.map(({ reference }) => reference))).toEqual(new Set([referenceOf(inquiry.id)]))
    const companies = () => new Set(site.receiver.of(inquiry.id).map(({ body }) => JSON.parse(body).company as string))
    await until('twenty deliveries', () => companies().size === 20)
    expect(new Set(site.receiver.of(inquiry.id).map(({ id }) => id))).toEqual(new Set(answers.map(({ id }) => id)))
  })

  test('an inquiry held for its honeypot does not hold the same one without it', async () => {
    const inquiry = validInquiry()
    expect((await site.postJson(api, { ...inquiry, leave_empty: 'x' })).status).toBe(202)
    expect((await site.postJson(api, inquiry)).status).toBe(202)
    await until('delivery', () => site.receiver.of(inquiry.id).length === 1)
    expect(site.logs('inquiry.held', inquiry.id)).toHaveLength(1)
  })

  test('the field `website` is not a honeypot', async () => {
    const inquiry = validInquiry()
    expect((await site.postJson(api, { ...inquiry, website: 'https://acme.example' })).status).toBe(202)
    await until('delivery', () => site.receiver.of(inquiry.id).length === 1)
  })

  test('the same input by script and by form is one inquiry', async () => {
    const inquiry = validInquiry()
    const { id } = (await (await site.postJson(api, inquiry)).json()) as { id: string }
    expect((await site.postForm('/contact', formFieldsOf(inquiry))).status).toBe(202)
    const [line] = await until('second acceptance', () => {
      const lines = site.logs('inquiry.accepted', inquiry.id).filter(({ repeated }) => repeated)
      return lines.length > 0 && lines
    })
    expect(line?.id).toBe(id)
  })

  test.for(['json', 'form'])(
    'phone, machines and sizing head the delivered message in this order, by %s',
    async (way) => {
      const inquiry = validInquiry({
        lng: 'es',
        message: 'm'.repeat(5000),
        sizing: 'Pieza 120 x 80 mm\nVF-300: 240 t de 300 t',
        machines: 'VF-300, DF-600, TwoRollMill',
        phone: '+49 89 1234-0',
      })
      const sent = way === 'json' ? site.postJson(api, inquiry) : site.postForm('/contact', formFieldsOf(inquiry))
      expect((await sent).status).toBe(202)
      const post = await until('delivery', () => site.receiver.of(inquiry.id)[0])
      const body = JSON.parse(post.body) as Record<string, string>
      expect(Object.keys(body)).toHaveLength(7)
      const title = es['delivery.machines'].replace('{{value}}', 'VF-300, DF-600, ')
      expect(body.message?.split('\n').map((line) => line.slice(0, title.length))).toEqual([
        'Teléfono: +49 89 1234-0'.slice(0, title.length),
        title,
        es['delivery.sizing'].replace('{{value}}', 'Pieza 120 x 80 mm').slice(0, title.length),
        'VF-300: 240 t de 300 t'.slice(0, title.length),
        '',
        'm'.repeat(title.length),
      ])
      expect(body.message).toMatch(/\(TwoRollMill\)\n/)
    },
  )

  test('in JSON the machines may be an array; a list that is too long is an error', async () => {
    const inquiry = validInquiry()
    expect((await site.postJson(api, { ...inquiry, machines: ['VF-300', 'DF-600'] })).status).toBe(202)
    const post = await until('delivery', () => site.receiver.of(inquiry.id)[0])
    expect(JSON.parse(post.body).message).toBe('Machines: VF-300, DF-600\n\nPlease quote.')
    const wrong = await site.postJson(api, { ...inquiry, phone: 7, machines: [1], sizing: 'x'.repeat(2001) })
    expect(wrong.status).toBe(422)
    expect(Object.keys(((await wrong.json()) as { fields: object }).fields)).toEqual(['phone', 'machines', 'sizing'])
    const page = await site.postForm('/faq', formFieldsOf({ ...inquiry, email: '', machines: 'VF-300', phone: '"7"' }))
    const html = await page.text()
    expect([fieldValue(html, 'machines'), fieldValue(html, 'phone')]).toEqual(['VF-300', '"7"'])
  })

  test('an international domain is accepted and delivered as typed', async () => {
    for (const email of [
      'a@münchen.de',
      'иван@почта.рф'.replace('иван', 'ivan'),
      'x@例え.テスト',
      'x@Bücher.example',
    ]) {
      const inquiry = validInquiry({ email })
      expect((await site.postJson(api, inquiry)).status, email).toBe(202)
      const post = await until('delivery', () => site.receiver.of(inquiry.id)[0])
      expect(JSON.parse(post.body).email).toBe(email)
    }
  })

  test('errors are in the language of the form', async () => {
    const inquiry = validInquiry({
      lng: 'ar',
      company: ' ',
      email: 'jane',
      name: 'x'.repeat(121),
      machine: 'VF',
      country: 'XX',
    })
    const response = await site.postJson(api, { ...inquiry, id: 'not-a-uuid' })
    expect(response.status).toBe(422)
    const { fields } = (await response.json()) as { fields: Record<string, string> }
    expect(fields).toEqual({
      company: ar['form.missing.company'],
      name: ar['form.tooLong'].replace('{{field}}', ar['form.name']).replace('{{max}}', '120'),
      email: ar['form.invalid.email'],
      machine: ar['form.invalid.machine'],
      country: ar['form.invalid.country'],
      id: ar['form.invalid.id'],
    })
  })

  test.for(['company', 'name', 'email', 'application', 'machine', 'country'])('%s is required', async (field) => {
    const without = Object.fromEntries(Object.entries(validInquiry()).filter(([name]) => name !== field))
    const response = await site.postJson(api, without)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields: { [field]: en[`form.missing.${field}` as keyof typeof en] } })
  })

  test('an unknown language falls back to the language of the request', async () => {
    const response = await site.postJson(`${api}?lng=ru`, { ...validInquiry({ name: '' }), lng: 'xx' })
    expect(await response.json()).toMatchObject({ fields: { name: ru['form.missing.name'] } })
  })

  test('a machine page sends a machine key, any other form an option value', async () => {
    const right = await site.postJson(api, validInquiry({ source: 'details_form', machine: 'HIFLRubber' }))
    expect(right.status).toBe(202)
    const swapped = await site.postJson(api, validInquiry({ source: 'details_form', machine: 'hiflRubber' }))
    expect(swapped.status).toBe(422)
  })

  test('all 23 options are accepted', async () => {
    expect(Object.keys(machineOptions)).toHaveLength(specification.options)
    const posts = Object.keys(machineOptions).map((machine) => site.postJson(api, validInquiry({ machine })))
    for (const response of await Promise.all(posts)) expect(response.status).toBe(202)
  })

  test.for([
    ['no JSON', '{"id":', 400],
    ['JSON that is not an object', '[1]', 400],
    ['null', 'null', 400],
    ['no known source', JSON.stringify({ ...validInquiry(), source: 'other' }), 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
    ['more than 32 kB', JSON.stringify(validInquiry({ message: 'x'.repeat(33_000) })), 413],
  ] as const)('%s is refused', async ([, body, status]) => {
    const response = await site.fetch(api, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
  })

  test('a body without a length that is too large is refused', async () => {
    // In one write: unlike the platform, workerd closes a connection that receives more after the response.
    const body = new Blob([' '.repeat(40_000)]).stream()
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' }
    const response = await site.fetch(api, { ...init, body } as RequestInit)
    expect(response.status).toBe(413)
  })

  test.for(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', ''])(
    'content type "%s" is refused',
    async (type) => {
      const response = await site.postJson(api, validInquiry(), { 'content-type': type })
      expect(response.status).toBe(415)
    },
  )

  test('other methods get 405 with Allow', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await site.fetch(api, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toContain('POST')
    }
  })

  test('the checks have the order: origin, type, size, JSON', async () => {
    const big = 'x'.repeat(40_000)
    const foreign = { origin: 'https://evil.example' }
    expect((await site.postJson(api, big, { ...foreign, 'content-type': 'text/plain' })).status).toBe(403)
    expect((await site.postJson(api, big, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await site.postJson(api, big)).status).toBe(413)
  })
})

describe('from another site', () => {
  test.for([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'own', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 202],
    [{ origin: 'own', 'sec-fetch-site': 'same-origin' }, 202],
    [{ origin: 'own' }, 202],
    [{}, 202],
  ] as [Record<string, string>, number][])('%o is answered %i', async ([headers, status]) => {
    const sent = headers.origin === 'own' ? { ...headers, origin: site.url.origin } : headers
    expect((await site.postJson(api, validInquiry(), sent)).status).toBe(status)
    expect((await site.postForm('/faq', formFieldsOf(validInquiry()), sent)).status).toBe(status)
  })
})
