/** Path texts of the shapes drawings are made of. All numbers are units of the viewBox. */
export type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]

/** A rectangle, its corners rounded by `r`. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [across, down] = [round(w - 2 * r), round(h - 2 * r)]
  const right = `M${round(x + r)} ${round(y)}h${across}${corner(r, r)}v${down}`
  return `${right}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

/** A whole circle. */
export function circle(cx: number, cy: number, r: number): string {
  const across = round(2 * r)
  return `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${across} 0a${round(r)} ${round(r)} 0 1 0 ${-across} 0z`
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
}

/** Repeats a shape: `make` gets the distance from the first one. */
export function row(count: number, step: number, make: (offset: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index * step, index)).join('')
}

/** Closed outlines through the given points. */
export function outline(...rings: Ring[]): string {
  return rings.map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`).join('')
}

/** A part's other half: the same ring on the far side of an upright axis. */
export function mirrored(ring: Ring, axis: number): Ring {
  return ring.map(([x, y]) => [2 * axis - x, y])
}

/** A quarter of a circle as points, so that rounded corners can be hatched too. Angles in degrees, clockwise. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
  })
}

/**
 * Section lines at 45 degrees inside the rings; a ring within a ring is a hole. Written out as lines because an
 * SVG pattern would need an id, and the same drawing may be on a page twice.
 */
export function hatch(rings: readonly Ring[], gap = 10, slope: 'rising' | 'falling' = 'rising'): string {
  const lean = slope === 'rising' ? 1 : -1
  const level = ([x, y]: Point) => lean * x + y
  const levels = rings.flat().map(level)
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
  let path = ''
  for (let at = Math.ceil(lowest / gap) * gap; at < highest; at += gap) {
    const crossings = rings.flatMap((ring) => crossingsOf(ring, at, level)).sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from = 0, to = 0] = crossings.slice(i, i + 2)
      if (to - from > 0.5) path += line(from, at - lean * from, to, at - lean * to)
    }
  }
  return path
}

function crossingsOf(ring: Ring, at: number, level: (point: Point) => number): number[] {
  return ring.flatMap((start, index) => {
    const end = ring[(index + 1) % ring.length] ?? start
    const [a, b] = [level(start), level(end)]
    if (a < at === b < at) return []
    return [start[0] + ((at - a) / (b - a)) * (end[0] - start[0])]
  })
}

/** The four corners of a rectangle, as a ring to outline and hatch. */
export function plate(x: number, y: number, w: number, h: number): Ring {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
