/** Writes a sheet as SVG: one path per layer, millimeters, texts as outlines. Printed at its own size it has the scale of the title block. */
import type { Line } from './lines.ts'
import { type Layer, layers, type Mark } from './marks.ts'
import { textOutline } from './numerals.ts'
import type { Sheet } from './sheet.ts'

const INK = '#1d2327'
const BLUE = '#155a8f'

/** Line width (ISO 128-2, line group 0.35) and dashes in millimeters on paper, and color of each layer. */
const STYLE: Record<Layer, { width: number; color: string; dash?: readonly number[] }> = {
  machine: { width: 0.35, color: INK },
  'inner-lines': { width: 0.18, color: INK },
  floor: { width: 0.35, color: INK },
  footprint: { width: 0.18, color: INK, dash: [4, 0.8, 0.4, 0.8, 0.4, 0.8] },
  feet: { width: 0.18, color: INK, dash: [1.2, 0.7] },
  doors: { width: 0.18, color: INK, dash: [1.6, 0.8] },
  'center-lines': { width: 0.18, color: INK, dash: [4, 0.8, 0.4, 0.8] },
  service: { width: 0.25, color: BLUE, dash: [2, 1] },
  dimensions: { width: 0.18, color: BLUE },
  people: { width: 0.18, color: '#6a737a' },
  connections: { width: 0.25, color: '#b8422e' },
  title: { width: 0.25, color: INK },
}

export function toSvg(sheet: Sheet): string {
  const [width, height] = [sheet.right - sheet.left, sheet.top - sheet.bottom].map(Math.round) as [number, number]
  const x = (value: number): number => Math.round(value - sheet.left)
  const y = (value: number): number => Math.round(sheet.top - value)
  const shapes = layers.map((layer) => {
    const { width: paper, color, dash } = STYLE[layer]
    const marks = sheet.marks.filter((mark) => mark.layer === layer)
    const dashes = dash ? ` stroke-dasharray="${dash.map((part) => Math.round(part * sheet.scale)).join(' ')}"` : ''
    const solid = (mark: Mark): boolean => mark.kind === 'line' && mark.filled === true
    const path = marks
      .filter((mark) => !solid(mark))
      .map((mark) => pathOf(mark, x, y))
      .join('')
    const solids = marks.map((mark) => (solid(mark) ? pathOf(mark, x, y) : textPath(mark, x, y))).join('')
    const fill = layer === 'connections' ? '#fff' : 'none'
    const drawn = `<path d="${path}" fill="${fill}" stroke="${color}" stroke-width="${Math.round(paper * sheet.scale * 10) / 10}" stroke-linejoin="round" stroke-linecap="round"${dashes}/>`
    return (path ? drawn : '') + (solids ? `<path d="${solids}" fill="${color}"/>` : '')
  })
  const millimeters = (length: number): string => `${Math.round((length * 10) / sheet.scale) / 10}mm`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${millimeters(width)}" height="${millimeters(height)}">${shapes.join('')}</svg>\n`
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
  const [across, up] = [x(mark.center[0]), y(mark.center[1])]
  return `M${across - radius} ${up}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
}

/** Outlines of a text; empty for other marks. */
function textPath(mark: Mark, x: (value: number) => number, y: (value: number) => number): string {
  if (mark.kind !== 'text') return ''
  const { commands, width } = textOutline(mark.text, mark.height)
  const shift = mark.align === 'left' ? 0 : -width / 2
  const at = (glyphX: number, glyphY: number): string => {
    const [across, up] = [glyphX + shift, -glyphY]
    return mark.upright
      ? `${x(mark.at[0] - up)} ${y(mark.at[1] + across)}`
      : `${x(mark.at[0] + across)} ${y(mark.at[1] + up)}`
  }
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = at(command.x, command.y)
      if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`
      if (command.type === 'C') return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`
      return `${command.type}${end}`
    })
    .join('')
}

/** A small view of a machine: its outlines and the swings of its doors; its lower left corner is that of the machine's box. */
export function smallSvg(
  lines: readonly Line[],
  doors: readonly Line[],
  left: number,
  top: number,
  size: Size,
): string {
  const data = (of: readonly Line[]): string =>
    of
      .map((line) =>
        pathData(
          line,
          (x) => Math.round(x - left),
          (y) => Math.round(top - y),
        ),
      )
      .join('')
  const path = (of: readonly Line[], width: number, dashes = ''): string =>
    of.length
      ? `<path d="${data(of)}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dashes}/>`
      : ''
  const { width, height } = size
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${path(lines, 14)}${path(doors, 9, ' stroke-dasharray="60 40"')}</svg>\n`
}

type Size = { width: number; height: number }
