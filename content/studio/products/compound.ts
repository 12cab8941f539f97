/** Mixed compound from the mill: a pile of cut sheets with film between them, a folded strip, and a batch of silicone. */
import { Vector3 } from 'three'
import type { FlatPoint, Kit, MaterialName, Point } from '../kit/index.ts'
import { alongPath, inMillimeters, loft } from './shapes.ts'

const THICKNESS = 13
/** Room for the film between two sheets. */
const FILM = 3

export function build(kit: Kit): void {
  inMillimeters(kit, () => {
    kit.at([-40, 0, -60], () => pile(kit, 'compound', 430, 300, 5), [0, 18, 0])
    kit.at([-120, 0, 210], () => folded(kit, 'compound', 170, 74, 11, 7, 2), [0, 30, 0])
    kit.at([175, 0, 200], () => pile(kit, 'compoundSilicone', 250, 190, 3), [0, -16, 0])
  })
}

/** Uneven but repeatable: a sum of waves, about -1 to 1. */
const irregularity = (place: number, seed: number): number =>
  0.5 * Math.sin(place * 3.1 + seed * 1.7) +
  0.3 * Math.sin(place * 7.3 + seed * 4.1) +
  0.2 * Math.sin(place * 15.7 + seed * 9.2)

/** Sheets on each other, every one cut and laid a little differently, with a film between. */
function pile(kit: Kit, material: MaterialName, length: number, width: number, sheets: number): void {
  for (let layer = 0; layer < sheets; layer++) {
    const seed = layer * 2.3 + length
    const height = layer * (THICKNESS + FILM)
    const shift: FlatPoint = [7 * irregularity(layer, length), 6 * irregularity(layer, width)]
    const turn = 1.6 * irregularity(layer * 2, width)
    kit.part('sheets', () =>
      kit.at(
        [shift[0], height, shift[1]],
        () => kit.add(material, loft(sheet(length, width, THICKNESS, seed, 5), 'capped', 55)),
        [0, turn, 0],
      ),
    )
    if (layer % 2)
      kit.part('film', () =>
        kit.at([shift[0] * 0.3, height - FILM * 0.62, shift[1] * 0.4], () =>
          kit.add('filmBlue', loft(sheet(length + 14, width + 12, 0.5, seed + 9, 3), 'capped', 55)),
        ),
      )
  }
}

/** Rings along x: over the top and back below. Cut edges wander by `rough`; the surface is wavy as it came off the rolls. */
function sheet(length: number, width: number, thickness: number, seed: number, rough: number): Point[][] {
  const [steps, across] = [90, 44]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = (step / steps) * 2 - 1
    const left = -width / 2 + rough * irregularity(share * 1.1, seed)
    const right = width / 2 + rough * irregularity(share * 0.9, seed + 3)
    const face = (top: boolean): Point[] =>
      Array.from({ length: across + 1 }, (_, index) => {
        const side = top ? index / across : 1 - index / across
        const place = side * 2 - 1
        const end = (length / 2) * share + rough * irregularity(place * 0.8, seed + (share < 0 ? 5 : 8)) * share ** 4
        const wave = 0.9 * irregularity(share * 1.3 + place * 0.7, 2) * (1 - share * share) * (1 - place * place)
        const torn = top ? 0.6 * irregularity(share * 6 + place * 3, seed) * place ** 8 * Math.min(1, thickness / 8) : 0
        const edge = 1 - 0.16 * Math.abs(place) ** 24 - 0.16 * Math.abs(share) ** 24
        const level = top ? thickness * edge + torn : thickness * (1 - edge)
        return [end, level + wave, left + (right - left) * side]
      })
    return [...face(true), ...face(false)]
  })
}

/** One strip folded to and fro; the folds are round, the side edges are irregular. */
function folded(
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
    const reach = length / 2 + 10 * irregularity(layer, seed)
    const height = thickness / 2 + layer * pitch
    for (let step = 0; step <= 30; step++) {
      const place = step / 15 - 1
      const sag = layer ? 1.6 * irregularity(place * 1.4, layer + seed) : 0
      path.push(new Vector3(direction * reach * place, height + sag * (1 - place ** 4), 0))
    }
    if (layer < layers - 1)
      for (let step = 1; step < 14; step++) {
        const angle = (step / 14) * Math.PI
        path.push(
          new Vector3(
            direction * (reach + pitch * 1.1 * Math.sin(angle)),
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
      const shift = 5 * irregularity(share * layers * 0.6, seed + 6)
      const left = -width / 2 - 3 * irregularity(place, seed) + shift
      const right = width / 2 + 3 * irregularity(place, seed + 3) + shift
      return roughBand(left, right, thickness)
    },
    { up: [0, 0, 1] },
  )
  kit.part('folded strip', () => kit.add(material, loft(rings, 'capped', 50)))
}

function roughBand(left: number, right: number, thickness: number): FlatPoint[] {
  const half = thickness / 2
  const round = (edge: number, sign: number): FlatPoint[] =>
    [-1, -0.6, 0, 0.6, 1].map(
      (step): FlatPoint => [sign * half * step, edge + sign * half * 0.5 * (Math.sqrt(1 - step * step * 0.96) - 1)],
    )
  return [...round(right, 1), ...round(left, -1)]
}
