import type { SearchTexts } from './documents.ts'
import type { SearchQuery } from './parse-query.ts'
import type { SearchEngine, Term } from './search-engine.ts'
import { isPartSize, modelsWith, type Size } from './sizes.ts'

/** The models that have every size in a search, or one of the sizes if no model has all. */
export function modelsForSizes(texts: SearchTexts, { terms, sizes }: { terms: Term[]; sizes: Size[] }): Set<string> {
  const lists = machineSizes(terms, sizes).map((size) => modelsWith(size, allModels(texts)).map(({ model }) => model))
  const withOneSize = new Set(lists.flat())
  const withAllSizes = new Set([...withOneSize].filter((model) => lists.every((list) => list.includes(model))))
  return withAllSizes.size > 0 ? withAllSizes : withOneSize
}

/** Sizes without those of a part: beside "O-ring", 30 mm is no platen. */
export function machineSizes(terms: Term[], sizes: Size[]): Size[] {
  return terms.some(({ part }) => part) ? sizes.filter((size) => !isPartSize(size)) : sizes
}

/** The clamp force of a search in t, if no model has as much; otherwise undefined. */
export function clampBeyondAll({ texts }: SearchEngine, query: SearchQuery, sizes: Size[]): number | undefined {
  const asked = [query.clamp ?? 0, ...sizes.flatMap(({ measure, values }) => (measure === 'clamp' ? values : []))]
  const largest = Math.max(...allModels(texts).map(({ clamp }) => clamp ?? 0))
  const most = Math.max(...asked)
  return most > largest ? Math.round(most) : undefined
}

export function allModels(texts: SearchTexts) {
  return Object.values(texts).flatMap(({ models }) => models)
}

/** The models that are as large as the form's fields ask for; undefined where these are empty. */
export function formModels(texts: SearchTexts, { clamp, platen }: SearchQuery): Set<string> | undefined {
  if (clamp === undefined && platen === undefined) return undefined
  const large = allModels(texts).filter(
    (model) =>
      (model.clamp ?? 0) >= (clamp ?? 0) &&
      (platen === undefined || Math.min(...model.platen) >= platen) &&
      (platen === undefined || model.platen.length > 0),
  )
  return new Set(large.map(({ model }) => model))
}
