import { machineKeys } from '../../content/registry/machines.ts'
import { allModels, machineSizes } from './model-sizes.ts'
import type { SearchEngine, Term } from './search-engine.ts'
import { modelsWith, type Size } from './sizes.ts'
import type { Span } from './vocabulary.ts'
import type { Word } from './words.ts'

/**
 * How much a unit of a search counts: what names machines is what the buyer looks for; sizes and other words narrow it.
 */
export const unitWeights = { term: 1, size: 0.4, word: 0.5, corrected: 0.2 } as const

/** One word, term or size of a search. `parts` are the words inside a term. */
export type Unit = {
  weight: number
  tokens: string[]
  isPrefix: boolean
  parts: string[]
  term: Term | undefined
  machines: Set<string> | undefined
}

/** `wordTokens` has, for each word that counts, the tokens of every term and word that covers it. */
type ParsedQuery = { units: Unit[]; wordTokens: string[][]; isGeneric: boolean }

export function unitsOf(engine: SearchEngine, words: Word[], sizes: Size[]): ParsedQuery {
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
