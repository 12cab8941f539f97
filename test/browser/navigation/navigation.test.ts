import { chromium } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findWholeBrowser } from '../../support/browser/chromium.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

// Playwright disables the back/forward cache by default.
const browser = await chromium.launch({
  executablePath: await findWholeBrowser(),
  args: ['--no-sandbox', '--blink-settings=imagesEnabled=false'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
afterAll(() => browser.close())

const at = (path: string) => new URL(path, site.url).href

/** Whether a page is restored from the back/forward cache. */
async function comesBack(path: string): Promise<boolean> {
  const page = await browser.newPage()
  await page.goto(at(path))
  await page.evaluate('left = true')
  await page.goto(at('/faq'))
  // A restored page loads nothing.
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => 'left' in globalThis)
}

test('going back restores the page', async ({ skip }) => {
  // The browser of the npm package has none.
  if (!(await comesBack('/robots.txt'))) skip('this browser has no back/forward cache')
  for (const path of ['/', '/machines', '/machine/vacuum-compression-molding-machine', '/contact', '/about']) {
    expect(await comesBack(path), path).toBe(true)
  }
})

test('hovering a link prefetches its page, except for links that set something', async () => {
  const page = await browser.newPage()
  await page.goto(at('/'))
  await page.locator('.topbar a[hreflang="ru"]').hover()
  // Longer than the browser's delay before a prefetch.
  await page.waitForTimeout(800)
  await page.locator('.menu__item[href="/about"]').hover()
  await expect.poll(() => site.logs('request').map(({ path }) => path)).toContain('/about')
  await page.goto(at('/machines?length=2&units=imperial&process=advise'))
  await page.context().clearCookies()
  await page.locator('.press__actions .button').hover()
  await page.waitForTimeout(800)
  const machine = page.locator('.press__link').first()
  const path = new URL((await machine.getAttribute('href')) ?? '', page.url()).pathname
  await machine.hover()
  await expect.poll(() => site.logs('request').map(({ path }) => path)).toContain(path)
  expect(await page.context().cookies()).toEqual([])
})
