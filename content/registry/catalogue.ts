import { machinePicture } from './machine-pictures.ts'
import { type Category, type MachineKey, machineKeys, machines } from './machines.ts'

/** One card of the catalogue (specification, chapter 3); its heading is the machine's title in the page's language. */
export type CatalogueEntry = { id: number; key: MachineKey; thumbnail: string; link: string; category: Category[] }

export const catalogue: CatalogueEntry[] = machineKeys.map((key, id) => ({
  id,
  key,
  thumbnail: machinePicture(key),
  link: machines[key].path,
  category: [...machines[key].categories],
}))

/** The entries of one category, or all of them. */
export function entriesOf(category: Category | 'all'): CatalogueEntry[] {
  return category === 'all' ? catalogue : catalogue.filter((entry) => entry.category.includes(category))
}
