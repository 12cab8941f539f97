import { expect, test } from 'vitest'
import { langs } from '../../content/registry/languages.ts'
import { pageKinds, useBrowser } from '../support/browser/browser.ts'
import { addressIn, queryViews } from '../support/html/query-views.ts'
import { someMachines } from '../support/html/validated-pages.ts'
import { sharedSite } from '../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, {})

/** Part of the message in the browser's console about a script or a resource that the policy forbids. */
const blocked = /Content Security Policy/

type Violation = { directive: string; blocked: string; source: string }

/** A page that collects all violations of the content security policy. */
async function visitWatched(path: string) {
  const page = await visit('/robots.txt', { elsewhere: true, width: 'desktop' })
  await page.addInitScript(() => {
    const violations: Violation[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      violations.push({ directive: effectiveDirective, blocked: blockedURI, source: `${sourceFile}:${lineNumber}` }),
    )
  })
  await page.goto(new URL(path, site.url).href)
  const violations = () => page.evaluate(() => (window as unknown as { violations: Violation[] }).violations)
  return { page, violations }
}

/** One page of each kind, every fifth machine, and the views of the catalog. */
const kinds = [
  ...pageKinds.slice(0, -1),
  ...someMachines,
  ...queryViews.filter((view) => /machines.*(material=htv|compare|q=o-ring|plan)/.test(view)),
]

test('every kind of page hydrates all islands without a violation of its policy or a console message', async () => {
  const { page, violations } = await visitWatched('/robots.txt')
  for (const [index, path] of kinds.entries()) {
    await page.goto(new URL(addressIn(path, langs[index % langs.length] ?? 'en'), site.url).href)
    for (const island of await page.locator('[data-island]').all()) {
      if (!(await island.isVisible())) continue
      await island.scrollIntoViewIfNeeded()
      await island.dispatchEvent('pointerover')
      await island.dispatchEvent('focusin')
    }
    const waiting = page.locator('main [data-island]:not([data-hydrated], [data-hydrate=click])')
    await expect.poll(() => waiting.count(), { message: path, timeout: 30_000 }).toBe(0)
    // The viewer's own test opens it: every violation is a console error, and rendering a model takes seconds.
    for (const selector of ['.video-link', '.panel > summary', '.menu__more > summary']) {
      const opener = page.locator(selector).first()
      if ((await opener.count()) > 0 && (await opener.isVisible()))
        await opener.evaluate((element: HTMLElement) => element.click())
    }
    await page.waitForLoadState('networkidle')
    expect(await violations(), path).toEqual([])
    expect(page.problems, path).toEqual([])
  }
})

test('an injected inline script and an inline handler do not run, and the browser reports both', async () => {
  const { page, violations } = await visitWatched('/contact?lng=en')
  await page.evaluate(() => {
    const script = document.createElement('div')
    script.innerHTML =
      '<img src="x:" onerror="window.planted = 1"><iframe srcdoc="<script>parent.planted = 2</script>"></iframe>'
    document.body.append(script)
    document.body.setAttribute('onclick', 'window.planted = 3')
    document.body.click()
  })
  await expect.poll(async () => (await violations()).length).toBeGreaterThan(2)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  page.allowProblem(blocked)
})

test('a script in the HTML of a response does not run without the nonce', async () => {
  const page = await visit('/robots.txt')
  await page.route('**/about?planted', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('</main>', '<script data-planted>window.planted = 1</script></main>'),
    })
  })
  await page.goto(new URL('/about?planted', site.url).href)
  expect(await page.locator('script[data-planted]').count()).toBe(1)
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  await expect.poll(() => page.problems).toEqual([expect.stringMatching(blocked)])
  page.allowProblem(blocked)
})
