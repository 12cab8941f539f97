/** A position on the canvas, in pixels. */
type Spot = { x: number; y: number }

/**
 * Minimum distance of the centres of two hotspots, in pixels: the target area of one must not cover the number of the
 * other.
 */
export const minDistance = 28
const rounds = 6

/** Moves spots that are too near to each other apart by the smallest distance; the others stay. */
export function declutter<T extends Spot>(spots: readonly T[]): T[] {
  const moved = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [across, down] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(across, down)
        if (distance >= minDistance) continue
        const push = (minDistance - distance) / 2
        const [right, below] = distance < 0.01 ? [1, 0] : [across / distance, down / distance]
        one.x -= right * push
        one.y -= below * push
        other.x += right * push
        other.y += below * push
      }
    }
  }
  return moved
}
