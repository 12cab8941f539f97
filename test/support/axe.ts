import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import { expect, test } from 'vitest'
import { directions, pageKinds, useBrowser, type Visit } from './browser.ts'
import { sharedSite } from './helpers.ts'
import { judgedPages } from './judged-pages.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type WithAxe = { axe: { run(context: object, options: object): Promise<AxeResults> } }

/** The rules that read colors; nothing else of a page changes with forced colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

const pages = new Map(judgedPages(directions))

/** The judged pages of one language, each without a finding of axe; one test file a language, to run side by side. */
export async function testAccessibility(lang: 'en' | 'ar'): Promise<void> {
  const site = await sharedSite()
  const visit = useBrowser(site, { frames: false })

  test(`axe finds nothing on the pages in ${lang}`, { timeout: 300_000 }, async () => {
    const found: string[] = []
    const page = await visit('/')
    for (const { path, address } of pages.get(lang) ?? []) {
      await page.goto(new URL(address, site.url).href)
      // The console does not say which address was not found; every other one than this is still noticed by its status.
      page.forgive(/nowhere|^console: .*404/)
      await page.evaluate(axe)
      for (const finding of await findings(page)) found.push(`${address}: ${finding}`)
      // Pages of a kind share their colors: one of each is enough, and costs a second instead of half a minute.
      if (!pageKinds.includes(path)) continue
      await forceColors(page)
      for (const finding of await findings(page, colorRules)) found.push(`${address}, forced colors: ${finding}`)
      await page.emulateMedia({ forcedColors: null, colorScheme: null })
    }
    expect(found).toEqual([])
  })
}

/** What axe complains about: by all of its rules, or only by these. */
function findings(page: Visit, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    // Decorative drawings hold thousands of paths and nothing to find; the map belongs to its own host.
    const context = { exclude: ['svg[aria-hidden="true"]'] }
    const options = { iframes: false, preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) }
    const { violations } = await (globalThis as unknown as WithAxe).axe.run(context, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, rules)
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
