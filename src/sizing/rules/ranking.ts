import { type Candidate, hasSmallShot, isNearLimit } from './candidate.ts'
import { isRubber } from './compounds.ts'
import type { Job } from './job.ts'
import { extent } from './layout.ts'

/** From this wall in mm, a first-in, first-out injection unit is preferred, because thick parts need large shots. */
const thickPart = 12

/** Smaller parts (mm) drop out of the mold, flat or not. */
const largePart = 60

/**
 * Sorts the models that fit as an engineer would choose them: fewest drawbacks, fewest machines, not near a limit,
 * smallest. A larger part never gets a smaller press in the same number, unless its shots are small.
 */
export function rank(candidates: Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) =>
      countDrawbacks(a) - countDrawbacks(b) ||
      Number(isPoorlyUsed(a)) - Number(isPoorlyUsed(b)) ||
      a.machines - b.machines ||
      Number(isNearLimit(a)) - Number(isNearLimit(b)) ||
      a.press.clamp - b.press.clamp ||
      (a.press.shot ?? 0) - (b.press.shot ?? 0) ||
      suitability(b) - suitability(a),
  )
}

/** Whether several machines of this model would have small shots: a smaller model is then the better choice. */
const isPoorlyUsed = (candidate: Candidate) => candidate.machines > 1 && hasSmallShot(candidate)

/** Weighs the reasons to buy another machine, if another one fits. */
export function countDrawbacks({ press, job }: Candidate): number {
  const { material, vacuum, inserts } = job.question
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

function suitability({ press: { suits }, job }: Candidate): number {
  const { material, inserts, thickness } = job.question
  if (inserts) return suits.inserts ?? 1
  if (thickness >= thickPart) return suits.thick ?? 1
  if (material === 'fkm' || material === 'hnbr') return suits.expensive ?? 1
  return (isFlat(job) ? suits.flat : suits.loose) ?? 1
}

/** Flat parts lie in the mold and are taken off; the others drop out. */
function isFlat({ question, meanHeight }: Job): boolean {
  const [length, width] = extent(question)
  return length >= largePart && meanHeight <= width / 6
}
