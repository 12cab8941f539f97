import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { InquiryRequest } from '../../../client/shared/inquiry-contract.ts'
import { hydrateIsland, texts, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { fillForm, inquiry as required } from '../../support/browser/fill-form.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const machinePage = '/machine/vacuum-compression-molding-machine'

const inquiry = { ...required, message: 'Two presses, please.' }

const send = (page: Visit) => page.locator('.form__submit').click()

/** Answers the first requests of the browser in turn and lets later ones through; returns the bodies. */
async function answer(page: Visit, ...answers: ((route: Route) => Promise<void>)[]): Promise<InquiryRequest[]> {
  const sent: InquiryRequest[] = []
  await page.route('**/api/inquiries', (route) => {
    sent.push(route.request().postDataJSON() as InquiryRequest)
    return (answers.shift() ?? ((next: Route) => next.continue()))(route)
  })
  return sent
}

const fails = (route: Route) => route.fulfill({ status: 503, json: { error: 'unavailable' } })
const breaks = (route: Route) => route.abort('connectionreset')
const failures = /503|ERR_CONNECTION_RESET|failed: .*inquiries/

/** Events that reached the receiver, without repeated posts. */
function events(): Record<string, unknown>[] {
  const posts = site.receiver.posts.filter(({ path }) => path === '/event')
  return [...new Map(posts.map(({ id, body }) => [id, JSON.parse(body) as Record<string, unknown>])).values()]
}

describe('the hydrated form', () => {
  test('shows idle, submitting and thank-you, and delivers the texts that the buyer saw', async () => {
    const t = texts.en
    const before = events().length
    const page = await visit('/contact?lng=en')
    await hydrateIsland(page, 'inquiry-form')
    const held = Promise.withResolvers<void>()
    const sent = await answer(page, async (route) => {
      await held.promise
      await route.continue()
    })
    const button = page.locator('.form__submit')
    expect(await button.innerText()).toContain(t['form.submit'])
    await fillForm(page, inquiry)
    await send(page)
    await page.locator('.form__submit:disabled').waitFor()
    expect((await button.innerText()).trim()).toBe(t['form.submitting'])
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.5')
    held.resolve()
    const thanks = page.locator('.thanks')
    await thanks.waitFor()
    const text = await thanks.innerText()
    for (const key of ['form.successHeading', 'form.successText'] as const) expect(text).toContain(t[key])
    expect(text).toContain(sent[0]?.id.slice(0, 8).toUpperCase())
    expect(await page.locator('.form').count()).toBe(0)
    expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true)
    const delivered = await until('delivery', () => site.receiver.of(sent[0]?.id ?? '').at(0))
    expect(JSON.parse(delivered.body)).toMatchObject({ ...inquiry, machine: t['form.general'] })
    expect(await until('the event', () => events()[before])).toMatchObject({ outcome: 'success' })
  })

  test('a failure shows the red block with the text and the address; values stay, and the same id is sent again', async () => {
    const t = texts.ar
    const before = events().length
    const page = await visit(`${machinePage}?lng=ar`, { width: 'phone' })
    await hydrateIsland(page, 'inquiry-form')
    const sent = await answer(page, fails, breaks)
    await fillForm(page, inquiry)
    await send(page)
    const alert = page.locator('.alert')
    await alert.waitFor()
    const text = await alert.innerText()
    expect(text).toContain(t['form.errorHeading'])
    expect(text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(t['form.errorText']?.split('{{email}}')[0]?.trim())
    expect(await alert.locator('a[href^="mailto:"]').innerText()).toBe('sales@example.com')
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
    const [red = 0, green = 0] = await alert.evaluate(
      (element) => getComputedStyle(element).borderInlineStartColor.match(/\d+/g)?.map(Number) ?? [],
    )
    expect(red).toBeGreaterThan(green + 80)
    expect(await page.locator('.form [name=company]').inputValue()).toBe(inquiry.company)
    await send(page)
    await until('the second attempt', () => sent.length === 2)
    await page.locator('.form__submit:enabled').waitFor()
    await send(page)
    await page.locator('.thanks').waitFor()
    page.allowProblem(failures)
    expect(new Set(sent.map(({ id }) => id)).size, 'one id').toBe(1)
    const reports = await until('three events', () => events().length >= before + 3 && events().slice(before))
    expect(reports.map(({ outcome }) => outcome).sort()).toEqual(['error', 'exception', 'success'])
    expect(reports).toContainEqual({ outcome: 'error', status: 503, source: 'details_form' })
  })

  test('missing fields are listed in the page language, in a summary with links to the fields', async () => {
    const t = texts.ar
    const page = await visit(`${machinePage}?lng=ar`)
    await hydrateIsland(page, 'inquiry-form')
    await fillForm(page, { company: 'Acme', email: 'not an address', phone: '1'.repeat(61) })
    await send(page)
    const links = page.locator('.alert a')
    await links.first().waitFor()
    const named = await links.allInnerTexts()
    const phone = expect.stringContaining(t['form.phone'])
    expect(named).toEqual([t['form.missing.name'], t['form.invalid.email'], t['form.missing.application'], phone])
    expect(await page.locator('.alert').evaluate((element) => element === document.activeElement)).toBe(true)
    await links.nth(1).click()
    const email = page.locator('.form [name=email]')
    expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    const message = await email.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${message}"]`).innerText()).toBe(t['form.invalid.email'])
    await page.locator('.form__more > summary').click()
    await links.last().click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'opens its group').toBe('phone')
  })
})

test('fields changed after an attempt create a new inquiry', async () => {
  const page = await visit('/machines/customizations')
  await hydrateIsland(page, 'inquiry-form')
  const sent = await answer(page, fails)
  await fillForm(page, inquiry)
  await send(page)
  await page.locator('.alert').waitFor()
  page.allowProblem(failures)
  await fillForm(page, { message: 'Three presses, please.' })
  await send(page)
  await page.locator('.thanks').waitFor()
  expect(sent[0]?.id).not.toBe(sent[1]?.id)
  expect(sent.map(({ source }) => source)).toEqual(['custom_form', 'custom_form'])
})

/** Chrome 110 and Firefox 119 (vite.config.ts) have none of these, and `randomUUID` is missing on plain http. */
test('the oldest supported browsers can send it on plain http', async () => {
  const page = await visit('/robots.txt')
  await page.addInitScript(() => {
    const missing: [object, string][] = [
      [String.prototype, 'isWellFormed'],
      [String.prototype, 'toWellFormed'],
      [AbortSignal, 'any'],
      [Promise, 'withResolvers'],
      [Object, 'groupBy'],
      [Crypto.prototype, 'randomUUID'],
    ]
    for (const [owner, name] of missing) Reflect.deleteProperty(owner, name)
  })
  await page.goto(new URL('/contact?lng=en', site.url).href)
  await hydrateIsland(page, 'inquiry-form')
  const sent = await answer(page)
  await fillForm(page, inquiry)
  await send(page)
  await page.locator('.thanks').waitFor()
  expect(sent[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
