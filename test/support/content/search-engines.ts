import type { Lang } from '../../../content/registry/languages.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { searchDocumentsFor } from '../../../src/build/search-documents.ts'
import { memoize } from '../../../src/memoize.ts'
import type { SearchDocuments } from '../../../src/search/rules/schemas.ts'
import { createSearchEngine, type SearchEngine } from '../../../src/search/rules/search-engine.ts'
import { type SearchAnswer, searchMachines } from '../../../src/search/rules/search-machines.ts'

const machines = readMachineFiles()
const documents = new Map<Lang, SearchDocuments>()
const engines = new Map<Lang, SearchEngine>()

/** The search documents of a language, as a build makes them. */
export function searchDocuments(lang: Lang): SearchDocuments {
  return memoize(documents, lang, () => searchDocumentsFor(lang, machines))
}

export function searchEngine(lang: Lang): SearchEngine {
  return memoize(engines, lang, () => createSearchEngine(lang, searchDocuments(lang)))
}

/** Searches as the page does, by words alone. */
export function search(lang: Lang, words: string): SearchAnswer {
  return searchMachines(searchEngine(lang), { words, clamp: undefined, platen: undefined })
}

export function foundKeys(lang: Lang, words: string): string[] {
  return search(lang, words).results.map(({ key }) => key)
}
