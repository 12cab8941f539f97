import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import { expect, test } from 'vitest'
import { allPaths, canonicalPath } from '../../src/routes.ts'
import { startSite } from '../helpers.ts'
import { useBrowser } from './browser.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type WithAxe = { axe: { run(context: object, options: object): Promise<AxeResults> } }

/** Every page and the 404 in one language, each without a finding of axe; one test file a language, to run side by side. */
export async function testAccessibility(lang: 'en' | 'ar'): Promise<void> {
  const visit = useBrowser(await startSite())

  test.each([...allPaths, '/nowhere?stay=1'])(`axe finds nothing on %s in ${lang}`, async (path) => {
    const address = path.includes('?') ? `${path}&lng=${lang}` : canonicalPath(path, lang)
    const page = await visit(address)
    page.forgive(/404/)
    await page.evaluate(axe)
    const findings = await page.evaluate(async () => {
      // Decorative drawings hold thousands of paths and nothing to find; the map belongs to its own host.
      const context = { exclude: ['svg[aria-hidden="true"]'] }
      const options = { iframes: false, resultTypes: ['violations'] }
      const { violations } = await (globalThis as unknown as WithAxe).axe.run(context, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    })
    expect(findings).toEqual([])
  })
}
