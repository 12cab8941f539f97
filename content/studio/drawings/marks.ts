/** Elements of a drawing: lines, circles, texts, dimensions, people, connection symbols, scale bar. Millimeters, up is positive. */
import { type ConnectionKind, connectionSigns } from '../../registry/connection-symbols.ts'
import type { Line, Spot } from './lines.ts'

export const layers = [
  'machine',
  'inner-lines',
  'floor',
  'footprint',
  'feet',
  'doors',
  'center-lines',
  'service',
  'dimensions',
  'people',
  'connections',
  'title',
] as const
export type Layer = (typeof layers)[number]

export type Mark =
  | { layer: Layer; kind: 'line'; points: Line; filled?: boolean }
  | { layer: Layer; kind: 'circle'; center: Spot; radius: number }
  | { layer: Layer; kind: 'text'; at: Spot; text: string; height: number; upright?: boolean; align?: 'left' | 'center' }

/** Sizes on the sheet: height of figures, length of a tick, millimeters at true size. */
export type Measure = { figure: number; tick: number }

/** Rounds to ten millimeters, as the specification table does; a tenth first, against floating-point residue. */
export const tens = (millimeters: number): number => Math.round(Math.round(millimeters * 10) / 100) * 10

export const line = (layer: Layer, ...points: Spot[]): Mark => ({ layer, kind: 'line', points })

/** Gap between an object and its extension line, in ticks (ISO 129-1). */
const GAP = 0.35

/** Dimension between two places of one height: dimension line at `level`, extension lines down or up to the places. */
export function across([x0, y0]: Spot, [x1, y1]: Spot, level: number, { figure, tick }: Measure): Mark[] {
  const end = (x: number, y: number): Mark[] => [
    line('dimensions', [x, y + Math.sign(level - y) * tick * GAP], [x, level + Math.sign(level - y) * tick]),
    line('dimensions', [x - tick / 2, level - tick / 2], [x + tick / 2, level + tick / 2]),
  ]
  const text = String(tens(Math.abs(x1 - x0)))
  return [
    ...end(x0, y0),
    ...end(x1, y1),
    line('dimensions', [x0, level], [x1, level]),
    { layer: 'dimensions', kind: 'text', at: [(x0 + x1) / 2, level + figure * 0.35], text, height: figure },
  ]
}

/** Dimension between two heights: dimension line at `place`. It is the other dimension with its axes exchanged. */
export function upward([x0, y0]: Spot, [x1, y1]: Spot, place: number, { figure, tick }: Measure): Mark[] {
  return across([y0, x0], [y1, x1], place, { figure, tick }).map((mark): Mark => {
    if (mark.kind === 'line') return { ...mark, points: mark.points.map(([up, along]) => [along, up]) }
    return { ...mark, at: [place - figure * 0.35, (y0 + y1) / 2], upright: true } as Mark
  })
}

/** Height of the drawn person, millimeters. */
const PERSON = 1750

/** Standing person seen from the front, feet at `x` on the floor. */
export function person(x: number): Mark[] {
  const half: Spot[] = [
    [0, 1500],
    [58, 1545],
    [72, 1455],
    [205, 1410],
    [235, 1340],
    [260, 1040],
    [270, 820],
    [215, 815],
    [190, 1060],
    [170, 1230],
    [160, 900],
    [150, 480],
    [125, 60],
    [170, 0],
    [45, 0],
    [40, 470],
    [8, 850],
  ]
  const mirrored = half.map(([across, up]): Spot => [-across, up]).reverse()
  const outline = [...half, ...mirrored].map(([across, up]): Spot => [x + across, up])
  return [
    line('people', ...outline.slice(1, -1)),
    { layer: 'people', kind: 'circle', center: [x, PERSON - 108], radius: 108 },
  ]
}

/** The operator's place seen from above: head and shoulders, looking up the sheet. */
export function operatorPlace([x, y]: Spot): Mark[] {
  const shoulders = Array.from({ length: 25 }, (_, index): Spot => {
    const angle = (index / 24) * Math.PI * 2
    return [x + 230 * Math.cos(angle), y + 120 * Math.sin(angle)]
  })
  return [
    line('people', ...shoulders),
    { layer: 'people', kind: 'circle', center: [x, y], radius: 90 },
    line('people', [x - 70, y + 190], [x, y + 270], [x + 70, y + 190]),
  ]
}

