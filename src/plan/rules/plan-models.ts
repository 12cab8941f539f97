import * as v from 'valibot'
import drawings from '../../../content/media/drawings.json' with { type: 'json' }
import { type MachineKey, machineKeys } from '../../../content/registry/machines.ts'
import type { NeutralDocument } from '../../../content/schema/machine.ts'
import { parseDocument } from '../../../content/schema/parse-document.ts'
import { amount, positive } from '../../../content/schema/values.ts'
import { tableModels } from '../../machines/table-models.ts'

/** Table values that a plan adds up, by row name. */
export const utilityLabels = [
  'connectedLoad',
  'ratedCurrent',
  'coolingWater',
  'chilledWater',
  'batchWater',
  'compressedAir',
  'freshAirFlow',
  'oilVolume',
] as const
export type UtilityLabel = (typeof utilityLabels)[number]

const packageSchema = v.object({ size: v.tuple([positive, positive, positive]), weight: positive })

/** plan.json: every model with its footprint and needs. Lengths in mm, weights in kg, floor load in kN/m2. */
export const planModelList = v.array(
  v.object({
    key: v.picklist(machineKeys),
    model: v.string(),
    /** Along the front, and from front to back. */
    width: positive,
    depth: positive,
    /** Free space for service beside the footprint. */
    service: v.object({ left: amount, right: amount, front: amount, back: amount }),
    utilities: v.record(v.picklist(utilityLabels), amount),
    netWeight: amount,
    floorLoad: amount,
    packages: v.array(packageSchema),
  }),
)
export type PlanModel = v.InferOutput<typeof planModelList>[number]
export type Package = v.InferOutput<typeof packageSchema>

/** The models of a machine; none if its table has no size. */
export function collectPlanModels(key: MachineKey, document: NeutralDocument): PlanModel[] {
  const service = (drawings as Partial<Record<MachineKey, { service: PlanModel['service'] }>>)[key]?.service
  const list = tableModels(document).flatMap(({ model, index, cell }): PlanModel[] => {
    /** The upper end of a range; 0 if the cell is empty. */
    const largest = (label: string) => Math.max(...[cell(label) ?? 0].flat().map(Number))
    const [width, depth] = (cell('machineSize') ?? []) as number[]
    if (!width || !depth || !service) return []
    const utilities = Object.fromEntries(utilityLabels.map((label) => [label, largest(label)]))
    return [
      {
        key,
        model,
        width,
        depth,
        service,
        utilities: utilities as PlanModel['utilities'],
        netWeight: largest('netWeight'),
        floorLoad: largest('floorLoad'),
        packages: (document.installation?.packages[index] ?? []).map(({ size, weight }) => ({ size, weight })),
      },
    ]
  })
  return parseDocument(planModelList, list, `content/machines/${key}/neutral.json`)
}
