import MiniSearch, { type SearchResult as IndexResult, type Query } from 'minisearch'
import { type MachineKey, machineKeys } from '../../content/registry/machines.ts'
import type { SearchTermsDocument, SearchTexts } from './documents.ts'
import { fieldWeights, indexOptions } from './index-options.ts'
import { isPartSize, modelsWith, readSizes, type Size } from './sizes.ts'
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
  /** Tokens of the recognized terms and other words, and beginnings of words: a result highlights them. */
  tokens: Set<string>
  beginnings: string[]
  /** The terms that were recognized. */
  terms: Term[]
  sizes: Size[]
}

/**
 * How much a unit of a search counts: what names machines is what the buyer looks for; sizes and other words narrow it.
 */
const unitWeights = { term: 1, size: 0.4, word: 0.5, corrected: 0.2 } as const

/**
 * How well a machine has a unit: a term names the machine, or a word is in its title, codes, categories or products; its
 * description for search engines has it; its prose has it.
 */
const ranks = { named: 1, described: 0.45, mentioned: 0.2 } as const

/** A word that only the prose of a machine has counts this much where it is decided whether to show the machine. */
const prosePresence = 0.4

/** The last machine of a term's list has this much less of it than the first. */
const orderDiscount = 0.3

/** One word, term or size of a search. `parts` are the words inside a term. */
type Unit = {
  weight: number
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
  const { units, wordTokens, isGeneric } = unitsOf(engine, words, sizes)
  const inForm = formModels(engine.texts, query)
  const answer = {
    tokens: new Set(units.flatMap(({ tokens }) => tokens)),
    beginnings: units.flatMap(({ tokens, isPrefix }) => (isPrefix ? tokens : [])),
    terms: [...new Set(units.flatMap(({ term }) => term ?? []))],
    sizes,
  }
  const found = units.length === 0 ? (isGeneric ? [...machineKeys] : []) : ranked(engine, units, wordTokens)
  const fitting = inForm ?? modelsForSizes(engine.texts, answer)
  const results = found.flatMap((key) => {
    const own = (engine.texts[key]?.models ?? []).map(({ model }) => model)
    const models = own.filter((model) => fitting.has(model))
    return inForm && models.length === 0 ? [] : [{ key, models }]
  })
  return { ...answer, results }
}

/** The models that have every size in a search, or one of the sizes if no model has all. */
function modelsForSizes(texts: SearchTexts, { terms, sizes }: Pick<SearchAnswer, 'terms' | 'sizes'>): Set<string> {
  const lists = machineSizes(terms, sizes).map((size) => modelsWith(size, allModels(texts)).map(({ model }) => model))
  const withOneSize = new Set(lists.flat())
  const withAllSizes = new Set([...withOneSize].filter((model) => lists.every((list) => list.includes(model))))
  return withAllSizes.size > 0 ? withAllSizes : withOneSize
}

/** Sizes without those of a part: beside "O-ring", 30 mm is no platen. */
function machineSizes(terms: Term[], sizes: Size[]): Size[] {
  return terms.some(({ part }) => part) ? sizes.filter((size) => !isPartSize(size)) : sizes
}

/** The clamp force of a search in t, if no model has as much; otherwise undefined. */
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
    (model) =>
      (model.clamp ?? 0) >= (clamp ?? 0) &&
      (platen === undefined || Math.min(...model.platen) >= platen) &&
      (platen === undefined || model.platen.length > 0),
  )
  return new Set(large.map(({ model }) => model))
}

/** `wordTokens` has, for each word that counts, the tokens of every term and word that covers it. */
type ParsedQuery = { units: Unit[]; wordTokens: string[][]; isGeneric: boolean }

function unitsOf(engine: SearchEngine, words: Word[], sizes: Size[]): ParsedQuery {
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
        weight: weightOf(span, term),
        tokens: [span.token],
        isPrefix: span.kind === 'word' && !isKnown && isLong,
        parts: span.kind === 'term' ? inside.map(({ token }) => token) : [],
        term,
        machines: undefined,
      }
    })
  const found = units.flatMap(({ term }) => term ?? [])
  const sized = machineSizes(found, sizes).map((size): Unit => {
    const models = new Set(modelsWith(size, allModels(texts)))
    const keys = machineKeys.filter((key) => texts[key]?.models.some((model) => models.has(model)))
    return {
      weight: unitWeights.size,
      tokens: [],
      isPrefix: false,
      parts: [],
      term: undefined,
      machines: new Set(keys),
    }
  })
  const different = units.filter(
    (unit, index) => units.findIndex(({ tokens }) => tokens[0] === unit.tokens[0]) === index,
  )
  const counted = words.flatMap((word, at) => (isSize[at] || vocabulary.isIgnored(word) ? [] : [at]))
  const codes = all.filter(({ kind }) => kind === 'code')
  const covering = (at: number) =>
    codes.some(({ from, to }) => from <= at && at < to)
      ? codes.filter(({ from, to }) => from <= at && at < to)
      : coveringTerms(at)
  const coveringTerms = (at: number) =>
    [...all, ...parts].filter(({ from, to, kind }) => from <= at && at < to && kind !== 'generic')
  return {
    units: [...different, ...sized],
    wordTokens: counted.map((at) => covering(at).map(({ token }) => token)).filter((tokens) => tokens.length > 0),
    isGeneric: all.some(({ kind }) => kind === 'generic') || words.length === 0,
  }
}

