import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { glossary, glossarySchema } from '../../../content/schema/glossary.ts'
import { bannedWords } from '../../../src/commands/translations/check.ts'
import { textsOf } from '../../support/content/texts.ts'

type Translated = 'zh' | 'ru' | 'es' | 'ar'

/**
 * A term is checked if English uses it in this many documents; then this many translations must use the glossary's
 * term.
 */
const leastDocuments = 3
const leastShare = 0.6

/** English words with several meanings ("stroke" of a plunger, of a degassing) have several translations. */
const mostAmbiguous = 10

const documents = [...machineKeys.map((key) => `machines/${key}/`), 'pages/']

test('a term that lacks a language, or forbidden words without a reason, are refused', () => {
  const whole = { zh: '飞边', ru: 'облой', es: 'rebaba', ar: 'الزوائد' }
  expect(v.is(glossarySchema, { flash: whole })).toBe(true)
  expect(v.is(glossarySchema, { flash: { ...whole, ar: '' } })).toBe(false)
  expect(v.is(glossarySchema, { flash: { ...whole, forbidden: { zh: ['连皮'] } } })).toBe(false)
  expect(v.is(glossarySchema, { flash: { ...whole, synonyms: { zh: ['毛边'], fr: ['bavure'] } } })).toBe(false)
})

test('the glossary has the terms that decide a purchase', () => {
  for (const term of ['platen', 'clamp force', 'tie bar', 'plunger', 'cold runner', 'flash', 'two-roll mill']) {
    expect(Object.keys(glossary)).toContain(term)
  }
})

test.each(langs)('no text in %s uses a forbidden word', (lang) => {
  const texts = textsOf(lang)
  const found = bannedWords(lang, glossary).flatMap(({ word, term, appearsIn }) =>
    texts.filter(([, text]) => appearsIn(text)).map(([place]) => `${place}: ${word} (${term})`),
  )
  expect(found).toEqual([])
})

test.each(['zh', 'ru', 'es', 'ar'] as const)('%s uses the terms of the glossary', (lang) => {
  const strays = Object.entries(glossary).flatMap(([term, entry]) => {
    const english = new RegExp(`\\b${quoted(term.replace(/ \(.*\)/, ''))}s?\\b`, 'i')
    const where = documents.filter((document) => english.test(read(document, 'en')))
    if (where.length < leastDocuments) return []
    const used = where.filter((document) => uses(read(document, lang), entry[lang], lang))
    return used.length / where.length < leastShare
      ? [`${term} -> ${entry[lang]}: ${used.length} of ${where.length}`]
      : []
  })
  expect(strays.length, strays.join('\n')).toBeLessThanOrEqual(mostAmbiguous)
})

/** Whether the text uses one of the glossary's alternatives, with any ending. */
function uses(text: string, alternatives: string, lang: Translated): boolean {
  return alternatives
    .split(/\s*[/;,،；]\s*/)
    .map((term) => plain(term.replace(/[（(].*?[)）]/g, '')))
    .some((term) => term.split(/[\s-]+/).every((word) => text.includes(stem(word, lang))))
}

/** The part of a word that endings do not change, roughly. */
function stem(word: string, lang: Translated): string {
  if (lang === 'zh') return word
  const bare = word.replace(/^ال/, '')
  return bare.slice(0, Math.max(3, Math.ceil(bare.length * 0.6)))
}

function read(document: string, lang: string): string {
  return plain(readFileSync(new URL(`../../../content/${document}${lang}.json`, import.meta.url), 'utf8'))
}

/** Lower case, without Arabic vowel signs and direction marks. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652\u200e]/g, '')
}

function quoted(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
