import { expect, test } from 'vitest'
import { findOptions, optionOf } from '../../../client/islands/inquiry-form/country-search.ts'
import { type Lang, langs } from '../../../content/registry/languages.ts'
import { countries } from '../../../src/i18n/countries.ts'

const others = langs.map((lang) => new Map(countries[lang]))

/** The first country for a typed text in a language. */
function first(lang: Lang, typed: string): string | undefined {
  const options = countries[lang].map(([code, name]) =>
    optionOf(
      code,
      name,
      others.map((names) => names.get(code) ?? ''),
    ),
  )
  return findOptions(options, typed)[0]?.code
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
    ],
  ],
  [
    'ru',
    [
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
    ],
  ],
])('in %s a country is found by what people call it and however they write it', (lang, cases) => {
  expect(cases.map(([typed]) => [typed, first(lang, typed)])).toEqual(cases)
})

test('an empty input finds nothing, and a list stays short', () => {
  const options = countries.en.map(([code, name]) => optionOf(code, name, []))
  expect(findOptions(options, '  ')).toEqual([])
  expect(findOptions(options, 'a')).toHaveLength(8)
})
