import type { SearchTermsDocument } from './documents.ts'
import { isOneEditApart, keysOf, segmentChinese, splitWords, type Word } from './words.ts'

/** A token of the index, or a word to leave out. */
type Meaning = { token: string; kind: 'term' | 'code' | 'ignored' | 'generic' | 'word' }

/** A part of a text that has a meaning for the search. */
export type Span = Meaning & {
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

/** The shortest word, or number of Chinese characters, that is corrected. */
const shortestCorrected = 5
const shortestCorrectedChinese = 3

/** A term of several words that is corrected has at least this many letters. */
const shortestLongTerm = 8

/** A derived word has this many letters more than its base. */
const longestSuffix = 3

/** The token of a term in the index. */
export function termToken(index: number): string {
  return `#${index}`
}

/** Recognizes the terms, codes and plain words of texts and searches in one language. */
export function createVocabulary(document: SearchTermsDocument, latin: string) {
  const meanings = new Map<string, Meaning>()
  const termKeys: string[] = []
  document.terms.forEach((term, index) => {
    for (const key of term.keys.split(' ').filter((key) => key && !meanings.has(key))) {
      meanings.set(key, { token: termToken(index), kind: 'term' })
      termKeys.push(key)
    }
  })
  for (const code of document.codes) if (!meanings.has(code)) meanings.set(code, { token: code, kind: 'code' })
  const ignored = new Set(document.ignored)
  const generic = new Set(document.generic)

  return { splitWords, spansOf, longestSpans, correct, wordsIn, isIgnored }

  function isIgnored(word: Word): boolean {
    return ignored.has(word.text)
  }

  /** Every term and code in a text, also inside longer ones. */
  function spansOf(words: Word[]): Span[] {
    return words.flatMap((word, from) => {
      const longest = word.isHan ? longestChineseTerm : longestTerm
      return words.slice(from, from + longest).flatMap((_, index) => {
        const to = from + index + 1
        const meaning = meaningOf(words.slice(from, to))
        return meaning ? createSpan(words, from, to, meaning) : []
      })
    })
  }

  /** Ignored words inside a term may be there or not: "prensa de vulcanizar", "prensa vulcanizar". */
  function meaningOf(words: Word[]): Meaning | undefined {
    const known = termOrCode(words)
    if (known) return known
    const joined = textOf(words)
    if (generic.has(joined)) return { token: '', kind: 'generic' }
    if (ignored.has(joined)) return { token: '', kind: 'ignored' }
    if (words.every(({ isHan }) => isHan)) return undefined
    const bare = words.filter((word, index) => index === 0 || index === words.length - 1 || !isIgnored(word))
    const isInside = bare.length < words.length && !bare.some(isIgnored)
    return isInside ? termOrCode(bare) : undefined
  }

  function termOrCode(words: Word[]): Meaning | undefined {
    const key = keysOf(
      words.map(({ text }) => text),
      latin,
    ).find((key) => meanings.has(key))
    return key === undefined ? undefined : meanings.get(key)
  }

  /** The terms and codes of a search: the longest first, none overlapping another, in the order of the text. */
  function longestSpans(words: Word[], spans = spansOf(words)): Span[] {
    // Words such as "machine" do not make a term more exact.
    const lengthOf = ({ from, to }: Span) =>
      textOf(words.slice(from, to).filter(({ text }) => !generic.has(text))).length
    const chosen: Span[] = []
    for (const span of spans.toSorted((a, b) => lengthOf(b) - lengthOf(a) || a.from - b.from)) {
      if (chosen.every(({ from, to }) => to <= span.from || span.to <= from)) chosen.push(span)
    }
    return chosen.sort((a, b) => a.from - b.from)
  }

  /** Plain words of a text beside its terms, as tokens of the index; Chinese characters form words together. */
  function wordsIn(words: Word[]): Span[] {
    return words.flatMap((word, from) => {
      if (!word.isHan) {
        const [token = ''] = keysOf([word.text], latin)
        return createSpan(words, from, from + 1, { token, kind: 'word' })
      }
      if (followsHan(words, from)) return []
      let end = from + 1
      while (followsHan(words, end)) end++
      let to = from
      return segmentChinese(textOf(words.slice(from, end))).map((token) => {
        const start = to
        to += [...token].length
        return createSpan(words, start, to, { token, kind: 'word' })
      })
    })
  }

  /**
   * The meaning of a mistyped word, or of Chinese characters: a term with one letter changed, also together with the words
   * around it, then such a word of the index, then the term that a word is derived from.
   */
  function correct(words: Word[], from: number, indexWords: string[]): Span | undefined {
    const word = words[from] as Word
    if (word.isHan) return correctChinese(words, from)
    if (/\d/.test(word.text)) return undefined
    const isLong = word.text.length >= shortestCorrected
    const keys = [...keysOf([word.text], latin), word.text].filter((key) => key.length >= 4)
    const isClose = (other: string) => other.length >= 4 && keys.some((key) => isOneEditApart(key, other))
    const term = isLong ? termKeys.find(isClose) : undefined
    if (term) return termSpan(words, from, from + 1, term)
    const longTerm = correctLongTerm(words, from)
    if (longTerm || !isLong) return longTerm
    const plain = indexWords.find(isClose)
    if (plain) return createSpan(words, from, from + 1, { token: plain, kind: 'word' })
    const base = longestBase(keys)
    return base === undefined ? undefined : termSpan(words, from, from + 1, base)
  }

  function termSpan(words: Word[], from: number, to: number, key: string): Span {
    return createSpan(words, from, to, meanings.get(key) as Meaning)
  }

  /** A term of two or three words, one of them mistyped: "tumble dryr". */
  function correctLongTerm(words: Word[], at: number): Span | undefined {
    for (const length of [3, 2]) {
      for (let from = Math.max(0, at - length + 1); from <= at && from + length <= words.length; from++) {
        const typed = words.slice(from, from + length).map(({ text }) => text)
        const keys = keysOf(typed, latin)
        const isClose = (other: string) => keys.some((key) => isOneEditApart(key, other))
        const term = termKeys.find((other) => other.length >= shortestLongTerm && isClose(other))
        if (term) return termSpan(words, from, from + length, term)
      }
    }
    return undefined
  }

  /** The longest term that a word is derived from: "диафрагменный" from "диафрагма". */
  function longestBase(keys: string[]): string | undefined {
    const isBase = (term: string) =>
      term.length >= shortestCorrected &&
      keys.some((key) => key.startsWith(term) && key.length - term.length <= longestSuffix)
    return termKeys.filter(isBase).sort((a, b) => b.length - a.length)[0]
  }

  function correctChinese(words: Word[], from: number): Span | undefined {
    const limit = Math.min(words.length, from + longestChineseTerm)
    for (let to = limit; to >= from + shortestCorrectedChinese; to--) {
      const typed = words.slice(from, to)
      if (!typed.every(({ isHan }) => isHan)) continue
      const key = textOf(typed)
      const term = termKeys.find((other) => other.length === key.length && isOneEditApart(key, other))
      if (term) return termSpan(words, from, to, term)
    }
    return undefined
  }
}

function createSpan(words: Word[], from: number, to: number, meaning: Meaning): Span {
  return { ...meaning, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, from, to }
}

function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join('')
}

/** Whether a character continues the Chinese text before it. */
function followsHan(words: Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return word?.isHan === true && before?.isHan === true && word.start === before.end
}
