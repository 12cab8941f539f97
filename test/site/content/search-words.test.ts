import { describe, expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { memoize } from '../../../src/memoize.ts'
import { allPaths, canonicalPath } from '../../../src/routes.ts'
import { all, attribute, parse, textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import words from './search-words.json' with { type: 'json' }

const site = await sharedSite()

/** Length that search engines show in full, in columns (a Chinese character takes two). */
const titleColumns = 60
const descriptionColumns = 155

/**
 * Words that buyers type into a search engine, per language and page (a machine by its key). Each must be in the title
 * or the description.
 */
const wanted: [lang: keyof typeof words, pages: Record<string, string[]>][] = [
  ['en', words.en],
  ['zh', words.zh],
  ['ru', words.ru],
  ['es', words.es],
  ['ar', words.ar],
]

describe.each(wanted)('titles and descriptions in %s', (lang, pages) => {
  test.each(Object.entries(pages))(
    '%s has the words that buyers search for, within the length limit',
    async (page, typed) => {
      const { title, description } = await headOf(pathOf(page), lang)
      for (const word of typed) expect(`${title}\n${description}`.toLowerCase()).toContain(word.toLowerCase())
      expect(columns(title), title).toBeLessThanOrEqual(titleColumns)
      expect(columns(description), description).toBeLessThanOrEqual(descriptionColumns)
    },
  )

  test('no two pages share a title', async () => {
    const titles = await Promise.all(allPaths.map(async (path) => (await headOf(path, lang)).title))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})

function pathOf(page: string): string {
  return machinePaths[page as keyof typeof machinePaths] ?? page
}

const heads = new Map<string, ReturnType<typeof readHead>>()

/** Title without the company's name behind it, and description, of a page, which is read once. */
function headOf(path: string, lang: (typeof wanted)[number][0]) {
  return memoize(heads, path + lang, () => readHead(path, lang))
}

async function readHead(path: string, lang: (typeof wanted)[number][0]) {
  const html = await (await site.fetch(canonicalPath(path, lang))).text()
  const document = parse(html)
  const [title = ''] = all(document, 'title').map((element) => textOf(element).split(/ [–—] |｜/)[0])
  const description = attribute(all(document, 'meta[name="description"]')[0], 'content') ?? ''
  return { title, description }
}

function columns(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u2e80-\u9fff\uff00-\uff60]/.test(character) ? 2 : 1), 0)
}
