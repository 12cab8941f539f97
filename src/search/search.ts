import MiniSearch, { type Query, type SearchResult as IndexResult } from 'minisearch'
import { type MachineKey, machineKeys } from '../../content/machines.ts'
import type { SearchTermsDocument, SearchTexts } from './documents.ts'
import { fieldWeights, indexOptions } from './index-options.ts'
import { modelsWith, readSizes, type Size } from './sizes.ts'
import { createVocabulary, type Span, type Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** The three documents of a language, ready for searches. */
export type SearchEngine = {
  texts: SearchTexts
  terms: SearchTermsDocument
  vocabulary: Vocabulary
  index: MiniSearch
  indexWords: Set<string>
}

/** Words, and the least clamp force (t) and platen (mm) of the form's fields. */
export type SearchQuery = { words: string; clamp: number | undefined; platen: number | undefined }

export type SearchResult = {
  key: MachineKey
  /** The models that have the size that was asked for; empty where none was. */
  models: string[]
}

type Term = SearchTermsDocument['terms'][number]

export type SearchAnswer = {
  results: SearchResult[]
  /** Tokens of the index that the search looked for: what a result highlights. */
  tokens: Set<string>
  /** The terms that were recognized. */
  terms: Term[]
  sizes: Size[]
}

/** One word, term or size of a search. `parts` are the words inside a term. */
type Unit = {
  tokens: string[]
  isPrefix: boolean
  parts: string[]
  term: Term | undefined
  machines: Set<string> | undefined
}

/** @param index MiniSearch's JSON, as the build made it */
export function createSearchEngine(
  lang: string,
  texts: SearchTexts,
  terms: SearchTermsDocument,
  index: { index: [string, unknown][] },
): SearchEngine {
  return {
    texts,
    terms,
    vocabulary: createVocabulary(terms, lang),
    index: MiniSearch.loadJS(index as never, indexOptions),
    indexWords: new Set(index.index.map(([word]) => word)),
  }
}

/**
 * Finds the machines for a search. Machines that have every word come first, then those that have more than half of
 * them; where no machine has so many, those that have the most. Among them, machines that a word names come before
 * machines whose texts only mention it.
 */
export function searchMachines(engine: SearchEngine, query: SearchQuery): SearchAnswer {
  const words = engine.vocabulary.splitWords(query.words)
  const sizes = readSizes(words, engine.terms.units)
  const { units, isGeneric } = unitsOf(engine, words, sizes)
  const inForm = formModels(engine.texts, query)
  const answer = {
    tokens: new Set(units.flatMap(({ tokens }) => tokens)),
    terms: [...new Set(units.flatMap(({ term }) => term ?? []))],
    sizes,
  }
  const found = units.length === 0 ? (isGeneric ? [...machineKeys] : []) : ranked(engine, units)
  const results = found.flatMap((key) => {
    const inWords = sizes.flatMap((size) => modelsWith(size, allModels(engine.texts)).map(({ model }) => model))
    const own = (engine.texts[key]?.models ?? []).map(({ model }) => model)
    const models = own.filter((model) => inForm?.has(model) ?? inWords.includes(model))
    return inForm && models.length === 0 ? [] : [{ key, models: inForm || sizes.length > 0 ? models : [] }]
  })
  return { ...answer, results }
}

/** Is more clamp force asked for than any model has? Returns it in t, or undefined. */
export function clampBeyondAll({ texts }: SearchEngine, query: SearchQuery, sizes: Size[]): number | undefined {
  const asked = [query.clamp ?? 0, ...sizes.flatMap(({ measure, values }) => (measure === 'clamp' ? values : []))]
  const largest = Math.max(...allModels(texts).map(({ clamp }) => clamp ?? 0))
  const most = Math.max(...asked)
  return most > largest ? Math.round(most) : undefined
}

function allModels(texts: SearchTexts) {
  return Object.values(texts).flatMap(({ models }) => models)
}

/** The models that are as large as the form's fields ask for; undefined where these are empty. */
function formModels(texts: SearchTexts, { clamp, platen }: SearchQuery): Set<string> | undefined {
  if (clamp === undefined && platen === undefined) return undefined
  const large = allModels(texts).filter(
    (model) => (model.clamp ?? 0) >= (clamp ?? 0) && (platen === undefined || Math.min(...model.platen) >= platen) && (platen === undefined || model.platen.length > 0),
  )
  return new Set(large.map(({ model }) => model))
}

function unitsOf(engine: SearchEngine, words: Word[], sizes: Size[]): { units: Unit[]; isGeneric: boolean } {
  const { vocabulary, terms, texts } = engine
  const isSize = words.map((_, index) => sizes.some(({ from, to }) => index >= from && index < to))
  const spans = vocabulary.spansOf(words).filter(({ from, to }) => !isSize.slice(from, to).includes(true))
  const chosen = vocabulary.longestSpans(words, spans)
  const isCovered = words.map((_, index) => isSize[index] || chosen.some(({ from, to }) => index >= from && index < to))
  const plain = plainSpans(engine, words, isCovered)
  const all = [...chosen, ...plain].filter(({ kind }) => kind !== 'ignored')
  const parts = [...spans, ...vocabulary.wordsIn(words)].filter(({ kind }) => kind !== 'ignored' && kind !== 'generic')
  const units = all
    .filter(({ kind }) => kind !== 'generic')
    .map((span): Unit => {
      const term = span.kind === 'term' ? terms.terms[Number(span.token.slice(1))] : undefined
      const inside = parts.filter(({ from, to, token }) => from >= span.from && to <= span.to && token !== span.token)
      const isKnown = engine.indexWords.has(span.token)
      const isLong = span.token.length >= 3 && !/^[#\d]/.test(span.token)
      return {
        tokens: [span.token],
        isPrefix: span.kind === 'word' && !isKnown && isLong,
        parts: span.kind === 'term' ? inside.map(({ token }) => token) : [],
        term,
        machines: undefined,
      }
    })
  const sized = sizes.map((size): Unit => {
    const models = new Set(modelsWith(size, allModels(texts)))
    const keys = machineKeys.filter((key) => texts[key]?.models.some((model) => models.has(model)))
    return { tokens: [], isPrefix: false, parts: [], term: undefined, machines: new Set(keys) }
  })
  const different = units.filter((unit, index) => units.findIndex(({ tokens }) => tokens[0] === unit.tokens[0]) === index)
  return { units: [...different, ...sized], isGeneric: all.some(({ kind }) => kind === 'generic') || words.length === 0 }
}

/** Words beside the terms: known ones, beginnings of known ones, or mistyped ones. */
function plainSpans({ vocabulary, indexWords }: SearchEngine, words: Word[], isCovered: boolean[]): Span[] {
  const spans: Span[] = []
  const plain = vocabulary.wordsIn(words)
  for (const span of plain) {
    if (isCovered.slice(span.from, span.to).includes(true) && words[span.from]?.isHan !== true) continue
    if (isCovered[span.from]) continue
    if (spans.some(({ to }) => to > span.from)) continue
    const isKnown = indexWords.has(span.token) && !isCovered.slice(span.from, span.to).includes(true)
    const isBeginning = !isKnown && span.token.length >= 3 && hasPrefix(indexWords, span.token)
    const corrected = isKnown || isBeginning ? undefined : vocabulary.correct(words, span.from, indexWords)
    spans.push(corrected ?? span)
  }
  return spans
}

function hasPrefix(words: Set<string>, prefix: string): boolean {
  for (const word of words) if (word.startsWith(prefix)) return true
  return false
}

function ranked({ index, terms }: SearchEngine, units: Unit[]): MachineKey[] {
  const queries = units.flatMap((unit): Query[] => [
    ...(unit.tokens.length > 0 ? [{ queries: unit.tokens, prefix: unit.isPrefix }] : []),
    ...(unit.parts.length > 0 ? [{ queries: unit.parts, boostTerm: () => 0.1 }] : []),
  ])
  const results = new Map<string, IndexResult>()
  if (queries.length > 0) {
    const found = index.search(
      { combineWith: 'OR', queries },
      {
        boost: fieldWeights,
        // Neither the length of a machine's texts nor how often they repeat a word says anything about the machine.
        bm25: { k: 1.2, b: 0, d: 0.5 },
        tokenize: (text) => [text],
        processTerm: (token) => token,
        boostDocument: (key, token) => orderWeight(terms, key, token),
      },
    )
    for (const result of found) results.set(result.id, result)
  }
  const scored = machineKeys.map((key) => {
    const result = results.get(key)
    const matches = units.map((unit) => matchOf(unit, key, result))
    const sum = (what: 'share' | 'named') => matches.reduce((total, match) => total + match[what], 0)
    return { key, share: sum('share') / units.length, named: sum('named'), score: result?.score ?? 0 }
  })
  const best = Math.max(...scored.map(({ share }) => share))
  return scored
    .filter(({ share }) => share > 0 && (share > 0.5 || share >= best - 0.01))
    .sort((a, b) => b.share - a.share || b.named - a.named || b.score - a.score)
    .map(({ key }) => key)
}

/** How much of a unit a machine has, from 0 to 1, and whether the unit names the machine. */
function matchOf(unit: Unit, key: MachineKey, result: IndexResult | undefined): { share: number; named: number } {
  if (unit.machines) return { share: Number(unit.machines.has(key)), named: Number(unit.machines.has(key)) }
  if (!result) return { share: 0, named: 0 }
  const fields = unit.tokens.flatMap((token) => fieldsOf(result, token, unit.isPrefix))
  if (fields.length > 0) {
    const naming = unit.term && unit.term.machines.length > 0 ? ['terms'] : ['title', 'codes', 'names']
    return { share: 1, named: Number(fields.some((field) => naming.includes(field))) }
  }
  const held = unit.parts.filter((part) => fieldsOf(result, part, false).length > 0).length
  return { share: unit.parts.length > 0 ? (0.9 * held) / unit.parts.length : 0, named: 0 }
}

function fieldsOf({ match }: IndexResult, token: string, isPrefix: boolean): string[] {
  if (!isPrefix) return match[token] ?? []
  return Object.entries(match).flatMap(([word, fields]) => (word.startsWith(token) ? fields : []))
}

/** Machines that a term names weigh more, the first of its list most. */
function orderWeight({ terms }: SearchTermsDocument, key: string, token: string): number {
  if (!token.startsWith('#')) return 1
  const machines = terms[Number(token.slice(1))]?.machines ?? []
  const place = machines.indexOf(key)
  return place < 0 ? 1 : 2 - place / machines.length
}
