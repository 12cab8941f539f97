import { chromium } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '../helpers.ts'
import { findWholeBrowser } from './launch.ts'

const site = await startSite()

// Playwright switches the back/forward cache off unless it is told not to.
const browser = await chromium.launch({
  executablePath: await findWholeBrowser(),
  args: ['--no-sandbox'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
afterAll(() => browser.close())

const at = (path: string) => new URL(path, site.url).href

/** Is a page still the same after a visit to another one? */
async function comesBack(path: string): Promise<boolean> {
  const page = await browser.newPage()
  try {
    await page.goto(at(path))
    await page.evaluate(() => {
      Object.assign(globalThis, { left: true })
    })
    await page.goto(at('/faq'))
    // Nothing loads when the page was kept.
    await page.goBack({ waitUntil: 'commit' })
    return await page.evaluate(() => 'left' in globalThis)
  } finally {
    await page.close()
  }
}

// The browser of the npm package keeps no page at all, not even a text file.
test.skipIf(!(await comesBack('/robots.txt')))('going back shows the page as it was left', async () => {
  for (const path of ['/', '/machines', '/machine/vacuum-compression-molding-machine', '/contact', '/about']) {
    expect(await comesBack(path), path).toBe(true)
  }
})

test('a page is fetched ahead while the pointer rests on its link, a choice is not', async () => {
  const page = await browser.newPage()
  await page.goto(at('/'))
  await page.locator('.topbar a[hreflang="ru"]').hover()
  // Longer than the browser waits before it fetches.
  await page.waitForTimeout(800)
  await page.locator('.menu__item[href="/about"]').hover()
  await expect.poll(() => site.logs('request').map(({ path }) => path)).toContain('/about')
  expect(await page.context().cookies()).toEqual([])
})
