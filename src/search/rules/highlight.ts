import { memoize } from '../../memoize.ts'
import type { SearchEngine } from './search-engine.ts'
import type { SearchAnswer } from './search-machines.ts'
import type { Span } from './vocabulary.ts'

type TextPart = { text: string; isMatch: boolean }

/** Splits a text into parts that match a search and parts that do not. */
export function highlight(engine: SearchEngine, text: string, answer: SearchAnswer): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const span of matchingSpans(engine, text, answer).toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start < end) continue
    parts.push({ text: text.slice(end, span.start), isMatch: false })
    parts.push({ text: text.slice(span.start, span.end), isMatch: true })
    end = span.end
  }
  parts.push({ text: text.slice(end), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

/** How many different words or terms of a search a text has. */
export function countMatches(engine: SearchEngine, text: string, answer: SearchAnswer): number {
  return new Set(matchingSpans(engine, text, answer).map(({ token }) => token)).size
}

function matchingSpans(engine: SearchEngine, text: string, { tokens }: SearchAnswer): Span[] {
  const isMatch = ({ token }: Span) =>
    tokens.some((one) => (one.isPrefix ? token.startsWith(one.token) : token === one.token))
  return memoize(engine.spans, text, () => parseText(engine, text)).filter(isMatch)
}

function parseText({ vocabulary }: SearchEngine, text: string): Span[] {
  const words = vocabulary.splitWords(text)
  return [...vocabulary.spansOf(words), ...vocabulary.wordsIn(words)].filter(({ token }) => token !== '')
}
