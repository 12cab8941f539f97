/** A depth picture of the model in one view: what is nearest at each place. */
import { type Box3, Vector3 } from 'three'
import type { Piece } from '../kit/builder.ts'
import { traceContours } from './contour.ts'
import { isDrawn } from './edges.ts'
import type { Line, Spot } from './lines.ts'
import { project, type Seen, type ViewName } from './view.ts'

/** Side of a pixel, millimeters. */
const PIXEL = 2
/** Pixels around the model. */
const MARGIN = 3
/** An edge may be this far behind the surface that it belongs to, millimeters. */
const TOLERANCE = 5

/** Distance from an edge at which its sides are compared, pixels. */
const OUTLINE_PIXELS = 3
/** A drop behind an edge that makes it an outline, millimeters. */
const DROP = 200

export type DepthPicture = {
  /** Whether this place on the model is visible. */
  seen: (place: Seen) => boolean
  /**
   * Whether the place right beside an edge in this direction is empty or shows something far behind. With an infinite
   * `drop`: whether it is empty.
   */
  outline: (place: Seen, direction: readonly [across: number, up: number], drop?: number) => boolean
  /** Closed outlines of the whole model and of its openings, millimeters, in steps of a pixel. */
  contours: () => Line[]
  /** Closed outlines of what is seen of each solid. */
  solidContours: () => Line[]
}

export function depthPicture(pieces: readonly Piece[], box: Box3, view: ViewName): DepthPicture {
  const [one, other] = [project[view](box.min), project[view](box.max)]
  const left = Math.min(one[0], other[0]) - MARGIN * PIXEL
  const bottom = Math.min(one[1], other[1]) - MARGIN * PIXEL
  const width = Math.ceil(Math.abs(one[0] - other[0]) / PIXEL) + 2 * MARGIN
  const height = Math.ceil(Math.abs(one[1] - other[1]) / PIXEL) + 2 * MARGIN
  const nearest = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY)
  /** Number of the nearest solid, -1 where there is none. */
  const solidAt = new Int32Array(width * height).fill(-1)
  const column = (across: number): number => (across - left) / PIXEL
  const row = (up: number): number => (up - bottom) / PIXEL
  const corner = new Vector3()
  for (const [solid, { geometry }] of pieces.filter(isDrawn).entries()) {
    const position = geometry.attributes.position!
    for (let vertex = 0; vertex < position.count; vertex += 3) {
      const [a, b, c] = [0, 1, 2].map((offset) => {
        const seen = project[view](corner.fromBufferAttribute(position, vertex + offset))
        return [column(seen[0]), row(seen[1]), seen[2]]
      }) as [Seen, Seen, Seen]
      fill(a, b, c, solid)
    }
  }

  function fill(a: Seen, b: Seen, c: Seen, solid: number): void {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    if (Math.abs(area) < 1e-9) return
    const first = Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5)
    const last = Math.floor(Math.max(a[0], b[0], c[0]) - 0.5)
    const low = Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5)
    const high = Math.floor(Math.max(a[1], b[1], c[1]) - 0.5)
    for (let y = low; y <= high; y++)
      for (let x = first; x <= last; x++) {
        const u = ((b[0] - x - 0.5) * (c[1] - y - 0.5) - (b[1] - y - 0.5) * (c[0] - x - 0.5)) / area
        const v = ((c[0] - x - 0.5) * (a[1] - y - 0.5) - (c[1] - y - 0.5) * (a[0] - x - 0.5)) / area
        const w = 1 - u - v
        if (u < 0 || v < 0 || w < 0) continue
        const near = u * a[2] + v * b[2] + w * c[2]
        const pixel = y * width + x
        if (near <= nearest[pixel]!) continue
        nearest[pixel] = near
        solidAt[pixel] = solid
      }
  }

  const trace = (areaAt: (solid: number) => number): Line[] =>
    traceContours((x, y) => areaAt(solidAt[y * width + x]!), width, height).map((loop) =>
      loop.map(([x, y]): Spot => [left + x * PIXEL, bottom + y * PIXEL]),
    )

  return {
    seen([across, up, near]) {
      const x = Math.floor(column(across))
      const y = Math.floor(row(up))
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) if (!(nearest[(y + dy) * width + x + dx]! > near + TOLERANCE)) return true
      return false
    },
    outline([across, up, near], [dx, dy], drop = DROP) {
      const length = Math.hypot(dx, dy) || 1
      const normal = [(-dy / length) * OUTLINE_PIXELS, (dx / length) * OUTLINE_PIXELS] as const
      return [1, -1].some((side) => {
        const x = Math.floor(column(across) + side * normal[0])
        const y = Math.floor(row(up) + side * normal[1])
        const depth = x < 0 || y < 0 || x >= width || y >= height ? Number.NEGATIVE_INFINITY : nearest[y * width + x]!
        return depth <= near - drop
      })
    },
    contours: () => trace((solid) => Math.min(solid, 0)),
    solidContours: () => trace((solid) => solid),
  }
}
