/** Silicone baby spoons, 150 mm. */
import type { FlatPoint, Kit, MaterialName, Point } from '../kit/index.ts'
import { ease, inMillimeters, loft, rest } from './shapes.ts'

const LENGTH = 150
/** Where the bowl begins. */
const BOWL = 92
/** Flash: a thin line of silicone along the rim, at the parting face of the mold. */
const FLASH = 0.35

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    for (const [index, material] of (['matteSage', 'matteCoral', 'matteSand'] as const).entries())
      rest(kit, { at: [(index - 1) * 50, (index - 1) * -6], yaw: 66 - index * 8 }, (part) => {
        part.add(material, loft(spoon(260, 40, 1, FLASH), 'capped', 60))
        grip(part, material)
      })
  })
}

/** Raised dots for the thumb and, near the end, the ring of an ejector pin. */
function grip(kit: Kit, material: MaterialName): void {
  for (let index = 0; index < 7; index++) {
    const x = 26 + index * 6.2
    for (const side of index % 2 ? [0] : [-1, 1])
      kit.lathe(
        material,
        [x - LENGTH / 2, handleTop(x) - 0.35, side * 1.7],
        [
          [1.25, 0],
          [1.05, 0.5],
          [0.6, 0.78],
          [0, 0.86],
        ],
        { segments: 28, creaseDegrees: 60 },
      )
  }
  kit.ring(material, [12 - LENGTH / 2, handleTop(12) - 0.12, 0], 2.3, 0.24, 'y', 48)
}

/** Height of the handle's upper face in the middle. */
const handleTop = (x: number): number => 10 - 10.5 * ease(30, 112, x) + 4.1

/**
 * One ring per step of the length: across the upper face and back along the underside. With `arch` 0 the rim is level
 * in y = 0, as in the parting plane of its mold; `flash` is the width of a line left around it.
 */
export function spoon(steps = 170, pointsAcross = 24, arch = 1, flash = 0): Point[][] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = 0.0005 + (0.999 * index) / steps
    const x = LENGTH * (0.75 * ((1 - Math.cos(Math.PI * share)) / 2) + 0.25 * share)
    return ring(x, pointsAcross, arch, flash)
  })
}

/** Rounds off an end: 0 at the end, 1 from `reach` on. */
const roundEnd = (distance: number, reach: number, power = 2): number =>
  distance < reach ? Math.max(0, 1 - (1 - distance / reach) ** power) ** (1 / power) : 1

function ring(x: number, steps: number, arch: number, flash: number): Point[] {
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
    const parting = step % steps === 0 ? Math.sign(across) * flash : 0
    points.push([across * halfWidth + parting, middle - 9.5 * bowl * rim ** 1.1 + (side * thickness * rim ** 0.45) / 2])
  }
  return points.map(([across, height]) => [x - LENGTH / 2, height, across])
}
