import type { MoldingProcess } from '../../../content/schema/sizing.ts'
import type { SizingQuestion } from './parse-query.ts'

/** Cavities in rows, in mm. Staggered rows (round parts only) are moved by half a pitch and closer by sin 60°. */
export type Layout = {
  columns: number
  rows: number
  /** Size of one cavity along the columns and along the rows. */
  cell: [number, number]
  /** Between two cavities. */
  gap: number
  staggered: boolean
  /** Whether every second row holds one cavity less; staggered rows only. */
  shortRows: boolean
}

/** Rim of the mold on every side, in mm: room for guide pins and bolts (toolmakers leave 30-50 mm). */
export const moldRim = 40

/** Steel between two cavities, in mm: land and flash groove, or land and runner. */
const gaps: Record<MoldingProcess, number> = { compression: 15, transfer: 20, injection: 25 }

/** Web between parts of one sheet, in mm: makers of trimming dies ask for 4-6 mm and straight rows. */
const sheetGap = 5

/** Parts up to this size and wall (mm) are molded in a sheet. */
const sheetPart = { size: 40, wall: 15 }

/** Slack in mm, so that a part given in inches fits where the same part in millimeters does. */
const slack = 0.001

const rowPitch = Math.sin(Math.PI / 3)

/** Whether parts are molded in one sheet, which a die cuts apart: small, solid parts without inserts. */
export function isSheetMolded(question: SizingQuestion, process: MoldingProcess): boolean {
  if (process !== 'compression' || question.inserts || question.material === 'friction' || isRing(question))
    return false
  return extent(question)[0] <= sheetPart.size && question.thickness <= sheetPart.wall
}

/** Distance between two cavities in mm. */
export function cavityGap(question: SizingQuestion, process: MoldingProcess): number {
  return isSheetMolded(question, process) ? sheetGap : gaps[process]
}

/** Width in mm of a ring's face; undefined for other parts. */
export function ringWidth({ outline }: SizingQuestion): number | undefined {
  return 'inner' in outline && outline.inner !== undefined ? (outline.diameter - outline.inner) / 2 : undefined
}

export const isRing = (question: SizingQuestion): boolean => ringWidth(question) !== undefined

/** Length and width in mm of the rectangle around a part. */
export function extent({ outline }: SizingQuestion): [number, number] {
  return 'diameter' in outline
    ? [outline.diameter, outline.diameter]
    : [Math.max(outline.length, outline.width), Math.min(outline.length, outline.width)]
}

/** Projected area of one part in cm2: the given one, else from the outline; a ring without its hole. */
export function projectedArea({ outline, area }: SizingQuestion): number {
  if (area !== undefined) return area
  if (!('diameter' in outline)) return (outline.length * outline.width) / 100
  return ((Math.PI / 4) * (outline.diameter ** 2 - (outline.inner ?? 0) ** 2)) / 100
}

/**
 * Thickness in mm of the wide slab that heats through in the time of this part: heat enters from the sides too, 1/a^2 for a
 * block, (2 x 2.405 / pi / D)^2 for a cylinder (Carslaw and Jaeger, Conduction of Heat in Solids, 5.6 and 8.4). Parts with
 * `area` may be hollow, so their sides are ignored.
 */
export function heatedWall(question: SizingQuestion): number {
  const { outline, thickness, area } = question
  const squared = (side: number) => 1 / side ** 2
  let sides = 0
  if (area === undefined) {
    if (!('diameter' in outline)) sides = squared(outline.length) + squared(outline.width)
    else sides = squared(ringWidth(question) ?? (Math.PI * outline.diameter) / (2 * 2.405))
  }
  return 1 / Math.sqrt(squared(thickness) + sides)
}

/** Length and width in mm that the cavities may take: the platen without the rim, and within a smaller upper platen. */
export type Field = [number, number]

export function createField(platen: readonly [number, number], upper: readonly [number, number] | undefined): Field {
  const [width, height] = [platen[0] - 2 * moldRim, platen[1] - 2 * moldRim]
  return upper ? [Math.min(width, upper[0]), Math.min(height, upper[1])] : [width, height]
}

