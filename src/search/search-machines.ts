import { type MachineKey, machineKeys } from '../../content/registry/machines.ts'
import { formModels, modelsForSizes } from './model-sizes.ts'
import type { SearchQuery } from './parse-query.ts'
import { unitsOf } from './query-units.ts'
import { ranked } from './ranking.ts'
import type { SearchEngine, Term } from './search-engine.ts'
import { readSizes, type Size } from './sizes.ts'

export type SearchResult = {
  key: MachineKey
  /** The models that have the size that was asked for; empty where none was. */
  models: string[]
}

export type SearchAnswer = {
  results: SearchResult[]
  /** Tokens of the recognized terms and other words, and beginnings of words: a result highlights them. */
  tokens: Set<string>
  beginnings: string[]
  /** The terms that were recognized. */
  terms: Term[]
  sizes: Size[]
}

/**
 * Finds the machines for a search. Machines that have every word come first, then those that have more than half of
 * them; where no machine has so many, those that have the most. Among them, machines that a word names come before
 * machines whose texts only mention it.
 */
export function searchMachines(engine: SearchEngine, query: SearchQuery): SearchAnswer {
  const words = engine.vocabulary.splitWords(query.words)
  const sizes = readSizes(words, engine.terms.units)
  const { units, wordTokens, isGeneric } = unitsOf(engine, words, sizes)
  const inForm = formModels(engine.texts, query)
  const answer = {
    tokens: new Set(units.flatMap(({ tokens }) => tokens)),
    beginnings: units.flatMap(({ tokens, isPrefix }) => (isPrefix ? tokens : [])),
    terms: [...new Set(units.flatMap(({ term }) => term ?? []))],
    sizes,
  }
  const found = units.length === 0 ? (isGeneric ? [...machineKeys] : []) : ranked(engine, units, wordTokens)
  const fitting = inForm ?? modelsForSizes(engine.texts, answer)
  const results = found.flatMap((key) => {
    const own = (engine.texts[key]?.models ?? []).map(({ model }) => model)
    const models = own.filter((model) => fitting.has(model))
    return inForm && models.length === 0 ? [] : [{ key, models }]
  })
  return { ...answer, results }
}
