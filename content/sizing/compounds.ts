/** What the parts are made of, and what each compound asks of a press: the sizing's constants and their sources. */

export const materials = ['nr', 'nbr', 'epdm', 'fkm', 'htv', 'lsr', 'friction'] as const
export type Material = (typeof materials)[number]

export const moldingProcesses = ['compression', 'transfer', 'injection'] as const
export type MoldingProcess = (typeof moldingProcesses)[number]

/** Smallest, planned and largest value of something that only a trial settles. */
export type Span = { low: number; plan: number; high: number }

/** How a compound is molded by one process. */
export type Molding = {
  /** Pressure in the cavity in MPa; the planned value decides the press. */
  pressure: Span
  /** Cure in seconds: what every part takes, and what each millimetre of the largest wall adds. */
  cure: { base: number; perMillimetre: number }
}

export type Compound = {
  /** g/cm3 of a usual filled compound. */
  density: number
  /** Mold temperature in °C, from - to. */
  temperature: [number, number]
  molding: Partial<Record<MoldingProcess, Molding>>
}

/** Cure differs with recipe, heat and tool by about a quarter either way: every time is shown as this span. */
export const cureSpread = 0.25

const span = (low: number, plan: number, high: number): Span => ({ low, plan, high })

/**
 * Cavity pressures: compression 5-10 MPa and rubber injection 20-40 MPa are the trade's figures (shared facts, E2);
 * transfer stands between them; liquid silicone flashes above 20 MPa; friction mixes want 10-40 MPa on the pad. Cure
 * times are rules of thumb per millimetre at the temperatures named (rubber injected at 70-100 °C starts warm and takes
 * about half of what a cold blank takes; liquid silicone 5-6 s/mm), set so that the cycles of the machine pages come out.
 */
export const compounds: Record<Material, Compound> = {
  nr: rubber(1.15, [150, 180], 60, 25),
  nbr: rubber(1.25, [165, 190], 60, 25),
  epdm: rubber(1.15, [165, 190], 75, 25),
  fkm: {
    density: 1.85,
    temperature: [170, 190],
    molding: {
      compression: { pressure: span(8, 10, 12), cure: { base: 120, perMillimetre: 30 } },
      transfer: { pressure: span(12, 15, 18), cure: { base: 90, perMillimetre: 25 } },
      injection: { pressure: span(25, 30, 40), cure: { base: 60, perMillimetre: 20 } },
    },
  },
  htv: {
    density: 1.15,
    temperature: [165, 180],
    molding: {
      compression: { pressure: span(5, 6, 8), cure: { base: 90, perMillimetre: 25 } },
      transfer: { pressure: span(8, 10, 12), cure: { base: 60, perMillimetre: 20 } },
      injection: { pressure: span(15, 20, 25), cure: { base: 40, perMillimetre: 15 } },
    },
  },
  lsr: {
    density: 1.12,
    temperature: [150, 220],
    molding: { injection: { pressure: span(8, 12, 20), cure: { base: 8, perMillimetre: 6 } } },
  },
  friction: {
    density: 2.3,
    temperature: [150, 180],
    molding: { compression: { pressure: span(10, 25, 40), cure: { base: 90, perMillimetre: 20 } } },
  },
}

/** A general-purpose rubber: compression 5-10 MPa, transfer 10-15 MPa, injection 20-40 MPa. */
function rubber(density: number, temperature: [number, number], base: number, perMillimetre: number): Compound {
  return {
    density,
    temperature,
    molding: {
      compression: { pressure: span(5, 8, 10), cure: { base, perMillimetre } },
      transfer: { pressure: span(10, 12, 15), cure: { base: base * 0.75, perMillimetre: perMillimetre * 0.8 } },
      injection: { pressure: span(20, 25, 40), cure: { base: base * 0.5, perMillimetre: perMillimetre * 0.6 } },
    },
  }
}

/** Can this compound be molded so? */
export function isMoldable(material: Material, process: MoldingProcess): boolean {
  return compounds[material].molding[process] !== undefined
}
