import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import { machineSizes, modelsWithSize } from './models.ts'
import type { SearchEngine } from './search-engine.ts'
import type { Size } from './sizes.ts'
import type { Span } from './vocabulary.ts'
import type { Word } from './words.ts'

/** How much a unit counts: what names machines is what the buyer looks for; sizes and other words narrow it. */
export const unitWeights = { term: 1, size: 0.4, word: 0.5, corrected: 0.2 } as const

/** One word or term of a search. */
export type Unit = ReturnType<typeof unitOf>

export type ParsedQuery = ReturnType<typeof parseUnits>

type Range = { from: number; to: number }

const overlaps = (one: Range, other: Range) => one.from < other.to && other.from < one.to
const covers = (at: number) => (range: Range) => range.from <= at && at < range.to

/** The units of a search's words, beside its sizes. */
export function parseUnits(engine: SearchEngine, words: Word[], sizes: Size[]) {
  const { vocabulary } = engine
  const spans = vocabulary.spansOf(words).filter((span) => !sizes.some((size) => overlaps(size, span)))
  const longest = vocabulary.longestSpans(words, spans)
  const chosen = [...longest, ...plainSpans(engine, words, [...sizes, ...longest])].filter(isCounted)
  const all = [...spans, ...vocabulary.wordsIn(words)].filter(isCounted).filter(isSpecific)
  const units = chosen.filter(isSpecific).map((span) => unitOf(engine, span, all))

  function tokensAt(at: number): string[] {
    const codes = chosen.filter(({ kind }) => kind === 'code').filter(covers(at))
    const covering = [...chosen.filter(isSpecific), ...all].filter(covers(at))
    return (codes.length > 0 ? codes : covering).map(({ token }) => token)
  }
  const wordTokens = words
    .flatMap((word, at) => (sizes.some(covers(at)) || vocabulary.isIgnored(word) ? [] : [tokensAt(at)]))
    .filter((tokens) => tokens.length > 0)
  const terms = units.flatMap(({ term }) => term ?? [])
  return {
    units: units.filter(({ token }, index) => units.findIndex((unit) => unit.token === token) === index),
    /** For each word that counts, the tokens of every term and word that covers it. */
    wordTokens,
    /** For each size, the machines that have it. */
    sizeMachines: machineSizes(terms, sizes).map((size) => machinesWithSize(engine, size)),
    /** The words say no more than "machine". */
    isGeneric: words.length === 0 || !chosen.every(isSpecific),
  }
}

const isCounted = ({ kind }: Span) => kind !== 'ignored'
const isSpecific = ({ kind }: Span) => kind !== 'generic'

function unitOf({ terms, indexWords }: SearchEngine, span: Span, all: Span[]) {
  const { token, kind, isCorrected } = span
  const term = kind === 'term' ? terms.terms[Number(token.slice(1))] : undefined
  const inside = all.filter(({ from, to }) => from >= span.from && to <= span.to).map((part) => part.token)
  const namesMachine = term ? term.machines.length > 0 : kind === 'code'
  const other = isCorrected ? unitWeights.corrected : unitWeights.word
  return {
    token,
    weight: namesMachine ? unitWeights.term : other,
    /** The word may be the beginning of another one. */
    isPrefix: kind === 'word' && !indexWords.has(token) && token.length >= 3 && !/^[#\d]/.test(token),
    /** Tokens of the words and terms inside a term. */
    parts: kind === 'term' ? inside.filter((part) => part !== token) : [],
    term,
  }
}

function machinesWithSize(engine: SearchEngine, size: Size): Set<MachineKey> {
  const fitting = new Set(modelsWithSize(engine, size))
  return new Set(machineKeys.filter((key) => engine.texts[key]?.models.some((model) => fitting.has(model))))
}

/** Words beside the terms: known ones, beginnings of known ones, or mistyped ones. */
function plainSpans({ vocabulary, indexWords }: SearchEngine, words: Word[], covered: Range[]): Span[] {
  const spans: Span[] = []
  for (const span of vocabulary.wordsIn(words)) {
    const { from, to, token } = span
    if ([...covered, ...spans].some(covers(from))) continue
    const isCharacter = words[from]?.isHan && to - from === 1
    const isKnown = !isCharacter && indexWords.has(token) && !covered.some((other) => overlaps(other, span))
    const isBeginning = token.length >= 3 && [...indexWords].some((word) => word.startsWith(token))
    const corrected = isKnown || isBeginning ? undefined : vocabulary.correct(words, from, [...indexWords])
    spans.push(corrected ? { ...corrected, isCorrected: true } : span)
  }
  return spans
}
