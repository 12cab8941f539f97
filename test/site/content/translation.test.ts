import i18next from 'i18next'
import { expect, test } from 'vitest'
import { isolateBidi } from '../../../client/shared/bidi.ts'
import { langs, languages } from '../../../content/registry/languages.ts'
import type { MessageKey } from '../../../content/schema/messages.ts'
import { messages } from '../../../src/i18n/texts.ts'
import { i18nOptions, translator } from '../../../src/i18n/translator.ts'

/** Values of a placeholder: numbers, an empty text, and texts that are special in a replacement. */
const values = [0, 12.5, '', '$& $1', '{{model}}', '$t(nav.home)', '<b>', '8:00–18:00']

test.each(langs)('every text is filled as by i18next (%s)', (lang) => {
  const theirs = i18next.createInstance()
  theirs.init({ ...i18nOptions, resources: { [lang]: { messages: messages(lang) } } })
  const t = theirs.getFixedT(lang)
  const ours = translator(lang)
  for (const [key, text] of Object.entries(messages(lang))) {
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string)
    for (const value of values) {
      const given = Object.fromEntries(names.map((name) => [name, value]))
      const expected = t(key, languages[lang].dir === 'rtl' ? isolateBidi(given) : given)
      expect(ours(key as MessageKey, given), key).toBe(expected)
    }
    if (names.length > 0) expect(ours(key as MessageKey, { other: 1 }), key).toBe(t(key, { other: 1 }))
  }
})

test.each(langs)('every plural form is chosen as by i18next (%s)', (lang) => {
  const theirs = i18next.createInstance()
  theirs.init({ ...i18nOptions, resources: { [lang]: { messages: messages(lang) } } })
  const t = theirs.getFixedT(lang)
  const ours = translator(lang)
  const plurals = Object.keys(messages(lang)).filter((key) => key.endsWith('_other'))
  expect(plurals.length).toBeGreaterThan(10)
  for (const plural of plurals) {
    const key = plural.replace(/_other$/, '') as MessageKey
    for (const count of [0, 1, 2, 3, 5, 11, 21, 101, 1.5, 1_000_000]) {
      expect(ours(key, { count }), `${key} ${count}`).toBe(t(key, { count }))
    }
  }
})
