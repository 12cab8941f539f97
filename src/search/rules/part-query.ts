import { isMoldable } from '../../sizing/rules/compounds.ts'
import type { SearchAnswer } from './search-machines.ts'
import { isPartSize } from './sizes.ts'

/** The molded part of a search, as parameters of the sizing; undefined without a part. */
export function readPartQuery({ terms, sizes }: SearchAnswer): Record<string, string> | undefined {
  const parts = terms.filter(({ part }) => part)
  if (parts.length === 0) return undefined
  // A compound in the search overrides the usual one of the part.
  const named: Record<string, string> = Object.assign(
    {},
    ...[...parts, ...terms.filter(({ part }) => !part)].map(({ sizing }) => sizing),
  )
  const { material = 'nbr', process = 'advise', ...others } = named
  const [length, width] = sizes.find(isPartSize)?.values.map((value) => String(Math.round(value * 100) / 100)) ?? []
  return {
    material,
    process: isMoldable(material, process) ? process : 'advise',
    ...others,
    ...(length && (width ? { length, width } : { diameter: length })),
  }
}
