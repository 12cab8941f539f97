import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import { type MachineSize, machineSizes, modelsWithSize } from './models.ts'
import type { SearchEngine } from './search-engine.ts'
import type { Size } from './sizes.ts'
import type { Span } from './vocabulary.ts'
import type { Word } from './words.ts'

/** Weights of tokens: names of machines decide a search; sizes and other words only refine it. */
export const tokenWeights = { term: 1, size: 0.4, word: 0.5, corrected: 0.2 } as const

export type QueryToken = ReturnType<typeof queryToken>

export type ParsedQuery = ReturnType<typeof parseTokens>

type Range = { from: number; to: number }

const overlaps = (one: Range, other: Range) => one.from < other.to && other.from < one.to
const covers = (at: number) => (range: Range) => range.from <= at && at < range.to

/** The tokens of a search's words, beside its sizes. */
export function parseTokens(engine: SearchEngine, words: Word[], sizes: Size[]) {
  const { vocabulary } = engine
  const spans = vocabulary.spansOf(words).filter((span) => !sizes.some((size) => overlaps(size, span)))
  const longest = vocabulary.longestSpans(words, spans)
  const chosen = [...longest, ...plainSpans(engine, words, [...sizes, ...longest])].filter(isCounted)
  const all = [...chosen, ...spans, ...vocabulary.wordsIn(words)].filter(isCounted)
  const codes = chosen.filter(({ kind }) => kind === 'code')
  const skipped = longest.filter((span) => !isCounted(span) && span.to - span.from > 1)
  const isSkipped = (word: Word, at: number) => vocabulary.isIgnored(word) || [...sizes, ...skipped].some(covers(at))
  const counted = words.flatMap((word, at) => (isSkipped(word, at) ? [] : [at]))
  const tokens = chosen.map((span) => queryToken(engine, span))
  const terms = tokens.flatMap(({ term }) => term ?? [])
  return {
    tokens,
    /** For each word that is not ignored: the tokens of codes that contain it; without a code, those of terms and words. */
    wordTokens: counted.map((at) =>
      (codes.some(covers(at)) ? codes : all).filter(covers(at)).map(({ token }) => token),
    ),
    sizeMachines: machineSizes(terms, sizes).map((size) => machinesWithSize(engine, size)),
  }
}

const isCounted = ({ kind }: Span) => kind !== 'ignored'

function queryToken({ terms, indexWords }: SearchEngine, { token, kind, isCorrected = false, start, end }: Span) {
  const term = kind === 'term' ? terms.terms[Number(token.slice(1))] : undefined
  const namesMachine = term ? term.machines.length > 0 : kind === 'code'
  const other = isCorrected ? tokenWeights.corrected : tokenWeights.word
  return {
    token,
    weight: namesMachine ? tokenWeights.term : other,
    /** The word may be the beginning of another one. */
    isPrefix: kind === 'word' && !indexWords.has(token) && token.length >= 4 && !/^[#\d]/.test(token),
    term,
    isCorrected,
    /** The place of its words in the search. */
    place: [start, end] as const,
  }
}

function machinesWithSize(engine: SearchEngine, size: MachineSize): Set<MachineKey> {
  const fitting = new Set(modelsWithSize(engine, size))
  return new Set(machineKeys.filter((key) => engine.texts[key]?.models.some((model) => fitting.has(model))))
}

/** Words beside the terms: known ones, beginnings of known ones, or mistyped ones. */
function plainSpans({ vocabulary, indexWords }: SearchEngine, words: Word[], covered: Range[]): Span[] {
  const spans: Span[] = []
  for (const span of vocabulary.wordsIn(words)) {
    if ([...covered, ...spans].some(covers(span.from))) continue
    const isKnown = indexWords.has(span.token) && !covered.some((other) => overlaps(other, span))
    const isBeginning = span.token.length >= 3 && [...indexWords].some((word) => word.startsWith(span.token))
    const corrected = isKnown || isBeginning ? undefined : vocabulary.correct(words, span.from)
    spans.push(corrected ? { ...corrected, isCorrected: true } : span)
  }
  return spans
}
