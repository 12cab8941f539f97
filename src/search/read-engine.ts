import type { Lang } from '../../content/registry/languages.ts'
import type { Env } from '../env.ts'
import { readSearchDocuments } from '../machines/documents.ts'
import { createSearchEngine, type SearchEngine } from './search-engine.ts'

/** An engine for each index in memory: building one takes longer than a search. */
const engines = new WeakMap<object, SearchEngine>()

/** The search of one language and version of the content. @throws Error when its documents cannot be read */
export async function readSearchEngine(env: Env, version: string, lang: Lang): Promise<SearchEngine> {
  const { texts, terms, index } = await readSearchDocuments(env, version, lang)
  const known = engines.get(index) ?? createSearchEngine(lang, texts, terms, index)
  engines.set(index, known)
  return known
}
