import { expect, test } from 'vitest'
import { machineKeys, machinePaths } from '../../../content/registry/machines.ts'
import { hydrateIsland, texts, useBrowser } from '../../support/browser/browser.ts'
import { fillForm } from '../../support/browser/fill-form.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const path = `${machinePaths.VF}?lng=en`
const add = '.machine .add'

/** Opens a machine page again whose machine is on the list; its add button is not hydrated. */
async function visitListed() {
  const page = await visit(path)
  await page.locator(add).first().click()
  await page.locator(`${add}[data-done]`).first().waitFor()
  await page.goto(new URL(path, site.url).href)
  await page.locator(`${add}[data-done]`).first().waitFor()
  return page
}

test.for([
  ['its machine is removed in the form', '[name=remove]'],
  ['the inquiry is sent', '.form__submit'],
])('a button that is not hydrated follows the list when %s', async ([, button]) => {
  const page = await visitListed()
  await hydrateIsland(page, 'inquiry-form')
  await fillForm(page)
  await page.locator(`#quote ${button}`).first().click()
  await until('the unmarked button', async () => (await page.locator(`${add}[data-done]`).count()) === 0)
  expect(await page.locator(add).first().textContent()).toContain(texts.en['list.add'])
})

test('a button stops saying that the list is full when a machine is removed', async () => {
  const page = await visit('/robots.txt')
  const others = machineKeys.filter((key) => key !== 'VF').join()
  await page.context().addCookies([{ name: 'inquiryList', value: others, url: site.url.href }])
  await page.goto(new URL(path, site.url).href)
  await hydrateIsland(page, 'inquiry-form')
  const label = page.locator(`${add} span`).first()
  await page.locator(add).first().click()
  await expect.poll(() => label.textContent()).toContain('(20)')
  await page.locator('#quote [name=remove]').first().click()
  await expect.poll(() => label.textContent()).toBe(texts.en['list.add'])
})

test('a marked button leads to the form that has the list', async () => {
  const page = await visitListed()
  await page.locator(`${add}[data-done]`).first().click()
  await until('the form in view', () =>
    page.locator('#quote').evaluate((form) => Math.abs(form.getBoundingClientRect().top) < innerHeight),
  )
  expect(await page.locator(`${add}[data-done]`).count()).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('quote')
})

test('a page follows the list of another tab when it is visible again', async () => {
  const model = '.add[value="VF:VF-300"]'
  const page = await visit(path)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const show = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await show()
  const other = await page.context().newPage()
  await other.goto(new URL(`${machinePaths.VF}?lng=ru`, site.url).href)
  await other.locator(model).click()
  await other.locator(`${model}[data-done]`).waitFor()
  await show()
  await page.locator(`${model}[data-done]`).waitFor()
  expect(await page.locator('[data-listed-count]').textContent()).toBe('1')
  await page.locator('#quote .attachments', { hasText: 'VF-300' }).waitFor()
  await show()
  await page.waitForLoadState('networkidle')
  expect(posts, 'asks only after a change').toHaveLength(1)
})

test.for(['ru', 'ar'])('a pressed button moves nothing below it on a phone, in %s', async (language) => {
  const page = await visit(`${machinePaths.VF}?lng=${language}`, { viewport: { width: 390, height: 844 } })
  const button = page.locator(add).first()
  const heading = page.locator('main h2').first()
  const positionOf = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await button.scrollIntoViewIfNeeded()
  const before = await positionOf()
  await button.click()
  await page.locator(`${add}[data-done]`).first().waitFor()
  expect(await positionOf()).toBe(before)
})
