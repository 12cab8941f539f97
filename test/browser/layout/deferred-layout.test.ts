import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { until } from '../../support/wait.ts'

const site = await sharedSite()
const visit = useBrowser(site)

test('content below the fold is laid out only after the page has loaded', async () => {
  const page = await visit('/robots.txt', { width: 'phone' })
  const asked = Promise.withResolvers<void>()
  const come = Promise.withResolvers<void>()
  await page.route(/\.avif$/, async (route) => {
    asked.resolve()
    await come.promise
    await route.continue()
  })
  await page.goto(new URL(machinePaths.VF, site.url).href, { waitUntil: 'domcontentloaded' })
  await asked.promise
  expect(await deferredSections(page)).toEqual(
    expect.arrayContaining(['specification', 'layout', 'steps', 'similar', 'footer']),
  )
  come.resolve()
  await until('the whole page', async () => (await deferredSections(page)).length === 0)
})

test.each(['/machines', '/', '/about', '/contact', '/faq', '/machines/customizations'])(
  '%s is laid out completely after the load',
  async (path) => {
    const page = await visit(path)
    await until('the whole page', async () => (await deferredSections(page)).length === 0)
  },
)

test('the whole page is laid out at once for anchors, back navigation, and without script', async () => {
  const page = await visit(`${machinePaths.VF}#steps`, { width: 'phone' })
  expect(await deferredSections(page)).toEqual([])
  const top = () => page.locator('#steps').evaluate((steps) => Math.round(steps.getBoundingClientRect().top))
  await until('the place that the address names', async () => Math.abs(await top()) < 160)
  await page.goto(new URL(machinePaths.VF, site.url).href)
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await deferredSections(page)).toEqual([])
  const plain = await visit(machinePaths.VF, { scripts: false })
  expect(await deferredSections(plain)).toEqual([])
})

/** Ids or classes of sections without layout. */
function deferredSections(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > *, .footer')]
      .filter((piece) => getComputedStyle(piece).contentVisibility === 'auto')
      .map((piece) => piece.id || piece.className),
  )
}
