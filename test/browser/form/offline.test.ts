import { expect, test } from 'vitest'
import { hydrateIsland, texts, useBrowser } from '../../support/browser/browser.ts'
import { fillForm } from '../../support/browser/fill-form.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const exceptions = () =>
  site.receiver.posts.filter(({ path, body }) => path === '/event' && body.includes('"outcome":"exception"'))

test('the exception event of an offline visitor is sent when the connection returns', async () => {
  const page = await visit('/faq?lng=en')
  await hydrateIsland(page, 'inquiry-form')
  await fillForm(page)
  await page.context().setOffline(true)
  await page.locator('.form__submit').click()
  await page.locator('.alert').getByText(texts.en['form.errorOffline']).waitFor()
  expect(exceptions()).toEqual([])
  await page.context().setOffline(false)
  const [event] = await until('the event', () => exceptions().length > 0 && exceptions())
  expect(JSON.parse(event?.body ?? '')).toMatchObject({ outcome: 'exception', source: 'custom_form' })
  expect(exceptions()).toHaveLength(1)
  page.allowProblem(/ERR_INTERNET_DISCONNECTED|failed: .*(api|assets)/)
})

test('the event of an unreachable site is sent with the next attempt', async () => {
  const before = exceptions().length
  const page = await visit('/faq?lng=en')
  await hydrateIsland(page, 'inquiry-form')
  await fillForm(page)
  await page.route('**/api/**', (route) => route.abort())
  await page.locator('.form__submit').click()
  await page.locator('.alert').waitFor()
  await page.unrouteAll()
  await page.locator('.form__submit').click()
  await page.locator('.thanks').waitFor()
  await until('the event', () => exceptions().length === before + 1)
  page.allowProblem(/ERR_FAILED|failed: .*api/)
})

test('a text that was pasted before the form was hydrated is in the draft', async () => {
  const page = await visit('/contact?lng=en')
  await page.locator('.form [name=message]').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'Pasted first'
    field.dispatchEvent(new Event('focusin', { bubbles: true }))
  })
  await page.locator('[data-island="inquiry-form"][data-hydrated]').first().waitFor()
  await page.goto(new URL('/about?lng=en', site.url).href)
  await page.goto(new URL('/contact?lng=en#quote', site.url).href)
  await page.locator('[data-island="inquiry-form"][data-hydrated]').first().waitFor()
  expect(await page.locator('.form [name=message]').inputValue()).toBe('Pasted first')
})

test('a language link leads to the form if it is in view', async () => {
  const page = await visit('/contact?lng=en#quote', { width: 'desktop' })
  await page.locator('.languages a[hreflang=es]').first().click()
  await page.waitForURL('**lng=es**')
  expect(new URL(page.url()).hash).toBe('#quote')
})
