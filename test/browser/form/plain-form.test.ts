import { describe, expect, test } from 'vitest'
import { texts, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { fillForm, inquiry } from '../../support/browser/fill-form.ts'
import { startSite, until } from '../../support/site/helpers.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'

const site = await startSite({ RATE_LIMIT: 'on' })
const visit = useBrowser(site, { images: false })

const machinePage = '/machine/rubber-deflashing-machine'

const send = (page: Visit) => page.locator('.form__submit').click()

describe('the form without script', () => {
  test('the browser checks required fields and the address before it sends', async () => {
    const page = await visit('/contact?lng=en', { scripts: false })
    await send(page)
    expect(await page.locator('.form :invalid').count()).toBeGreaterThanOrEqual(4)
    expect(await page.locator('.alert').count()).toBe(0)
    await fillForm(page)
    await page.locator('.form [name=email]').fill('no address')
    await send(page)
    expect(await page.locator('.form :invalid').first().getAttribute('name')).toBe('email')
  })

  test('errors that only the server finds are shown, with all values preserved', async () => {
    const page = await visit('/contact?lng=ar', { scripts: false })
    await fillForm(page)
    await page.locator('.form [name=company]').fill('x'.repeat(201))
    await send(page)
    const summary = page.locator('.alert')
    await summary.waitFor()
    page.allowProblem(/422/)
    expect(await summary.innerText()).toContain(texts.ar['form.fixHeading'])
    expect(await page.locator('.form [name=email]').inputValue()).toBe(inquiry.email)
    expect(await page.locator('.form select[name=country]').inputValue()).toBe('DE')
    expect(await page.title()).toContain(texts.ar['form.errorPrefix'])
    await page.locator('.form [name=company]').fill(inquiry.company)
    await send(page)
    await page.locator('.thanks').waitFor()
  })

  test('a refused inquiry shows the error block with the e-mail address and all values', async () => {
    const address = {
      'cf-connecting-ip': `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    }
    const page = await visit(`${machinePage}?lng=en`, { scripts: false, extraHTTPHeaders: address })
    const alert = page.locator('.alert')
    // The limit counts by the clock's minute, which may end between the posts: then try again.
    for (let minutes = 0; minutes < 3 && (await alert.count()) === 0; minutes++) {
      if (minutes > 0) await page.goto(new URL(`${machinePage}?lng=en`, site.url).href)
      await fillForm(page)
      await Promise.all(Array.from({ length: 11 }, () => site.postJson('/api/inquiries', validInquiry(), address)))
      await send(page)
      await page.locator('.alert, .thanks').first().waitFor()
    }
    page.allowProblem(/429/)
    const text = await alert.innerText()
    for (const key of ['form.errorHeading', 'form.errorTooMany'] as const) expect(text).toContain(texts.en[key])
    expect(await alert.locator('a[href^="mailto:"]').count()).toBe(1)
    expect(await page.locator('.form [name=company]').inputValue()).toBe(inquiry.company)
  })
})

test.each([
  ['/contact', 'en', 'desktop'],
  ['/faq', 'ar', 'phone'],
  ['/machines/customizations', 'ar', 'desktop'],
  [machinePage, 'en', 'phone'],
] as const)('%s posts without script and thanks in place (%s, %s)', async (path, lang, width) => {
  const page = await visit(`${path}?lng=${lang}`, { scripts: false, width })
  const id = await page.locator('.form [name=id]').inputValue()
  await fillForm(page)
  await send(page)
  await page.locator('.thanks').waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  const text = await page.locator('.thanks').innerText()
  const reference = id.slice(0, 8).toUpperCase()
  for (const key of ['form.successHeading', 'form.successText'] as const) expect(text).toContain(texts[lang][key])
  expect(text).toContain(reference)
  const delivered = await until('delivery', () =>
    site.receiver.posts.find((post) => post.id.startsWith(id.slice(0, 8))),
  )
  expect(JSON.parse(delivered.body)).toMatchObject(inquiry)
})
