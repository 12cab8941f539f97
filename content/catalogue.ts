import { type Category, type MachineKey, machinePaths } from './keys.ts'

/** One card of the catalogue (specification, chapter 3); its heading is the machine's title in the page's language. */
export type CatalogueEntry = { id: number; key: MachineKey; thumbnail: string; link: string; category: Category[] }

/** Membership: 2 in both rubber and silicone, 4 rubber only, 5 silicone only, 1 brake, 9 auxiliary. */
const membership: [MachineKey, ...Category[]][] = [
  ['VF', 'rubber', 'silicone'],
  ['TPPress', 'rubber', 'silicone'],
  ['HIFLRubber', 'rubber'],
  ['VIAORubber', 'rubber'],
  ['VIFL', 'rubber'],
  ['VIFO', 'rubber'],
  ['HF', 'silicone'],
  ['HIFLSilicone', 'silicone'],
  ['VIAOSilicone', 'silicone'],
  ['LV1', 'silicone'],
  ['LV2', 'silicone'],
  ['brakeHP', 'brake'],
  ['OpenMill', 'auxiliary'],
  ['TwoRollMill', 'auxiliary'],
  ['RubberCutting', 'auxiliary'],
  ['SiliconeCutting', 'auxiliary'],
  ['Punching', 'auxiliary'],
  ['Deflashing', 'auxiliary'],
  ['Feeder', 'auxiliary'],
  ['WashingDrying', 'auxiliary'],
  ['HotDry', 'auxiliary'],
]

export const catalogue: CatalogueEntry[] = membership.map(([key, ...category], id) => ({
  id,
  key,
  thumbnail: `machines/${key.toLowerCase()}-hero`,
  link: machinePaths[key],
  category,
}))

/** The entries of one category, or all of them. */
export function entriesOf(category: Category | 'all'): CatalogueEntry[] {
  return category === 'all' ? catalogue : catalogue.filter((entry) => entry.category.includes(category))
}

/**
 * Machines whose lead time the specification states (chapter 9): about 35 days for standard rubber compression, about
 * 90 days for standard silicone injection. For the others the quotation does.
 */
export const leadTimes: Partial<Record<MachineKey, 'rubberCompression' | 'siliconeInjection'>> = {
  VF: 'rubberCompression',
  HIFLSilicone: 'siliconeInjection',
  VIAOSilicone: 'siliconeInjection',
  LV1: 'siliconeInjection',
  LV2: 'siliconeInjection',
}
