import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, test } from 'vitest'
import { directions, pageKinds, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { queryViews } from '../../support/html/query-views.ts'
import { someMachines, validatedPages } from '../../support/html/validated-pages.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type WithAxe = { axe: { run(context: object, options: object): Promise<AxeResults> } }

/** The rules that read colors; nothing else of a page changes with forced colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

const site = await sharedSite()
const visit = useBrowser(site, { frames: false })

/** Pages of one kind share their colors. */
const kinds = [...pageKinds, ...queryViews]

// The HTML validator checks the other machine pages.
test.each(validatedPages(directions, [...kinds, ...someMachines]))(
  'axe finds nothing on the pages in %s',
  { timeout: 300_000 },
  async (_, pages) => {
    const found: string[] = []
    const page = await visit('/robots.txt')
    for (const { path, address } of pages) {
      await page.goto(new URL(address, site.url).href)
      // The console message has no URL; other missing URLs are still detected by their status.
      page.allowProblem(/nowhere|^console: .*404/)
      await page.evaluate(axe)
      const colors = kinds.includes(path)
      for (const finding of await findings(page, { rules: colors ? {} : off(colorRules) })) {
        found.push(`${address}: ${finding}`)
      }
      if (!colors || !pageKinds.includes(path)) continue
      await forceColors(page)
      for (const finding of await findings(page, { runOnly: colorRules })) {
        found.push(`${address}, forced colors: ${finding}`)
      }
      await page.emulateMedia({ forcedColors: null, colorScheme: null })
    }
    expect(found).toEqual([])
  },
)

const off = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))

/** Violations of axe's rules in `chosen`. */
function findings(page: Visit, chosen: RunOptions): Promise<string[]> {
  return page.evaluate(async (chosen) => {
    // Decorative drawings contain thousands of paths; the map belongs to another host.
    const context = { exclude: ['svg[aria-hidden="true"]'] }
    const options = { iframes: false, preload: false, resultTypes: ['violations'], ...chosen }
    const { violations } = await (globalThis as unknown as WithAxe).axe.run(context, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, chosen)
}

/** A dark scheme, because the page is light: a color that is not forced is visible. */
async function forceColors(page: Visit): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  // Axe takes a text's color from its fill color, which Chromium reports as written, not as forced.
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
    }
  })
}
