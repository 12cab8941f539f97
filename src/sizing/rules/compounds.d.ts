/** The compounds of the sizing and the constants with which each is molded. */
/** Names in a query (`material=`), in the order of the form. */
export declare const materials: readonly [
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
]
export type Material = (typeof materials)[number]
export declare const moldingProcesses: readonly ['compression', 'transfer', 'injection']
export type MoldingProcess = (typeof moldingProcesses)[number]
/** Smallest, planned and largest value of a constant that only a mold trial settles. */
export type Span = {
  low: number
  plan: number
  high: number
}
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
 * Sources. Pressures: compression 5-10 MPa and rubber injection 20-40 MPa are the trade's figures (FAQ of this site;
 * DEGUMA: 5-10 N/mm2 on the platen); transfer lies between them; fluoroelastomers and acrylates flow less and need more;
 * solid silicone is softer and takes 5-8 MPa pressed and 15-25 MPa injected; liquid silicone fills at 8 MPa and flashes
 * above 20 MPa; friction mixes take 10-40 MPa on the pad. Densities and temperatures: data sheets of usual compounds of
 * 50-70 Shore A (Hofmann, Rubber Technology Handbook, chapter 3). Chemical times: t90 of usual recipes at these
 * temperatures (MDR curves: sulfur-cured NR, SBR and NBR 1-2 min, peroxide-cured EPDM, HNBR and silicone 2-3 min,
 * bisphenol-cured FKM 3 min, resin-cured butyl 4 min). Post-curing: FKM 16-24 h at 230 °C, silicone 4 h at 200 °C,
 * acrylates 4 h at 175 °C, peroxide-cured EPDM and HNBR 2-4 h at 150 °C (ISO 23529 names no times; makers' data sheets do).
 */
export declare const compounds: Record<Material, Compound>
/** Does the process mold this compound? */
export declare function isMoldable(material: Material, process: MoldingProcess): boolean
/** Is the compound a rubber, neither silicone nor friction material? */
export declare function isRubber(material: Material): boolean
/** Is the compound post-cured in an oven? EPDM and HNBR only where they are cured with peroxide. */
export declare function isPostCured(material: Material): boolean
/** Friction mixes are bound by a phenolic resin, which hardens: only rubber and silicone are vulcanized. */
export declare function bindsWithResin(compound: string): boolean
