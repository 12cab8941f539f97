/** Molded hoses: an elbow, an S-shaped one, a straight reducer in blue silicone. */
import type { Vector3 } from 'three'
import { bentPath, type Kit, smoothPath } from '../kit/index.ts'
import { hollow, inMillimeters, rest } from './shapes.ts'

/** Raised bead near each end that holds the clamp. */
const bead = (share: number): number =>
  [0.05, 0.95].reduce((sum, place) => sum + 1.4 * Math.exp(-(((share - place) / 0.012) ** 2)), 0)

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    rest(kit, { at: [-42, -18], yaw: 8 }, (part) =>
      part.add(
        'rubber',
        hose(
          bentPath(
            [
              [-80, 0, 66],
              [-80, 0, -52],
              [60, 0, -52],
            ],
            62,
          ),
          25,
          25,
        ),
      ),
    )
    rest(kit, { at: [58, 34], yaw: 26 }, (part) =>
      part.add(
        'rubber',
        hose(
          smoothPath([
            [-105, 0, 30],
            [-60, 0, 30],
            [-18, 0, 12],
            [18, 0, -14],
            [60, 0, -32],
            [105, 0, -32],
          ]),
          17,
          17,
        ),
      ),
    )
    rest(kit, { at: [-2, 6], yaw: 52 }, (part) =>
      part.add(
        'siliconeBlue',
        hose(
          smoothPath([
            [-36, 0, 0],
            [-12, 0, 0],
            [12, 0, 0],
            [36, 0, 0],
          ]),
          22,
          16,
        ),
      ),
    )
  })
}

/** Even steps along the path, so that the beads are drawn finely. */
function hose(path: Vector3[], from: number, to: number) {
  const steps = 130
  const lengths = path.map((point, index) => (index ? point.distanceTo(path[index - 1]!) : 0))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const even = Array.from({ length: steps + 1 }, (_, step) => {
    let rest = (step / steps) * total
    let index = 1
    while (index < path.length - 1 && rest > lengths[index]!) rest -= lengths[index++]!
    return path[index - 1]!.clone().lerp(path[index]!, Math.min(1, rest / lengths[index]!))
  })
  const radius = (share: number): number => from + (to - from) * Math.min(1, Math.max(0, (share - 0.35) / 0.3))
  return hollow(
    even,
    (share) => radius(share) + bead(share),
    (share) => radius(share) - 4.2,
  )
}
