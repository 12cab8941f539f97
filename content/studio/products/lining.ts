/** Curved brake linings: a sector of a ring with rivet holes, friction side outwards. */
import { type Kit, type MaterialName, type Point, radians } from '../kit/index.ts'
import { loft, rounded } from './shapes.ts'

type Lining = {
  /** Radius of the inner (shoe) side. */
  radius: number
  thickness: number
  /** Thickness at the ends, when the lining tapers. */
  endThickness?: number
  width: number
  arcDegrees: number
  rivetRows?: readonly number[]
  /** Rivets along the arc. */
  rivets?: number
  material?: MaterialName
}

/** Axis of the drum is z; the middle of the arc points upwards and its inner side is at the origin. */
export function lining(kit: Kit, options: Lining): void {
  const { radius, thickness, endThickness = thickness, width, arcDegrees, rivetRows = [], rivets = 0 } = options
  const half = width / 2
  const steps = 40
  const angleAt = (share: number): number => radians(arcDegrees * (share - 0.5))
  const at = (angle: number, distance: number, z: number): Point => [
    distance * Math.sin(angle),
    distance * Math.cos(angle) - radius,
    z,
  ]
  const rings = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps
    const angle = angleAt(share)
    const height = thickness - (thickness - endThickness) * Math.abs(2 * share - 1) ** 2
    const section = rounded(
      [
        [0, -half, 0.6],
        [height, -half, 1],
        [height, half, 1],
        [0, half, 0.6],
      ],
      3,
    )
    return section.map(([out, z]) => at(angle, radius + out, z))
  })
  kit.add(options.material ?? 'friction', loft(rings))
  for (let index = 0; index < rivets; index++) {
    const share = (index + 0.5) / rivets
    const angle = angleAt(share)
    const height = thickness - (thickness - endThickness) * Math.abs(2 * share - 1) ** 2
    for (const z of rivetRows)
      kit.at(at(angle, radius, z), () => {
        kit.cylinder('seam', [0, 0.2, 0], 6, height + 0.02, { bevel: 0.01, segments: 32 })
        kit.cylinder('seam', [0, -0.15, 0], 3.4, 0.4, { bevel: 0.01, segments: 32 })
      }, [0, 0, (-angle * 180) / Math.PI])
  }
}
