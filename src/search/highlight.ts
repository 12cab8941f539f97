import type { SearchEngine } from './search-engine.ts'
import type { SearchAnswer } from './search-machines.ts'
import type { Span } from './vocabulary.ts'

export type TextPart = { text: string; isMatch: boolean }

/** Parsed parts of a text, shared by all searches of an isolate. */
const spansByEngine = new WeakMap<SearchEngine, Map<string, Span[]>>()

/** Splits a text into parts that match a search and parts that do not. */
export function highlight(engine: SearchEngine, text: string, answer: SearchAnswer): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const span of matchingSpans(engine, text, answer).toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start < end) continue
    if (span.start > end) parts.push({ text: text.slice(end, span.start), isMatch: false })
    parts.push({ text: text.slice(span.start, span.end), isMatch: true })
    end = span.end
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts
}

/** How many different words or terms of a search a text has, and the length of the longest in characters. */
export function measureMatches(engine: SearchEngine, text: string, answer: SearchAnswer) {
  const spans = matchingSpans(engine, text, answer)
  return {
    count: new Set(spans.map(({ token }) => token)).size,
    longest: Math.max(0, ...spans.map(({ start, end }) => end - start)),
  }
}

function matchingSpans(engine: SearchEngine, text: string, answer: SearchAnswer): Span[] {
  const spans = spansByEngine.get(engine) ?? new Map<string, Span[]>()
  spansByEngine.set(engine, spans)
  const known = spans.get(text) ?? analyze(engine, text)
  spans.set(text, known)
  return known.filter(
    ({ token }) => answer.tokens.has(token) || answer.beginnings.some((start) => token.startsWith(start)),
  )
}

function analyze({ vocabulary }: SearchEngine, text: string): Span[] {
  const words = vocabulary.splitWords(text)
  return [...vocabulary.spansOf(words), ...vocabulary.wordsIn(words)].filter(({ token }) => token !== '')
}
