import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxListedMachines } from '../../../client/shared/inquiry-contract.ts'
import { langs } from '../../../content/registry/languages.ts'
import { machineKeys, machinePaths, machines } from '../../../content/registry/machines.ts'
import { formatItem, readInquiryList } from '../../../src/inquiry/list/item.ts'
import { fieldValue, textOf } from '../../support/html/html.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'

const site = await sharedSite()
const api = '/api/inquiry-list'

/** The list's cookie as a response sets it. */
function cookieOf(response: Response): string | undefined {
  return response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('inquiryList='))
    ?.split(';')[0]
}

const change = (body: string, cookie = '', headers: Record<string, string> = {}) =>
  site.postForm(api, body, { ...(cookie && { cookie }), ...headers })

const page = async (path: string, cookie: string) => (await site.fetch(path, { headers: { cookie } })).text()

describe('the list', () => {
  test('adds machines and models without duplicates, and removes them', async () => {
    const first = await change('add=VF%3AVF-300&add=HF')
    expect(first.status).toBe(303)
    expect(cookieOf(first)).toBe('inquiryList=VF:VF-300,HF')
    const again = await change('add=VF%3AVF-300&add=Deflashing%3ADF-600', cookieOf(first))
    expect(cookieOf(again)).toBe('inquiryList=VF:VF-300,HF,Deflashing:DF-600')
    expect(cookieOf(await change('', cookieOf(again)))).toBe(undefined)
    const less = await change('remove=HF', cookieOf(again))
    expect(cookieOf(less)).toBe('inquiryList=VF:VF-300,Deflashing:DF-600')
    const none = await change('remove=VF%3AVF-300&remove=Deflashing%3ADF-600', cookieOf(less))
    expect(none.headers.getSetCookie().join()).toMatch(/inquiryList=; .*Max-Age=0/)
  })

  test('the quantity that was added last wins', async () => {
    const cookies = ['VF:VF-300:3', 'VF:VF-300', 'VF:VF-300:1'].map(async (entry) =>
      cookieOf(await change(`add=${encodeURIComponent(entry)}`, 'inquiryList=VF:VF-300:2')),
    )
    const listed = ['VF:VF-300:3', 'VF:VF-300:2', 'VF:VF-300'].map((entry) => `inquiryList=${entry}`)
    expect(await Promise.all(cookies)).toEqual(listed)
  })

  test('ignores unknown machines and models', async () => {
    for (const entry of [
      '',
      'XX',
      'VF:HF-63',
      'VF:<script>',
      '__proto__',
      'VF:',
      ':VF-300',
      'vf',
      'VF:VF-300\r\nX: y',
    ]) {
      const response = await change(`add=${encodeURIComponent(entry)}`)
      expect(response.status, entry).toBe(303)
      expect(cookieOf(response), entry).toBe('inquiryList=')
    }
  })

  test('a list of one machine chooses it in the contact form, a longer one does not', async () => {
    const chosen = async (list: string) => {
      const html = await page('/contact', `inquiryList=${list}`)
      const [select = ''] = /<select[^>]*name="machine"[\s\S]*?<\/select>/.exec(html) ?? []
      return /<option[^>]*value="([^"]*)"[^>]*selected/.exec(select)?.[1]
    }
    expect(await chosen('VF:VF-300,VF:VF-200')).toBe(machines.VF.option)
    expect(await chosen('VF,HF')).toBe('general')
    expect(await chosen('')).toBe('general')
  })

  test('has at most twenty machines', async () => {
    const posted = machineKeys.map((key) => `add=${key}`).join('&')
    const response = await change(posted, '', { referer: `${site.url.origin}/machines` })
    expect(cookieOf(response)?.split(',')).toHaveLength(maxListedMachines)
    expect(response.headers.get('location')).toBe('/contact#quote')
  })

  test('when it is full, adding leads to the form, which shows that it is full', async () => {
    const full = cookieOf(await change(machineKeys.map((key) => `add=${key}`).join('&'))) ?? ''
    const missing = machineKeys.find((key) => !full.includes(key))
    const more = await change(`add=${missing}`, full, { referer: `${site.url.origin}/machines` })
    expect(more.headers.get('location')).toBe('/contact#quote')
    expect(textOf(await page('/contact', full))).toContain(`The list is full (${maxListedMachines})`)
    const again = await change(`add=${machineKeys[0]}`, full, { referer: `${site.url.origin}/machines` })
    expect(again.headers.get('location'), 'is on it already').toBe('/machines')
  })

  test('redirects only to the page on which it was changed', async () => {
    const cases: [string | undefined, string][] = [
      [`${site.url.origin}/machines?compare=VF,HF&lng=ar`, '/machines?compare=VF,HF&lng=ar'],
      [undefined, '/contact'],
      ['https://elsewhere.example/machines', '/contact'],
      [`${site.url.origin}//elsewhere.example/`, '/contact'],
      ['javascript:alert(1)', '/contact'],
      [`${site.url.origin}${api}`, '/contact'],
    ]
    for (const [referer, wanted] of cases) {
      const response = await change('add=HF', '', referer ? { referer } : {})
      expect(response.headers.get('location'), referer).toBe(wanted)
    }
    expect((await site.postForm(`${api}?lng=ru`, 'add=HF')).headers.get('location')).toBe('/contact?lng=ru')
  })

  test('refuses cross-origin posts', async () => {
    expect((await site.fetch(api)).status).toBe(405)
    expect((await change('add=HF', '', { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await change('add=HF', '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await site.postJson(api, { add: 'HF' })).status).toBe(415)
    expect((await change('add=%ff')).status).toBe(400)
    expect((await change(`add=${'x'.repeat(40_000)}`)).status).toBe(413)
  })

  test('answers JSON requests with the displayed list', async () => {
    const response = await change('add=VF%3AVF-300&add=HF', '', { accept: 'application/json' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([
      { entry: 'VF:VF-300', name: 'VF-300', sent: 'VF-300' },
      { entry: 'HF', name: expect.stringContaining('Press'), sent: 'HF' },
    ])
  })

  test('parses any cookie, and formatting is the inverse of parsing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const list = readInquiryList(text)
        expect(list.length).toBeLessThanOrEqual(maxListedMachines)
        expect(readInquiryList(list.map(formatItem).join())).toEqual(list)
      }),
    )
  })
})

const isCountHidden = (html: string) => /class="list-count"[^>]* hidden/.test(html)

const listCookie = 'inquiryList=VF:VF-300,HF'

test.each(langs)('shown with the forms, posted with them, counted in the header (%s)', async (lang) => {
  for (const path of ['/contact', '/faq', machinePaths.TPPress]) {
    const html = await page(`${path}?lng=${lang}`, listCookie)
    expect(fieldValue(html, 'machines')).toBe('VF-300, HF')
    expect(textOf(html)).toContain('VF-300')
    expect(html.includes('value="VF:VF-300"'), 'can be taken off').toBe(true)
    expect(html.includes('data-listed-count="">2<'), 'is counted').toBe(true)
    expect(isCountHidden(html)).toBe(false)
  }
  const without = await (await site.fetch(`/contact?lng=${lang}`)).text()
  expect(fieldValue(without, 'machines')).toBeUndefined()
  expect(isCountHidden(without)).toBe(true)
})

test('an unchecked cookie never appears in the page', async () => {
  const html = await page('/contact', 'inquiryList=VF:<b>x</b>,VF:onload=x,<script>,HF')
  expect(fieldValue(html, 'machines')).toBe('HF')
})

describe('after sending', () => {
  test('the list is delivered as a line of the message and emptied', async () => {
    const inquiry = validInquiry({ machines: 'VF-300, HF, Deflashing:DF-600:2' })
    const response = await site.postJson('/api/inquiries', inquiry, { cookie: listCookie })
    expect(response.status).toBe(202)
    expect(cookieOf(response)).toBe('inquiryList=')
    const delivered = await until('delivery', () =>
      site.receiver.posts.find((post) => post.id.startsWith(String(inquiry.id).slice(0, 8))),
    )
    const { message } = JSON.parse(delivered.body)
    expect(message).toMatch(/^Machines: VF-300, [^,]+\(HF\), 2 × DF-600\n\n/)
  })

  test('without script the thank-you page has no list', async () => {
    const fields = formFieldsOf(validInquiry({ machines: 'VF-300, HF' }))
    const response = await site.postForm('/contact', fields, { cookie: listCookie })
    expect(response.status).toBe(202)
    expect(cookieOf(response)).toBe('inquiryList=')
    expect(isCountHidden(await response.text())).toBe(true)
  })

  test('machines that another tab added stay on the list', async () => {
    const response = await site.postJson('/api/inquiries', validInquiry({ machines: 'VF-300' }), { cookie: listCookie })
    expect(cookieOf(response)).toBe('inquiryList=HF')
    const form = formFieldsOf(validInquiry({ machines: '2 × VF-300' }))
    const posted = await site.postForm('/contact', form, { cookie: 'inquiryList=VF:VF-300:2,HF' })
    expect(cookieOf(posted)).toBe('inquiryList=HF')
    expect(isCountHidden(await posted.text())).toBe(false)
  })

  test('an inquiry without the list does not empty it', async () => {
    const response = await site.postJson('/api/inquiries', validInquiry(), { cookie: listCookie })
    expect(response.status).toBe(202)
    expect(cookieOf(response)).toBeUndefined()
  })
})
