import { describe, expect, test } from 'vitest'
import { decimalMark, intlDecimalMark } from '../../client/shared/number-format.ts'
import { type Lang, langs } from '../../content/registry/languages.ts'
import { allPaths } from '../../src/routes.ts'
import { sharedSite } from '../support/helpers.ts'
import { attribute, HTMLElement, parse } from '../support/html.ts'
import { addressIn, queryViews } from '../support/query-views.ts'

const site = await sharedSite()

/** How each language sets numbers and marks; what matches is wrong. */
const wrong = {
  zh: {
    'a dash between the ends of a range': /\d[%吨]?–\d/,
    'a half-width bracket, comma or colon beside Chinese': /\p{Script=Han}[(),:;!?]|[(),:;!?]\p{Script=Han}/u,
    'a space before a Chinese unit': /\d[ \u00a0](?:吨|秒|分钟|小时|天|次|个|种|亩)/,
    'a unit that breaks from its number': /\d (?:mm|MPa|kW|kg|cc|kgf|L|°C|r\/min|V|Hz)(?![A-Za-z])/,
  },
  ru: {
    'a unit that breaks from its number':
      /\d (?:т|мм|МПа|кВт|кг|см[²³]|м²|л|мин|с|ч|°C|%|кгс|об|В|Гц|га)(?![\p{L}\d])/u,
    'a dash that opens a line': /\p{L} —/u,
    'a decimal point': /\d\.\d+ ?\u00a0?(?:мм|МПа|кВт|т)(?!\p{L})/u,
    'Latin T for tons': /\d\u00a0?T\b/,
  },
} satisfies Partial<Record<Lang, Record<string, RegExp>>>

describe.each(Object.keys(wrong) as (keyof typeof wrong)[])('every page in %s', (lang) => {
  test.each([...allPaths, ...queryViews])('%s sets numbers and marks as the language does', async (path) => {
    const lines = linesOf(parse(await (await site.fetch(addressIn(path, lang))).text()))
    for (const [mistake, pattern] of Object.entries(wrong[lang])) {
      expect(
        lines.filter((line) => pattern.test(line)),
        mistake,
      ).toEqual([])
    }
  })
})

const attributes = ['alt', 'title', 'placeholder', 'aria-label', 'content']

/** What stands in one line for a reader, lists to choose from aside: texts between two tags, and those in attributes. */
function linesOf(node: HTMLElement): string[] {
  if (['script', 'style', 'svg', 'select'].includes(node.rawTagName)) return []
  const inAttributes = attributes.flatMap((name) => attribute(node, name) ?? [])
  const inside = node.childNodes.flatMap((child) =>
    child instanceof HTMLElement ? linesOf(child) : child.textContent.split('\n'),
  )
  return [...inAttributes, ...inside]
}

test('the decimal marks that are written down are those of Intl', () => {
  expect(langs.map(decimalMark)).toEqual(langs.map(intlDecimalMark))
})
