import MiniSearch, { type Options } from 'minisearch'
import type { SearchDocuments, SearchTermsDocument } from './schemas.ts'
import { createVocabulary, type Span } from './vocabulary.ts'

export type SearchEngine = ReturnType<typeof createSearchEngine>

export type Term = SearchTermsDocument['terms'][number]

/** Texts are already tokens (vocabulary.ts), one per line. */
export const indexOptions: Options = {
  fields: ['terms', 'title', 'codes', 'names', 'meta', 'questions', 'text'],
  tokenize: (text) => text.split('\n'),
  processTerm: (token) => token || null,
}

/** The engine of a language's documents. */
export function createSearchEngine(lang: string, { texts, terms, index }: SearchDocuments) {
  return {
    texts,
    terms,
    vocabulary: createVocabulary(terms, lang),
    index: MiniSearch.loadJS(index as never, indexOptions),
    indexWords: new Set(index.index.map(([word]) => word)),
    /** Parsed texts, shared by all searches of an isolate. */
    spans: new Map<string, Span[]>(),
  }
}
