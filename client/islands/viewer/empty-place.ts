type Point = { x: number; y: number }
type Size = { width: number; height: number }

/** Cost of each ninth of the box on the machine and of each covered spot, in pixels of distance. */
const cost = { machine: 100, spot: 200 }
const spotRadius = 14
/** Height of the buttons in the upper corner of the area. */
const buttonsHeight = 56

/**
 * Where a box covers the least of the machine and of the spots, near `spot`; `end` is its point nearest to `spot`.
 * `outline` has points of the machine's convex outline. Pixels.
 */
export function emptyPlace(size: Size, area: Size, spot: Point, spots: Point[], outline: Point[]) {
  const [right, bottom] = [area.width - size.width, area.height - size.height]
  const columns = [0, clamp(spot.x - size.width / 2, 0, right), right]
  const rows = [buttonsHeight, clamp(spot.y - size.height / 2, buttonsHeight, bottom), bottom]
  const places = columns.flatMap((x) => rows.map((y) => ({ x, y, end: nearest({ x, y }, spot) })))
  return places.reduce((best, place) => (costOf(place) < costOf(best) ? place : best))

  function nearest({ x, y }: Point, to: Point): Point {
    return { x: clamp(to.x, x, x + size.width), y: clamp(to.y, y, y + size.height) }
  }

  function costOf(place: Point & { end: Point }): number {
    const shares = [0, 0.5, 1]
    const ninths = shares.flatMap((across) =>
      shares.map((down) => ({ x: place.x + across * size.width, y: place.y + down * size.height })),
    )
    const onMachine = ninths.filter((point) => isInside(point, outline)).length
    const covered = spots.filter((other) => distance(other, nearest(place, other)) < spotRadius).length
    return onMachine * cost.machine + covered * cost.spot + distance(spot, place.end)
  }
}

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value))
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether outline points are on every side of the point. */
function isInside(point: Point, outline: Point[]): boolean {
  const angles = outline.map(({ x, y }) => Math.atan2(y - point.y, x - point.x)).sort((a, b) => a - b)
  return angles.every((angle, index) => (angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI) - angle < Math.PI)
}