/** The step of the operator, from above and from the left: a plate of this width and depth. */
export const STEP = { width: 900, depth: 500 }

export function stepFromAbove([x, y]: Spot): Mark {
  const [right, back] = [STEP.width / 2, STEP.depth / 2]
  return box('people', x - right, x + right, y - back, y + back)
}

/** @param z - middle of the step in the view, millimeters */
export function stepFromLeft(z: number, height: number): Mark {
  return box('people', z - STEP.depth / 2, z + STEP.depth / 2, 0, height)
}

export function box(layer: Layer, left: number, right: number, bottom: number, top: number): Mark {
  return line(layer, [left, bottom], [right, bottom], [right, top], [left, top], [left, bottom])
}

/** Symbol of a connection in its circle; with a foot, a line to the connection point and a dot there. */
export function connection(kind: ConnectionKind, [x, y]: Spot, radius: number, foot?: Spot): Mark[] {
  const { outline, filled } = connectionSigns[kind]
  const points = [...outline, ...outline.slice(0, 1)].map(
    ([across, up]): Spot => [x + across * radius, y + up * radius],
  )
  const symbol: Mark[] = [
    { layer: 'connections', kind: 'circle', center: [x, y], radius },
    { layer: 'connections', kind: 'line', points, filled },
  ]
  if (!foot) return symbol
  const away = Math.hypot(foot[0] - x, foot[1] - y)
  const edge: Spot = [x + ((foot[0] - x) * radius) / away, y + ((foot[1] - y) * radius) / away]
  return [
    ...symbol,
    line('connections', edge, foot),
    { layer: 'connections', kind: 'circle', center: foot, radius: radius * 0.18 },
  ]
}

/** Figures of the title block and the scale bar as a share of the dimensions' figures. */
export const TITLE_FIGURE = 0.72

/** The origin of the connections' coordinates, with the directions of X and Y. */
export function origin([x, y]: Spot, figure: number): Mark[] {
  const reach = figure * 1.8
  const head = figure * 0.35
  const height = figure * 0.8
  const [left, below] = [x - figure * 0.6, y - figure * 0.6]
  const letter = (text: string, at: Spot): Mark => ({ layer: 'title', kind: 'text', at, text, height })
  const arrow = (...points: Line): Mark => ({ layer: 'title', kind: 'line', points, filled: true })
  return [
    { layer: 'title', kind: 'circle', center: [x, y], radius: figure * 0.22 },
    line('title', [left, below], [x + reach, below]),
    arrow([x + reach - head, below + head / 3], [x + reach, below], [x + reach - head, below - head / 3]),
    line('title', [left, below], [left, y + reach]),
    arrow([left - head / 3, y + reach - head], [left, y + reach], [left + head / 3, y + reach - head]),
    letter('X', [x + reach * 0.8, below - height * 1.4]),
    letter('Y', [left - height * 0.8, y + reach - height]),
  ]
}

/** Scale of one meter in two halves, its left end at the place. */
export function scaleBar([x, y]: Spot, { tick, figure }: Measure): Mark[] {
  const height = figure * TITLE_FIGURE
  const text = (value: number, label: string): Mark => ({
    layer: 'title',
    kind: 'text',
    at: [x + value, y + tick + height * 0.4],
    text: label,
    height,
  })
  return [
    line('title', [x, y], [x + 1000, y], [x + 1000, y + tick], [x, y + tick], [x, y]),
    line('title', [x + 500, y], [x + 500, y + tick]),
    line('title', [x, y + tick / 2], [x + 500, y + tick / 2]),
    text(0, '0'),
    text(1000, '1000 mm'),
  ]
}

/** The points of a mark, or two corners of its box: figures are about half as wide as high. */
export function extent(mark: Mark): Spot[] {
  if (mark.kind === 'line') return mark.points
  const [x, y] = mark.kind === 'circle' ? mark.center : mark.at
  const corners = (left: number, right: number, down: number, up: number): Spot[] => [
    [x - left, y - down],
    [x + right, y + up],
  ]
  if (mark.kind === 'circle') return corners(mark.radius, mark.radius, mark.radius, mark.radius)
  const half = (mark.text.length * mark.height * 0.65) / 2
  if (mark.upright) return corners(mark.height, 0, half, half)
  return mark.align === 'left' ? corners(0, half * 2, 0, mark.height) : corners(half, half, 0, mark.height)
}
