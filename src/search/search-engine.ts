import MiniSearch from 'minisearch'
import type { SearchTermsDocument, SearchTexts } from './documents.ts'
import { indexOptions } from './index-options.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** The three documents of a language, ready for searches. */
export type SearchEngine = {
  texts: SearchTexts
  terms: SearchTermsDocument
  vocabulary: Vocabulary
  index: MiniSearch
  indexWords: Set<string>
}

export type Term = SearchTermsDocument['terms'][number]

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
