import { describe, expect, test } from 'vitest'
import { sharedSite, startSite } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'

const site = await sharedSite()

describe('http', () => {
  test.for(['GET', 'HEAD'])('%s by http redirects to the same URL with https', async (method) => {
    const response = await site.visit('http://www.example.com/contact?lng=ar&x=%20', { method })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('https://www.example.com/contact?lng=ar&x=%20')
  })

  test.for([
    'http://localhost:1234',
    'http://press.localhost',
    'http://127.0.0.1:99',
    'http://[::1]:8787',
    'http://192.168.1.7',
  ])('%s is answered', async (origin) => {
    expect((await site.visit(`${origin}/robots.txt`)).status).toBe(200)
  })

  test('a post is not redirected', async () => {
    const fields = new URLSearchParams(formFieldsOf(validInquiry())).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await site.visit('http://www.example.com/contact', { method: 'POST', headers, body: fields })
    expect(response.status).toBe(202)
  })
})

test.for([
  ['/faq?lng=ru', 'userLanguage=ru'],
  ['/machine/hydraulic-hot-press-machine?units=imperial', 'units=imperial'],
])('the cookie of %s is Secure on https, and only there', async ([path, expected]) => {
  const cookie = async (origin: string) => (await site.visit(origin + path)).headers.get('set-cookie')
  const attributes = 'Max-Age=31536000; Path=/'
  expect(await cookie('https://www.example.com')).toBe(`${expected}; ${attributes}; Secure; SameSite=Lax`)
  expect(await cookie('http://localhost')).toBe(`${expected}; ${attributes}; SameSite=Lax`)
})

test(`without SITE_ORIGIN canonical URLs have the request's origin`, async () => {
  const html = await (await site.visit('https://preview.example.com/faq?lng=es')).text()
  expect(html).toContain('<link rel="canonical" href="https://preview.example.com/faq?lng=es"/>')
})

describe('with SITE_ORIGIN', async () => {
  const named = await startSite({ SITE_ORIGIN: 'https://www.press.example/' })

  test.for(['/', '/machines', '/machine/hydraulic-hot-press-machine?lng=ar'])(
    '%s has only that host in its head, for any requested host',
    async (path) => {
      const html = await (await named.visit(`https://preview.example.net${path}`)).text()
      expect(html).not.toContain('preview.example.net')
      for (const mark of ['rel="canonical" href="', 'hrefLang="x-default" href="', 'property="og:url" content="'])
        expect(html.toLowerCase()).toContain(`${mark.toLowerCase()}https://www.press.example/`)
    },
  )

  test.for(['/robots.txt', '/sitemap.xml'])('%s has only that host', async (path) => {
    const text = await (await named.visit(`https://preview.example.net${path}`)).text()
    expect(text).not.toContain('preview.example.net')
    expect(text).toContain('https://www.press.example/')
  })

  test('posts are still accepted from the own host', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://preview.example.net' }
    const body = JSON.stringify(validInquiry())
    const send = (origin: string) =>
      named.visit(`https://preview.example.net/api/inquiries`, {
        method: 'POST',
        body,
        headers: { ...headers, origin },
      })
    expect((await send('https://preview.example.net')).status).toBe(202)
    expect((await send('https://www.press.example')).status).toBe(403)
  })
})
