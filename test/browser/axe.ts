import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import { expect, test } from 'vitest'
import { allPaths, canonicalPath } from '../../src/routes.ts'
import { startSite } from '../helpers.ts'
import { pageKinds, useBrowser, type Visit } from './browser.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type WithAxe = { axe: { run(context: object, options: object): Promise<AxeResults> } }

/** The rules that read colors; nothing else of a page changes with forced colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Every page and the 404 in one language, each without a finding of axe; one test file a language, to run side by side. */
export async function testAccessibility(lang: 'en' | 'ar'): Promise<void> {
  const visit = useBrowser(await startSite())

  test.each([...allPaths, '/nowhere?stay=1'])(`axe finds nothing on %s in ${lang}`, async (path) => {
    const address = path.includes('?') ? `${path}&lng=${lang}` : canonicalPath(path, lang)
    const page = await visit(address)
    page.forgive(/404/)
    await page.evaluate(axe)
    expect(await findings(page)).toEqual([])
    // Pages of a kind share their colors: one of each is enough, and costs a second instead of half a minute.
    if (!pageKinds.includes(path)) return
    await forceColors(page)
    expect(await findings(page, colorRules), 'forced colors').toEqual([])
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
