import { describe, expect, test } from 'vitest'
import { hydrateIsland, texts, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { fillForm, inquiry } from '../../support/browser/fill-form.ts'
import { sharedSite, startSite } from '../../support/site/helpers.ts'
import { formFieldsOf, validInquiry } from '../../support/site/inquiry-samples.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })
const failing = await startSite({}, { bindingOverrides: { DELIVERY: 'store-failing' } })

const send = (page: Visit) => page.locator('.form__submit').click()
const focused = (page: Visit) => page.evaluate(() => document.activeElement?.className ?? '')

describe('correcting the form', () => {
  test('a corrected field is validated again; the summary disappears with the last error', async () => {
    const page = await visit('/contact?lng=ar')
    await hydrateIsland(page, 'inquiry-form')
    await fillForm(page)
    await page.locator('.form [name=email]').fill('no address')
    await page.locator('.form [name=name]').fill('')
    await send(page)
    await page.locator('.alert').waitFor()
    await page.locator('.form [name=name]').fill('Jane')
    await page.keyboard.press('Tab')
    await page.locator('.form [name=name][aria-invalid=false]').waitFor()
    expect(await page.locator('.alert a').allInnerTexts()).toEqual([texts.ar['form.invalid.email']])
    expect(await page.locator('.form [name=email]').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.locator('.form [name=email]').fill('')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('.alert a').allInnerTexts()).toEqual([texts.ar['form.missing.email']])
    await page.locator('.form [name=email]').fill(inquiry.email)
    await send(page)
    await page.locator('.thanks').waitFor()
  })

  test('the hydrated form resends a failed plain post with the same id', async () => {
    const page = await visit('/robots.txt')
    const sent = validInquiry()
    const answer = await failing.postForm('/contact', formFieldsOf(sent))
    expect(answer.status).toBe(503)
    const body = await answer.text()
    await page.route('**/contact', (route) =>
      route.fulfill({ status: 200, headers: Object.fromEntries(answer.headers), body }),
    )
    await page.goto(new URL('/contact', site.url).href)
    await hydrateIsland(page, 'inquiry-form')
    const ids = () => site.logs('inquiry.accepted').map(({ id }) => String(id).slice(0, 8))
    await send(page)
    await page.locator('.thanks').waitFor()
    expect(ids()).toContain(sent.id.slice(0, 8))
  })

  test('the focus is never lost, and old errors disappear with a new attempt', async () => {
    const page = await visit('/contact?lng=en')
    await hydrateIsland(page, 'inquiry-form')
    const held = Promise.withResolvers<void>()
    let attempts = 0
    await page.route('**/api/inquiries', async (route) => {
      attempts++
      if (attempts === 1) return route.fulfill({ status: 503, json: { error: 'unavailable' } })
      await held.promise
      return route.continue()
    })
    await fillForm(page)
    await send(page)
    await page.locator('.alert').waitFor()
    page.allowProblem(/503/)
    await page.locator('.form__submit').press('Enter')
    await page.locator('.form__submit:disabled').waitFor()
    expect(await page.locator('.alert').count()).toBe(0)
    expect(await focused(page)).toContain('form__foot')
    held.resolve()
    await page.locator('.thanks').waitFor()
    expect(await focused(page)).toContain('thanks')
  })

  test('offline, before and after hydration, the form shows a notice and preserves all input', async () => {
    const page = await visit('/contact?lng=ar')
    const company = page.locator('.form [name=company]')
    await page.context().setOffline(true)
    await company.fill(inquiry.company)
    await page.locator('.form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await page.locator('#quote .not-loaded').waitFor()
    await page.locator('.form:not([aria-busy])').waitFor()
    expect(await company.inputValue()).toBe(inquiry.company)
    await page.context().setOffline(false)
    await page.reload()
    const alert = page.locator('.alert')
    await hydrateIsland(page, 'inquiry-form')
    await fillForm(page)
    await page.context().setOffline(true)
    await send(page)
    await expect.poll(() => alert.innerText()).toContain(texts.ar['form.errorOffline'])
    expect(await page.locator('.form [name=company]').inputValue()).toBe(inquiry.company)
    await page.context().setOffline(false)
    await send(page)
    await page.locator('.thanks').waitFor()
    page.allowProblem(/ERR_INTERNET_DISCONNECTED|failed:/)
  })
})
