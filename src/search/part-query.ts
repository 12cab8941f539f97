import { isMoldable, type Material, materials, moldingProcesses } from '../sizing/rules/compounds.ts'
import type { SearchAnswer } from './search-machines.ts'
import { isPartSize } from './sizes.ts'

/**
 * Properties of a molded part in a search, as parameters of the sizing: compound, process, inserts, vacuum, and the
 * part's size. Returns undefined without a part.
 */
export function readPartQuery({
  terms,
  sizes,
}: Pick<SearchAnswer, 'terms' | 'sizes'>): Record<string, string> | undefined {
  const parts = terms.filter(({ part }) => part)
  if (parts.length === 0) return undefined
  // A compound in the search overrides the usual one of the part.
  const said = Object.assign({}, ...[...parts, ...terms.filter(({ part }) => !part)].map(({ sizing }) => sizing ?? {}))
  const { material = 'nbr', process, ...rest } = said as Record<string, string>
  const size = sizes.find(isPartSize)
  const [length, width] = size?.values ?? []
  return {
    material,
    process: fittingProcess(material, process),
    ...rest,
    ...(length !== undefined &&
      (width === undefined ? { diameter: String(length) } : { length: String(length), width: String(width) })),
  }
}

/** A process that fits the compound, else the sizing's advice. */
function fittingProcess(material: string, process: string | undefined): string {
  const known = moldingProcesses.find((one) => one === process)
  const compound = materials.find((one) => one === material)
  return known && compound && isMoldable(compound as Material, known) ? known : 'advise'
}