function weightOf({ kind, isCorrected }: Span, term: Term | undefined): number {
  if (term?.machines.length || kind === 'code') return unitWeights.term
  return isCorrected ? unitWeights.corrected : unitWeights.word
}

/** Words beside the terms: known ones, beginnings of known ones, or mistyped ones. */
function plainSpans({ vocabulary, indexWords }: SearchEngine, words: Word[], isCovered: boolean[]): Span[] {
  const spans: Span[] = []
  const plain = vocabulary.wordsIn(words)
  for (const span of plain) {
    if (isCovered.slice(span.from, span.to).includes(true) && words[span.from]?.isHan !== true) continue
    if (isCovered[span.from]) continue
    if (spans.some(({ to }) => to > span.from)) continue
    const isCharacter = words[span.from]?.isHan && span.to - span.from === 1
    const isKnown = !isCharacter && indexWords.has(span.token) && !isCovered.slice(span.from, span.to).includes(true)
    const isBeginning = !isKnown && span.token.length >= 3 && hasPrefix(indexWords, span.token)
    const corrected = isKnown || isBeginning ? undefined : vocabulary.correct(words, span.from, indexWords)
    spans.push(corrected ? { ...corrected, isCorrected: true } : span)
  }
  return spans
}

function hasPrefix(words: Set<string>, prefix: string): boolean {
  for (const word of words) if (word.startsWith(prefix)) return true
  return false
}

function ranked({ index, terms }: SearchEngine, units: Unit[], wordTokens: string[][]): MachineKey[] {
  const whole = lookUp(units.map(({ tokens, isPrefix }) => ({ queries: tokens, prefix: isPrefix })))
  const inParts = lookUp([{ queries: [...new Set(wordTokens.flat())] }])
  const beginnings = new Set(units.flatMap(({ tokens, isPrefix }) => (isPrefix ? tokens : [])))
  const scored = machineKeys.map((key) => {
    const result = whole.get(key)
    const all = units.map((unit) => rankOf(unit, key, result, inParts.get(key)))
    const rank = all.reduce((sum, match, at) => sum + match * (units[at]?.weight ?? 0), 0)
    return { key, rank, presence: presenceOf(key), score: result?.score ?? 0 }
  })
  const most = Math.max(...scored.map(({ presence }) => presence))
  const best = Math.max(...scored.map(({ rank }) => rank))
  return scored
    .filter(({ presence, rank }) => presence > 0 && (presence > 0.5 || presence >= most - 0.01 || rank >= best - 0.01))
    .sort((a, b) => b.rank - a.rank || b.score - a.score)
    .map(({ key }) => key)

  /**
   * The part of the words that a machine has, alone or in a term. It does not depend on which of two overlapping terms is
   * chosen, so another word that a machine has never removes the machine from the results.
   */
  function presenceOf(key: MachineKey): number {
    const sized = units.filter(({ machines }) => machines)
    const shares = wordTokens.map((tokens) => Math.max(...tokens.map((token) => presenceOfToken(key, token))))
    const sizeShares = sized.map(({ machines }) => (machines?.has(key) ? unitWeights.size : 0))
    const sum = [...shares, ...sizeShares].reduce((all: number, share) => all + share, 0)
    return sum / (wordTokens.length + sized.length * unitWeights.size)
  }

  function presenceOfToken(key: MachineKey, token: string): number {
    if (token.startsWith('#') && terms.terms[Number(token.slice(1))]?.machines.includes(key)) return 1
    const isBeginning = beginnings.has(token)
    const fields = fieldsOf((isBeginning ? whole : inParts).get(key), token, isBeginning)
    if (fields.length === 0) return 0
    return fields.every((field) => field === 'questions' || field === 'text') ? prosePresence : 1
  }

  function lookUp(queries: Query[]): Map<string, IndexResult> {
    const found = index.search(
      { combineWith: 'OR', queries },
      {
        boost: fieldWeights,
        // Neither the length of a machine's texts nor how often they repeat a word says anything about the machine.
        bm25: { k: 1.2, b: 0, d: 0.5 },
        tokenize: (text) => [text],
        processTerm: (token) => token,
      },
    )
    return new Map(found.map((result) => [result.id, result]))
  }
}

/** How well a machine has a unit, from 0 to 1. */
function rankOf(unit: Unit, key: MachineKey, whole: IndexResult | undefined, inParts: IndexResult | undefined): number {
  if (unit.machines) return unit.machines.has(key) ? ranks.named : 0
  const listed = unit.term?.machines ?? []
  if (listed.includes(key)) return 1 - orderDiscount * (listed.indexOf(key) / listed.length)
  const fields = unit.tokens.flatMap((token) => fieldsOf(whole, token, unit.isPrefix))
  if (fields.some((field) => ['title', 'codes', 'names'].includes(field))) {
    return listed.length > 0 ? ranks.described : ranks.named
  }
  if (fields.includes('meta')) return ranks.described
  if (fields.length > 0) return ranks.mentioned
  const held = unit.parts.filter((part) => fieldsOf(inParts, part, false).length > 0).length
  return unit.parts.length > 0 ? (ranks.described * held) / unit.parts.length : 0
}

function fieldsOf(result: IndexResult | undefined, token: string, isPrefix: boolean): string[] {
  const match = result?.match ?? {}
  if (!isPrefix) return match[token] ?? []
  return Object.entries(match).flatMap(([word, fields]) => (word.startsWith(token) ? fields : []))
}
