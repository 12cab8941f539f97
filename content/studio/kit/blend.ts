import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import type { Point } from './types.ts'

/** A limb: a round bar from one point to another whose radius changes along the way. */
export type Limb = { from: Point; to: Point; radius: number | [from: number, to: number] }

type Options = {
  /** How far limbs melt into each other, metres. */
  softness: number
  /** Edge of the cells that the surface is built from, metres. */
  cell: number
  /** Depth of folds at a point, metres: positive is inward. */
  folds?: ((point: Vector3) => number) | undefined
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((corner): Point => [corner & 1, (corner >> 1) & 1, (corner >> 2) & 1])
const EDGES = CORNERS.flatMap((first, a) =>
  CORNERS.flatMap((second, b) =>
    b > a && first.filter((value, axis) => value !== second[axis]).length === 1 ? [[a, b] as const] : [],
  ),
)

/** One smooth skin over all limbs, for clothes and bodies. Method: surface nets on a grid of distances. */
export function blend(limbs: readonly Limb[], { softness, cell, folds = () => 0 }: Options): BufferGeometry {
  const bars = limbs.map(({ from, to, radius }) => {
    const [start, end] = typeof radius === 'number' ? [radius, radius] : radius
    const way = new Vector3(...to).sub(new Vector3(...from))
    return { from: new Vector3(...from), way, square: way.lengthSq() || 1e-9, start, end }
  })
  const offset = new Vector3()
  /** Distance from the skin: negative inside. Limbs melt by an exponential minimum. */
  const distance = (point: Vector3): number => {
    let sum = 0
    for (const { from, way, square, start, end } of bars) {
      const share = Math.min(1, Math.max(0, offset.subVectors(point, from).dot(way) / square))
      const bar = offset.addScaledVector(way, -share).length() - (start + (end - start) * share)
      sum += Math.exp((-bar * 4) / softness)
    }
    return (-Math.log(Math.max(sum, 1e-300)) * softness) / 4 + folds(point)
  }

  const reach = Math.max(...bars.map(({ start, end }) => Math.max(start, end))) + softness + cell * 2
  const ends = bars.flatMap(({ from, way }) => [from, from.clone().add(way)])
  const low = new Vector3(1e9, 1e9, 1e9)
  const high = low.clone().negate()
  for (const end of ends) {
    low.min(end)
    high.max(end)
  }
  low.subScalar(reach)
  const counts = high
    .addScalar(reach)
    .sub(low)
    .toArray()
    .map((length) => Math.ceil(length / cell) + 1) as Point
  const at = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z).multiplyScalar(cell).add(low)
  const index = (x: number, y: number, z: number): number => (z * counts[1] + y) * counts[0] + x
  const grid = new Float32Array(counts[0] * counts[1] * counts[2])
  for (let z = 0; z < counts[2]; z++)
    for (let y = 0; y < counts[1]; y++) for (let x = 0; x < counts[0]; x++) grid[index(x, y, z)] = distance(at(x, y, z))

  const vertices = new Map<number, Vector3>()
  for (let z = 0; z < counts[2] - 1; z++)
    for (let y = 0; y < counts[1] - 1; y++)
      for (let x = 0; x < counts[0] - 1; x++) {
        const values = CORNERS.map(([i, j, k]) => grid[index(x + i, y + j, z + k)]!)
        const crossings = EDGES.filter(([a, b]) => values[a]! < 0 !== values[b]! < 0)
        if (crossings.length === 0) continue
        const vertex = new Vector3()
        for (const [a, b] of crossings) {
          const share = values[a]! / (values[a]! - values[b]!)
          vertex.add(new Vector3(...CORNERS[a]!).lerp(new Vector3(...CORNERS[b]!), share))
        }
        vertex.divideScalar(crossings.length)
        vertices.set(index(x, y, z), at(x + vertex.x, y + vertex.y, z + vertex.z))
      }

  const positions: number[] = []
  const normals: number[] = []
  const put = (vertex: Vector3): void => {
    const step = cell / 2
    const slope = (x: number, y: number, z: number): number =>
      distance(vertex.clone().add(new Vector3(x, y, z))) - distance(vertex.clone().sub(new Vector3(x, y, z)))
    const normal = new Vector3(slope(step, 0, 0), slope(0, step, 0), slope(0, 0, step)).normalize()
    positions.push(...vertex.toArray())
    normals.push(...normal.toArray())
  }
  for (let z = 1; z < counts[2] - 1; z++)
    for (let y = 1; y < counts[1] - 1; y++)
      for (let x = 1; x < counts[0] - 1; x++)
        for (const [a, b, c] of [
          [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
          [
            [0, 1, 0],
            [0, 0, 1],
            [1, 0, 0],
          ],
          [
            [0, 0, 1],
            [1, 0, 0],
            [0, 1, 0],
          ],
        ] as [Point, Point, Point][]) {
          const inside = grid[index(x, y, z)]! < 0
          if (inside === grid[index(x + a[0], y + a[1], z + a[2])]! < 0) continue
          const face = [
            vertices.get(index(x, y, z)),
            vertices.get(index(x - b[0], y - b[1], z - b[2])),
            vertices.get(index(x - b[0] - c[0], y - b[1] - c[1], z - b[2] - c[2])),
            vertices.get(index(x - c[0], y - c[1], z - c[2])),
          ]
          if (face.some((vertex) => !vertex)) continue
          const [p, q, r, s] = (inside ? face : face.reverse()) as [Vector3, Vector3, Vector3, Vector3]
          for (const vertex of [p, q, r, p, r, s]) put(vertex)
        }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  return geometry
}
