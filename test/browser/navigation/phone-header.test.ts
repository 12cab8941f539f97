import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { directions, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const topOf = (page: Visit, selector: string) => async () => (await page.locator(selector).boundingBox())?.y

test.each(directions)(
  'on phones the header leaves with a scroll down and returns with a scroll up (%s)',
  async (lang) => {
    const page = await visit(`${machinePaths.VF}?lng=${lang}`, { width: 'phone' })
    const header = topOf(page, '.header')
    const links = topOf(page, '.section-links')
    await page.locator('#layout').evaluate((section) => section.scrollIntoView())
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 200)
    await expect.poll(header).toBe(-73)
    await expect.poll(links).toBe(0)
    await page.mouse.wheel(0, -20)
    await expect.poll(header).toBe(0)
    await expect.poll(links).toBe(73)
    await page.locator('.drawer__toggle').click()
    const contactEnd = () => page.locator('.drawer__contact').evaluate((link) => link.getBoundingClientRect().bottom)
    await expect.poll(contactEnd, { message: 'Contact Us Now is above the border' }).toBe(843)
  },
)

test('on phones an anchor is below the header, and the keyboard shows it', async () => {
  const page = await visit(`${machinePaths.VF}?lng=en`, { width: 'phone' })
  const header = topOf(page, '.header')
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 1200)
  await page.mouse.wheel(0, 1200)
  await expect.poll(header).toBe(-73)
  await page.locator('.section-links a[href="#questions"]').click()
  await expect.poll(header).toBe(0)
  const rowEnd = 73 + ((await page.locator('.section-links').boundingBox())?.height ?? 0)
  await expect.poll(topOf(page, '#questions')).toBeGreaterThanOrEqual(rowEnd)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 60)
  await expect.poll(header).toBe(-73)
  const offset = await page.evaluate(() => scrollY)
  await page.locator('#content').evaluate((main) => main.focus({ preventScroll: true }))
  await page.keyboard.press('Shift+Tab')
  expect(await page.locator('.drawer__toggle').evaluate((toggle) => toggle === document.activeElement)).toBe(true)
  expect(await header()).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(offset)
})

test.each(directions)('in a short window the header covers the row of section links (%s)', async (lang) => {
  const page = await visit(`${machinePaths.VF}?lng=${lang}`, { viewport: { width: 320, height: 640 } })
  const endOf = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {}
    return Math.round(y + height)
  }
  await page.locator('#layout').evaluate((section) => section.scrollIntoView())
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => endOf('.header')).toBe(0)
  await expect.poll(topOf(page, '.section-links')).toBe(0)
  await page.mouse.wheel(0, -20)
  await expect.poll(() => endOf('.header')).toBe(57)
  await expect.poll(() => endOf('.section-links')).toBeLessThanOrEqual(57)
  await page.locator('.section-links li a').first().focus()
  await expect.poll(topOf(page, '.section-links'), { message: 'a link with the focus is in view' }).toBe(57)
})

test('without script the header stays at the top of the page', async () => {
  const page = await visit('/faq', { width: 'phone', scripts: false })
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(topOf(page, '.header')).toBe(-500)
})
