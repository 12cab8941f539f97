import { machineKeys } from '../../../content/registry/machines.ts'
import { machineSizes, modelsInForm, modelsWithSizes } from './models.ts'
import type { SearchQuery } from './parse-query.ts'
import { parseTokens } from './query-tokens.ts'
import { rankMachines } from './ranking.ts'
import type { SearchModel } from './schemas.ts'
import type { SearchEngine } from './search-engine.ts'
import { readSizes } from './sizes.ts'

/** The machines for a search, and the words, terms and sizes that were recognized in it. */
export type SearchAnswer = ReturnType<typeof searchMachines>
export type SearchResult = SearchAnswer['results'][number]

/** Finds the machines for a search; those without a model as large as the form asks for are left out. */
export function searchMachines(engine: SearchEngine, query: SearchQuery) {
  const words = engine.vocabulary.splitWords(query.words)
  const sizes = readSizes(words, engine.terms.units)
  const parsed = parseTokens(engine, words, sizes)
  const { tokens, wordTokens, sizeMachines } = parsed
  const terms = [...new Set(tokens.flatMap(({ term }) => term ?? []))]
  const isEmpty = wordTokens.length === 0 && sizeMachines.length === 0
  const all = query.words === '' || words.length > 0 ? machineKeys : []
  const found = isEmpty ? all : rankMachines(engine, parsed)
  const inForm = modelsInForm(engine, query)
  const fitting = inForm ?? modelsWithSizes(engine, machineSizes(terms, sizes))
  const codes = new Set(tokens.map(({ token }) => token))
  const isNamed = ({ model }: SearchModel) => codes.has(model.toLowerCase().replaceAll('-', ''))
  const results = found.flatMap((key) => {
    const all = engine.texts[key]?.models ?? []
    /** The models that have the size or the code of the search; empty if it has neither. */
    const models = all.flatMap((one) => (fitting.has(one) || (!inForm && isNamed(one)) ? one.model : []))
    return inForm && models.length === 0 ? [] : [{ key, models }]
  })
  return { results, tokens, terms, sizes }
}
