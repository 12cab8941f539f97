import * as v from 'valibot'
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import type { SpecLabel, SpecTable } from '../../../content/schema/spec-table.ts'
import type { Material, MoldingProcess } from './compounds.ts'

/** What a molding machine can be asked for beside its table: nothing here is a number of the table. */
type Trait = {
  process: MoldingProcess
  materials: readonly Material[]
  /** A pump of its own or an option of the maker. */
  vacuum: 'standard' | 'option'
  /** Equal presses are ranked by this: which the maker would rather offer for the compound, with and without inserts. */
  suits: { inserts: number; plain: number; materials?: Partial<Record<Material, number>> }
}

const generalRubbers = ['nr', 'nbr', 'epdm', 'fkm'] as const

/**
 * The twelve molding machines. Horizontal machines drop loose parts, vertical ones hold inserts; a separate plunger
 * doses expensive compounds exactly; first in, first out spares compounds that scorch.
 */
export const traits: Partial<Record<MachineKey, Trait>> = {
  HF: trait('compression', ['htv', ...generalRubbers], 'option', { inserts: 1, plain: 2, materials: { htv: 2 } }),
  VF: trait('compression', ['htv', ...generalRubbers], 'standard', { inserts: 1, plain: 3 }),
  brakeHP: trait('compression', ['friction'], 'option', { inserts: 1, plain: 1 }),
  TPPress: trait('transfer', ['htv', ...generalRubbers], 'option', { inserts: 1, plain: 1 }),
  HIFLRubber: trait('injection', generalRubbers, 'option', { inserts: 1, plain: 4 }),
  VIAORubber: trait('injection', generalRubbers, 'option', { inserts: 4, plain: 2 }),
  VIFL: trait('injection', generalRubbers, 'option', { inserts: 3, plain: 3, materials: { fkm: 3 } }),
  VIFO: trait('injection', generalRubbers, 'option', { inserts: 2, plain: 1, materials: { nr: 4 } }),
  HIFLSilicone: trait('injection', ['htv'], 'standard', { inserts: 1, plain: 3 }),
  VIAOSilicone: trait('injection', ['htv'], 'option', { inserts: 3, plain: 2 }),
  LV1: trait('injection', ['lsr'], 'standard', { inserts: 2, plain: 2 }),
  LV2: trait('injection', ['lsr', 'htv'], 'standard', { inserts: 2, plain: 1 }),
}

function trait(
  process: MoldingProcess,
  forMaterials: readonly Material[],
  vacuum: Trait['vacuum'],
  suits: Trait['suits'],
): Trait {
  return { process, materials: forMaterials, vacuum, suits }
}

const positive = v.pipe(v.number(), v.gtValue(0))

/** One model as the sizing sees it; lengths in mm, forces in t, volumes in cm3, powers in kW. */
const pressSchema = v.object({
  key: v.picklist(machineKeys),
  model: v.string(),
  clamp: positive,
  /** The smaller platen, the longer side first. */
  platen: v.tuple([positive, positive]),
  daylight: v.optional(positive),
  minMold: v.optional(positive),
  shot: v.optional(positive),
  power: v.optional(positive),
  /** Length, width, height. */
  size: v.optional(v.tuple([positive, positive, positive])),
})
type PressData = v.InferOutput<typeof pressSchema>

/** A model with what its machine can do. */
export type Press = PressData & Trait

/** The models of a list, each with its machine's traits; machines that this code does not know to mold are left out. */
function withTraits(list: PressData[]): Press[] {
  return list.flatMap((press) => {
    const found = traits[press.key]
    return found ? [{ ...found, ...press }] : []
  })
}

/** presses.json, read. */
export const pressList = v.pipe(v.array(pressSchema), v.transform(withTraits))

/** The models of a machine, from its specification table; none when it does not mold. */
export function pressesOf(key: MachineKey, table: SpecTable | undefined): Press[] {
  if (!traits[key] || !table) return []
  const number = (label: SpecLabel, index: number) => {
    const value = table.rows.find((row) => row.label === label)?.values[index]
    return typeof value === 'number' ? value : undefined
  }
  const size = (label: SpecLabel, index: number) => {
    const value = table.rows.find((row) => row.label === label)?.values[index]
    return Array.isArray(value) ? value : undefined
  }
  const list = table.models.flatMap((model, index): PressData[] => {
    const clamp = number('clampForce', index)
    const [a = 0, b = 0] = size('platenSize', index) ?? size('lowerPlatenSize', index) ?? []
    if (!clamp || !a || !b) return []
    const [length, width, height] = size('machineSize', index) ?? []
    return [
      {
        key,
        model,
        clamp,
        platen: [Math.max(a, b), Math.min(a, b)],
        daylight: number('heatingPlatesDistance', index),
        minMold: number('minMoldThickness', index),
        shot: number('injectionVolume', index),
        power: number('totalPower', index),
        size: length && width && height ? [length, width, height] : undefined,
      },
    ]
  })
  return withTraits(list)
}
