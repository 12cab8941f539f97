/**
 * Title block in the manner of ISO 7200: company, model, mass, projection symbol, unit, number, sheet, revision, date, scale
 * and paper size. It has no words, because pages in every language show the same drawing.
 */
import site from '../../site.json' with { type: 'json' }
import type { Spot } from './lines.ts'
import { box, line, type Mark, TITLE_FIGURE } from './marks.ts'

/** Revision of all drawings; a change of geometry or presentation gets a new letter and date. */
export const revision = { letter: 'H', date: '2026-12-01' }

/** Scales of ISO 5455 for reduction, and the printable area of an A3 sheet (ISO 216, 10 mm margins), millimeters. */
const SCALES = [10, 20, 50, 100, 200]
const PAPER = { name: 'A3', width: 400, height: 277 }

/** Largest scale at which a sheet of this true size fits the paper. */
export function chooseScale(width: number, height: number): number {
  return SCALES.find((scale) => width / scale <= PAPER.width && height / scale <= PAPER.height) ?? SCALES.at(-1)!
}

export const drawingNumber = (model: string): string => `${model}-L`

/** Cells of the rows from below and their widths, in heights of the block's own figures. */
const ROWS = [
  { cells: ['revision', 'date', 'scale'], widths: [2.2, 9, 8.8] },
  { cells: ['symbol', 'unit', 'number', 'sheet'], widths: [5.4, 2.8, 9.4, 2.4] },
  { cells: ['title', 'mass'], widths: [11.2, 8.8] },
  { cells: ['company'], widths: [20] },
] as const
const ROW_HEIGHT = 2
const WIDTH = ROWS[0].widths.reduce<number>((sum, width) => sum + width, 0)

export const titleBlockSize = (figure: number) => ({
  width: figure * TITLE_FIGURE * WIDTH,
  height: figure * TITLE_FIGURE * ROW_HEIGHT * ROWS.length,
})

/** `corner` is its lower left corner, `dimensionFigure` the height of the dimensions' figures. */
export function titleBlock(
  [left, bottom]: Spot,
  { model, mass, scale }: { model: string; mass: string; scale: number },
  dimensionFigure: number,
): Mark[] {
  const figure = dimensionFigure * TITLE_FIGURE
  const texts: Record<string, string> = {
    company: site.name.en,
    title: model,
    mass,
    sheet: '1/1',
    number: drawingNumber(model),
    unit: 'mm',
    revision: revision.letter,
    date: revision.date,
    scale: `1:${scale} (${PAPER.name})`,
  }
  return ROWS.flatMap(({ cells, widths }, row) => {
    let x = left
    const low = bottom + row * ROW_HEIGHT * figure
    const high = low + ROW_HEIGHT * figure
    return cells.flatMap((cell, index): Mark[] => {
      const width = widths[index]! * figure
      const frame = box('title', x, x + width, low, high)
      const middle = x + width / 2
      x += width
      const text = texts[cell]
      if (text === undefined) return [frame, ...projectionSymbol([middle, (low + high) / 2], figure)]
      return [
        frame,
        { layer: 'title', kind: 'text', at: [middle, low + ((ROW_HEIGHT - 1) / 2) * figure], text, height: figure },
      ]
    })
  })
}

/** First-angle projection (ISO 5456-2): the side view of a truncated cone, and its circles at the right. */
function projectionSymbol([x, y]: Spot, figure: number): Mark[] {
  const [small, large] = [figure * 0.4, figure * 0.8]
  const cone = x - figure * 1.1
  const circles = x + figure * 1.1
  return [
    line(
      'title',
      [cone - large, y - small],
      [cone + large, y - large],
      [cone + large, y + large],
      [cone - large, y + small],
      [cone - large, y - small],
    ),
    { layer: 'title', kind: 'circle', center: [circles, y], radius: small },
    { layer: 'title', kind: 'circle', center: [circles, y], radius: large },
    line('center-lines', [cone - large * 1.2, y], [cone + large * 1.2, y]),
    line('center-lines', [circles - large * 1.2, y], [circles + large * 1.2, y]),
    line('center-lines', [circles, y - large * 1.2], [circles, y + large * 1.2]),
  ]
}
