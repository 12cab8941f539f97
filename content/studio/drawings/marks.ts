/** What a drawing is made of, and the marks of a planner: dimensions, people, connections, scale. Millimetres, up is positive. */
import type { Line, Spot } from './lines.ts'

export const layers = ['machine', 'hidden-guide', 'dimensions', 'service', 'people', 'connections', 'scale'] as const
export type Layer = (typeof layers)[number]

export type Mark =
  | { layer: Layer; kind: 'line'; points: Line }
  | { layer: Layer; kind: 'circle'; centre: Spot; radius: number }
  | { layer: Layer; kind: 'text'; at: Spot; text: string; upright?: boolean }

/** Sizes on the sheet that follow its scale: height of figures, length of a tick. */
export type Measure = { figure: number; tick: number }

const line = (layer: Layer, ...points: Spot[]): Mark => ({ layer, kind: 'line', points })

/** Dimension between two places of one height: dimension line at `level`, extension lines down or up to the places. */
export function across([x0, y0]: Spot, [x1, y1]: Spot, level: number, { figure, tick }: Measure): Mark[] {
  const end = (x: number, y: number): Mark[] => [
    line('dimensions', [x, y], [x, level + Math.sign(level - y) * tick]),
    line('dimensions', [x - tick / 2, level - tick / 2], [x + tick / 2, level + tick / 2]),
  ]
  const text = String(Math.round(Math.abs(x1 - x0)))
  return [
    ...end(x0, y0),
    ...end(x1, y1),
    line('dimensions', [x0, level], [x1, level]),
    { layer: 'dimensions', kind: 'text', at: [(x0 + x1) / 2, level + figure * 0.35], text },
  ]
}

/** Dimension between two heights: dimension line at `place`. */
export function upward([x0, y0]: Spot, [x1, y1]: Spot, place: number, { figure, tick }: Measure): Mark[] {
  const end = (x: number, y: number): Mark[] => [
    line('dimensions', [x, y], [place + Math.sign(place - x) * tick, y]),
    line('dimensions', [place - tick / 2, y - tick / 2], [place + tick / 2, y + tick / 2]),
  ]
  const text = String(Math.round(Math.abs(y1 - y0)))
  return [
    ...end(x0, y0),
    ...end(x1, y1),
    line('dimensions', [place, y0], [place, y1]),
    { layer: 'dimensions', kind: 'text', at: [place - figure * 0.35, (y0 + y1) / 2], text, upright: true },
  ]
}

/** Height of the drawn person, millimetres. */
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
    { layer: 'people', kind: 'circle', centre: [x, PERSON - 108], radius: 108 },
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
    { layer: 'people', kind: 'circle', centre: [x, y], radius: 90 },
    line('people', [x - 70, y + 190], [x, y + 270], [x + 70, y + 190]),
  ]
}

const SYMBOLS: Record<'power' | 'water' | 'air', Spot[][]> = {
  power: [
    [
      [0.1, 0.75],
      [-0.35, -0.05],
      [0.3, 0.05],
      [-0.1, -0.75],
    ],
  ],
  water: [
    Array.from({ length: 21 }, (_, index): Spot => {
      const angle = Math.PI / 2 + (index / 20) * Math.PI * 2
      const tip = index === 0 || index === 20
      return tip ? [0, 0.75] : [0.42 * Math.cos(angle), 0.42 * Math.sin(angle) - 0.2]
    }),
  ],
  air: [0.35, 0, -0.35].map((y) =>
    Array.from({ length: 9 }, (_, index): Spot => [-0.6 + index * 0.15, y + 0.13 * Math.sin((index / 4) * Math.PI)]),
  ),
}

/** Sign of a connection: flash, drop or wind in a circle. */
export function connection(kind: 'power' | 'water' | 'air', [x, y]: Spot, radius: number): Mark[] {
  return [
    { layer: 'connections', kind: 'circle', centre: [x, y], radius },
    ...SYMBOLS[kind].map((points) =>
      line('connections', ...points.map(([across, up]): Spot => [x + across * radius, y + up * radius])),
    ),
  ]
}

/** Scale of one metre in two halves, its left end at the place. */
export function scaleBar([x, y]: Spot, { tick }: Measure): Mark[] {
  const text = (value: number): Mark => ({
    layer: 'scale',
    kind: 'text',
    at: [x + value, y + tick * 1.3],
    text: `${value}`,
  })
  return [
    line('scale', [x, y], [x + 1000, y], [x + 1000, y + tick], [x, y + tick], [x, y]),
    line('scale', [x + 500, y], [x + 500, y + tick]),
    line('scale', [x, y + tick / 2], [x + 500, y + tick / 2]),
    text(0),
    text(1000),
  ]
}
