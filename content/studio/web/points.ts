/** Finds where the points on a machine are: in the middle of what each view shows of the named part. */
import { Box3, DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import type { WebModel } from '../../schema/web-model.ts'
import type { Piece } from '../kit/builder.ts'
import { type Cameras, rounded } from './camera.ts'
import type { MarkedPart } from './subject.ts'

/** Rays towards a part, across and up. */
const GRID = 15
/** A part is visible in a view if so many rays hit it; if there is no such view, one ray is enough. */
const LEAST = 8

type Place = WebModel['points'][number]['places'][number]

/** @throws Error naming the point whose part the model does not have or does not show in any view */
export function placePoints(
  pieces: readonly Piece[],
  marked: readonly MarkedPart[],
  cameras: Cameras,
): WebModel['points'] {
  const surface = new MeshBasicMaterial({ side: DoubleSide })
  const opaque = pieces.filter((piece) => piece.material !== 'glass')
  const meshes = opaque.map((piece) => Object.assign(new Mesh(piece.geometry, surface), { part: piece.part }))
  const views = Object.keys(cameras) as (keyof Cameras)[]
  return marked.map(({ id, part, row }) => {
    const own = new Set<unknown>(meshes.filter((mesh) => part.test(mesh.part)))
    if (own.size === 0) throw new Error(`Point ${id}: no part of the model matches ${part}`)
    const box = new Box3()
    for (const mesh of own) box.expandByObject(mesh as Mesh)
    const seenWith = (least: number) =>
      views.flatMap((view) => {
        const place = middlePlace(cameras[view], box, meshes, own, least)
        return place ? [{ view, place }] : []
      })
    const clear = seenWith(LEAST)
    const seen = clear.length > 0 ? clear : seenWith(1)
    if (!seen[0]) throw new Error(`Point ${id}: ${part} is hidden in every view`)
    return { id, view: seen[0].view, places: seen.map(({ place }) => place), ...(row ? { row } : {}) }
  })
}

/** Of the places that a camera sees of a part and around which it sees the part, the one nearest to their middle. */
function middlePlace(
  camera: Cameras['hero'],
  box: Box3,
  meshes: Mesh[],
  own: Set<unknown>,
  least: number,
): Place | undefined {
  const from = new Vector3(...camera.position)
  const hits = raysTo(box, from, new Vector3(...camera.target)).flatMap((direction, index) => {
    const hit = new Raycaster(from, direction).intersectObjects(meshes)[0]
    if (!hit?.face || !own.has(hit.object)) return []
    const normal = hit.face.normal.clone().multiplyScalar(-Math.sign(hit.face.normal.dot(direction)))
    return [
      {
        direction,
        column: Math.floor(index / GRID),
        row: index % GRID,
        position: rounded(hit.point),
        normal: rounded(normal),
      },
    ]
  })
  if (hits.length < least) return undefined
  const middle = hits.reduce((sum, { direction }) => sum.add(direction), new Vector3()).divideScalar(hits.length)
  const around = ({ column, row }: (typeof hits)[number]): number =>
    hits.filter((hit) => Math.abs(hit.column - column) <= 1 && Math.abs(hit.row - row) <= 1).length
  const most = Math.max(...hits.map(around))
  const [first] = hits
    .filter((hit) => around(hit) === most)
    .sort((one, other) => one.direction.distanceTo(middle) - other.direction.distanceTo(middle))
  return first && { position: first.position, normal: first.normal }
}

/** Directions from a camera that fill the box as the camera sees it. */
function raysTo({ min, max }: Box3, from: Vector3, target: Vector3): Vector3[] {
  const towards = target.clone().sub(from).normalize()
  const across = towards
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize()
  const upward = across.clone().cross(towards)
  const corners = [min.x, max.x].flatMap((x) =>
    [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z).sub(from))),
  )
  const shares = corners.map((corner) => [across, upward].map((axis) => corner.dot(axis) / corner.dot(towards)))
  const range = (axis: 0 | 1): number[] => {
    const ends = shares.map((share) => share[axis]!)
    const [low, high] = [Math.min(...ends), Math.max(...ends)]
    return Array.from({ length: GRID }, (_, index) => low + ((high - low) * (index + 0.5)) / GRID)
  }
  return range(0).flatMap((x) =>
    range(1).map((y) => towards.clone().addScaledVector(across, x).addScaledVector(upward, y).normalize()),
  )
}
