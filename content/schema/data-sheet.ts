import * as v from 'valibot'
import labels from '../registry/labels.json' with { type: 'json' }
import type { NamesUnder } from './messages.ts'
import { rowOf, type SpecRow } from './spec-table.ts'

/** Installation data beside the specification table: rows of `installation` and their units. */
const installationLabels = {
  /** Highest temperature to which the platens can be set. */
  maxPlatenTemperature: 'C',
  /** Largest deviation over a platen from its mean, at 180 °C after warm-up. */
  temperatureUniformity: '±C',
  /** Largest deviation between the platens, at full force. */
  parallelism: 'mm',
  closingSpeed: 'mm/s',
  /** With the pump at full pressure: flow divided by plunger area. */
  pressingSpeed: 'mm/s',
  openingSpeed: 'mm/s',
  /** Closing over the whole stroke, building up and releasing pressure, and opening, without molding. */
  dryCycleTime: 's',
  /** Thinnest and thickest mold that can be clamped and opened, mm. */
  moldThickness: 'mm',
  /** Per daylight. */
  maxMoldWeight: 'kg',
  /** Molds pressed one above the other; plunger stroke and heating plates distance are shared and per daylight. */
  daylights: null,
  /** Independent cylinders of the press in the table. */
  stations: null,
  transferForce: 't',
  transferPlungerDiameter: 'mm',
  transferStroke: 'mm',
  potDiameter: 'mm',
  potVolume: 'cc',
  screwDiameter: 'mm',
  plasticizingRate: 'kg/h',
  liquidInjectionVolume: 'cc',
  liquidInjectionPressure: 'kgf/cm2',
  liquidInjectionRate: 'cc/s',
  liquidMeteringRate: 'kg/h',
  ejectorForce: 't',
  ejectorStroke: 'mm',
  /** Absolute pressure that the pump reaches under the hood, at any altitude. */
  vacuumPressure: 'kPa',
  /** Free volume under the closed hood, with a mold. */
  hoodVolume: 'L',
  vacuumPumpCapacity: 'm3/h',
  rollGap: 'mm',
  /** Surface travel of the empty front roll after an emergency stop. */
  stoppingDistance: 'mm',
  strokesPerMinute: '1/min',
  feedSpeed: 'm/min',
  cutsPerMinute: '1/min',
  /** Slowest to fastest, by part and program. */
  throughput: 'kg/h',
  hopperVolume: 'L',
  drumDiameter: 'mm',
  drumVolume: 'L',
  freshAirFlow: 'm3/h',
  airFlow: 'm3/h',
  /** Fresh water of one program, all baths together. */
  batchWater: 'L',
  /** Share of the heating power for the platens; the rest heats barrel, nozzle or transfer pot. */
  platenHeatingPower: 'kW',
  warmUpTime: 'min',
  supply: null,
  connectedLoad: 'kW',
  ratedCurrent: 'A',
  coolingWater: 'L/min',
  chilledWater: 'L/min',
  waterConnection: null,
  drainConnection: null,
  exhaustDiameter: 'mm',
  compressedAir: 'm3/h',
  pumpFlow: 'L/min',
  oilVolume: 'L',
  floorLoad: 'kN/m2',
  /** At the operator's position, covers closed. */
  soundLevel: 'dB(A)',
  /** Net weight and connected load of a press with two stations. */
  twoStationWeight: 'kg',
  twoStationLoad: 'kW',
} as const

/**
 * Conditions for the values of rows, shown in their labels: by label, or by the variant (`as`) that a machine gives the
 * row.
 */
export const conditions: Partial<Record<string, { value: number; unit: 'C' | 'MPa' | 'mm' }>> = {
  temperatureUniformity: { value: 180, unit: 'C' },
  cutsPerMinute: { value: 20, unit: 'mm' },
  sheetThroughput: { value: 8, unit: 'mm' },
  warmUpTime: { value: 180, unit: 'C' },
  coolingWater: { value: 25, unit: 'C' },
  chilledWater: { value: 15, unit: 'C' },
  compressedAir: { value: 0.6, unit: 'MPa' },
}

