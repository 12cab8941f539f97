/** Closed outlines of what is not empty in a picture, as corners of pixels; holes run the other way round. */
import type { Spot } from './lines.ts'

/** @param isFilled - whether a pixel is part of the model; false outside of the picture */
export function traceContours(
  isFilled: (column: number, row: number) => boolean,
  columns: number,
  rows: number,
): Spot[][] {
  /** Sides of pixels by their first corner: two where pixels touch at a corner. */
  const sides = new Map<number, Spot[]>()
  const key = ([x, y]: Spot): number => y * (columns + 1) + x
  const add = (from: Spot, to: Spot): void => {
    sides.set(key(from), [...(sides.get(key(from)) ?? []), to])
  }
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (!isFilled(x, y)) continue
      if (!isFilled(x, y - 1)) add([x, y], [x + 1, y])
      if (!isFilled(x + 1, y)) add([x + 1, y], [x + 1, y + 1])
      if (!isFilled(x, y + 1)) add([x + 1, y + 1], [x, y + 1])
      if (!isFilled(x - 1, y)) add([x, y + 1], [x, y])
    }
  const loops: Spot[][] = []
  for (const [start, ends] of sides)
    while (ends.length > 0) {
      const loop: Spot[] = [[start % (columns + 1), Math.floor(start / (columns + 1))]]
      do loop.push(sides.get(key(loop.at(-1)!))!.pop()!)
      while (key(loop.at(-1)!) !== start)
      loops.push(loop)
    }
  return loops
}
