/** A place on the canvas, pixels. */
type Spot = { x: number; y: number }

/** Centres of two points are so far minDistance that the one's target does not cover the other's number, pixels. */
export const minDistance = 28
const rounds = 6

/** Pushes spots that lie too near to one another minDistance, each by as little as it takes; the others stay. */
export function declutter<CameraPose extends Spot>(spots: readonly CameraPose[]): CameraPose[] {
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
