import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import { describe, expect, test } from 'vitest'
import { allPaths, canonicalPath } from '../../src/routes.ts'
import { startSite } from '../helpers.ts'
import { directions, useBrowser } from './browser.ts'

const site = await startSite()
const visit = useBrowser(site)
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

describe.each(directions)('axe finds nothing in %s', (lang) => {
  test.each([...allPaths, '/nowhere?stay=1'])('%s', async (path) => {
    const address = path.includes('?') ? `${path}&lng=${lang}` : canonicalPath(path, lang)
    const page = await visit(address)
    page.forgive(/404/)
    await page.evaluate(axe)
    const { violations } = await page.evaluate(
      async () =>
        (await (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          // The map belongs to its own host.
          iframes: false,
        })) satisfies AxeResults,
    )
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
  })
})
