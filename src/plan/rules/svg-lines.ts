export type Point = [x: number, y: number]

/** The polylines of an SVG file of the studio: path data with the commands M, h, v and l only. */
export function parseLines(svg: string): Point[][] {
  const [, data = ''] = / d="([^"]*)"/.exec(svg) ?? []
  const lines: Point[][] = []
  let [x, y] = [0, 0]
  for (const [, command, numbers = ''] of data.matchAll(/([Mhvl])([^Mhvl]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    if (command === 'M') {
      ;[x, y] = [first, second]
      lines.push([[x, y]])
      continue
    }
    if (command === 'h') x += first
    else if (command === 'v') y += first
    else [x, y] = [x + first, y + second]
    lines.at(-1)?.push([x, y])
  }
  return lines
}
