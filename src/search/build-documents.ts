import MiniSearch from 'minisearch'
import type { Glossary } from '../../content/glossary.ts'
import type { Lang } from '../../content/languages.ts'
import type { LanguageDocument, NeutralDocument } from '../../content/machine.ts'
import { type MachineKey, machineKeys } from '../../content/machines.ts'
import type { SearchTerms } from '../../content/schema/search-terms.ts'
import type { SpecLabel, SpecTable } from '../../content/spec-table.ts'
import type { SearchModel, SearchTermsDocument, SearchTexts, TextKind } from './documents.ts'
import { indexOptions } from './index-options.ts'
import { createVocabulary, termToken } from './vocabulary.ts'
import { keysOf, splitWords } from './words.ts'

export type SearchSource = {
  lang: Lang
  machines: Record<MachineKey, { neutral: NeutralDocument; texts: Partial<Record<Lang, LanguageDocument>> }>
  terms: SearchTerms
  glossary: Glossary
  /** Names of the categories and production lines that a machine belongs to, in this language. */
  namesOf(key: MachineKey): string[]
}

export type SearchDocuments = { texts: SearchTexts; terms: SearchTermsDocument; index: unknown }

/** The three documents that the search of one language reads. */
export function buildSearchDocuments(source: SearchSource): SearchDocuments {
  const { lang } = source
  const texts = Object.fromEntries(machineKeys.map((key) => [key, textsOf(source, key)]))
  const terms = termsDocument(source)
  const vocabulary = createVocabulary(terms, lang)
  const index = new MiniSearch(indexOptions)
  for (const key of machineKeys) {
    const kinds = (...wanted: TextKind[]) =>
      (texts[key]?.texts ?? []).filter(([kind]) => wanted.includes(kind)).map(([, text]) => text)
    index.add({
      id: key,
      terms: terms.terms.flatMap(({ machines }, at) => (machines.includes(key) ? [termToken(at)] : [])).join('\n'),
      title: tokensOf(kinds('title')),
      codes: [...new Set(kinds('model').flatMap(codesOf))].join('\n'),
      names: tokensOf([...source.namesOf(key), ...kinds('application')]),
      meta: tokensOf([wordsOf(source, key)?.meta.title ?? '', ...kinds('description')]),
      questions: tokensOf((wordsOf(source, key)?.questions ?? []).flatMap((one) => [one.question, one.answer])),
      text: tokensOf([...kinds('promise', 'feature'), ...Object.values(wordsOf(source, key)?.process ?? {})]),
    })
  }
  return { texts, terms, index: JSON.parse(JSON.stringify(index)) }

  function tokensOf(all: string[]): string {
    const tokens = all.flatMap((text) => {
      const words = splitWords(text)
      return [...vocabulary.spansOf(words), ...vocabulary.wordsIn(words)].map(({ token }) => token)
    })
    return [...new Set(tokens.filter(Boolean))].join('\n')
  }
}

function wordsOf({ machines, lang }: SearchSource, key: MachineKey): LanguageDocument | undefined {
  return machines[key].texts[lang] ?? machines[key].texts.en
}

function textsOf(source: SearchSource, key: MachineKey): SearchTexts[string] {
  const { neutral } = source.machines[key]
  const words = wordsOf(source, key)
  const named = (kind: TextKind, all: readonly string[]) => all.map((text): [TextKind, string] => [kind, text])
  return {
    texts: [
      ...named('title', [words?.title ?? neutral.default.title]),
      ...named('model', neutral.specTable?.models ?? []),
      ...named('application', words?.applicationAlt ?? neutral.default.applicationAlt),
      ...named('promise', words ? [words.promise] : []),
      ...named('description', words ? [words.meta.description] : []),
      ...named('feature', words?.keyFeatures ?? neutral.default.keyFeatures),
      ...named('question', words?.questions.map(({ question }) => question) ?? []),
    ],
    models: modelsOf(neutral.specTable),
  }
}

