import MiniSearch, { type Options } from 'minisearch'
import type { SearchTermsDocument, SearchTexts } from './documents.ts'
import { createVocabulary } from './vocabulary.ts'

/** The three documents of a language, ready for searches. */
export type SearchEngine = ReturnType<typeof createSearchEngine>

export type Term = SearchTermsDocument['terms'][number]

/** The fields of the index, with the weight of a match in each. */
export const fieldWeights = { terms: 24, title: 12, codes: 12, names: 8, meta: 3, questions: 2, text: 1 } as const

/** Texts are already tokens (vocabulary.ts), one per line. */
export const indexOptions: Options = {
  fields: Object.keys(fieldWeights),
  tokenize: (text) => text.split('\n'),
  processTerm: (token) => token || null,
}

/** @param index MiniSearch's JSON, as the build made it */
export function createSearchEngine(
  lang: string,
  texts: SearchTexts,
  terms: SearchTermsDocument,
  index: { index: [string, unknown][] },
) {
  return {
    texts,
    terms,
    vocabulary: createVocabulary(terms, lang),
    index: MiniSearch.loadJS(index as never, indexOptions),
    indexWords: new Set(index.index.map(([word]) => word)),
  }
}
