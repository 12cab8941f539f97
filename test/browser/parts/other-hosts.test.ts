import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { canonicalPath } from '../../../src/routes.ts'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

test.each(['/', '/about', '/contact', '/machines', machinePaths.LV1])(
  '%s in Chinese requests nothing from other hosts and works without them',
  async (path) => {
    const page = await visit('/robots.txt')
    const elsewhere: string[] = []
    await page.context().route(
      (url) => url.host !== site.url.host,
      (route) => {
        elsewhere.push(route.request().url())
        return route.abort()
      },
    )
    await page.goto(new URL(canonicalPath(path, 'zh'), site.url).href)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(500)
    const missing = await page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
    )
    expect(missing).toEqual([])
    // The map of the contact page is the only frame, with address and link beside it.
    expect(elsewhere.filter((url) => !url.startsWith('https://uri.amap.com/'))).toEqual([])
    page.allowProblem(/uri\.amap\.com|ERR_FAILED|net::/)
    expect(await page.locator('h1').count()).toBe(1)
  },
)
