/** Mixed compound as it comes off the mill: thick sheets with rough edges, folded and stacked, one batch of silicone. */
import { Vector3 } from 'three'
import type { FlatPoint, Kit, MaterialName } from '../kit/index.ts'
import { alongPath, inMillimeters, loft } from './shapes.ts'

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-20, 0, -70], () => slab(kit, 'rubber', 460, 300, 15, 6, 1), [0, 20, 0])
    kit.at([120, 0, 222], () => slab(kit, 'siliconeCoral', 280, 200, 15, 5, 5), [0, -14, 0])
  })
}

/** Uneven but repeatable: a sum of waves, about -1 to 1. */
const irregularity = (place: number, seed: number): number =>
  0.5 * Math.sin(place * 3.1 + seed * 1.7) +
  0.3 * Math.sin(place * 7.3 + seed * 4.1) +
  0.2 * Math.sin(place * 15.7 + seed * 9.2)

/** One sheet folded to and fro; the folds are round, the side edges are irregular. */
function slab(
  kit: Kit,
  material: MaterialName,
  length: number,
  width: number,
  thickness: number,
  layers: number,
  seed: number,
): void {
  const pitch = thickness + 1
  const path: Vector3[] = []
  for (let layer = 0; layer < layers; layer++) {
    const direction = layer % 2 ? -1 : 1
    const reach = length / 2 + 9 * irregularity(layer, seed)
    const height = thickness / 2 + layer * pitch
    for (let step = 0; step <= 30; step++) {
      const place = step / 15 - 1
      const sag = layer ? 1.2 * irregularity(place * 1.4, layer + seed) : 0
      path.push(new Vector3(direction * reach * place, height + sag * (1 - place ** 4), 0))
    }
    if (layer < layers - 1)
      for (let step = 1; step < 12; step++) {
        const angle = (step / 12) * Math.PI
        path.push(
          new Vector3(
            direction * (reach + pitch * 0.9 * Math.sin(angle)),
            height + (pitch / 2) * (1 - Math.cos(angle)),
            0,
          ),
        )
      }
  }
  const rings = alongPath(
    path,
    (share) => {
      const place = share * layers * 2.2
      const left = -width / 2 - 7 * irregularity(place, seed)
      const right = width / 2 + 7 * irregularity(place, seed + 3)
      return roughBand(left, right, thickness)
    },
    { up: [0, 0, 1] },
  )
  kit.add(material, loft(rings, 'capped', 50))
}

function roughBand(left: number, right: number, thickness: number): FlatPoint[] {
  const half = thickness / 2
  const round = (edge: number, sign: number): FlatPoint[] =>
    [-1, -0.6, 0, 0.6, 1].map(
      (step): FlatPoint => [sign * half * step, edge + sign * half * 0.7 * (Math.sqrt(1 - step * step * 0.96) - 1)],
    )
  return [...round(right, 1), ...round(left, -1)]
}
