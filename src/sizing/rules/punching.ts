import * as v from 'valibot'
import type { NeutralDocument } from '../../../content/schema/machine.ts'
import type { Candidate } from './candidate.ts'
import { extent } from './layout.ts'
import type { SizingQuestion } from './parse-query.ts'

const positive = v.pipe(v.number(), v.gtValue(0))

/** How a model punches: working strokes a minute, table in mm (longer side first), force in t. */
export const punchData = v.object({ strokes: positive, table: v.tuple([positive, positive]), force: positive })
export type Punch = v.InferOutput<typeof punchData>

/**
 * Force on the die's edge for each millimetre that it cuts, in N: a web of up to 0.5 mm of rubber or silicone with a
 * shear strength of some 10 MPa takes 5 N, doubled for worn edges and friction.
 */
export const cuttingForce = 10

/** The models of the punching machine. */
export function punchesOf({ specTable, installation }: NeutralDocument): { model: string; punch: Punch }[] {
  const valuesOf = (label: string) =>
    [...(specTable?.rows ?? []), ...(installation?.rows ?? [])].find((row) => row.label === label)?.values ?? []
  const [tables, forces, strokes] = [valuesOf('lowerPlatenSize'), valuesOf('clampForce'), valuesOf('strokesPerMinute')]
  return (specTable?.models ?? []).flatMap((model, index) => {
    const table = [...((tables[index] ?? []) as number[])].sort((a, b) => b - a)
    const { success, output } = v.safeParse(punchData, { strokes: strokes[index], force: forces[index], table })
    return success ? [{ model, punch: output }] : []
  })
}

/**
 * Do the parts leave the press as a sheet that a die cuts apart? Parts molded by compression hang together in their web;
 * of injected silicone only flat ones do (wall at most a quarter of the shorter side). One part alone is trimmed by hand,
 * as are the seldom webs of liquid silicone.
 */
export function isPunched({ press, cavities }: Candidate, question: SizingQuestion): boolean {
  if (cavities < 2 || question.material === 'lsr') return false
  if (press.process === 'compression') return true
  return press.process === 'injection' && question.thickness <= extent(question)[1] / 4
}

/** Kilograms of parts an hour, sheet by sheet. `weight` in g. */
export function punchingPace(punch: Punch, candidate: Candidate, question: SizingQuestion, weight: number): number {
  const sheets = (punch.strokes * 60) / strokesOf(punch, candidate, question)
  return (sheets * candidate.cavities * weight) / 1000
}

/** Strokes for the parts of one mold: several when their sheet is larger than the table or the cut longer than the force. */
export function strokesOf(punch: Punch, { layout, cavities }: Candidate, question: SizingQuestion): number {
  const sides = [layout.columns, layout.rows]
    .map((places, axis) => places * ((layout.cell[axis] ?? 0) + layout.gap) - layout.gap)
    .sort((a, b) => b - a)
  const pieces = sides.reduce((product, side, axis) => product * Math.ceil(side / (punch.table[axis] ?? 1)), 1)
  const force = (outlineLength(question) * cavities * cuttingForce) / 9806.65
  return Math.max(pieces, Math.ceil(force / punch.force))
}

/** Length in mm that the die cuts around one part. */
function outlineLength({ outline }: SizingQuestion): number {
  return 'diameter' in outline ? Math.PI * outline.diameter : 2 * (outline.length + outline.width)
}
