import * as v from 'valibot'
import { categories, machineKeys, machineStages } from '../registry/machines.ts'
import processes from '../registry/processes.json' with { type: 'json' }
import { type ProcessId, processCategories } from '../registry/processes.ts'
import { text } from './values.ts'

const families = ['rubberInjection', 'siliconeInjection', 'presses', 'mills', 'cutters', 'trimming', 'drying'] as const

const machine = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/machine/')),
  /** Value in the form's machine list (specification, chapter 3). */
  option: text,
  /** Prefix of its models' codes; shown where there is no room for its title. */
  code: text,
  categories: v.pipe(v.array(v.picklist(categories)), v.minLength(1)),
  /** Lead time of the specification (chapter 9): about 35 days for Rubber, 90 for Silicone; others are quoted. */
  leadTime: v.optional(v.picklist(['Rubber', 'Silicone'])),
  /** Step of a production line; molding if absent. */
  stage: v.optional(v.picklist(machineStages)),
  /** It takes parts out itself, so that one operator runs two of these machines. */
  automatic: v.optional(v.literal(true)),
  /** The main production line of a machine that is part of several. */
  line: v.optional(v.picklist(Object.keys(processes) as ProcessId[])),
  /** Comparable machines: the page of a machine links to the other members of its family. */
  family: v.optional(v.picklist(families)),
})

export const machineRegistry = v.record(v.string(), machine)

export type MachineEntry = v.InferOutput<typeof machine>

/** content/registry/processes.json */
export const processRegistry = v.record(
  v.string(),
  v.strictObject({
    category: v.picklist(processCategories),
    stages: v.array(v.strictObject({ picture: text, link: v.array(v.picklist(machineKeys)) })),
  }),
)
