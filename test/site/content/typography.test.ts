import { describe, expect, test } from 'vitest'
import { decimalMark, joinRange } from '../../../client/shared/number-format.ts'
import { type Lang, langs } from '../../../content/registry/languages.ts'
import { allPaths } from '../../../src/routes.ts'
import { attribute, HTMLElement, parse } from '../../support/html/html.ts'
import { addressIn, queryViews } from '../../support/html/query-views.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

test.each([
  ['en', ['7200', '16,200'], '7,200–16,200'],
  ['ru', ['7200', '16\u202f200'], '7\u202f200–16\u202f200'],
  ['zh', ['5000', '16,200'], '5,000～16,200'],
  ['en', ['0.7256', '12,000'], '0.7256–12,000'],
  ['en', ['1000', '3030'], '1000–3030'],
] as const)('both ends of a range have the thousands separator, or none: %s %s', (lang, ends, range) => {
  expect(joinRange([...ends], lang)).toBe(range)
})

/** How each language sets numbers and marks; what matches is wrong. */
const wrong = {
  zh: {
    'a dash between the ends of a range': /\d[%吨]?–\d/,
    'a half-width bracket, comma or colon beside Chinese': /\p{Script=Han}[(),:;!?]|[(),:;!?]\p{Script=Han}/u,
    'a space beside a full-width mark': /[ \u00a0][（），：；！？、。]|[（），：；！？、。][ \u00a0](?!\*)/u,
    'a space before a Chinese unit': /\d[ \u00a0](?:吨|秒|分钟|小时|天|次|个|种|亩)/,
    'a unit that breaks from its number': /\d (?:mm|MPa|kW|kg|cc|kgf|L|°C|r\/min|V|Hz)(?![A-Za-z])/,
    'a unit without a space': /\d(?:mm|MPa|kPa|kW|kg|kN|°C|s|min)(?![A-Za-z\d])/,
  },
  ru: {
    'a unit that breaks from its number':
      /\d (?:т|мм|МПа|кВт|кг|см[²³]|м²|л|мин|с|ч|°C|%|кгс|об|В|Гц|га)(?![\p{L}\d])/u,
    'a dash that opens a line': /\p{L} —/u,
    'a decimal point': /\d\.\d+ ?\u00a0?(?:мм|МПа|кВт|т)(?!\p{L})/u,
    'Latin T for tons': /\d\u00a0?T\b/,
    'a space before a mark': /[ \u00a0][,;:.!?)»](?!\p{L})/u,
  },
  es: {
    'a unit that breaks from its number':
      /\d (?:t|mm|MPa|kW|kg|cm[²³]|m²|L|min|s|h|°C|%|kgf|rpm|V|Hz|ha)(?![\p{L}\d])/u,
    'a decimal point': /\d\.\d+[ \u00a0]?(?:mm|MPa|kW|t|kN)(?!\p{L})/u,
    'a percent sign without a space': /\d%/,
    'a space before a mark': /[ \u00a0][,;:.!?)](?!\p{L})/u,
  },
  ar: {
    'a unit that breaks from its number':
      /\d\u2069? (?:طن|مم|م|كجم|كيلوواط|ميجاباسكال|سم[²³]|م²|لتر|ث|د|°م|فولت|هرتز)(?![\p{L}²³])/u,
    'a Latin comma, semicolon or question mark': /\p{Script=Arabic}[,;?]/u,
    'a range or a dimension that breaks in a sentence': /\p{Script=Arabic}[^–×]*\d(?:–| ×|× )\d/u,
    'a decimal comma': /\d,\d(?!\d\d)/,
  },
} satisfies Partial<Record<Lang, Record<string, RegExp>>>

describe.each(Object.keys(wrong) as (keyof typeof wrong)[])('every page in %s', (lang) => {
  test.each([...allPaths, ...queryViews])('%s uses the number format and punctuation of the language', async (path) => {
    const document = parse(await (await site.fetch(addressIn(path, lang))).text())
    // The head is not rendered: it has no direction marks and may break anywhere.
    const lines = linesOf(lang === 'ar' ? (document.querySelector('body') ?? document) : document)
    for (const [rule, pattern] of Object.entries(wrong[lang])) {
      expect(
        lines.filter((line) => pattern.test(line)),
        rule,
      ).toEqual([])
    }
  })
})

const attributes = ['alt', 'title', 'placeholder', 'aria-label', 'content']

/** Elements that continue the line they are in. */
const inline = new Set(['A', 'ABBR', 'B', 'BDI', 'EM', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP'])

/** Inline elements that are set apart by the styles. */
const apart = /\b(?:figure|presses__item)\b/

/** The lines of a page as a reader sees them, without lists to choose from; and the texts of attributes. */
function linesOf(root: HTMLElement): string[] {
  const lines = ['']
  const read = (node: HTMLElement): void => {
    if (['script', 'style', 'svg', 'select', 'template', 'noscript'].includes(node.rawTagName)) return
    const continues = inline.has(node.tagName) && !apart.test(attribute(node, 'class') ?? '')
    if (!continues) lines.push('')
    for (const child of node.childNodes) {
      if (child instanceof HTMLElement) read(child)
      else lines[lines.length - 1] += child.textContent
    }
    if (!continues) lines.push('')
  }
  read(root)
  const inAttributes = root
    .querySelectorAll('*')
    .flatMap((element) => attributes.flatMap((name) => attribute(element, name) ?? []))
  return [...inAttributes, ...lines.flatMap((line) => line.split('\n').map((part) => part.trim()))].filter(Boolean)
}

test('the table of decimal marks equals that of Intl', () => {
  const markOf = (lang: Lang) => new Intl.NumberFormat(`${lang}-u-nu-latn`).format(0.5).charAt(1)
  expect(langs.map(decimalMark)).toEqual(langs.map(markOf))
})
