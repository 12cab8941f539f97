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
  const { material = 'nbr', process = 'advise', ring, ...others } = named
  const sides = sidesOf(sizes.find((size) => isPartSize(size))?.values ?? [], ring === 'yes')
  return {
    material,
    process: isMoldable(material, process) ? process : 'advise',
    ...others,
    ...Object.fromEntries(Object.entries(sides).map(([side, mm]) => [side, String(Math.round(mm * 100) / 100)])),
  }
}

/** The sides (mm) of a part; those of a ring are d, D and height, or d and the diameter of its cord. */
function sidesOf([first, second, third]: number[], isRing: boolean): Record<string, number> {
  if (!first || !second) return first ? { diameter: first } : {}
  if (!isRing || first === second) return { length: first, width: second, ...(third && { thickness: third }) }
  const outer = third || second > first ? second : first + 2 * second
  const [inner, diameter] = [Math.min(first, outer), Math.max(first, outer)]
  const wall = (diameter - inner) / 2
  return { inner, diameter, thickness: Math.min(wall, third ?? wall) }
}
