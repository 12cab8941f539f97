import type { MoldingProcess } from './compounds.ts'
import type { SizingQuestion } from './parse-query.ts'

/** Cavities in rows on a platen; millimetres. */
export type Layout = {
  columns: number
  rows: number
  /** Size of one cavity along the columns and along the rows. */
  cell: [number, number]
  /** Between two cavities. */
  gap: number
  /** Free rim of the mold, for guide pins, flash groove or clamps. */
  edge: number
}

/** Rim of the mold on every side, in mm: room for guide pins and bolts (toolmakers leave 30-50). */
export const edge = 40

/** Steel between two cavities, in mm: land and flash groove, or land and runner. */
export const gaps: Record<MoldingProcess, number> = { compression: 15, transfer: 20, injection: 25 }

/** Length and width of the rectangle around a part. */
export function extent({ outline }: SizingQuestion): [number, number] {
  return 'diameter' in outline
    ? [outline.diameter, outline.diameter]
    : [Math.max(outline.length, outline.width), Math.min(outline.length, outline.width)]
}

/** Area in cm2 that one cavity shows the press. */
export function projectedArea({ outline }: SizingQuestion): number {
  const square = 'diameter' in outline ? (Math.PI / 4) * outline.diameter ** 2 : outline.length * outline.width
  return square / 100
}

/** The most cavities that fit in straight rows on a platen, in the better of the two directions; 0 when none does. */
export function fitOn(platen: [number, number], question: SizingQuestion, process: MoldingProcess): Layout {
  const [long, short] = extent(question)
  const along = grid(platen, [long, short], gaps[process])
  const across = grid(platen, [short, long], gaps[process])
  return count(across) > count(along) ? across : along
}

export const count = ({ columns, rows }: Layout): number => columns * rows

/** So many of the cavities that fit, in a block as square as it goes. */
export function arrange(full: Layout, cavities: number): Layout {
  const { cell, gap } = full
  let best = full
  for (let columns = 1; columns <= full.columns; columns++) {
    const rows = Math.ceil(cavities / columns)
    if (rows > full.rows) continue
    const next = { ...full, columns, rows }
    const better = count(next) - count(best) || slenderness(next) - slenderness(best)
    if (count(best) < cavities || better < 0) best = next
  }
  return best

  function slenderness({ columns, rows }: Layout): number {
    const [width, height] = [columns * (cell[0] + gap), rows * (cell[1] + gap)]
    return Math.max(width, height) / Math.min(width, height)
  }
}

function grid(platen: [number, number], cell: [number, number], gap: number): Layout {
  // A thousandth of slack, so that a part given in inches fits where the same part in millimetres does.
  const along = (side: number, part: number) => Math.max(0, Math.floor((side - 2 * edge + gap + 0.001) / (part + gap)))
  return { columns: along(platen[0], cell[0]), rows: along(platen[1], cell[1]), cell, gap, edge }
}
