import { placeholderNames, withoutPlaceholders } from './placeholders.ts'
import { numbersWithForm, pluralForm } from './plurals.ts'
import type { GlossaryFile } from './texts.ts'

/** A term of the glossary as it is found in an English text, and the language's word for it. */
export type Term = { pattern: RegExp; english: string; translation: string }

/** The company's facts in the language of the translation, and its terms. */
type Context = { facts: Record<string, string>; terms: Term[] }

const maxTerms = 4

/** Characters that search engines show of a page's title and description. */
const metaLimits: Record<string, number | undefined> = { title: 60, description: 155 }

/** The terms of the glossary that have a word in this language. */
export function glossaryTerms(glossary: GlossaryFile, lang: string): Term[] {
  return Object.entries(glossary).flatMap(([english, { [lang]: translation }]) => {
    const plain = english.replace(/ \(.*\)/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const pattern = new RegExp(`\\b${plain}s?\\b`, 'i')
    return typeof translation === 'string' ? [{ pattern, english, translation }] : []
  })
}

/** Notes for the translator of a text: plural form, meaning of placeholders, terms of the glossary. */
export function translatorNote(place: string, english: string, lang: string, { facts, terms }: Context): string {
  const form = pluralForm(place)
  const numbers = form ? numbersWithForm(lang, form).map((n) => new Intl.NumberFormat('en').format(n)) : []
  const text = withoutPlaceholders(english)
  const found = terms.filter(({ pattern }) => pattern.test(text)).slice(0, maxTerms)
  return [
    ...(form ? [`form "${form}" of the plural: ${numbers.join(', ')} ...`] : []),
    ...(metaPart(place) ? ['for search engines'] : []),
    ...placeholderNames(english).map((name) => `{{${name}}}${name in facts ? ` = ${facts[name]}` : ' is filled in'}`),
    ...found.map(({ english, translation }) => `${english}: ${translation}`),
  ].join('\n')
}

/** Longest text in characters: the limit of search engines, else 1.6 times the length of the English and 24 more. */
export function maxLength(place: string, englishShown: string): number {
  return metaLimits[metaPart(place) ?? ''] ?? Math.ceil((1.6 * textLength(englishShown) + 24) / 10) * 10
}

/** Length in characters, not in UTF-16 units. */
export function textLength(text: string): number {
  return [...text].length
}

/** `title` of a page's `meta.title`. */
const metaPart = (place: string): string | undefined => /\bmeta\.(\w+)$/.exec(place)?.[1]
