/** Finds solids that are copies of one another (screws, molded parts in a heap), so that a model keeps each shape once. */
import { type BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three'

type Placement = { translation: Vector3; rotation: Quaternion; scale: number }

/** A solid and what moves the first of its copies onto it. Scale is the same along all axes. */
export type Copy = { geometry: BufferGeometry } & Placement
/** Solids of one shape; the first is placed where it is. */
export type Copies = { copies: Copy[] }

/** Points of a copy may be so far off, meters. */
const TOLERANCE = 2e-5

/** Groups the solids by shape; every solid is in exactly one group, in the order of first appearance. */
export function findCopies(solids: readonly BufferGeometry[]): Copies[] {
  const found: Copies[] = []
  const bySize = new Map<number, Copies[]>()
  for (const geometry of solids) {
    const size = geometry.attributes.position!.count
    const known = bySize.get(size) ?? []
    bySize.set(size, known)
    const first = known.find(({ copies }) => {
      const placement = placementOf(copies[0]!.geometry, geometry)
      if (placement) copies.push({ geometry, ...placement })
      return placement !== undefined
    })
    if (first) continue
    const alone = { copies: [{ geometry, translation: new Vector3(), rotation: new Quaternion(), scale: 1 }] }
    known.push(alone)
    found.push(alone)
  }
  return found
}

const corner = (geometry: BufferGeometry, index: number): Vector3 =>
  new Vector3().fromBufferAttribute(geometry.attributes.position!, index)

/** Three vertices that span a plane well: the first, the one farthest from it, the one farthest from their line. */
function anchors(geometry: BufferGeometry): [number, number, number] {
  const { count } = geometry.attributes.position!
  const origin = corner(geometry, 0)
  const farthest = (distance: (point: Vector3) => number): number => {
    let best = 0
    let reach = -1
    for (let index = 0; index < count; index++) {
      const value = distance(corner(geometry, index))
      if (value > reach + 1e-9) [best, reach] = [index, value]
    }
    return best
  }
  const second = farthest((point) => point.distanceTo(origin))
  const along = corner(geometry, second).sub(origin).normalize()
  const third = farthest((point) => point.sub(origin).cross(along).length())
  return [0, second, third]
}

/** Right-handed frame of three points, with the origin of the first. */
function frame(geometry: BufferGeometry, [first, second, third]: [number, number, number]): Matrix4 {
  const origin = corner(geometry, first)
  const x = corner(geometry, second).sub(origin).normalize()
  const z = x.clone().cross(corner(geometry, third).sub(origin)).normalize()
  return new Matrix4().makeBasis(x, z.clone().cross(x), z).setPosition(origin)
}

/** The placement that moves `from` onto `to`; undefined if they are not copies. */
function placementOf(from: BufferGeometry, to: BufferGeometry): Placement | undefined {
  const chosen = anchors(from)
  const reach = (geometry: BufferGeometry): number =>
    corner(geometry, chosen[0]).distanceTo(corner(geometry, chosen[1]))
  const scale = reach(to) / reach(from)
  if (!(scale > 0.05 && scale < 20)) return undefined
  const matrix = frame(to, chosen)
    .multiply(new Matrix4().makeScale(scale, scale, scale))
    .multiply(frame(from, chosen).invert())
  const { count } = from.attributes.position!
  for (let index = 0; index < count; index++)
    if (!(corner(from, index).applyMatrix4(matrix).distanceTo(corner(to, index)) < TOLERANCE)) return undefined
  const placement = { translation: new Vector3(), rotation: new Quaternion(), scale }
  matrix.decompose(placement.translation, placement.rotation, new Vector3())
  return placement
}