/** The layout with the most cavities on a field; it holds 0 when the part does not fit. */
export function fitOn(field: Field, question: SizingQuestion, process: MoldingProcess): Layout {
  const straight = fitStraight(field, question, process)
  if (!('diameter' in question.outline) || isSheetMolded(question, process)) return straight
  const staggered = stagger(field, straight)
  return cavityCount(staggered) > cavityCount(straight) ? staggered : straight
}

/** Like `fitOn`, but in straight rows only. */
function fitStraight(field: Field, question: SizingQuestion, process: MoldingProcess): Layout {
  const [long, short] = extent(question)
  const gap = cavityGap(question, process)
  const most = (side: number, part: number) => Math.max(0, Math.floor((side + gap + slack) / (part + gap)))
  const grid = (cell: [number, number]): Layout => ({
    columns: most(field[0], cell[0]),
    rows: most(field[1], cell[1]),
    cell,
    gap,
    staggered: false,
    shortRows: false,
  })
  const [along, across] = [grid([long, short]), grid([short, long])]
  return cavityCount(across) > cavityCount(along) ? across : along
}

/** How many cavities a layout holds. */
export function cavityCount({ columns, rows, shortRows }: Layout): number {
  return columns * rows - (shortRows ? Math.floor(rows / 2) : 0)
}

/** Arranges cavities in a straight block, as square as possible, or in staggered rows if straight rows hold too few. */
export function layOut(field: Field, cavities: number, question: SizingQuestion, process: MoldingProcess): Layout {
  const full = fitStraight(field, question, process)
  if (cavityCount(full) < cavities) return fitOn(field, question, process)
  const { cell, gap } = full
  let best = full
  for (let columns = 1; columns <= full.columns; columns++) {
    const rows = Math.ceil(cavities / columns)
    if (rows > full.rows) continue
    const next = { ...full, columns, rows }
    const better = cavityCount(next) - cavityCount(best) || slenderness(next) - slenderness(best)
    if (cavityCount(best) < cavities || better < 0) best = next
  }
  return best

  function slenderness({ columns, rows }: Layout): number {
    const [width, height] = [columns * (cell[0] + gap), rows * (cell[1] + gap)]
    return Math.max(width, height) / Math.min(width, height)
  }
}

/** Upper left corners of the first cavities in mm, from the corner of the block that they fill. */
export function corners(layout: Layout, cavities: number): [number, number][] {
  const { columns, rows, cell, gap, staggered, shortRows } = layout
  const places: [number, number][] = []
  for (let row = 0; row < rows && places.length < cavities; row++) {
    const isMoved = staggered && row % 2 === 1
    const x = isMoved ? (cell[0] + gap) / 2 : 0
    const y = row * (cell[1] + gap) * (staggered ? rowPitch : 1)
    for (let column = 0; column < (isMoved && shortRows ? columns - 1 : columns); column++) {
      if (places.length < cavities) places.push([x + column * (cell[0] + gap), y])
    }
  }
  return places
}

/** Width and height in mm of the block that the rows of a layout fill. */
export function blockSize({ columns, rows, cell, gap, staggered, shortRows }: Layout): [number, number] {
  const width = columns * (cell[0] + gap) - gap + (staggered && !shortRows && rows > 1 ? (cell[0] + gap) / 2 : 0)
  return [width, (rows - 1) * (cell[1] + gap) * (staggered ? rowPitch : 1) + cell[1]]
}

/** Staggered rows along the longer side of the field; round cavities. */
function stagger([width, height]: Field, { cell, gap }: Layout): Layout {
  const pitch = cell[0] + gap
  const columns = Math.max(0, Math.floor((width + gap + slack) / pitch))
  const rows = height + slack < cell[1] ? 0 : 1 + Math.floor((height - cell[1] + slack) / (pitch * rowPitch))
  const shortRows = columns * pitch - gap + pitch / 2 > width + slack
  return { columns: rows > 0 ? columns : 0, rows: columns > 0 ? rows : 0, cell, gap, staggered: true, shortRows }
}
