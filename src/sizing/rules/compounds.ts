import { type Compound, type MoldingProcess, moldingProcesses } from '../../../content/schema/sizing.ts'
import table from '../../../content/sizing/compounds.json' with { type: 'json' }

export { type MoldingProcess, moldingProcesses }

/** A compound as a query names it (`material=`). */
export type Material = keyof typeof table

/** The compounds of the sizing in the order of the form; content/README.md names their sources. */
export const compounds = table as Record<Material, Compound>
export const materials = Object.keys(table) as Material[]

/** Whether the process molds this compound. */
export function isMoldable(material: string, process: string): boolean {
  const compound = (compounds as Record<string, Compound | undefined>)[material]
  return compound?.molding[process as MoldingProcess] !== undefined
}

/** Whether the compound is a rubber, neither silicone nor friction material. */
export function isRubber(material: Material): boolean {
  return material !== 'htv' && material !== 'lsr' && material !== 'friction'
}

/** Friction mixes are bound by a phenolic resin, which hardens: only rubber and silicone are vulcanized. */
export function bindsWithResin(compound: string): boolean {
  return compound === 'friction'
}
