import { expect, test } from 'vitest'
import type { Lang } from '../../content/languages.ts'
import { type MachineKey, machinePaths } from '../../content/machines.ts'
import { canonicalPath } from '../../src/routes.ts'
import type { UnitSystem } from '../../src/units.ts'
import { useBrowser, type Visit } from '../support/browser.ts'
import { sharedSite } from '../support/helpers.ts'
import { printable, readPrint } from '../support/printed.ts'

const site = await sharedSite()
const visit = useBrowser(site)

/** Both unit systems and every language, with the longest tables and the longest words. */
const sheets = [
  ['LV1', 'ru', 'imperial'],
  ['VF', 'ar', 'metric'],
  ['HIFLSilicone', 'es', 'metric'],
  ['TPPress', 'zh', 'imperial'],
  ['OpenMill', 'en', 'imperial'],
] as const satisfies [MachineKey, Lang, UnitSystem][]

test.each(sheets)('%s prints as a data sheet of two pages in %s, %s', async (key, lang, units) => {
  const page = await visit(`${canonicalPath(machinePaths[key], lang)}${lang === 'en' ? '?' : '&'}units=${units}`)
  const values = await tableValues(page)
  const pages = await readPrint(await page.pdf({ preferCSSPageSize: true }))

  expect(pages).toHaveLength(2)
  for (const text of pages.flat()) {
    expect(text.left, text.text).toBeGreaterThan(printable.left - 1)
    expect(text.right, text.text).toBeLessThan(printable.right + 1)
  }
  const numbers = (pages[1] ?? []).map(({ text }) => text).join('')
  for (const value of values) expect(bare(numbers)).toContain(bare(value))
  for (const texts of pages) expect(texts.at(-1)?.size, `below ${texts.at(-2)?.text}`).toBeLessThan(10)
})

/** Names of the models and values of every column of the tables that are printed, as the page shows them. */
function tableValues(page: Visit): Promise<string[]> {
  return page
    .locator(':is(#specification, #installation) :is(thead th, td) > bdi')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent))
}

/** Without blanks, which a printed line has where the face puts them, and without what only some systems have faces for. */
function bare(text: string): string {
  return text.replaceAll(/[^!-~]/g, '')
}
