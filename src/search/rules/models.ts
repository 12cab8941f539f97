import type { SearchQuery } from './parse-query.ts'
import type { SearchModel } from './schemas.ts'
import type { SearchEngine, Term } from './search-engine.ts'
import { isPartSize, type Size } from './sizes.ts'

export function allModels({ texts }: SearchEngine): SearchModel[] {
  return Object.values(texts).flatMap(({ models }) => models)
}

export type MachineSize = Size & { measure: Exclude<Size['measure'], 'hardness'> }

/** Sizes of machines, without those of a part: beside "O-ring", 30 mm is not a platen. */
export function machineSizes(terms: Term[], sizes: Size[]): MachineSize[] {
  const isBesidePart = terms.some(({ part }) => part)
  return sizes.filter((size): size is MachineSize => size.measure !== 'hardness' && !isPartSize(size, isBesidePart))
}

/** The models that have every size in a search, or one of the sizes if no model has all. */
export function modelsWithSizes(engine: SearchEngine, sizes: MachineSize[]): Set<SearchModel> {
  const lists = sizes.map((size) => modelsWithSize(engine, size))
  const withOneSize = new Set(lists.flat())
  const withAllSizes = new Set([...withOneSize].filter((model) => lists.every((list) => list.includes(model))))
  return withAllSizes.size > 0 ? withAllSizes : withOneSize
}

/** The models that have this size or are in its range; if there are none, those with the next larger size (not for powers). */
export function modelsWithSize(engine: SearchEngine, { measure, values, tolerance }: MachineSize): SearchModel[] {
  const models = allModels(engine)
  const sizesOf = (model: SearchModel) => [model[measure] ?? []].flat()
  const smallestOf = (model: SearchModel) => Math.min(...sizesOf(model))
  const isSame = (one: number, other: number) => Math.abs(one - other) <= tolerance * Math.max(one, other)
  const [low, high] = [Math.min(...values) * (1 - tolerance), Math.max(...values) * (1 + tolerance)]
  const exact = models.filter((model) =>
    measure === 'platen'
      ? values.every((value) => sizesOf(model).some((own) => isSame(own, value)))
      : sizesOf(model).some((own) => low <= own && own <= high),
  )
  if (exact.length > 0 || measure === 'power') return exact
  const next = Math.min(...models.map(smallestOf).filter((own) => own > Math.max(...values)))
  return models.filter((model) => Number.isFinite(next) && smallestOf(model) === next)
}

/** The models that are as large as the form's fields ask for; undefined where these are empty. */
export function modelsInForm(engine: SearchEngine, { clamp, platen }: SearchQuery): Set<SearchModel> | undefined {
  if (clamp === undefined && platen === undefined) return undefined
  const isLarge = (model: SearchModel) =>
    (model.clamp ?? 0) >= (clamp ?? 0) &&
    // The rolls of mills, which have no clamp force, are not platens.
    (platen === undefined || (model.clamp !== null && model.platen.length > 0 && Math.min(...model.platen) >= platen))
  return new Set(allModels(engine).filter(isLarge))
}

type Found = { sizes: Size[]; results: { key: string }[] }

/** The clamp force of a search in t, if no model of the machines found has as much; otherwise undefined. */
export function unavailableClampForce(engine: SearchEngine, query: SearchQuery, { sizes, results }: Found) {
  const inWords = sizes.flatMap(({ measure, values }) => (measure === 'clamp' ? values : []))
  const requested = Math.max(query.clamp ?? 0, ...inWords)
  const models = results.flatMap(({ key }) => engine.texts[key]?.models ?? [])
  const largest = Math.max(...(models.length > 0 ? models : allModels(engine)).map(({ clamp }) => clamp ?? 0))
  return requested > largest ? Math.round(requested) : undefined
}
