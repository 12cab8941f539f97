/** Silicone baby spoons, 150 mm. */
import type { FlatPoint, Kit, Point } from '../kit/index.ts'
import { ease, inMillimeters, loft, rest } from './shapes.ts'

const LENGTH = 150
/** Where the bowl begins. */
const BOWL = 92

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    for (const [index, material] of (['siliconeSage', 'siliconeCoral', 'siliconeSand'] as const).entries())
      rest(kit, { at: [(index - 1) * 50, (index - 1) * -6], yaw: 66 - index * 8 }, (part) =>
        part.add(material, loft(spoon(), 'capped', 60)),
      )
  })
}

/**
 * One ring per step of the length: across the upper face and back along the underside. With `arch` 0 the rim is level
 * in y = 0, as in the parting plane of its mold.
 */
export function spoon(steps = 170, pointsAcross = 24, arch = 1): Point[][] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = 0.0005 + (0.999 * index) / steps
    const x = LENGTH * (0.75 * ((1 - Math.cos(Math.PI * share)) / 2) + 0.25 * share)
    return ring(x, pointsAcross, arch)
  })
}

/** Rounds off an end: 0 at the end, 1 from `reach` on. */
const roundEnd = (distance: number, reach: number, power = 2): number =>
  distance < reach ? Math.max(0, 1 - (1 - distance / reach) ** power) ** (1 / power) : 1

function ring(x: number, steps: number, arch: number): Point[] {
  const halfWidth =
    (9.5 - 4.4 * ease(5, 88, x) + 13.2 * ease(84, 122, x)) * roundEnd(x, 11) * roundEnd(LENGTH - x, 27, 2.15)
  const bowl = ease(BOWL, 120, x) * roundEnd(LENGTH - x, 26, 1.3)
  const thickness =
    Math.min(8.2 - 5.2 * ease(70, 112, x), halfWidth * 1.5) *
    (0.25 + 0.75 * roundEnd(x, 5)) *
    (0.5 + 0.5 * roundEnd(LENGTH - x, 3))
  const middle = arch * (10 - 10.5 * ease(30, 112, x) + 5.5 * ease(118, 156, x))
  const points: FlatPoint[] = []
  for (let step = 0; step < 2 * steps; step++) {
    const across = -Math.cos((step / steps) * Math.PI)
    const side = step < steps ? -1 : 1
    const rim = Math.max(0, 1 - across * across)
    points.push([across * halfWidth, middle - 9.5 * bowl * rim ** 1.1 + (side * thickness * rim ** 0.45) / 2])
  }
  return points.map(([across, height]) => [x - LENGTH / 2, height, across])
}
