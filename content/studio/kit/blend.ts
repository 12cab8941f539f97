import { Box3, BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import type { Point } from './types.ts'

/** A limb: a round bar from one point to another whose radius changes along the way. */
export type Limb = { from: Point; to: Point; radius: number | [from: number, to: number] }

type Options = {
  /** How far limbs melt into each other, meters. */
  softness: number
  /** Edge of the cells that the surface is built from, meters. */
  cell: number
  /** Depth of folds at a point, meters: positive is inward. */
  folds?: (point: Vector3) => number
}

type Distance = (point: Vector3) => number

/** Corners of a cell; two of them are an edge if their numbers differ by one bit. */
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => new Vector3(corner & 1, (corner >> 1) & 1, (corner >> 2) & 1))
const EDGES = CORNERS.flatMap((_, first) =>
  [1, 2, 4].filter((bit) => (first & bit) === 0).map((bit) => [first, first | bit] as const),
)

/** One smooth skin over all limbs, for clothes and bodies. Method: surface nets (S. Gibson, 1998) on a grid of distances. */
export function blend(limbs: readonly Limb[], { softness, cell, folds = () => 0 }: Options): BufferGeometry {
  const melted = meltedDistance(limbs, softness)
  const distance: Distance = (point) => melted(point) + folds(point)
  const widest = Math.max(...limbs.flatMap(({ radius }) => radius))
  const ends = limbs.flatMap(({ from, to }) => [new Vector3(...from), new Vector3(...to)])
  const box = new Box3().setFromPoints(ends).expandByScalar(widest + softness + cell * 2)
  return surface(box, cell, distance)
}

/** Distance from the skin, negative inside: an exponential minimum of the distances from all limbs. */
function meltedDistance(limbs: readonly Limb[], softness: number): Distance {
  const bars = limbs.map(({ from, to, radius }) => {
    const [start, end] = [radius].flat() as [number, number?]
    const way = new Vector3(...to).sub(new Vector3(...from))
    return { from: new Vector3(...from), way, square: way.lengthSq() || 1e-9, start, end: end ?? start }
  })
  const offset = new Vector3()
  return (point) => {
    let sum = 0
    for (const { from, way, square, start, end } of bars) {
      const share = Math.min(1, Math.max(0, offset.subVectors(point, from).dot(way) / square))
      const bar = offset.addScaledVector(way, -share).length() - (start + (end - start) * share)
      sum += Math.exp((-bar * 4) / softness)
    }
    return (-Math.log(Math.max(sum, 1e-300)) * softness) / 4
  }
}

/** The surface where the distance is zero: a vertex in each cell that it crosses, a quad around each crossed edge. */
function surface(box: Box3, cell: number, distance: Distance): BufferGeometry {
  const [columns, rows, layers] = box
    .getSize(new Vector3())
    .toArray()
    .map((length) => Math.ceil(length / cell) + 1) as Point
  const at = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z).multiplyScalar(cell).add(box.min)
  /** Steps through the grid to the next point along x, y and z. */
  const steps = [1, columns, columns * rows] as const
  const indexOf = (x: number, y: number, z: number): number => z * steps[2] + y * steps[1] + x
  function forEachPoint(margin: 0 | 1, visit: (x: number, y: number, z: number, index: number) => void): void {
    for (let z = 0; z < layers - margin; z++)
      for (let y = 0; y < rows - margin; y++)
        for (let x = 0; x < columns - margin; x++) visit(x, y, z, indexOf(x, y, z))
  }

  const grid = new Float32Array(columns * rows * layers)
  forEachPoint(0, (x, y, z, index) => {
    grid[index] = distance(at(x, y, z))
  })

  const vertices = new Map<number, { place: Vector3; normal: Vector3 }>()
  forEachPoint(1, (x, y, z, index) => {
    const values = CORNERS.map((corner) => grid[index + indexOf(corner.x, corner.y, corner.z)]!)
    const crossed = EDGES.filter(([first, second]) => values[first]! < 0 !== values[second]! < 0)
    if (crossed.length === 0) return
    const middle = new Vector3()
    for (const [first, second] of crossed) {
      const share = values[first]! / (values[first]! - values[second]!)
      middle.add(CORNERS[first]!.clone().lerp(CORNERS[second]!, share))
    }
    middle.divideScalar(crossed.length)
    const place = at(x + middle.x, y + middle.y, z + middle.z)
    vertices.set(index, { place, normal: normalAt(place, distance, cell / 2) })
  })

  const positions: number[] = []
  const normals: number[] = []
  // The box is wider than the skin, so that no edge at its border is crossed.
  forEachPoint(1, (_x, _y, _z, index) => {
    for (const axis of [0, 1, 2]) {
      const isInside = grid[index]! < 0
      if (isInside === grid[index + steps[axis]!]! < 0) continue
      const [across, up] = [steps[(axis + 1) % 3]!, steps[(axis + 2) % 3]!]
      const around = [index, index - across, index - across - up, index - up]
      const [p, q, r, s] = isInside ? around : around.reverse()
      for (const corner of [p, q, r, p, r, s]) {
        const { place, normal } = vertices.get(corner!)!
        positions.push(...place.toArray())
        normals.push(...normal.toArray())
      }
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2))
  return geometry
}

function normalAt(point: Vector3, distance: Distance, step: number): Vector3 {
  const slope = (x: number, y: number, z: number): number =>
    distance(point.clone().add(new Vector3(x, y, z))) - distance(point.clone().sub(new Vector3(x, y, z)))
  return new Vector3(slope(step, 0, 0), slope(0, step, 0), slope(0, 0, step)).normalize()
}
