import * as v from 'valibot'

export const moldingProcesses = ['compression', 'transfer', 'injection'] as const
export type MoldingProcess = (typeof moldingProcesses)[number]

const positive = v.pipe(v.number(), v.gtValue(0))

/** Smallest, planned and largest value of a constant that only a mold trial settles. */
const span = v.strictObject({ low: positive, plan: positive, high: positive })

/** How a compound is molded by one process. */
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
  /** Source of the values beyond those that `compoundTable` names. */
  source: v.string(),
})

/**
 * content/sizing/compounds.json, in the order of the form. Sources of all rows:
 *
 * - Pressure: compression 5-10 MPa and rubber injection 20-40 MPa are the trade's figures (FAQ of this site; DEGUMA: 5-10
 *   N/mm2 on the platen); transfer lies between them.
 * - Density and temperature: data sheets of usual compounds of 50-70 Shore A (Hofmann, Rubber Technology Handbook,
 *   chapter 3).
 * - Chemical time: t90 of usual recipes at these temperatures. Stock from a transfer pot has begun to cure and needs half
 *   the time of a cold blank, stock from a warm barrel a third.
 * - Heating time: a slab of thickness s that both mold halves heat follows t = s^2 / (pi^2 a) * ln(4/pi * (Tm - T0) / (Tm - Tc))
 *   (Carslaw and Jaeger, Conduction of Heat in Solids, 3.4). Rubber and silicone have a = 0.1 mm2/s, friction mixes with
 *   metal fibers 0.45 mm2/s. A cold blank (T0 = 25 °C) in a mold at Tm = 175 °C reaches Tc = 160 °C after 2.5 s/mm2; stock
 *   that a transfer pot has warmed to 60 °C after 2.2; rubber that enters the mold at 110 °C after 1.7; solid silicone from
 *   a cold barrel after 2.0. Liquid silicone cures from 120 °C up in a mold at 190 °C: 1.1.
 * - Post-curing: makers' data sheets (ISO 23529 names no times).
 */
export const compoundTable = v.record(v.string(), compound)
export type Compound = v.InferOutput<typeof compound>

/** Properties of a molding machine that its table does not state, as its page describes it. */
const trait = v.strictObject({
  process: v.picklist(moldingProcesses),
  /** Compounds that it molds. */
  materials: v.array(v.string()),
  /** Compounds for which it is sold. */
  madeFor: v.picklist(['rubber', 'silicone', 'both', 'friction']),
  /** Vacuum pump: part of the machine or an option. */
  vacuum: v.picklist(['standard', 'option']),
  /** A mold with a vertical parting line (horizontal press) drops loose parts but does not hold inserts. */
  clamps: v.picklist(['vertical', 'horizontal']),
  /**
   * Of machines with equal force and injection volume, the one with the higher number comes first; 1 if absent. Vertical
   * machines hold inserts and flat parts; a separate plunger (VI-FL) meters expensive compounds exactly; first in, first
   * out (VI-FO) is for thick parts with large shots.
   */
  suits: v.partial(v.strictObject(v.entriesFromList(['inserts', 'loose', 'flat', 'thick', 'expensive'], positive))),
})

/** content/sizing/presses.json, by machine. */
export const traitTable = v.record(v.string(), trait)
export type Trait = v.InferOutput<typeof trait>
