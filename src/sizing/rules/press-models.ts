import * as v from 'valibot'
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import type { NeutralDocument } from '../../../content/schema/machine.ts'
import { parseDocument } from '../../../content/schema/parse-document.ts'
import type { Trait } from '../../../content/schema/sizing.ts'
import { count, positive } from '../../../content/schema/values.ts'
import table from '../../../content/sizing/presses.json' with { type: 'json' }
import { tableModels } from '../../machines/table-models.ts'

/** The molding machines. */
export const traits = table as Partial<Record<MachineKey, Trait>>

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
  molds: v.optional(count),
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

/** Schema of presses.json: models with the properties of their machine; machines that do not mold are left out. */
export const pressList = v.pipe(
  v.array(pressSchema),
  v.transform((list) =>
    list.flatMap((press) => {
      const found = traits[press.key]
      return found ? [{ ...found, ...press }] : []
    }),
  ),
)
export type Press = v.InferOutput<typeof pressList>[number]

/** The models of a machine, from its specification table and its installation data; none if it does not mold. */
export function collectPresses(key: MachineKey, document: NeutralDocument): Press[] {
  if (!traits[key]) return []
  const list = tableModels(document).flatMap(({ model, cell }) => {
    const number = (label: string) => [cell(label)].find((value) => typeof value === 'number')
    const numbers = (label: string) => [cell(label)].find((value) => Array.isArray(value))
    /** Longer side first. */
    const sides = (label: string) => numbers(label)?.toSorted((a, b) => b - a)
    const clamp = number('clampForce')
    const platen = sides('platenSize') ?? sides('lowerPlatenSize')
    if (!clamp || !platen) return []
    const liquidShot = number('liquidInjectionVolume')
    return [
      {
        key,
        model,
        clamp,
        platen,
        upperPlaten: sides('upperPlatenSize'),
        daylight: number('heatingPlatesDistance'),
        molds: number('daylights'),
        minMold: number('minMoldThickness'),
        maxMold: numbers('moldThickness')?.[1],
        shot: number('injectionVolume') ?? number('potVolume'),
        rate: number('maxInjectionRate'),
        plasticizing: number('plasticizingRate'),
        liquid: liquidShot && {
          shot: liquidShot,
          rate: number('liquidInjectionRate'),
          plasticizing: number('liquidMeteringRate'),
        },
        maxTemperature: number('maxPlatenTemperature'),
        power: number('totalPower'),
        size: numbers('machineSize'),
      },
    ]
  })
  return parseDocument(pressList, list, `content/machines/${key}/neutral.json`)
}
