import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { directionsAndScripts, texts, useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

describe.each(directionsAndScripts)('header and footer, $lang, scripts $scripts', ({ lang, scripts }) => {
  const t = texts[lang]

  test('the Machines menu opens on a click and lists every machine', async () => {
    const page = await visit(`/?lng=${lang}`, { scripts })
    const summary = page.locator('.menu__more > summary')
    const sheet = page.locator('.sheet')
    expect(await sheet.isVisible()).toBe(false)
    await summary.click()
    expect(await sheet.isVisible()).toBe(true)
    expect(await sheet.locator('a[href^="/machine/"]').count()).toBeGreaterThanOrEqual(20)
    await expectOnScreen(sheet)
    if (scripts) {
      await page.keyboard.press('Escape')
      expect(await sheet.isVisible()).toBe(false)
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await summary.click()
      await page.mouse.click(720, 880)
    } else {
      await summary.click()
    }
    expect(await sheet.isVisible()).toBe(false)
  })

  test('the side panel slides in with about text, address, hours and social links', async () => {
    const page = await visit(`/faq?lng=${lang}`, { scripts })
    await page.locator('.panel__toggle').click()
    const panel = page.locator('.panel__body')
    const text = await panel.innerText()
    for (const key of ['company.about', 'company.address', 'company.hoursValue'] as const)
      expect(text).toContain(t[key])
    expect(await panel.locator('.social a').count()).toBe(3)
    await settled(panel)
    await expectOnScreen(panel)
    if (scripts) {
      await page.keyboard.press('Escape')
      expect(await panel.isVisible()).toBe(false)
    }
  })

  test('the phone menu unfolds its Machines submenu and ends with Contact Us Now', async () => {
    const page = await visit(`/?lng=${lang}`, { scripts, width: 'phone' })
    expect(await page.locator('.menu').isVisible()).toBe(false)
    await page.locator('.drawer__toggle').click()
    const drawer = page.locator('.drawer__body')
    await settled(drawer)
    await expectOnScreen(drawer)
    const submenu = drawer.locator('.drawer__more ul')
    expect(await submenu.isVisible()).toBe(false)
    await drawer.locator('.drawer__more > summary').click()
    expect(await submenu.locator('a').count()).toBe(7)
    expect(await drawer.getByRole('link', { name: t['sizing.heading'] }).isVisible()).toBe(true)
    expect(await submenu.isVisible()).toBe(true)
    const contact = drawer.getByRole('link', { name: t['nav.contactNow'] })
    expect(await contact.getAttribute('href')).toBe(`/contact?lng=${lang}`)
    await drawer.locator('.drawer__more > summary').click()
    expect(await submenu.isVisible()).toBe(false)
    await contact.click()
    expect(new URL(page.url()).pathname).toBe('/contact')
  })

  test('back to top goes to the top; a change of page starts there', async () => {
    const page = await visit(`/about?lng=${lang}`, { scripts })
    const top = page.locator('.footer [href="#top"]')
    await top.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await top.click()
    await page.waitForFunction(() => scrollY === 0)
    await top.scrollIntoViewIfNeeded()
    await page
      .locator('.footer')
      .getByText(t['nav.backToTop'] ?? '')
      .waitFor()
    await page.goto(new URL(`/faq?lng=${lang}`, site.url).href)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

async function expectOnScreen(locator: Locator): Promise<void> {
  const box = await locator.boundingBox()
  const width = locator.page().viewportSize()?.width ?? 0
  expect(box?.x).toBeGreaterThanOrEqual(-1)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1)
}

/** Waits for an entrance animation to end. */
async function settled(locator: Locator): Promise<void> {
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)).then(() => undefined),
  )
}
