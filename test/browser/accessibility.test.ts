import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, test } from 'vitest'
import { directionAt, directions, pageKinds, useBrowser, type Visit } from '../support/browser.ts'
import { sharedSite } from '../support/helpers.ts'
import { judgedPages, someMachines } from '../support/judged-pages.ts'
import { queryViews } from '../support/query-views.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type WithAxe = { axe: { run(context: object, options: object): Promise<AxeResults> } }

/** The rules that read colors; nothing else of a page changes with forced colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

const site = await sharedSite()
const visit = useBrowser(site, { frames: false })

// The validators of HTML read every machine's page.
test.each(judgedPages(directions, someMachines))(
  'axe finds nothing on the pages in %s',
  { timeout: 300_000 },
  async (lang, pages) => {
    const found: string[] = []
    const page = await visit('/robots.txt')
    for (const { path, address } of pages) {
      await page.goto(new URL(address, site.url).href)
      // The console does not say which address was not found; every other one than this is still noticed by its status.
      page.forgive(/nowhere|^console: .*404/)
      await page.evaluate(axe)
      const colors = kinds.includes(path) && directionAt(kinds.indexOf(path)) === lang
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

/** Pages of a kind share their colors, and colors know no direction: they are read once. */
const kinds = [...pageKinds, ...queryViews]

const off = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))

/** What axe complains about, by all of its rules but for what is chosen. */
function findings(page: Visit, chosen: RunOptions): Promise<string[]> {
  return page.evaluate(async (chosen) => {
    // Decorative drawings hold thousands of paths and nothing to find; the map belongs to its own host.
    const context = { exclude: ['svg[aria-hidden="true"]'] }
    const options = { iframes: false, preload: false, resultTypes: ['violations'], ...chosen }
    const { violations } = await (globalThis as unknown as WithAxe).axe.run(context, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, chosen)
}

/** Dark, because the page is light: a color that is not forced stands out. */
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
