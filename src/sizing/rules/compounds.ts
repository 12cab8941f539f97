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

/**
 * Cavity pressures, the same as in the FAQ: compression 5-10 MPa and rubber injection 20-40 MPa are the trade's figures
 * (shared facts, E2); transfer stands between them; solid silicone is softer and takes 15-25 MPa injected; liquid silicone
 * fills at 8 MPa and flashes above 20; friction mixes want 10-40 MPa on the pad. Cure times are rules of thumb per
 * millimetre at the temperatures named (rubber injected at 70-100 °C starts warm and takes about half of what a cold blank
 * takes; liquid silicone 5-6 s/mm), set so that the cycles of the machine pages come out.
 */
export const compounds: Record<Material, Compound> = {
  nr: rubber(1.15, [150, 180], 60, 25),
  nbr: rubber(1.25, [165, 190], 60, 25),
  epdm: rubber(1.15, [165, 190], 75, 25),
  fkm: compound(1.85, [170, 190], {
    compression: [span(8, 10, 12), 120, 30],
    transfer: [span(12, 15, 18), 90, 25],
    injection: [span(25, 30, 40), 60, 20],
  }),
  htv: compound(1.15, [165, 180], {
    compression: [span(5, 6, 8), 90, 25],
    transfer: [span(8, 10, 12), 60, 20],
    injection: [span(15, 20, 25), 40, 15],
  }),
  lsr: compound(1.12, [150, 220], { injection: [span(8, 12, 20), 8, 6] }),
  friction: compound(2.3, [150, 180], { compression: [span(10, 25, 40), 90, 20] }),
}

/** Of each process the pressure in the cavity, the base of the cure in s and what each millimetre adds. */
function compound(
  density: number,
  temperature: [number, number],
  processes: Partial<Record<MoldingProcess, [pressure: Span, base: number, perMillimetre: number]>>,
): Compound {
  const molding = Object.fromEntries(
    Object.entries(processes).map(([process, [pressure, base, perMillimetre]]) => [
      process,
      { pressure, cure: { base, perMillimetre } },
    ]),
  )
  return { density, temperature, molding }
}

/** A general-purpose rubber: compression 5-10 MPa, transfer 10-15 MPa, injection 20-40 MPa. */
function rubber(density: number, temperature: [number, number], base: number, perMillimetre: number): Compound {
  return compound(density, temperature, {
    compression: [span(5, 8, 10), base, perMillimetre],
    transfer: [span(10, 12, 15), base * 0.75, perMillimetre * 0.8],
    injection: [span(20, 25, 40), base * 0.5, perMillimetre * 0.6],
  })
}

/** Can this compound be molded so? */
export function isMoldable(material: Material, process: MoldingProcess): boolean {
  return compounds[material].molding[process] !== undefined
}

function span(low: number, plan: number, high: number): Span {
  return { low, plan, high }
}

/** Friction mixes are bound by a phenolic resin, which hardens: only rubber and silicone are vulcanized. */
export function bindsWithResin(compound: string): boolean {
  return compound === 'friction'
}
