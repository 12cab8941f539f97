import type { SearchTermsDocument } from './documents.ts'
import { isOneEditApart, keysOf, segmentChinese, splitWords, type Word } from './words.ts'

/** A part of a text that has a meaning for the search: a token of the index, or a word to leave out. */
export type Span = {
  token: string
  kind: 'term' | 'code' | 'ignored' | 'generic' | 'word'
  start: number
  end: number
  /** The words that it covers, by their place among the words of the text. */
  from: number
  to: number
  /** Whether it is a guess for a mistyped word. */
  isCorrected?: boolean
}

/** The longest term has this many words, or Chinese characters. */
const longestTerm = 7
const longestChineseTerm = 12

const shortestCorrected = { word: 5, han: 3 }

/** A derived word has this many letters more than its base. */
const longestSuffix = 3

/** The token of a term in the index. */
export function termToken(index: number): string {
  return `#${index}`
}

export type Vocabulary = ReturnType<typeof createVocabulary>

/** Recognizes the terms, codes and plain words of texts and searches in one language. */
export function createVocabulary(document: SearchTermsDocument, latin: string) {
  const meanings = new Map<string, Pick<Span, 'token' | 'kind'>>()
  const add = (key: string, kind: Span['kind'], token: string) => {
    if (key && !meanings.has(key)) meanings.set(key, { token, kind })
  }
  document.terms.forEach((term, index) => {
    for (const key of term.keys.split(' ')) add(key, 'term', termToken(index))
  })
  for (const code of document.codes) add(code, 'code', code)
  const ignored = new Set(document.ignored)
  const generic = new Set(document.generic)
  const termKeys = [...meanings].filter(([, { kind }]) => kind === 'term').map(([key]) => key)

  return { splitWords, spansOf, longestSpans, correct, wordsIn, isIgnored }

  function isIgnored(word: Word): boolean {
    return ignored.has(word.text)
  }

  /** Every term and code in a text, also inside longer ones. */
  function spansOf(words: Word[]): Span[] {
    return words.flatMap((_, from) => spansFrom(words, from))
  }

  function spansFrom(words: Word[], from: number): Span[] {
    const spans: Span[] = []
    const limit = Math.min(words.length, from + (words[from]?.isHan ? longestChineseTerm : longestTerm))
    for (let to = from + 1; to <= limit; to++) {
      const meaning = meaningOf(words.slice(from, to))
      if (meaning) spans.push({ ...meaning, ...placeOf(words, from, to), from, to })
    }
    return spans
  }

  /** Ignored words inside a term may be there or not: "prensa de vulcanizar", "prensa vulcanizar". */
  function meaningOf(words: Word[]): Pick<Span, 'token' | 'kind'> | undefined {
    const all = words.map(({ text }) => text)
    for (const key of keysOf(all, latin)) {
      const meaning = meanings.get(key)
      if (meaning) return meaning
    }
    const joined = all.join('')
    if (generic.has(joined)) return { token: '', kind: 'generic' }
    if (ignored.has(joined)) return { token: '', kind: 'ignored' }
    if (words.length < 3 || words.every(({ isHan }) => isHan)) return undefined
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last || isIgnored(first) || isIgnored(last)) return undefined
    const bare = words.filter((word) => !isIgnored(word)).map(({ text }) => text)
    if (bare.length === all.length) return undefined
    for (const key of keysOf(bare, latin)) {
      const meaning = meanings.get(key)
      if (meaning) return meaning
    }
    return undefined
  }

  /** The terms and codes of a search: the longest first, none overlapping another, in the order of the text. */
  function longestSpans(words: Word[], spans = spansOf(words)): Span[] {
    const isTaken = words.map(() => false)
    const chosen: Span[] = []
    for (const span of spans.toSorted((a, b) => lengthOf(words, b) - lengthOf(words, a) || a.from - b.from)) {
      if (isTaken.slice(span.from, span.to).includes(true)) continue
      isTaken.fill(true, span.from, span.to)
      chosen.push(span)
    }
    return chosen.sort((a, b) => a.from - b.from)
  }

  /** Letters of a span; words such as "machine" do not make a term more exact. */
  function lengthOf(words: Word[], { from, to }: Span): number {
    return words.slice(from, to).reduce((sum, word) => sum + (isGeneric(word) ? 0 : word.text.length), 0)
  }

  function isGeneric(word: Word): boolean {
    return generic.has(word.text)
  }

  /** Plain words of a text beside its terms, as tokens of the index. */
  function wordsIn(words: Word[]): Span[] {
    const spans: Span[] = []
    for (let from = 0; from < words.length; from++) {
      const word = words[from] as Word
      if (!word.isHan) {
        const [token = ''] = keysOf([word.text], latin)
        spans.push({ token, kind: 'word', ...placeOf(words, from, from + 1), from, to: from + 1 })
        continue
      }
      let to = from + 1
      while (words[to]?.isHan && words[to]?.start === words[to - 1]?.end) to++
      const run = words
        .slice(from, to)
        .map(({ text }) => text)
        .join('')
      let place = from
      for (const segment of segmentChinese(run)) {
        const end = place + [...segment].length
        spans.push({ token: segment, kind: 'word', ...placeOf(words, place, end), from: place, to: end })
        place = end
      }
      from = to - 1
    }
    return spans
  }

  /**
   * Possible meanings of a mistyped word, or of Chinese words: a term, or a word of the index, with one letter changed.
   */
  function correct(words: Word[], from: number, indexWords: Iterable<string>): Span | undefined {
    const word = words[from] as Word
    if (word.isHan) return correctChinese(words, from)
    if (word.text.length < shortestCorrected.word || /\d/.test(word.text)) return undefined
    const keys = [...new Set([...keysOf([word.text], latin), word.text])].filter((key) => key.length >= 4)
    const isClose = (other: string) => other.length >= 4 && keys.some((key) => isOneEditApart(key, other))
    const place = { ...placeOf(words, from, from + 1), from, to: from + 1 }
    const term = termKeys.find(isClose)
    if (term) return { ...(meanings.get(term) as Pick<Span, 'token' | 'kind'>), ...place }
    for (const other of indexWords) if (isClose(other)) return { token: other, kind: 'word', ...place }
    const base = longestBase(keys)
    if (base === undefined) return undefined
    return { ...(meanings.get(base) as Pick<Span, 'token' | 'kind'>), ...place }
  }

  /** The longest term that a word is derived from: "диафрагменный" from "диафрагма". */
  function longestBase(keys: string[]): string | undefined {
    const isBase = (term: string) =>
      term.length >= shortestCorrected.word &&
      keys.some((key) => key.startsWith(term) && key.length - term.length <= longestSuffix)
    return termKeys.filter(isBase).sort((a, b) => b.length - a.length)[0]
  }

  function correctChinese(words: Word[], from: number): Span | undefined {
    const limit = Math.min(words.length, from + longestChineseTerm)
    for (let to = limit; to >= from + shortestCorrected.han; to--) {
      const typed = words.slice(from, to)
      if (!typed.every(({ isHan }) => isHan)) continue
      const key = typed.map(({ text }) => text).join('')
      const term = termKeys.find((other) => other.length === key.length && isOneEditApart(key, other))
      if (term)
        return { ...(meanings.get(term) as Pick<Span, 'token' | 'kind'>), ...placeOf(words, from, to), from, to }
    }
    return undefined
  }
}

function placeOf(words: Word[], from: number, to: number): { start: number; end: number } {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 }
}
