import * as v from 'valibot'
import { positive } from './values.ts'

export const moldingProcesses = ['compression', 'transfer', 'injection'] as const
export type MoldingProcess = (typeof moldingProcesses)[number]

/** Smallest, planned and largest value of a constant that only a mold trial can determine. */
const span = v.strictObject({ low: positive, plan: positive, high: positive })

const molding = v.strictObject({
  /** Pressure in the cavity in MPa; the planned value decides the press. */
  pressure: span,
  /** Chemical cure time in seconds at mold temperature. */
  chemical: positive,
  /** Heating time of the wall's center in seconds per square millimeter of the wall. */
  heating: positive,
})

const compound = v.strictObject({
  /** Density of a usual filled compound in g/cm3. */
  density: positive,
  /** Mold temperature in °C, from - to. */
  temperature: v.tuple([positive, positive]),
  /** Hours in the oven after molding; absent where post-curing is not usual. */
  postCure: v.optional(positive),
  molding: v.partial(v.strictObject(v.entriesFromList(moldingProcesses, molding))),
  /** Source of the values beyond those that content/README.md names. */
  source: v.string(),
})

/** content/sizing/compounds.json, in the order of the form; content/README.md names the sources of the values. */
export const compoundTable = v.record(v.string(), compound)
export type Compound = v.InferOutput<typeof compound>

/** Properties of a molding machine that its table does not state, as its page describes it. */
const trait = v.strictObject({
  process: v.picklist(moldingProcesses),
  materials: v.array(v.string()),
  /** Compounds for which it is sold. */
  madeFor: v.picklist(['rubber', 'silicone', 'both', 'friction']),
  /** Vacuum pump: part of the machine or an option. */
  vacuum: v.picklist(['standard', 'option']),
  /** A mold with a vertical parting line (horizontal press) drops loose parts but does not hold inserts. */
  clamps: v.picklist(['vertical', 'horizontal']),
  /**
   * Of machines with equal force and volume, the one with the higher number comes first; 1 if absent. Vertical ones hold
   * inserts and flat parts, a separate plunger meters expensive compounds, first in, first out suits thick parts.
   */
  suits: v.partial(v.strictObject(v.entriesFromList(['inserts', 'loose', 'flat', 'thick', 'expensive'], positive))),
})

/** content/sizing/presses.json, by machine. */
export const traitTable = v.record(v.string(), trait)
export type Trait = v.InferOutput<typeof trait>