/** Parts of a worked cycle in the order of the table, and their units. */
export const cycleLabels = {
  molds: null,
  cavities: null,
  partWeight: 'g',
  wallThickness: 'mm',
  projectedArea: 'cm2',
  moldTemperature: 'C',
  forceUsed: 't',
  loadTime: 's',
  closeTime: 's',
  injectTime: 's',
  cureTime: 's',
  openTime: 's',
  cycleTime: 's',
  partsPerHour: '1/h',
} as const

/** Rows that the page computes from the shipping packages. */
const packageLabels = { packageSize: 'mm', packageWeight: 'kg' } as const

export const sheetLabels = { ...installationLabels, ...cycleLabels, ...packageLabels }
export type SheetLabel = keyof typeof sheetLabels

/** Mold opening types: how many plates of the mold the press opens and moves to the operator. */
export const moldOpenings = { '2RT': 2, '3RT': 3, '4RT': 4 } as const

const positive = v.pipe(v.number(), v.finite(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Installation data of a machine, one value per model in the order of the specification table. */
export const installation = v.strictObject({
  rows: v.pipe(v.array(rowOf(Object.keys(installationLabels) as (keyof typeof installationLabels)[])), v.minLength(1)),
  /** Shipping packages of each model: length, width and height in mm, gross weight in kg. */
  packages: v.array(
    v.pipe(
      v.array(v.strictObject({ size: v.tuple([positive, positive, positive]), weight: positive })),
      v.minLength(1),
    ),
  ),
})

const compounds = ['iir', 'nr', 'nbr', 'epdm', 'fkm', 'htv', 'lsr', 'friction'] as const

/** One worked cycle: one of the machine's applications, and the seconds of its steps. */
export const cycle = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  /** Index in applicationImages and applicationAlt. */
  application: v.pipe(v.number(), v.integer(), v.minValue(0)),
  compound: v.picklist(compounds),
  /** Molds that close together; cavities count over all of them. */
  molds: count,
  cavities: count,
  /** Molded material of one part, g; inserts not counted. */
  partWeight: positive,
  /** Thickest wall in mm, which decides the cure time. */
  wallThickness: positive,
  /** Of one part without its web, cm2. */
  projectedArea: positive,
  moldTemperature: positive,
  /** Clamp force set for this mold, t: projected area x cavity pressure x margin, rounded up. */
  forceUsed: v.optional(positive),
  loadTime: positive,
  /** Closing with vacuum and degassing. */
  closeTime: positive,
  injectTime: v.optional(positive),
  cureTime: positive,
  openTime: positive,
  cycleTime: positive,
  partsPerHour: positive,
})

/** Scope of delivery of every molding machine. */
export const pressScope: readonly string[] = ['plc', 'platens', 'pressureControl', 'hydraulics', 'guards']

/** Scope of delivery, options and design standards: their texts are `scope.<name>` and so on. */
export const scope = v.strictObject({
  standard: v.pipe(v.array(v.picklist(labels.scope as NamesUnder<'scope.'>[])), v.minLength(3)),
  options: v.pipe(v.array(v.picklist(labels.options as NamesUnder<'option.'>[])), v.minLength(2)),
})
export const standards = v.pipe(v.array(v.picklist(labels.standards as NamesUnder<'standard.'>[])), v.minLength(2))

export type Installation = v.InferOutput<typeof installation>
export type Cycle = v.InferOutput<typeof cycle>
/** A row of these tables; values have the forms of the specification table. `nth` numbers rows with equal labels. */
export type SheetRow = {
  label: SheetLabel
  as?: SpecRow['as']
  nth?: number
  form: SpecRow['form']
  values: SpecRow['values']
}
