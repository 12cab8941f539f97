import { expect, test } from 'vitest'
import { directions, directionsAndScripts, texts, useBrowser } from '../../support/browser/browser.ts'
import { all, type HTMLElement, textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })
const visitUndrawn = useBrowser(site, { frames: false })

const notFound = /status of 404|status 404/

test.each(directions)('an unknown URL shows the 404 page (%s)', async (lang) => {
  const main = textOf(all(await (await site.fetch(`/no/such/page?lng=${lang}`)).text(), 'main')[0] as HTMLElement)
  for (const key of ['notFound.heading', 'notFound.text', 'notFound.redirect'] as const) {
    expect(main).toContain(textOf(texts[lang][key]))
  }
})

/** In parallel, because each one waits for five seconds. */
test('the 404 page redirects to the home page after five seconds, in the same language', async () => {
  await Promise.all(
    directionsAndScripts.map(async ({ lang, scripts }) => {
      const started = Date.now()
      const page = await visitUndrawn(`/no/such/page?lng=${lang}`, { scripts })
      page.allowProblem(notFound)
      await page.waitForURL((url) => url.pathname === '/', { timeout: 15_000 })
      expect(Date.now() - started).toBeGreaterThan(3500)
      expect(new URL(page.url()).searchParams.get('lng')).toBe(lang)
    }),
  )
})

test('typing and scrolling restart the time until the redirect', async () => {
  const page = await visit('/robots.txt')
  await page.clock.install()
  await page.goto(new URL('/no/such/page', site.url).href)
  page.allowProblem(notFound)
  for (let second = 0; second < 9; second += 3) {
    await page.clock.runFor(3000)
    if (second % 2 === 0) await page.keyboard.press('Tab')
    else await page.evaluate(() => dispatchEvent(new Event('scroll')))
  }
  expect(new URL(page.url()).pathname).toBe('/no/such/page')
  await page.clock.runFor(5000)
  await page.waitForURL((url) => url.pathname === '/')
})

test('the 404 page does not redirect after a click on "stay"', async () => {
  await Promise.all(
    directionsAndScripts.map(async ({ lang, scripts }) => {
      const page = await visit(`/no/such/page?lng=${lang}&a=b`, { scripts, width: 'phone' })
      const refresh = page.locator('meta[http-equiv=refresh]')
      if (scripts) await page.clock.install()
      else expect(await refresh.count()).toBe(1)
      await page.locator('[data-stay]').click()
      await page.waitForURL((url) => url.searchParams.get('stay') === '1')
      page.allowProblem(notFound)
      expect(page.url()).toContain('a=b')
      expect(await page.locator('main').innerText()).toContain(texts[lang]['notFound.stayed'])
      if (scripts) await page.clock.runFor(6000)
      else expect(await refresh.count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe('/no/such/page')
    }),
  )
})
