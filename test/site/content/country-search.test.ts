import { expect, test } from 'vitest'
import { countrySearch } from '../../../client/islands/inquiry-form/country-search.ts'
import { type Lang, langs } from '../../../content/registry/languages.ts'
import { countries } from '../../../src/i18n/texts.ts'

/** Names in the languages that buyers type. */
const named = [...langs, 'zh-Hant'].map((lang) => new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' }))

/** The search of each language. */
const searches = new Map(langs.map((lang) => [lang, countrySearch(countries[lang])]))

/** The first country that a text finds on a page of the language. */
function first(lang: Lang, typed: string): string | undefined {
  return searches.get(lang)?.(typed)[0]?.code
}

test.each<[Lang, [typed: string, code: string][]]>([
  [
    'en',
    [
      ['uk', 'GB'],
      ['USA', 'US'],
      ['uae', 'AE'],
      ['Turkiye', 'TR'],
      ['ger', 'DE'],
      ['Oman', 'OM'],
      ['south korea', 'KR'],
    ],
  ],
  [
    'zh',
    [
      ['美国', 'US'],
      ['阿联酋', 'AE'],
      ['南非', 'ZA'],
      ['俄罗斯', 'RU'],
      ['韩国', 'KR'],
      ['uae', 'AE'],
      ['中国台湾', 'TW'],
      ['臺灣', 'TW'],
      ['俄羅斯', 'RU'],
      ['馬來西亞', 'MY'],
    ],
  ],
  [
    'ru',
    [
      ['Кыргызстан', 'KG'],
      ['Шри Ланка', 'LK'],
      ['Свазиленд', 'SZ'],
      ['Соединенные Штаты', 'US'],
      ['США', 'US'],
      ['Южная Корея', 'KR'],
      ['ЮАР', 'ZA'],
      ['ОАЭ', 'AE'],
      ['англия', 'GB'],
      ['белоруссия', 'BY'],
      ['корея', 'KR'],
    ],
  ],
  [
    'es',
    [
      ['turquia', 'TR'],
      ['japon', 'JP'],
      ['espana', 'ES'],
      ['EE. UU.', 'US'],
      ['mexico', 'MX'],
      ['inglaterra', 'GB'],
      ['mejico', 'MX'],
      ['EEUU', 'US'],
    ],
  ],
  [
    'ar',
    [
      ['المانيا', 'DE'],
      ['الامارات', 'AE'],
      ['عمان', 'OM'],
      ['السعوديه', 'SA'],
      ['امريكا', 'US'],
      ['مصر', 'EG'],
      ['بريطانيا', 'GB'],
      ['سوريه', 'SY'],
      ['تركيه', 'TR'],
      ['انكلترا', 'GB'],
      ['الاردن', 'JO'],
    ],
  ],
])('in %s, every usual name and spelling finds its country first', (lang, cases) => {
  expect(cases.map(([typed]) => [typed, first(lang, typed)])).toEqual(cases)
})

test.each(langs)(
  'in %s, every CLDR name of every country, also in capitals and without hyphens, finds it first',
  (lang) => {
    for (const names of named) {
      for (const [code] of countries[lang]) {
        const name = names.of(code) ?? ''
        expect(first(lang, name.toUpperCase().replaceAll('-', ' ')), name).toBe(code)
      }
    }
  },
)

test('an empty text finds nothing, and a list has at most eight countries', () => {
  const search = countrySearch(countries.en)
  expect(search('  ')).toEqual([])
  expect(search('a')).toHaveLength(8)
})
