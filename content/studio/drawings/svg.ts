/** Writes a sheet as SVG: presentation attributes and figures only, one path per layer, millimetres. */
import type { Line } from './lines.ts'
import { type Layer, layers, type Mark } from './marks.ts'
import type { Sheet } from './sheet.ts'

const INK = '#1d2327'
const BLUE = '#155a8f'

/** Line width in thousandths of the figures' height, colour and dashes (in line widths) of each layer. */
const STYLE: Record<Layer, { width: number; colour: string; dash?: string }> = {
  machine: { width: 70, colour: INK },
  'hidden-guide': { width: 60, colour: INK },
  dimensions: { width: 45, colour: BLUE },
  service: { width: 55, colour: BLUE, dash: '8 5' },
  people: { width: 60, colour: '#6a737a' },
  connections: { width: 80, colour: '#b8422e' },
  scale: { width: 70, colour: INK },
}

export function toSvg(sheet: Sheet): string {
  const [width, height] = [sheet.right - sheet.left, sheet.top - sheet.bottom].map(Math.round)
  const x = (value: number): number => Math.round(value - sheet.left)
  const y = (value: number): number => Math.round(sheet.top - value)
  const shapes = layers.map((layer) => {
    const { width: share, colour, dash } = STYLE[layer]
    const marks = sheet.marks.filter((mark) => mark.layer === layer)
    const stroke = Math.round((sheet.figure * share) / 100) / 10
    const dashes = dash
      ? ` stroke-dasharray="${dash
          .split(' ')
          .map((part) => Math.round(Number(part) * stroke))
          .join(' ')}"`
      : ''
    const solid = (mark: Mark): boolean => mark.kind === 'line' && mark.filled === true
    const path = marks
      .filter((mark) => !solid(mark))
      .map((mark) => pathOf(mark, x, y))
      .join('')
    const solids = marks
      .filter(solid)
      .map((mark) => pathOf(mark, x, y))
      .join('')
    const texts = marks.map((mark) => textOf(mark, sheet.figure, colour, x, y)).join('')
    const drawn = `<path d="${path}" fill="${layer === 'connections' ? '#fff' : 'none'}" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round"${dashes}/>`
    return (path ? drawn : '') + (solids ? `<path d="${solids}" fill="${colour}"/>` : '') + texts
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes.join('')}</svg>\n`
}

/** Path data of lines with relative steps, which are short. */
function pathData(line: Line, x: (value: number) => number, y: (value: number) => number): string {
  const steps = line.map(([across, up]) => [x(across), y(up)] as const)
  return steps
    .map(([across, up], index) => {
      const before = steps[index - 1]
      if (!before) return `M${across} ${up}`
      const [dx, dy] = [across - before[0], up - before[1]]
      return dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`
    })
    .join('')
}

function pathOf(mark: Mark, x: (value: number) => number, y: (value: number) => number): string {
  if (mark.kind === 'line') return pathData(mark.points, x, y)
  if (mark.kind === 'text') return ''
  const radius = Math.round(mark.radius)
  const [across, up] = [x(mark.centre[0]), y(mark.centre[1])]
  return `M${across - radius} ${up}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
}

function textOf(
  mark: Mark,
  figure: number,
  colour: string,
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  if (mark.kind !== 'text') return ''
  const [across, up] = [x(mark.at[0]), y(mark.at[1])]
  const turn = mark.upright ? ` transform="rotate(-90 ${across} ${up})"` : ''
  return `<text x="${across}" y="${up}" font-family="sans-serif" font-size="${Math.round(figure)}" text-anchor="middle" fill="${colour}"${turn}>${mark.text}</text>`
}

/** The small front view of a machine for a row of machines: one path, its left lower corner at the floor's left end. */
export function smallSvg(lines: readonly Line[], left: number, width: number, height: number): string {
  const path = lines.map((line) =>
    pathData(
      line,
      (value) => Math.round(value - left),
      (value) => Math.round(height - value),
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}" width="${Math.round(width)}" height="${Math.round(height)}"><path d="${path.join('')}" fill="none" stroke="${INK}" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"/></svg>\n`
}
