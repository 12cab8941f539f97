import * as v from 'valibot'
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import type { Installation } from '../../../content/schema/data-sheet.ts'
import type { SpecLabel, SpecTable } from '../../../content/schema/spec-table.ts'
import type { Material, MoldingProcess } from './compounds.ts'

/** Properties of a molding machine that no table states. */
type Trait = {
  process: MoldingProcess
  materials: readonly Material[]
  /** Compounds for which the machine is sold; it molds the other ones of `materials`, too. */
  madeFor: 'rubber' | 'silicone' | 'both' | 'friction'
  /** Vacuum pump: part of the machine or an option. */
  vacuum: 'standard' | 'option'
  /** A mold with a vertical parting line (horizontal press) drops loose parts but does not hold inserts. */
  clamps: 'vertical' | 'horizontal'
  /** Of machines with equal force and injection volume, the one with the higher number comes first. */
  suits: { inserts: number; loose: number; flat: number; thick: number; expensive: number }
}

const rubbers = ['nr', 'sbr', 'nbr', 'hnbr', 'epdm', 'iir', 'cr', 'acm', 'fkm', 'pu'] as const

const alike = { inserts: 1, loose: 1, flat: 1, thick: 1, expensive: 1 }

/**
 * The twelve molding machines, as their pages describe them. Horizontal machines drop loose parts; vertical ones hold
 * inserts and flat parts; a separate plunger (VI-FL) meters expensive compounds exactly; first in, first out (VI-FO) is
 * for thick parts with large shots.
 */
export const traits: Partial<Record<MachineKey, Trait>> = {
  HF: trait('compression', 'silicone', 'option', 'vertical'),
  VF: trait('compression', 'both', 'standard', 'vertical'),
  brakeHP: trait('compression', 'friction', 'option', 'vertical'),
  TPPress: trait('transfer', 'both', 'option', 'vertical'),
  HIFLRubber: trait('injection', 'rubber', 'option', 'horizontal', { loose: 4 }),
  VIAORubber: trait('injection', 'rubber', 'option', 'vertical', { inserts: 4, flat: 2 }),
  VIFL: trait('injection', 'rubber', 'option', 'vertical', { inserts: 3, loose: 3, flat: 4, expensive: 4 }),
  VIFO: trait('injection', 'rubber', 'option', 'vertical', { inserts: 2, thick: 4 }),
  HIFLSilicone: trait('injection', 'silicone', 'standard', 'horizontal', { loose: 4 }),
  VIAOSilicone: trait('injection', 'silicone', 'option', 'vertical', { inserts: 4, flat: 4 }),
  LV1: trait('injection', 'silicone', 'standard', 'vertical', {}, ['lsr']),
  LV2: trait('injection', 'silicone', 'standard', 'vertical', {}, ['lsr', 'htv']),
}

function trait(
  process: MoldingProcess,
  madeFor: Trait['madeFor'],
  vacuum: Trait['vacuum'],
  clamps: Trait['clamps'],
  suits: Partial<Trait['suits']> = {},
  materials: readonly Material[] = madeFor === 'friction'
    ? ['friction']
    : process === 'injection'
      ? madeFor === 'rubber'
        ? rubbers
        : ['htv']
      : ['htv', ...rubbers],
): Trait {
  return { process, madeFor, vacuum, clamps, suits: { ...alike, ...suits }, materials }
}

const positive = v.pipe(v.number(), v.gtValue(0))
const pair = v.tuple([positive, positive])

/** The table values of one model; lengths in mm, forces in t, volumes in cm3, powers in kW. */
const pressSchema = v.object({
  key: v.picklist(machineKeys),
  model: v.string(),
  clamp: positive,
  /** Longer side first. */
  platen: pair,
  /** Platen of the transfer pot, where it is smaller than the lower one. */
  upperPlaten: v.optional(pair),
  /** Opening of each daylight. */
  daylight: v.optional(positive),
  /** Molds one above the other, pressed at the same time. */
  molds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  minMold: v.optional(positive),
  maxMold: v.optional(positive),
  /** Injection volume, or volume of the transfer pot. */
  shot: v.optional(positive),
  /** Injection rate in cm3/s. */
  rate: v.optional(positive),
  /** Plasticizing or metering rate in kg/h. */
  plasticizing: v.optional(positive),
  /** Second unit for liquid silicone; without it, the values above are those of the only unit. */
  liquid: v.optional(v.object({ shot: positive, rate: positive, plasticizing: positive })),
  /** Highest platen temperature in °C. */
  maxTemperature: v.optional(positive),
  power: v.optional(positive),
  /** Length, width, height. */
  size: v.optional(v.tuple([positive, positive, positive])),
})
type PressData = v.InferOutput<typeof pressSchema>

/** A model with the properties of its machine. */
export type Press = PressData & Trait

/** The models of a list with their machine's properties; machines that do not mold are left out. */
function withTraits(list: PressData[]): Press[] {
  return list.flatMap((press) => {
    const found = traits[press.key]
    return found ? [{ ...found, ...press }] : []
  })
}

/** Schema of presses.json. */
export const pressList = v.pipe(v.array(pressSchema), v.transform(withTraits))

/** The models of a machine, from its specification table and its installation data; none if it does not mold. */
export function pressesOf(key: MachineKey, table: SpecTable | undefined, installation?: Installation): Press[] {
  if (!traits[key] || !table) return []
  const rows: { label: string; values: unknown[] }[] = [...table.rows, ...(installation?.rows ?? [])]
  const cellOf = (label: SpecLabel | Installation['rows'][number]['label'], index: number) =>
    rows.find((row) => row.label === label)?.values[index]
  const list = table.models.flatMap((model, index): PressData[] => {
    const number = (label: Parameters<typeof cellOf>[0]) => {
      const value = cellOf(label, index)
      return typeof value === 'number' ? value : undefined
    }
    const numbers = (label: Parameters<typeof cellOf>[0]): number[] => {
      const value = cellOf(label, index)
      return Array.isArray(value) ? value : []
    }
    const clamp = number('clampForce')
    const [platenSize, lowerPlatenSize] = [numbers('platenSize'), numbers('lowerPlatenSize')]
    const [a = 0, b = 0] = platenSize.length > 0 ? platenSize : lowerPlatenSize
    if (!clamp || !a || !b) return []
    const [upperA = 0, upperB = 0] = numbers('upperPlatenSize')
    const [length, width, height] = numbers('machineSize')
    const [, maxMold] = numbers('moldThickness')
    const [liquidShot, liquidRate] = [number('liquidInjectionVolume'), number('liquidInjectionRate')]
    const metering = number('liquidMeteringRate')
    return [
      {
        key,
        model,
        clamp,
        platen: [Math.max(a, b), Math.min(a, b)],
        upperPlaten: upperA && upperB ? [Math.max(upperA, upperB), Math.min(upperA, upperB)] : undefined,
        daylight: number('heatingPlatesDistance'),
        molds: number('daylights'),
        minMold: number('minMoldThickness'),
        maxMold,
        shot: number('injectionVolume') ?? number('potVolume'),
        rate: number('maxInjectionRate'),
        plasticizing: number('plasticizingRate'),
        liquid:
          liquidShot && liquidRate && metering
            ? { shot: liquidShot, rate: liquidRate, plasticizing: metering }
            : undefined,
        maxTemperature: number('maxPlatenTemperature'),
        power: number('totalPower'),
        size: length && width && height ? [length, width, height] : undefined,
      },
    ]
  })
  return withTraits(list)
}
