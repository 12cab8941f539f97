/** Stoppers sealed in a clear clean-room bag that lies flat, with the lot label on its header. */
import { BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three'
import type { Kit } from '../kit/index.ts'
import { LABEL } from './label.ts'
import { BAG, middles, settled } from './settled.ts'

/** Middle of a stopper above its legs, and how far it reaches from there. */
const STOPPER_MIDDLE = 0.006
const STOPPER_REACH = 0.0112
const SIZE = { width: BAG.width + 0.062, depth: BAG.depth + 0.062 }
/** Meshes of the film's net. */
const NET = { across: 104, along: 84 }
const FLAT = 0.0012
/** Welded header in front; it carries the label. */
const HEADER = 0.046

export function bag(kit: Kit): void {
  kit.part('stoppers', () => settled(kit, 'bag-stopper'))
  kit.part('film', () => kit.add('film', film(middles('bag-stopper', [0, STOPPER_MIDDLE, 0]))))
  kit.part('header', () => {
    const front = SIZE.depth / 2
    kit.box('film', [0, 0.0002, front + HEADER / 2 - 0.002], [SIZE.width, 0.001, HEADER], 0.0004)
    for (const rib of [0, 1, 2])
      kit.box('film', [0, 0.0009, front + 0.002 + rib * 0.0022], [SIZE.width - 0.002, 0.0008, 0.0012], 0.0003)
    kit.box('white', [0.03, 0.0011, front + HEADER / 2 + 0.004], [0.056, 0.0007, 0.0345], 0.0003)
    kit.decal(LABEL, [0.03, 0.0024, front + HEADER / 2 + 0.004], 0.0536, 0.0335, [-90, 0, 0])
  })
}

/** A sheet drawn over the stoppers and down to the welded edges. */
function film(parts: readonly Vector3[]): BufferGeometry {
  const { across, along } = NET
  const place = (column: number, row: number): [x: number, z: number] => [
    (column / across - 0.5) * SIZE.width,
    (row / along - 0.5) * SIZE.depth,
  ]
  const edge = (column: number, row: number): number => {
    const [x, z] = place(column, row)
    return Math.min(SIZE.width / 2 - Math.abs(x), SIZE.depth / 2 - Math.abs(z))
  }
  let heights = heightsOver(parts, place)
  for (let pass = 0; pass < 5; pass++) heights = smoothed(heights)
  const geometry = new BufferGeometry()
  const positions: number[] = []
  for (let row = 0; row <= along; row++)
    for (let column = 0; column <= across; column++) {
      const [x, z] = place(column, row)
      const border = edge(column, row)
      const rise = Math.min(1, Math.max(0, (border - 0.004) / 0.022))
      const tension = 0.0011 * Math.sin(x * 210 + 9 * Math.sin(z * 31)) * Math.sin(z * 190 + 7 * Math.sin(x * 27))
      positions.push(x, FLAT + (heights[row * (across + 1) + column]! + tension) * rise ** 0.62, z)
    }
  const index: number[] = []
  for (let row = 0; row < along; row++)
    for (let column = 0; column < across; column++) {
      const corner = row * (across + 1) + column
      const below = corner + across + 1
      index.push(corner, below, corner + 1, corner + 1, below, below + 1)
    }
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** Tops of what lies below each knot of the net. */
function heightsOver(parts: readonly Vector3[], place: (column: number, row: number) => [number, number]): number[] {
  const { across, along } = NET
  return Array.from({ length: (across + 1) * (along + 1) }, (_, knot) => {
    const [x, z] = place(knot % (across + 1), Math.floor(knot / (across + 1)))
    return parts.reduce((most, part) => {
      const distance = Math.hypot(part.x - x, part.z - z)
      return distance > STOPPER_REACH * 1.5 ? most : Math.max(most, part.y + STOPPER_REACH)
    }, 0.004)
  })
}

/** Mean of the neighbours: film is tight between what it touches. */
function smoothed(heights: readonly number[]): number[] {
  const side = NET.across + 1
  return heights.map((own, knot) => {
    const column = knot % side
    const row = Math.floor(knot / side)
    if (column === 0 || row === 0 || column === side - 1 || row === NET.along) return own
    const next = [-1, 1, -side, side, -side - 1, -side + 1, side - 1, side + 1]
    return next.reduce((sum, step) => sum + heights[knot + step]!, own) / 9
  })
}
