/** Closed outlines of the areas of a picture, as corners of pixels; holes run the other way round. */
import type { Spot } from './lines.ts'

/** @param areaAt - number of the area that a pixel belongs to, negative for none; the pixels at the edge have none */
export function traceContours(
  areaAt: (column: number, row: number) => number,
  columns: number,
  rows: number,
): Spot[][] {
  const corners = (columns + 1) * (rows + 1)
  /** Sides of pixels by their area and first corner: two where pixels of an area touch at a corner. */
  const sides = new Map<number, Spot[]>()
  const key = (area: number, [x, y]: Spot): number => area * corners + y * (columns + 1) + x
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const area = areaAt(x, y)
      if (area < 0) continue
      const add = (from: Spot, to: Spot): void => {
        sides.set(key(area, from), [...(sides.get(key(area, from)) ?? []), to])
      }
      if (areaAt(x, y - 1) !== area) add([x, y], [x + 1, y])
      if (areaAt(x + 1, y) !== area) add([x + 1, y], [x + 1, y + 1])
      if (areaAt(x, y + 1) !== area) add([x + 1, y + 1], [x, y + 1])
      if (areaAt(x - 1, y) !== area) add([x, y + 1], [x, y])
    }
  const loops: Spot[][] = []
  for (const [start, ends] of sides)
    while (ends.length > 0) {
      const area = Math.floor(start / corners)
      const loop: Spot[] = [[start % (columns + 1), Math.floor((start % corners) / (columns + 1))]]
      do loop.push(sides.get(key(area, loop.at(-1)!))!.pop()!)
      while (key(area, loop.at(-1)!) !== start)
      loops.push(loop)
    }
  return loops
}
