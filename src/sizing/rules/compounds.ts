/** The compounds of the sizing and the constants with which each is molded. */

/** Names in a query (`material=`), in the order of the form. */
export const materials = [
  'nr',
  'sbr',
  'nbr',
  'hnbr',
  'epdm',
  'iir',
  'cr',
  'acm',
  'fkm',
  'pu',
  'htv',
  'lsr',
  'friction',
] as const
export type Material = (typeof materials)[number]

export const moldingProcesses = ['compression', 'transfer', 'injection'] as const
export type MoldingProcess = (typeof moldingProcesses)[number]

/** Smallest, planned and largest value of a constant that only a mold trial settles. */
export type Span = { low: number; plan: number; high: number }

/** How a compound is molded by one process. */
export type Molding = {
  /** Pressure in the cavity in MPa; the planned value decides the press. */
  pressure: Span
  /** Chemical cure time in seconds at mold temperature. */
  chemical: number
  /** Heating time of the wall's center in seconds per square millimeter of the wall (`heatingTime` in cycle.ts). */
  heating: number
}

export type Compound = {
  /** Density of a usual filled compound in g/cm3. */
  density: number
  /** Mold temperature in °C, from - to. */
  temperature: [number, number]
  molding: Partial<Record<MoldingProcess, Molding>>
  /** Hours in the oven after molding; undefined where post-curing is not usual. */
  postCure?: number
}

/**
 * Heating time of a wall's center, in s/mm2. A slab of thickness s that both mold halves heat follows
 * t = s^2 / (pi^2 a) * ln(4/pi * (Tm - T0) / (Tm - Tc)) (Carslaw and Jaeger, Conduction of Heat in Solids, 3.4).
 * Rubber and silicone have a = 0.1 mm2/s, friction mixes with metal fibers 0.45 mm2/s. A cold blank (T0 = 25 °C) in a
 * mold at Tm = 175 °C reaches Tc = 160 °C after 2.5 s/mm2; stock that a transfer pot has warmed to 60 °C after 2.2; rubber
 * that enters the mold at 110 °C after 1.7; solid silicone from a cold barrel after 2.0. Liquid silicone cures from 120 °C
 * up in a mold at 190 °C: 1.1.
 */
const heating = { compression: 2.5, transfer: 2.2, rubber: 1.7, silicone: 2, liquid: 1.1, friction: 0.6 } as const

/**
 * Sources. Pressures: compression 5-10 MPa and rubber injection 20-40 MPa are the trade's figures (FAQ of this site;
 * DEGUMA: 5-10 N/mm2 on the platen); transfer lies between them; fluoroelastomers and acrylates flow less and need more;
 * solid silicone is softer and takes 5-8 MPa pressed and 15-25 MPa injected; liquid silicone fills at 8 MPa and flashes
 * above 20 MPa; friction mixes take 10-40 MPa on the pad. Densities and temperatures: data sheets of usual compounds of
 * 50-70 Shore A (Hofmann, Rubber Technology Handbook, chapter 3). Chemical times: t90 of usual recipes at these
 * temperatures (MDR curves: sulfur-cured NR, SBR and NBR 1-2 min, peroxide-cured EPDM, HNBR and silicone 2-3 min,
 * bisphenol-cured FKM 3 min, resin-cured butyl 4 min). Post-curing: FKM 16-24 h at 230 °C, silicone 4 h at 200 °C,
 * acrylates 4 h at 175 °C, peroxide-cured EPDM and HNBR 2-4 h at 150 °C (ISO 23529 names no times; makers' data sheets do).
 */
export const compounds: Record<Material, Compound> = {
  nr: rubber(1.15, [150, 180], 120),
  sbr: rubber(1.15, [155, 180], 130),
  nbr: rubber(1.25, [165, 190], 120),
  hnbr: rubber(1.25, [170, 190], 160, { postCure: 4 }),
  epdm: rubber(1.15, [165, 190], 150, { postCure: 2 }),
  iir: rubber(1.2, [160, 190], 240),
  cr: rubber(1.4, [155, 180], 150),
  acm: rubber(1.35, [170, 190], 200, { postCure: 4, stiff: true }),
  fkm: rubber(1.85, [170, 190], 180, { postCure: 16, stiff: true }),
  pu: rubber(1.2, [150, 175], 240),
  htv: {
    density: 1.15,
    temperature: [165, 180],
    molding: {
      compression: { pressure: span(5, 6, 8), chemical: 180, heating: heating.compression },
      transfer: { pressure: span(8, 10, 12), chemical: 90, heating: heating.transfer },
      injection: { pressure: span(15, 20, 25), chemical: 40, heating: heating.silicone },
    },
    postCure: 4,
  },
  lsr: {
    density: 1.12,
    temperature: [150, 220],
    molding: { injection: { pressure: span(8, 12, 20), chemical: 14, heating: heating.liquid } },
    postCure: 4,
  },
  friction: {
    density: 2.3,
    temperature: [150, 180],
    molding: { compression: { pressure: span(10, 25, 40), chemical: 150, heating: heating.friction } },
  },
}

/**
 * A rubber: `chemical` is the cure time in s of a cold blank. Stock from a transfer pot has begun to cure and needs half
 * of it, stock from a warm barrel a third. A stiff one needs more pressure.
 */
function rubber(
  density: number,
  temperature: [number, number],
  chemical: number,
  { stiff = false, postCure }: { stiff?: boolean; postCure?: number } = {},
): Compound {
  return {
    density,
    temperature,
    molding: {
      compression: {
        pressure: stiff ? span(8, 10, 12) : span(5, 8, 10),
        chemical,
        heating: heating.compression,
      },
      transfer: {
        pressure: stiff ? span(12, 15, 18) : span(10, 12, 15),
        chemical: chemical / 2,
        heating: heating.transfer,
      },
      injection: {
        pressure: stiff ? span(25, 30, 40) : span(20, 25, 40),
        chemical: chemical / 3,
        heating: heating.rubber,
      },
    },
    ...(postCure !== undefined && { postCure }),
  }
}

/** Whether the process molds this compound. */
export function isMoldable(material: Material, process: MoldingProcess): boolean {
  return compounds[material].molding[process] !== undefined
}

/** Whether the compound is a rubber, neither silicone nor friction material. */
export function isRubber(material: Material): boolean {
  return material !== 'htv' && material !== 'lsr' && material !== 'friction'
}

/** Whether the compound is post-cured in an oven; EPDM and HNBR only if they are cured with peroxide. */
export function isPostCured(material: Material): boolean {
  return compounds[material].postCure !== undefined
}

/** Friction mixes are bound by a phenolic resin, which hardens: only rubber and silicone are vulcanized. */
export function bindsWithResin(compound: string): boolean {
  return compound === 'friction'
}

function span(low: number, plan: number, high: number): Span {
  return { low, plan, high }
}
