/** Finds where the points on a machine are: on each visible side of the named part, as near to its middle as it can be seen. */
import { Box3, DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import type { WebModel } from '../../schema/web-model.ts'
import type { Piece } from '../kit/builder.ts'
import { type Cameras, rounded } from './camera.ts'
import type { MarkedPart } from './subject.ts'

/** Places tried on each side, across and up. */
const GRID = 17
const SIDES = ['+z', '-x', '+x', '-z', '+y'] as const
/** A place seen from a camera may be this far behind what the camera sees, in metres. */
const TOLERANCE = 0.05

/** @throws Error naming the point whose part the model does not have or does not show from that side or in any view */
export function placePoints(
  pieces: readonly Piece[],
  marked: readonly MarkedPart[],
  cameras: Cameras,
): WebModel['points'] {
  const surface = new MeshBasicMaterial({ side: DoubleSide })
  const opaque = pieces.filter((piece) => piece.material !== 'glass')
  const meshes = opaque.map((piece) => Object.assign(new Mesh(piece.geometry, surface), { part: piece.part }))
  return marked.map((point) => {
    const own = meshes.filter((mesh) => point.part.test(mesh.part))
    if (!own.length) throw new Error(`Point ${point.id}: no part of the model matches ${point.part}`)
    const box = new Box3()
    for (const { geometry } of own) {
      geometry.computeBoundingBox()
      box.union(geometry.boundingBox!)
    }
    const place = (side: MarkedPart['side'], at: readonly [number, number]) => {
      const axis = side[1] as 'x' | 'y' | 'z'
      const normal = new Vector3()
      normal[axis] = side[0] === '+' ? 1 : -1
      for (const start of places(box, axis, normal, at)) {
        const caster = new Raycaster(start.clone().addScaledVector(normal, 10), normal.clone().negate())
        const hit = caster.intersectObjects(meshes)[0]
        if (hit && own.some((mesh) => mesh === hit.object))
          return { position: rounded(hit.point), normal: rounded(normal) }
      }
      return undefined
    }
    const first = place(point.side, point.at ?? [0.5, 0.5])
    if (!first) throw new Error(`Point ${point.id}: ${point.part} cannot be seen from ${point.side}`)
    const isVisible = (from: Vector3, { position, normal }: typeof first) => {
      const towards = new Vector3(...position).sub(from)
      if (towards.dot(new Vector3(...normal)) > 0) return false
      const caster = new Raycaster(from, towards.clone().normalize(), 0, towards.length() - TOLERANCE)
      return caster.intersectObjects(meshes).length === 0
    }
    const others = SIDES.filter((side) => side !== point.side).flatMap((side) => place(side, [0.5, 0.5]) ?? [])
    const sides = [first, ...others]
    const views = Object.keys(cameras) as (keyof Cameras)[]
    const view = views.find((name) => sides.some((seen) => isVisible(new Vector3(...cameras[name].position), seen)))
    if (!view) throw new Error(`Point ${point.id}: ${point.part} is hidden in every view`)
    return { id: point.id, view, places: sides, ...(point.row ? { row: point.row } : {}) }
  })
}

/** Places on one side of a box, those nearest to the wanted share of width and height first. */
function places(box: Box3, axis: 'x' | 'y' | 'z', normal: Vector3, [across, up]: readonly [number, number]): Vector3[] {
  const [first, second] =
    axis === 'x'
      ? ['z' as const, 'y' as const]
      : axis === 'y'
        ? ['x' as const, 'z' as const]
        : ['x' as const, 'y' as const]
  const along = (direction: 'x' | 'y' | 'z', share: number): number =>
    box.min[direction] + (box.max[direction] - box.min[direction]) * share
  const shares = Array.from({ length: GRID }, (_, index) => (index + 0.5) / GRID)
  return shares
    .flatMap((a) => shares.map((b) => ({ a, b, far: Math.hypot(a - across, b - up) })))
    .sort((one, other) => one.far - other.far)
    .map(({ a, b }) => {
      const place = new Vector3()
      place[first] = along(first, a)
      place[second] = along(second, b)
      place[axis] = normal[axis] > 0 ? box.max[axis] : box.min[axis]
      return place
    })
}
