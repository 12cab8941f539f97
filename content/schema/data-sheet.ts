import * as v from 'valibot'
import { rowOf, type SpecRow } from './spec-table.ts'

/** What a planner needs beside the specification table: rows of `installation` and the unit each is kept in. */
const installationLabels = {
  /** Thinnest and thickest mold that can be clamped and opened, mm. */
  moldThickness: 'mm',
  /** Molds pressed one above the other; plunger stroke and heating plates distance are shared and per daylight. */
  daylights: null,
  transferForce: 't',
  transferPlungerDiameter: 'mm',
  transferStroke: 'mm',
  plasticizingRate: 'kg/h',
  rollGap: 'mm',
  /** Surface travel of the empty front roll after an emergency stop. */
  stoppingDistance: 'mm',
  strokesPerMinute: '1/min',
  /** Slowest to fastest, by part and program. */
  throughput: 'kg/h',
  hopperVolume: 'L',
  freshAirFlow: 'm3/h',
  airFlow: 'm3/h',
  /** Fresh water of one program, all baths together. */
  batchWater: 'L',
  warmUpTime: 'min',
  supply: null,
  connectedLoad: 'kW',
  ratedCurrent: 'A',
  coolingWater: 'L/min',
  compressedAir: 'm3/h',
  pumpFlow: 'L/min',
  oilVolume: 'L',
  floorLoad: 'kN/m2',
} as const

/**
 * What a row's amount holds for, named in its label: warm-up to this, water not warmer than this, air under this
 * pressure. By the label, or by the name that a machine gives the row.
 */
export const conditions: Partial<Record<string, { value: number; unit: 'C' | 'MPa' }>> = {
  warmUpTime: { value: 180, unit: 'C' },
  coolingWater: { value: 25, unit: 'C' },
  chilledWater: { value: 15, unit: 'C' },
  compressedAir: { value: 0.6, unit: 'MPa' },
}

/** Parts of a worked cycle in the order of the table, and the unit each is kept in. */
export const cycleLabels = {
  molds: null,
  cavities: null,
  partWeight: 'g',
  wallThickness: 'mm',
  projectedArea: 'cm2',
  moldTemperature: 'C',
  loadTime: 's',
  closeTime: 's',
  injectTime: 's',
  cureTime: 's',
  openTime: 's',
  cycleTime: 's',
  partsPerHour: '1/h',
} as const

/** Rows that the page makes of the shipping packages. */
const packageLabels = { packageSize: 'mm', packageWeight: 'kg' } as const

export const sheetLabels = { ...installationLabels, ...cycleLabels, ...packageLabels }
export type SheetLabel = keyof typeof sheetLabels

/** Mold opening types: how many plates of the mold the press opens and brings to the operator. */
export const moldOpenings = { '2RT': 2, '3RT': 3, '4RT': 4 } as const

const positive = v.pipe(v.number(), v.finite(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What the machine needs where it stands, model by model in the order of the specification table. */
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

/** One worked cycle: a part of the machine's applications, and the seconds that its cycle is made of. */
export const cycle = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  /** Index in applicationImages and applicationAlt. */
  application: v.pipe(v.number(), v.integer(), v.minValue(0)),
  compound: v.picklist(compounds),
  /** Molds that are closed together; cavities count over all of them. */
  molds: count,
  cavities: count,
  /** Molded material of one part, g; inserts not counted. */
  partWeight: positive,
  /** Largest wall, mm: it decides the cure. */
  wallThickness: positive,
  /** Of one part without its web, cm2. */
  projectedArea: positive,
  moldTemperature: positive,
  loadTime: positive,
  /** Closing with vacuum and degassing. */
  closeTime: positive,
  injectTime: v.optional(positive),
  cureTime: positive,
  openTime: positive,
  cycleTime: positive,
  partsPerHour: positive,
})

/** What is delivered, what can be ordered with it, and the standards of the design: words are `scope.<name>` and so on. */
const scopeItems = [
  'plc',
  'platens',
  'hydraulics',
  'guards',
  'interlocks',
  'millStops',
  'moldRails',
  'vacuum',
  'vacuumPump',
  'transferUnit',
  'injectionUnit',
  'stuffer',
  'dosing',
  'ejector',
  'brush',
  'rollCircuits',
  'tray',
  'blades',
  'dieSlide',
  'extraction',
  'filters',
  'exhaust',
  'spares',
  'manual',
  'acceptance',
] as const
const optionItems = [
  'voltage',
  'ce',
  'servoPump',
  'vacuum',
  'oilHeating',
  'twinStation',
  'coldRunner',
  'coldPot',
  'robot',
  'shuttle',
  'rotary',
  'corePull',
  'color',
  'fumeHood',
  'moreStations',
  'stockBlender',
  'chiller',
  'takeOff',
  'motorGap',
  'stacker',
  'mist',
  'secondBlades',
  'ionizer',
  'twoDoor',
  'trayOven',
  'recorder',
] as const
const standardItems = [
  'machinery',
  'electrical',
  'hydraulic',
  'control',
  'injection',
  'presses',
  'mills',
  'dryers',
] as const

export const scope = v.strictObject({
  standard: v.pipe(v.array(v.picklist(scopeItems)), v.minLength(3)),
  options: v.pipe(v.array(v.picklist(optionItems)), v.minLength(2)),
})
export const standards = v.pipe(v.array(v.picklist(standardItems)), v.minLength(2))

export type Installation = v.InferOutput<typeof installation>
export type Cycle = v.InferOutput<typeof cycle>
/** A row of these tables; values take the forms of the specification table. `nth` tells rows of one label apart. */
export type SheetRow = {
  label: SheetLabel
  as?: SpecRow['as']
  nth?: number
  form: SpecRow['form']
  values: SpecRow['values']
}
