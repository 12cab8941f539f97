import type { GlossaryFile } from './language.ts'
import { namesIn, withoutPlaceholders } from './placeholders.ts'
import { formOf, numbersOf } from './plurals.ts'

/** A term of the glossary as it is found in an English text, and the language's word for it. */
export type Term = { english: RegExp; term: string; own: string }

const mostTerms = 4

/** The terms of the glossary that have a word in this language. */
export function glossaryTerms(glossary: GlossaryFile, lang: string): Term[] {
  return Object.entries(glossary).flatMap(([term, entry]) => {
    const own = entry[lang]
    const plain = term.replace(/ \(.*\)/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return typeof own === 'string' ? [{ english: new RegExp(`\\b${plain}s?\\b`, 'i'), term, own }] : []
  })
}

/** Notes for the translator of a text: plural form, meaning of placeholders, terms of the glossary. */
export function noteFor(
  place: string,
  english: string,
  lang: string,
  facts: Record<string, string>,
  terms: Term[],
): string {
  const form = formOf(place)
  const numbers = form ? numbersOf(lang, form).map((n) => new Intl.NumberFormat('en').format(n)) : []
  const text = withoutPlaceholders(english)
  return [
    ...(form ? [`form "${form}" of the plural: ${numbers.join(', ')} ...`] : []),
    ...(/\bmeta\.\w+$/.test(place) ? ['for search engines'] : []),
    ...namesIn(english).map(
      (name) => `{{${name}}}${facts[name] === undefined ? ' is filled in' : ` = ${facts[name]}`}`,
    ),
    ...terms
      .filter(({ english }) => english.test(text))
      .slice(0, mostTerms)
      .map(({ term, own }) => `${term}: ${own}`),
  ].join('\n')
}
