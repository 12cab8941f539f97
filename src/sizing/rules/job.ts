import { compounds, type MoldingProcess } from './compounds.ts'
import { isSheetMolded, projectedArea } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'

/** Added to the clamp force: the trade's margin against flash is 10-20 % (FAQ of this site). */
export const clampMargin = 1.15
/** Runners, sprues and flash on top of the parts' volume. */
export const waste: Record<MoldingProcess, number> = { compression: 0.05, transfer: 0.15, injection: 0.1 }

/** Values of a part that are alike for all presses of one process. */
export type Job = ReturnType<typeof createJob>

/** Combines the part with one process: compound, volume and clamp force of one cavity. `weight` is that of one part in g. */
export function createJob(question: SizingQuestion, process: MoldingProcess, weight: number) {
  const compound = compounds[question.material]
  const { plan, low, high } = compound.molding[process]?.pressure ?? { plan: 0, low: 0, high: 0 }
  const area = projectedArea(question)
  const meanHeight = (weight * 10) / (compound.density * area)
  return {
    question,
    process,
    weight,
    compound,
    /** mm of compound over the whole area; walls may stand upright. */
    meanHeight,
    /** mm, at least. The wall may lie or stand. */
    height: Math.max(question.thickness, meanHeight),
    /** cm3 of one part with its share of the runners. */
    volume: (weight / compound.density) * (1 + waste[process]),
    /** t of clamp force for one cavity, at the planned, lowest and highest pressure. */
    clamp: { plan: clampForce(area, plan), low: clampForce(area, low), high: clampForce(area, high) },
    /** Parts of a mold are handled as one sheet. */
    sheet: isSheetMolded(question, process),
  }
}

/** Clamp force in t of cm2 under MPa, margin included: F = A x p x 1.15 / 9.80665 kN/t (1 cm2 x 1 MPa = 0.1 kN). */
export function clampForce(area: number, pressure: number): number {
  return (area * pressure * 0.1 * clampMargin) / 9.80665
}
