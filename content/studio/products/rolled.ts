/** Sheets and strips of uncured stock: rolled up, folded to and fro, laid in lengths. */
import { Vector3 } from 'three'
import type { FlatPoint } from '../kit/index.ts'
import { alongPath, loft, oval } from './shapes.ts'

/** A band wound around the z axis from the inside out. */
export function coil(width: number, thickness: number, radius: number, turns: number, gap = 0.4) {
  const steps = Math.round(turns * 64)
  const path = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = (index / steps) * turns * Math.PI * 2
    const distance = radius + ((thickness + gap) * angle) / (Math.PI * 2)
    return new Vector3(distance * Math.sin(angle), -distance * Math.cos(angle), 0)
  })
  return loft(alongPath(path, oval(thickness, width, 8, 40), { up: [0, 0, 1] }))
}

/** A strip folded to and fro in layers; its underside is at y = 0. */
export function folded(length: number, width: number, thickness: number, layers: number, slack = 1.06) {
  const pitch = thickness * slack
  const path: Vector3[] = []
  for (let layer = 0; layer < layers; layer++) {
    const direction = layer % 2 ? -1 : 1
    const reach = length / 2 - ((layer * 7) % 5) * thickness * 0.3
    const height = thickness / 2 + layer * pitch
    for (let step = 0; step <= 16; step++) path.push(new Vector3(direction * reach * (step / 8 - 1), height, 0))
    if (layer < layers - 1)
      for (let step = 1; step < 10; step++) {
        const angle = (step / 10) * Math.PI
        path.push(
          new Vector3(
            direction * (reach + pitch * 0.75 * Math.sin(angle)),
            height + (pitch / 2) * (1 - Math.cos(angle)),
            0,
          ),
        )
      }
  }
  return loft(alongPath(path, bandSection(width, thickness), { up: [0, 0, 1] }))
}

function bandSection(width: number, thickness: number): FlatPoint[] {
  return oval(thickness, width, 7, 40)
}
