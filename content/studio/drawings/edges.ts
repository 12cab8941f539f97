/** Edges of the solids, found once: which two faces meet in each. */
import { Vector3 } from 'three'
import type { Piece } from '../kit/builder.ts'
import { project, type Seen, type ViewName } from './view.ts'

/** Vertices closer than this are one, meters. */
const WELD = 5e-5
/** Faces that meet at more than this draw an edge even when both are seen; chamfers (45 degrees) do not. */
const CREASE = Math.cos((50 * Math.PI) / 180)
/** Solids smaller than this are left out, meters; up to the second measure only their outline is drawn. */
const SMALLEST = 0.0535
const OUTLINE_ONLY = 0.16
/** Ribs and slats: narrower and thinner than this, meters. */
const RIB = { width: 0.06, thickness: 0.012 }
/** A face counts as turned to the viewer from this share on. */
const FACING = 1e-3
/** Workpieces, panes, cables and air hoses are not drawn. */
const LEFT_OUT = /^(cable|airHose|rubber|silicone|friction|glass|doorGlass|decal|seam|lamp$)/

type Edge = { from: Vector3; to: Vector3; normals: Vector3[]; outlineOnly: boolean }

export const isDrawn = (piece: Piece): boolean =>
  !LEFT_OUT.test(piece.material) && !/\/ parts$|^parts|\/ parts in/.test(piece.part)

function sortedSize(geometry: Piece['geometry']): [number, number, number] {
  geometry.computeBoundingBox()
  const size = geometry.boundingBox!.getSize(new Vector3()).toArray()
  return size.sort((one, other) => one - other) as [number, number, number]
}

/** The drawn solids of at least `smallest` meters. */
export function drawnSolids(pieces: readonly Piece[], smallest: number): Piece[] {
  return pieces.filter((piece) => {
    const [thickness, width, reach] = sortedSize(piece.geometry)
    return isDrawn(piece) && reach >= smallest && !(width < RIB.width && thickness < RIB.thickness)
  })
}

export function findEdges(pieces: readonly Piece[]): Edge[] {
  return drawnSolids(pieces, SMALLEST).flatMap((piece) => edgesOf(piece, sortedSize(piece.geometry)[2] < OUTLINE_ONLY))
}

function edgesOf({ geometry }: Piece, outlineOnly: boolean): Edge[] {
  const position = geometry.attributes.position!
  const places: Vector3[] = []
  const known = new Map<string, number>()
  const indexOf = (vertex: number): number => {
    const place = new Vector3().fromBufferAttribute(position, vertex)
    const name = place
      .toArray()
      .map((value) => Math.round(value / WELD))
      .join()
    const index = known.get(name)
    if (index !== undefined) return index
    known.set(name, places.length)
    return places.push(place) - 1
  }
  const edges = new Map<number, Edge>()
  for (let vertex = 0; vertex < position.count; vertex += 3) {
    const corners = [indexOf(vertex), indexOf(vertex + 1), indexOf(vertex + 2)]
    const [a, b, c] = corners.map((corner) => places[corner]!) as [Vector3, Vector3, Vector3]
    const normal = b.clone().sub(a).cross(c.clone().sub(a))
    if (normal.length() < 1e-12) continue
    normal.normalize()
    for (let side = 0; side < 3; side++) {
      const [one, other] = [corners[side]!, corners[(side + 1) % 3]!]
      const name = Math.min(one, other) * 4e6 + Math.max(one, other)
      const edge = edges.get(name)
      if (edge) edge.normals.push(normal)
      else edges.set(name, { from: places[one]!, to: places[other]!, normals: [normal], outlineOnly })
    }
  }
  return [...edges.values()]
}

/** The edges that show in a view: outlines and sharp creases. Hidden ones are still among them. */
export function edgesInView(edges: readonly Edge[], view: ViewName): [Seen, Seen][] {
  const toward = (normal: Vector3): number => project[view](normal)[2] / 1000
  return edges.flatMap(({ from, to, normals, outlineOnly }) => {
    const facing = normals.map((normal) => toward(normal) > FACING)
    if (!facing.includes(true)) return []
    const outline = facing.includes(false)
    const crease = !outlineOnly && normals.length > 1 && normals[0]!.dot(normals[1]!) < CREASE
    return outline || crease ? [[project[view](from), project[view](to)] satisfies [Seen, Seen]] : []
  })
}
