import MiniSearch from 'minisearch'
import type { Lang } from '../../content/registry/languages.ts'
import { type MachineKey, machineKeys, machines as registry } from '../../content/registry/machines.ts'
import { linesOf } from '../../content/registry/processes.ts'
import { glossary } from '../../content/schema/glossary.ts'
import type { LanguageDocument, MachineFiles, NeutralDocument } from '../../content/schema/machine.ts'
import { searchTerms } from '../../content/schema/search-terms.ts'
import type { SpecLabel } from '../../content/schema/spec-table.ts'
import { tableModels } from '../machines/table-models.ts'
import {
  type SearchDocuments,
  type SearchModel,
  type SearchTermsDocument,
  type SearchTexts,
  type TextKind,
  textKinds,
} from '../search/rules/schemas.ts'
import { indexOptions } from '../search/rules/search-engine.ts'
import { createVocabulary, termToken, textOf } from '../search/rules/vocabulary.ts'
import { keyOf, splitWords } from '../search/rules/words.ts'
import { readTexts } from './read-content.ts'

/** Texts of a machine that the search of one language reads; `names` are those of its categories and production lines. */
type SearchedMachine = { key: MachineKey; neutral: NeutralDocument; words: LanguageDocument; names: string[] }

/** The documents of one language from the content of this project. */
export function searchDocumentsFor(
  lang: Lang,
  files: Record<MachineKey, MachineFiles>,
  { messages, pages } = readTexts(lang),
): SearchDocuments {
  const machines = machineKeys.map((key): SearchedMachine => {
    const { neutral, texts } = files[key]
    const categories = registry[key].categories.flatMap((category) => [
      messages[`category.${category}`] ?? '',
      pages.machines[category].heading,
    ])
    const lines = linesOf(key).map(({ id }) => pages.machines.processes[id].processName)
    return { key, neutral, words: texts[lang] ?? texts.en, names: [...categories, ...lines] }
  })
  const terms = termsDocument(lang, machines)
  const texts = Object.fromEntries(machines.map((machine) => [machine.key, textsOf(machine)]))
  return { texts, terms, index: buildIndex(lang, machines, terms) }
}

function buildIndex(lang: Lang, machines: SearchedMachine[], terms: SearchTermsDocument) {
  const vocabulary = createVocabulary(terms, lang)
  const index = new MiniSearch(indexOptions)
  for (const { key, neutral, words, names } of machines) {
    const fields: [string, string[]][] = [
      ['terms', terms.terms.flatMap(({ machines }, at) => (machines.includes(key) ? [termToken(at)] : []))],
      ['title', tokensOf([words.title])],
      ['codes', codesIn(neutral)],
      ['names', tokensOf([...names, ...words.applicationAlt])],
      ['meta', tokensOf(Object.values(words.meta))],
      ['questions', tokensOf(words.questions.map(({ question }) => question))],
      ['text', tokensOf([words.promise, ...words.keyFeatures, ...Object.values(words.process)])],
    ]
    index.add({ id: key, ...Object.fromEntries(eachOnce(fields)) })
  }
  return JSON.parse(JSON.stringify(index)) as SearchDocuments['index']

  function tokensOf(texts: string[]): string[] {
    const spans = texts
      .map(splitWords)
      .flatMap((words) => [
        ...vocabulary.spansOf(words),
        ...vocabulary.wordsIn(words.filter((word) => word.isHan || !vocabulary.isIgnored(word))),
      ])
    return spans.map(({ token }) => token).filter((token) => token !== '' && token !== 'x')
  }
}

/** The fields, the heaviest first, as one token a line, without the tokens of heavier fields: the index stays small. */
function eachOnce(fields: [string, string[]][]): [string, string][] {
  const seen = new Set<string>()
  return fields.map(([name, tokens]) => {
    const added = [...new Set(tokens)].filter((token) => !seen.has(token))
    for (const token of added) seen.add(token)
    return [name, added.join('\n')]
  })
}

function textsOf({ neutral, words }: SearchedMachine): SearchTexts[string] {
  const texts: Record<TextKind, string[]> = {
    title: [words.title],
    application: words.applicationAlt,
    promise: [words.promise],
    feature: words.keyFeatures,
    question: words.questions.map(({ question }) => question),
  }
  return {
    texts: textKinds.flatMap((kind) => texts[kind].map((text): [TextKind, string] => [kind, text])),
    models: modelsOf(neutral),
  }
}

function modelsOf(neutral: NeutralDocument): SearchModel[] {
  return tableModels(neutral).map(({ model, cell }) => {
    const numbers = (...labels: SpecLabel[]) => labels.flatMap(cell).filter((value) => typeof value === 'number')
    const platen = numbers('platenSize')
    return {
      model,
      clamp: numbers('clampForce')[0] ?? null,
      platen: platen.length > 0 ? platen : numbers('rollDiameter'),
      power: [...new Set(numbers('totalPower', 'motorPower', 'mainMotorPower', 'heatingPower'))],
      shot: numbers('injectionVolume')[0] ?? null,
    }
  })
}

