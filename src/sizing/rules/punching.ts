import * as v from 'valibot'
import { positive } from '../../../content/schema/values.ts'
import type { Candidate } from './candidate.ts'
import { extent, isRing } from './layout.ts'

/** Data of a punching model: working strokes a minute, table in mm (longer side first), force in t. */
export const punchData = v.object({ strokes: positive, table: v.tuple([positive, positive]), force: positive })
type Punch = v.InferOutput<typeof punchData>

/** N per mm of the die's edge: 5 for 0.5 mm of rubber with a shear strength of 10 MPa, doubled for wear and friction. */
export const cuttingForce = 10

/** Thicker parts (mm) are not punched: the blades would have to reach past them, and their web is thick, too. */
const thickestPunched = 15

/** The data of a model from the cells of its machine's table; undefined if they are not complete. */
export function parsePunch(cell: (label: string) => unknown): Punch | undefined {
  const table = [cell('lowerPlatenSize')].flat().sort((a, b) => Number(b) - Number(a))
  const result = v.safeParse(punchData, { strokes: cell('strokesPerMinute'), force: cell('clampForce'), table })
  return result.success ? result.output : undefined
}

/**
 * Whether a die cuts the parts out of a sheet: compression-molded ones, and injected silicone if flat (wall at most a quarter
 * of the shorter side). Rings are deflashed; single, bonded and thick parts are trimmed by hand; liquid silicone has no web.
 */
export function isPunched({ press, cavities, job: { question, height } }: Candidate): boolean {
  const { material, inserts, thickness } = question
  if (cavities < 2 || material === 'lsr' || material === 'friction' || inserts || isRing(question)) return false
  if (height > thickestPunched) return false
  if (press.process === 'compression') return true
  return press.process === 'injection' && material === 'htv' && thickness <= extent(question)[1] / 4
}

/** Kilograms of parts an hour, sheet by sheet. */
export function punchingPace(punch: Punch, candidate: Candidate): number {
  const sheets = (punch.strokes * 60) / (countStrokes(punch, candidate) * candidate.molds)
  return (sheets * candidate.cavities * candidate.job.weight) / 1000
}

/** Strokes for one sheet: several if it is larger than the table or its cut takes more than the force; infinite if one part is. */
export function countStrokes({ table: [long, short], ...punch }: Punch, candidate: Candidate): number {
  const { layout, cavities, molds, job } = candidate
  const { columns, rows, cell, gap } = layout
  const steps = (count: number, part: number, side: number) =>
    Math.ceil(count / Math.floor((side + gap) / (part + gap)))
  const cutAlong = (width: number, height: number) => steps(columns, cell[0], width) * steps(rows, cell[1], height)
  const pieces = Math.min(cutAlong(long, short), cutAlong(short, long))
  const { outline } = job.question
  /** Length in mm that the die cuts around one part. */
  const edge = 'diameter' in outline ? Math.PI * outline.diameter : 2 * (outline.length + outline.width)
  const force = (edge * Math.ceil(cavities / molds) * cuttingForce) / 9806.65
  return Math.max(pieces, Math.ceil(force / punch.force))
}
