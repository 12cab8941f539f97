import { describe, expect, test } from 'vitest'
import { referenceOf } from '../../../client/shared/inquiry-contract.ts'
import ar from '../../../content/messages/ar.json' with { type: 'json' }
import en from '../../../content/messages/en.json' with { type: 'json' }
import ru from '../../../content/messages/ru.json' with { type: 'json' }
import { machinePaths } from '../../../content/registry/machines.ts'
import { all, fieldMessageIn, fieldValue, referenceIn, textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'
import { until } from '../../support/wait.ts'

const site = await sharedSite()
const api = '/api/inquiries'

/** Sends another inquiry and waits for its delivery: a delivery of an earlier one would have arrived before. */
async function deliverAnother(): Promise<void> {
  const inquiry = validInquiry()
  expect((await site.postJson(api, inquiry)).status).toBe(202)
  await until('another delivery', () => site.receiver.of(inquiry.id).length === 1)
}

describe('without script', () => {
  test('an empty form has its own id, general inquiries and no errors', async () => {
    const [first, second] = await Promise.all([site.fetch('/contact'), site.fetch('/contact')])
    const [html, other] = [await first.text(), await second.text()]
    expect(fieldValue(html, 'id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(fieldValue(html, 'id')).not.toBe(fieldValue(other, 'id'))
    expect(fieldValue(html, 'machine')).toBe('general')
    expect(fieldMessageIn(html, 'company')).toBeUndefined()
  })

  test('a valid form is answered on the same page with the reference and delivered with the texts that the buyer saw', async () => {
    const inquiry = validInquiry({ lng: 'ar', machine: 'customized', country: 'EG' })
    const response = await site.postForm('/faq?lng=ar', formFieldsOf(inquiry))
    expect(response.status).toBe(202)
    const html = await response.text()
    expect(referenceIn(html)).toBe(referenceOf(inquiry.id))
    expect(textOf(html)).toContain(ar['form.successHeading'])
    expect(textOf(all(html, 'title')[0] ?? '')).toContain(ar['form.successHeading'])
    const post = await until('delivery', () =>
      site.receiver.posts.find(({ id }) => referenceOf(id) === referenceOf(inquiry.id)),
    )
    expect(JSON.parse(post.body)).toMatchObject({ machine: ar['form.customized'], country: 'مصر' })
  })

  test('a machine page shows the thank-you message for any query', async () => {
    const inquiry = validInquiry()
    const response = await site.postForm(`${machinePaths.VF}?part=model`, formFieldsOf(inquiry))
    expect(response.status).toBe(202)
    expect(referenceIn(await response.text())).toBe(referenceOf(inquiry.id))
  })

  test('a reload posts the same inquiry: one delivery, the same reference', async () => {
    const fields = formFieldsOf(validInquiry())
    const pages = await Promise.all([1, 2].map(() => site.postForm('/contact', fields).then((r) => r.text())))
    pages.push(await site.postForm('/contact', fields).then((r) => r.text()))
    const reference = referenceOf(fields.id ?? '')
    expect(pages.map(referenceIn)).toEqual([reference, reference, reference])
    const delivered = () => site.receiver.posts.filter(({ id }) => referenceOf(id) === reference)
    await until('delivery', () => delivered().length > 0)
    await deliverAnother()
    expect(delivered()).toHaveLength(1)
  })

  test('going back, changing a field and sending again creates another inquiry', async () => {
    const inquiry = validInquiry()
    await site.postForm('/contact', formFieldsOf(inquiry))
    await site.postForm('/contact', formFieldsOf({ ...inquiry, message: 'I forgot: 50 pieces.' }))
    const delivered = () => site.receiver.posts.filter(({ id }) => referenceOf(id) === referenceOf(inquiry.id))
    await until('both deliveries', () => delivered().length === 2)
    expect(new Set(delivered().map(({ id }) => id)).size).toBe(2)
  })

  test('invalid fields: status 422, all values preserved, errors in the language of the page', async () => {
    const inquiry = validInquiry({ company: 'Ünï & "Söhne" <GmbH>', email: 'jane@', message: 'one\ntwo', country: '' })
    const response = await site.postForm('/machines/customizations?lng=ru', formFieldsOf(inquiry))
    expect(response.status).toBe(422)
    const html = await response.text()
    for (const field of ['id', 'company', 'name', 'email', 'application', 'message', 'machine', 'country'] as const) {
      expect(fieldValue(html, field), field).toBe(inquiry[field])
    }
    expect(fieldMessageIn(html, 'email')).toBe(ru['form.invalid.email'])
    expect(fieldMessageIn(html, 'country')).toBe(ru['form.missing.country'])
    expect(fieldMessageIn(html, 'company')).toBeUndefined()
  })

  test(`a page with a buyer's input is not cached`, async () => {
    for (const [fields, status] of [
      [validInquiry(), 202],
      [validInquiry({ email: 'x' }), 422],
    ] as const) {
      const response = await site.postForm('/contact', formFieldsOf(fields))
      expect(response.status).toBe(status)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await site.fetch('/contact')).headers.get('cache-control')).toBe('private, no-cache')
  })

  test('an invalid id is replaced, so that sending again works', async () => {
    const response = await site.postForm('/contact', formFieldsOf(validInquiry({ id: 'x' })))
    expect(response.status).toBe(422)
    expect(fieldValue(await response.text(), 'id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('on a machine page the posted machine is ignored', async () => {
    const inquiry = validInquiry({ machine: 'general' })
    const response = await site.postForm(machinePaths.OpenMill, formFieldsOf(inquiry))
    expect(response.status).toBe(202)
    const post = await until('delivery', () =>
      site.receiver.posts.find(({ id }) => referenceOf(id) === referenceOf(inquiry.id)),
    )
    expect(JSON.parse(post.body).machine).toMatch(/open mill/i)
  })

  test('the size limit counts decoded bytes of escaped letters', async () => {
    const inquiry = validInquiry({ message: '请报价'.repeat(1666) })
    expect((await site.postForm('/contact?lng=zh', formFieldsOf(inquiry))).status).toBe(202)
  })

  test.for([
    ['another type', 'text/plain', 'x=1', 415],
    ['multipart', 'multipart/form-data; boundary=x', '--x--', 415],
    ['more than 32 kB', 'application/x-www-form-urlencoded', `message=${'x'.repeat(33_000)}`, 413],
    ['bytes that are not UTF-8', 'application/x-www-form-urlencoded', new Uint8Array([0x61, 0x3d, 0xff]), 400],
    ['escapes that are not UTF-8', 'application/x-www-form-urlencoded', 'company=Acme%ff&name=x', 400],
    ['half a letter', 'application/x-www-form-urlencoded', 'company=%e8%af&name=%b7', 400],
  ] as const)('%s shows the error block', async ([, type, body, status]) => {
    const response = await site.fetch('/contact', { method: 'POST', headers: { 'content-type': type }, body })
    expect(response.status).toBe(status)
    expect(textOf(await response.text())).toContain(en['form.errorHeading'])
  })

  test('a form from another site is refused with a message and without its values', async () => {
    const inquiry = validInquiry({ company: 'Forged Ltd' })
    const response = await site.postForm('/contact', formFieldsOf(inquiry), { origin: 'https://evil.example' })
    const html = await response.text()
    expect(response.status).toBe(403)
    expect(textOf(html)).toContain(en['form.errorRefused'])
    expect(html).not.toContain('Forged Ltd')
  })

  test.for(['/machines', '/machines/rubber', '/machines/silicone', '/machines/brake', '/machines/auxiliary'])(
    '%s has the form at its end and answers a post in place',
    async (path) => {
      const before = await (await site.fetch(path)).text()
      expect(before.match(/<form class="form"/g), path).toHaveLength(1)
      const inquiry = validInquiry()
      const response = await site.postForm(path, formFieldsOf(inquiry))
      expect(response.status).toBe(202)
      expect(textOf(await response.text())).toContain(inquiry.id.slice(0, 8).toUpperCase())
      await until('delivery', () => site.receiver.of(inquiry.id)[0])
      const wrong = await site.postForm(path, formFieldsOf(validInquiry({ email: 'x' })))
      expect(wrong.status).toBe(422)
    },
  )

  test('pages without a form refuse posts', async () => {
    for (const path of ['/', '/about']) {
      const response = await site.postForm(path, formFieldsOf(validInquiry()))
      expect(response.status, path).toBe(405)
      expect(response.headers.get('allow'), path).toContain('GET')
    }
  })
})

describe('the honeypot', () => {
  test.for(['json', 'form'])(
    'filled, by %s: thanked, held, and delivered only after an operator releases it',
    async (way) => {
      const inquiry = validInquiry({ leave_empty: 'https://spam.example' })
      const response = await (way === 'json'
        ? site.postJson(api, inquiry)
        : site.postForm('/contact', formFieldsOf(inquiry)))
      expect(response.status).toBe(202)
      const held = await until('log line', () =>
        site.logs('inquiry.held').find(({ id }) => String(id).startsWith(inquiry.id.slice(0, 8))),
      )
      await deliverAnother()
      expect(site.receiver.of(String(held.id))).toHaveLength(0)
      await site.replay(String(held.id))
      await until('delivery', () => site.receiver.of(String(held.id)).length === 1)
    },
  )
})
