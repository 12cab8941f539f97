/** Silicone mats: two honeycomb trivets and a rolled baking mat. */
import { Vector3 } from 'three'
import { disc, type FlatPoint, type Kit, type MaterialName, polygon, radians, withHoles } from '../kit/index.ts'
import { alongPath, inMillimeters, loft, rest } from './shapes.ts'

const RADIUS = 88
const PITCH = 19
const THICK = 7

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-46, 0, 16], () => trivet(kit, 'siliconeCharcoal'), [0, 10, 0])
    kit.at([-6, THICK + 0.05, 62], () => trivet(kit, 'siliconeMustard'), [0, 32, 0])
    rest(kit, { at: [10, -142], yaw: 12 }, (part) => part.add('siliconeSand', roll(300, 2, 20, 3.4)))
  })
}

function trivet(kit: Kit, material: MaterialName): void {
  const holes: FlatPoint[] = []
  for (let row = -5; row <= 5; row++)
    for (let column = -5; column <= 5; column++) {
      const at: FlatPoint = [(column + (row % 2 ? 0.5 : 0)) * PITCH, row * PITCH * 0.866]
      if (Math.hypot(...at) < RADIUS - 13) holes.push(at)
    }
  const hexagon = ([x, z]: FlatPoint) =>
    polygon(
      Array.from(
        { length: 6 },
        (_, corner): FlatPoint => [x + 8.4 * Math.sin(radians(corner * 60)), z + 8.4 * Math.cos(radians(corner * 60))],
      ),
    )
  kit.plate(material, [0, THICK / 2, 0], withHoles(disc(RADIUS), holes.map(hexagon)), THICK, {
    axis: 'y',
    bevel: 0.9,
    pointsPerCurve: 60,
  })
}

/** A mat rolled up about the x axis, its free edge outside. */
function roll(width: number, thickness: number, radius: number, turns: number) {
  const steps = 150
  const path = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / steps) * turns * Math.PI * 2
    const distance = radius + ((thickness + 1.2) * angle) / (Math.PI * 2)
    return new Vector3(0, -distance * Math.cos(angle), distance * Math.sin(angle))
  })
  const [half, edge] = [width / 2, thickness / 2]
  return loft(
    alongPath(
      path,
      [
        [-edge, -half],
        [edge, -half],
        [edge, half],
        [-edge, half],
      ],
      { up: [1, 0, 0] },
    ),
  )
}