/** The codes of the models and of the mold openings ("2RT / 3RT"). */
function codesIn({ specTable: { models, rows } = { models: [], rows: [] } }: NeutralDocument): string[] {
  const openings = rows.find(({ label }) => label === 'moldOpeningType')?.values.join('/') ?? ''
  return [...models.flatMap(codesOf), ...openings.split('/').map(joinedName)]
}

/** A model's code without hyphens, its series, and its number: "VI-AO-R200" is viaor200, viao, vi, 200. */
function codesOf(model: string): string[] {
  const words = splitWords(model).map(({ text }) => text)
  const joined = words.map((_, index) => words.slice(0, index + 1).join(''))
  return [...joined, ...words.filter((word) => /^\d{2,}$/.test(word))]
}

const joinedName = (name: string) => textOf(splitWords(name))

function termsDocument(lang: Lang, machines: SearchedMachine[]): SearchTermsDocument {
  const both = (names: { [Code in Lang]?: string[] | undefined }) => [...(names[lang] ?? []), ...(names.en ?? [])]
  const ignored = unique(both(searchTerms.ignored).map(joinedName))
  const isIgnored = new Set(ignored)
  const generic = unique(both(searchTerms.generic).map(joinedName))
  const taken = new Set(generic)
  // The names of the language come before the English ones, because long English names are hardly used in other languages.
  const ownKeys = searchTerms.terms.map(({ names }) => claimKeys(names[lang] ?? []))
  const isShort = (name: string) => splitWords(name).length < 3
  const named = searchTerms.terms.map(({ names, term, sizing, ...rest }, at) => ({
    name: names[lang]?.[0] ?? term,
    keys: [...(ownKeys[at] ?? []), ...claimKeys((names.en ?? []).filter(isShort))].join(' '),
    ...rest,
    sizing: sizing as Record<string, string> | undefined,
  }))
  const vocabulary = createVocabulary({ ignored, generic, units: {}, codes: [], terms: named }, lang)
  const products = productTerms()
  // Terms of the trade without machines of their own: their synonyms find the texts that use one of them.
  const groups = Object.entries(glossary).map(([english, entry]) => {
    const own = (lang === 'en' ? undefined : entry[lang]) ?? english
    const synonyms = [...own.split(/[/(),（）、]/), ...(entry.synonyms?.[lang] ?? []), english.replace(/\(.*\)/, '')]
    const names = synonyms.filter((name) => !isMadeOfTerms(name))
    return { name: own, keys: claimKeys(names).join(' '), machines: [] }
  })
  const sizes = { ...searchTerms.units, ...searchTerms.measures }
  const units = Object.entries(sizes).map(([unit, names]) => [unit, unique(names.map(joinedName))])
  const codes = unique(machines.flatMap(({ neutral }) => codesIn(neutral)))
  return {
    ignored,
    generic,
    units: Object.fromEntries(units),
    codes: codes.filter((code) => /\p{L}/u.test(code)),
    terms: [...named, ...products, ...groups.filter(({ keys }) => keys.includes(' '))],
  }

  /** Products of several words that are not terms: the machines that list them, then those of terms inside the name. */
  function productTerms() {
    const products = new Map<string, { name: string; machines: Set<string>; inside: typeof named }>()
    for (const { key, words } of machines) {
      for (const name of words.applicationAlt) {
        const spelled = splitWords(name)
        const [product = ''] = keysOfTerm(name)
        if (spelled.length < 2 || taken.has(product)) continue
        const spans = vocabulary.longestSpans(spelled).filter(({ kind }) => kind === 'term')
        const inside = spans.flatMap(({ token }) => named[Number(token.slice(1))] ?? [])
        const entry = products.get(product) ?? { name, machines: new Set(), inside }
        products.set(product, { ...entry, machines: entry.machines.add(key) })
      }
    }
    return [...products.values()].map(({ name, machines: own, inside }) => ({
      name,
      keys: claimKeys([name]).join(' '),
      machines: [...new Set([...own, ...inside.filter(({ part }) => part).flatMap((term) => term.machines)])],
      part: true as const,
      sizing: Object.assign({}, ...inside.map(({ sizing }) => sizing)) as Record<string, string>,
    }))
  }

  /** Whether a name consists of terms, as "литьё резины". */
  function isMadeOfTerms(name: string): boolean {
    const words = splitWords(name)
    const spans = vocabulary.longestSpans(words)
    return words.every((_, index) => spans.some(({ from, to }) => index >= from && index < to))
  }

  /** A name that two terms share belongs to the first of them. */
  function claimKeys(names: string[]): string[] {
    const keys = unique(names.flatMap(keysOfTerm)).filter((key) => !taken.has(key))
    for (const key of keys) taken.add(key)
    return keys
  }

  /** The name's key, and the key without ignored words if two words are left. */
  function keysOfTerm(name: string): string[] {
    const words = splitWords(name)
    if (words.length === 0) return []
    const bare = words.filter(({ text }) => !isIgnored.has(text))
    const isShorter = bare.length < words.length && bare.length > 1 && /\s/.test(name.trim())
    return [keyOf(words, lang), ...(isShorter ? [keyOf(bare, lang)] : [])]
  }
}

const unique = (all: string[]): string[] => [...new Set(all.filter(Boolean))]
