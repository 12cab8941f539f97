import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite, until } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)
type Page = Awaited<ReturnType<typeof visit>>

async function openDialog(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 1200))
  await page.locator('[data-island="contact-dialog"][data-hydrated] .float').click()
  await page.locator('dialog[open] form.form').waitFor()
}

describe.each(['/about?lng=en', '/about?lng=ar#content'])('on %s the browser`s Back', (path) => {
  test('closes the contact dialog and keeps the page and its draft', async () => {
    const page = await visit('/faq?lng=en', { width: 'phone' })
    await page.goto(new URL(path, site.url).href)
    await openDialog(page)
    const { href } = new URL(page.url())
    await page.locator('dialog [name=company]').fill('Acme')
    await page.goBack()
    await until('the closed dialog', async () => (await page.locator('dialog[open]').count()) === 0)
    expect(page.url()).toBe(href)

    await openDialog(page)
    expect(await page.locator('dialog [name=company]').inputValue()).toBe('Acme')
    await page.keyboard.press('Escape')
    await until('the closed dialog', async () => (await page.locator('dialog[open]').count()) === 0)
    await until('the removed history entry', () => page.evaluate(() => history.state === null))
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/faq')
  })

  test('closes the phone menu', async () => {
    const page = await visit('/faq?lng=en', { width: 'phone' })
    await page.goto(new URL(path, site.url).href)
    await page.locator('.drawer__toggle').click()
    await until('the history entry', () => page.evaluate(() => history.state !== null))
    await page.goBack()
    await until('the closed menu', async () => (await page.locator('.drawer[open]').count()) === 0)
    expect(new URL(page.url()).pathname).toBe('/about')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/faq')
  })
})

test('a link in the phone menu replaces the menu`s history entry', async () => {
  const page = await visit('/about?lng=en', { width: 'phone' })
  await page.locator('.drawer__toggle').click()
  await until('the history entry', () => page.evaluate(() => history.state !== null))
  await page.locator('.drawer a[href^="/contact"]').first().click()
  await page.waitForURL('**/contact**')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/about')
  expect(await page.evaluate(() => history.state)).toBe(null)
})

test('a click outside the open Machines menu only closes it, the next one acts', async () => {
  const page = await visit('/faq?lng=en', { width: 'desktop' })
  const question = page.locator('main .accordion details').last()
  await question.scrollIntoViewIfNeeded()
  const box = await question.locator('summary').boundingBox()
  const middle = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  await page.locator('.menu__more').evaluate((menu: HTMLDetailsElement) => {
    menu.open = true
  })
  await page.mouse.click(...middle)
  expect(await page.locator('.menu__more[open]').count()).toBe(0)
  expect(await question.getAttribute('open')).toBe(null)
  await page.mouse.click(...middle)
  expect(await question.getAttribute('open')).not.toBe(null)
})