function modelsOf(table: SpecTable | undefined): SearchModel[] {
  const value = (label: SpecLabel, index: number) => table?.rows.find((row) => row.label === label)?.values[index]
  const number = (label: SpecLabel, index: number) => {
    const found = value(label, index)
    return typeof found === 'number' ? found : null
  }
  return (table?.models ?? []).map((model, index) => {
    const platen = value('platenSize', index)
    const powers = (['totalPower', 'motorPower', 'mainMotorPower', 'heatingPower'] as const).map((row) => number(row, index))
    return {
      model,
      clamp: number('clampForce', index),
      platen: Array.isArray(platen) ? platen.filter((side) => typeof side === 'number') : [],
      power: [...new Set(powers.filter((power) => power !== null))],
      shot: number('injectionVolume', index),
    }
  })
}

/** A model's code without hyphens, its series, and its number: "VI-AO-R200" is viaor200, viao, vi, 200. */
function codesOf(model: string): string[] {
  const words = splitWords(model).map(({ text }) => text)
  const joined = words.map((_, index) => words.slice(0, index + 1).join(''))
  return [...joined, ...words.filter((word) => /^\d{2,}$/.test(word))]
}

function termsDocument({ lang, machines, terms, glossary }: SearchSource): SearchTermsDocument {
  const both = (names: Partial<Record<Lang, string[]>>) => [...(names[lang] ?? []), ...(names.en ?? [])]
  const ignored = unique(both(terms.ignored).flatMap(keysOfName))
  const isIgnored = new Set(ignored)
  const named = terms.terms.map(({ names, term, machines, part, notBuilt, page, sizing }) => ({
    name: names[lang]?.[0] ?? term,
    keys: unique(both(names).flatMap(keysOfTerm)),
    machines,
    ...(part && { part }),
    ...(notBuilt && { notBuilt }),
    ...(page && { page }),
    ...(sizing && { sizing: sizing as Record<string, string> }),
  }))
  const taken = new Set(named.flatMap(({ keys }) => keys))
  // Terms of the trade without machines of their own: their synonyms find the texts that use one of them.
  const groups = Object.entries(glossary).map(([english, entry]) => {
    const own = (lang === 'en' ? undefined : entry[lang]) ?? english
    const names = [...own.split(/[/(),（）、]/), ...both(entry.synonyms ?? {}), english.replace(/\(.*\)/, '')]
    const keys = unique(names.flatMap(keysOfTerm)).filter((key) => !taken.has(key))
    for (const key of keys) taken.add(key)
    return { name: own, keys, machines: [] }
  })
  return {
    ignored,
    generic: unique(both(terms.generic).flatMap(keysOfName)),
    units: Object.fromEntries(Object.entries(terms.units).map(([unit, names]) => [unit, unique(names.flatMap(joinedName))])),
    codes: unique(machineKeys.flatMap((key) => machines[key].neutral.specTable?.models ?? []).flatMap(codesOf)).filter(
      (code) => /\p{L}/u.test(code),
    ),
    terms: [...named, ...groups.filter(({ keys }) => keys.length > 1)],
  }

  function keysOfName(name: string): string[] {
    return keysOf(splitWords(name).map(({ text }) => text), lang)
  }

  function joinedName(name: string): string[] {
    return [splitWords(name).map(({ text }) => text).join('')]
  }

  /** Also without its ignored words, where two words are left. */
  function keysOfTerm(name: string): string[] {
    const words = splitWords(name).map(({ text }) => text)
    if (words.length === 0) return []
    const bare = words.filter((word) => !keysOf([word], lang).some((key) => isIgnored.has(key)))
    const isShorter = bare.length < words.length && bare.length > 1 && /\s/.test(name.trim())
    return [...keysOf(words, lang), ...(isShorter ? keysOf(bare, lang) : [])]
  }
}

function unique(all: string[]): string[] {
  return [...new Set(all.filter(Boolean))]
}
