import type { Lang } from '../../content/registry/languages.ts'
import type { Env } from '../env.ts'
import { readDocument, withBuildFallback } from '../machines/documents.ts'
import { memoize } from '../memoize.ts'
import { searchIndexDocument, searchTermsDocument, searchTextsDocument } from './rules/schemas.ts'
import { createSearchEngine, type SearchEngine } from './rules/search-engine.ts'

/** An engine for each index in memory: building one takes longer than a search. */
const engines = new WeakMap<object, SearchEngine>()

/** The search of a language and version, or else the build's. @throws Error when neither can be read */
export function readSearchEngine(env: Env, version: string, lang: Lang): Promise<SearchEngine> {
  return withBuildFallback(version, `search/${lang}`, async (from) => {
    const [texts, terms, index] = await Promise.all([
      readDocument(env, from, `search/${lang}`, searchTextsDocument),
      readDocument(env, from, `search-terms/${lang}`, searchTermsDocument),
      readDocument(env, from, `search-index/${lang}`, searchIndexDocument),
    ])
    return memoize(engines, index, () => createSearchEngine(lang, { texts, terms, index }))
  })
}
