/** From edges to clean lines: hidden parts cut away, doubles dropped, pieces joined and straightened. */
import type { DepthPicture } from './depth.ts'
import type { Seen } from './view.ts'

export type Spot = [across: number, up: number]
export type Line = Spot[]

/** Level or upright lines with a smaller gap are one line: 0.5 mm on paper at 1:50, millimeters. */
const GAP = 24

/** Distance of the places at which an edge is tested, millimeters. */
const STEP = 4

export type Cleaning = {
  /** Ends are set on a grid of this width, so that lines closer than it fall together. */
  grid: number
  /** Lines shorter than this are dropped. */
  shortest: number
  /** A joined line may be straightened by this much. */
  straighten: number
}

/** Outlines of parts, or other edges. */
export type EdgeKind = 'outline' | 'inner'

/** Visible lines of one kind without the outline of the whole machine, millimeters. */
export function cleanLines(
  edges: readonly [Seen, Seen][],
  depth: DepthPicture,
  cleaning: Cleaning,
  kind: EdgeKind,
): Line[] {
  const pieces = new Map<string, [Spot, Spot]>()
  for (const edge of edges)
    for (const [from, to] of visibleParts(edge, depth, kind)) {
      const [a, b] = [snap(from, cleaning.grid), snap(to, cleaning.grid)]
      if (a[0] === b[0] && a[1] === b[1]) continue
      const ordered: [Spot, Spot] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a]
      pieces.set(ordered.join(), ordered)
    }
  const merged = mergeStraight([...pieces.values()])
  return join(merged)
    .map((line) => straighten(line, cleaning.straighten))
    .filter((line) => lengthOf(line) >= cleaning.shortest)
}

const snap = (place: Seen, grid: number): Spot => [
  Math.round(place[0] / grid) * grid,
  Math.round(place[1] / grid) * grid,
]

/** The parts of an edge that nothing hides. */
function visibleParts([from, to]: [Seen, Seen], depth: DepthPicture, kind: EdgeKind): [Seen, Seen][] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.max(1, Math.round(length / STEP))
  const at = (share: number): Seen => from.map((value, axis) => value + (to[axis]! - value) * share) as Seen
  const direction = [to[0] - from[0], to[1] - from[1]] as const
  const isWanted = (place: Seen): boolean => {
    if (!depth.seen(place) || depth.outline(place, direction, Number.POSITIVE_INFINITY)) return false
    return depth.outline(place, direction) === (kind === 'outline')
  }
  const parts: [Seen, Seen][] = []
  let start: number | undefined
  for (let step = 0; step <= steps; step++) {
    const seen = step < steps && isWanted(at((step + 0.5) / steps))
    if (seen) start ??= step
    else if (start !== undefined) {
      parts.push([at(start / steps), at(step / steps)])
      start = undefined
    }
  }
  return parts
}

/** Level and upright pieces that overlap or nearly touch become one. */
function mergeStraight(pieces: readonly [Spot, Spot][]): [Spot, Spot][] {
  const rest: [Spot, Spot][] = []
  const tracks = new Map<string, [number, number][]>()
  for (const [a, b] of pieces) {
    const axis = a[1] === b[1] ? 0 : a[0] === b[0] ? 1 : undefined
    if (axis === undefined) {
      rest.push([a, b])
      continue
    }
    const name = `${axis},${a[1 - axis]}`
    tracks.set(name, [...(tracks.get(name) ?? []), [Math.min(a[axis]!, b[axis]!), Math.max(a[axis]!, b[axis]!)]])
  }
  for (const [name, spans] of tracks) {
    const [axis, fixed] = name.split(',').map(Number) as [number, number]
    spans.sort((one, other) => one[0] - other[0])
    let [low, high] = spans[0]!
    const at = (end: number): Spot => (axis === 0 ? [end, fixed] : [fixed, end])
    const close = () => rest.push([at(low), at(high)])
    for (const [from, to] of spans.slice(1)) {
      if (from <= high + GAP) high = Math.max(high, to)
      else {
        close()
        ;[low, high] = [from, to]
      }
    }
    close()
  }
  return rest
}

/** Joins pieces end to end into lines. */
function join(pieces: readonly [Spot, Spot][]): Line[] {
  const ends = new Map<string, number[]>()
  for (const [index, piece] of pieces.entries())
    for (const end of piece) ends.set(end.join(), [...(ends.get(end.join()) ?? []), index])
  const used = new Set<number>()
  const grow = (line: Line): void => {
    for (;;) {
      const end = line.at(-1)!
      const next = ends.get(end.join())!.find((index) => !used.has(index))
      if (next === undefined) return
      used.add(next)
      const [a, b] = pieces[next]!
      line.push(a[0] === end[0] && a[1] === end[1] ? b : a)
    }
  }
  return pieces.flatMap((piece, index) => {
    if (used.has(index)) return []
    used.add(index)
    const line: Line = [...piece]
    grow(line)
    line.reverse()
    grow(line)
    return [line]
  })
}

/** Drops places that are within `tolerance` of the line without them (Douglas and Peucker). */
export function straighten(line: Line, tolerance: number): Line {
  if (line.length < 3) return line
  const [first, last] = [line[0]!, line.at(-1)!]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1])
  let [worst, at] = [0, 0]
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index]!
    const off =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
    if (off > worst) [worst, at] = [off, index]
  }
  if (worst <= tolerance) return [first, last]
  return [...straighten(line.slice(0, at + 1), tolerance), ...straighten(line.slice(at), tolerance).slice(1)]
}

export function lengthOf(line: Line): number {
  return line.reduce((sum, [x, y], index) => {
    const before = line[index - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0
  }, 0)
}
