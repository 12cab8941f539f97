import { type Candidate, isNearLimit } from './candidate.ts'
import { compounds, isRubber } from './compounds.ts'
import { extent, projectedArea } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'
import type { Press } from './press-models.ts'

/** Wall in mm from which first in, first out suits best: such parts take large shots. */
const thickPart = 12

/** Smaller parts (mm) drop out of the mold, flat or not. */
const largePart = 60

/**
 * Puts the models that fit in the order in which an experienced engineer would buy them: those without a reservation
 * first, then the fewest machines, then those that are not used to their limit, then the smallest, which use their
 * injection unit best. A larger part only shortens the list: it never gets a smaller press in the same number.
 */
export function rank(candidates: Candidate[], question: SizingQuestion, weight: number): Candidate[] {
  const ranked = candidates.map((candidate) => ({
    candidate,
    reservations: countReservations(candidate.press, question),
    nearLimit: Number(isNearLimit(candidate)),
    suits: suitability(candidate.press, question, weight),
  }))
  ranked.sort((a, b) => {
    const [p, q] = [a.candidate, b.candidate]
    return (
      a.reservations - b.reservations ||
      p.machines - q.machines ||
      a.nearLimit - b.nearLimit ||
      p.press.clamp - q.press.clamp ||
      (p.press.shot ?? 0) - (q.press.shot ?? 0) ||
      b.suits - a.suits
    )
  })
  return ranked.map(({ candidate }) => candidate)
}

/** Weighs the reasons to buy another machine, if another one fits. */
function countReservations(press: Press, question: SizingQuestion): number {
  const { material, vacuum, inserts } = question
  const rubber = isRubber(material)
  let weight = 0
  // A vacuum press is bought for vacuum; for rubber it is also the press that is made for it.
  const isVacuumPress = press.process === 'compression' && press.vacuum === 'standard'
  if (isVacuumPress && (vacuum === 'no' || (vacuum === 'advise' && !rubber))) weight += 1
  if (rubber && press.madeFor === 'silicone' && vacuum !== 'no') weight += 1
  if (inserts && press.clamps === 'horizontal') weight += 3
  // Two injection units cost more than one.
  if (press.key === 'LV2') weight += 2
  return weight
}

function suitability({ suits }: Press, question: SizingQuestion, weight: number): number {
  const { material, inserts, thickness } = question
  if (inserts) return suits.inserts ?? 1
  if (thickness >= thickPart) return suits.thick ?? 1
  if (material === 'fkm' || material === 'hnbr') return suits.expensive ?? 1
  return (isFlat(question, weight) ? suits.flat : suits.loose) ?? 1
}

/** Flat parts lie in the mold and are taken off; the others drop out. The mean height decides, as walls may stand upright. */
function isFlat(question: SizingQuestion, weight: number): boolean {
  const height = (weight * 10) / (compounds[question.material].density * projectedArea(question))
  const [length, width] = extent(question)
  return length >= largePart && height <= width / 6
}
