import type { SearchTermsDocument } from './schemas.ts'
import { isOneEditApart, keyOf, segmentChinese, splitWords, type Word } from './words.ts'

/** A token of the index, or a word to leave out. */
type Meaning = { token: string; kind: 'term' | 'code' | 'ignored' | 'word' }

export type Span = Meaning & {
  start: number
  end: number
  /** The words that it covers, by their place among the words of the text. */
  from: number
  to: number
  isCorrected?: boolean
}

/** The longest term has this many words, or Chinese characters. */
const longestTerm = 7
const longestChineseTerm = 12

/** The shortest word, number of Chinese characters, and term of several words that is corrected. */
const shortestCorrected = { word: 5, chinese: 3, term: 8 }

/** The shortest word that a correction may return. */
const minCorrectionLength = 5

/** The token of a term in the index. */
export function termToken(index: number): string {
  return `#${index}`
}

/** Recognizes the terms, codes and plain words of texts and searches in one language. */
export function createVocabulary(document: SearchTermsDocument, latin: string) {
  const meanings = new Map<string, Meaning>()
  document.terms.forEach((term, index) => {
    for (const key of term.keys.split(' ').filter((key) => key && !meanings.has(key))) {
      meanings.set(key, { token: termToken(index), kind: 'term' })
    }
  })
  const termKeys = [...meanings.keys()]
  for (const code of document.codes) if (!meanings.has(code)) meanings.set(code, { token: code, kind: 'code' })
  // Words such as "machine" say nothing about a machine.
  const ignored = new Set([...document.ignored, ...document.generic])

  return { splitWords, spansOf, longestSpans, correct, wordsIn, isIgnored }

  function isIgnored({ text }: { text: string }): boolean {
    return ignored.has(text)
  }

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

  function meaningOf(words: Word[]): Meaning | undefined {
    // An ignored word may share its stem with a term: "las" and "láser".
    return isIgnored({ text: textOf(words) }) ? { token: '', kind: 'ignored' } : meanings.get(keyOf(words, latin))
  }

  /** The terms and codes of a search: the longest first, none overlapping another, in the order of the text. */
  function longestSpans(words: Word[], spans = spansOf(words)): Span[] {
    const lengthOf = ({ from, to }: Span) => textOf(words.slice(from, to)).length
    const chosen: Span[] = []
    for (const span of spans.toSorted((a, b) => lengthOf(b) - lengthOf(a) || a.from - b.from)) {
      if (chosen.every(({ from, to }) => to <= span.from || span.to <= from)) chosen.push(span)
    }
    return chosen.sort((a, b) => a.from - b.from)
  }

  /** Plain words of a text beside its terms, as tokens of the index; Chinese characters form words together. */
  function wordsIn(words: Word[]): Span[] {
    return words.flatMap((word, from) => {
      if (!word.isHan) return createSpan(words, from, from + 1, { token: keyOf([word], latin), kind: 'word' })
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

  /** Corrects a mistyped word, alone or in a longer term, to a term one letter away. */
  function correct(words: Word[], at: number): Span | undefined {
    const word = words[at] as Word
    if (/\d/.test(word.text)) return undefined
    for (const [from, to] of word.isHan ? characterRuns(words, at) : wordRuns(words, at)) {
      const key = keyOf(words.slice(from, to), latin)
      const shortest = to - from === 1 ? minCorrectionLength : shortestCorrected.term
      const isCandidate = (term: string) => (word.isHan ? term.length === key.length : term.length >= shortest)
      const term = termKeys.find((term) => isCandidate(term) && isOneEditApart(key, term))
      if (term) return createSpan(words, from, to, meanings.get(term) as Meaning)
    }
    return undefined
  }
}

function createSpan(words: Word[], from: number, to: number, meaning: Meaning): Span {
  return { ...meaning, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0, from, to }
}

/** The letters of words without spaces. */
export function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join('')
}

function followsHan(words: Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  return word?.isHan === true && before?.isHan === true && word.start === before.end
}

type Run = readonly [from: number, to: number]

/** The word itself if it is long, and the runs of three and of two words that contain it. */
function wordRuns(words: Word[], at: number): Run[] {
  const lengths = (words[at]?.text.length ?? 0) >= shortestCorrected.word ? [1, 3, 2] : [3, 2]
  const runs = lengths.flatMap((length) => Array.from({ length }, (_, back): Run => [at - back, at - back + length]))
  return runs.filter(([from, to]) => from >= 0 && to <= words.length)
}

/** The runs of Chinese characters from a place on, the longest first. */
function characterRuns(words: Word[], from: number): Run[] {
  const characters = words.slice(from, from + longestChineseTerm)
  const end = characters.findIndex(({ isHan }) => !isHan)
  const most = end === -1 ? characters.length : end
  const lengths = Array.from({ length: most }, (_, index) => most - index)
  return lengths.filter((length) => length >= shortestCorrected.chinese).map((length) => [from, from + length])
}
