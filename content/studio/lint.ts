/** Finds faults of a model that would show in the picture: coplanar faces that overlap (black patches) and broken triangles. */
import { Vector3 } from 'three'
import type { Piece } from './kit/builder.ts'

/** Faces closer than this to one plane count as coplanar, meters. */
const PLANE_TOLERANCE = 0.0002
/** Overlaps smaller than this stay invisible, square meters. */
const SMALLEST_OVERLAP = 0.00004
/** Triangles with an area below this are broken, square meters. */
const SMALLEST_TRIANGLE = 1e-12
const REPORT_LIMIT = 25

type Corner = [across: number, along: number]
type Face = {
  piece: number
  normal: Vector3
  distance: number
  corners: [Corner, Corner, Corner]
  low: Corner
  high: Corner
}

export function lint(pieces: readonly Piece[]): string[] {
  const groups = new Map<string, Face[]>()
  const faults = new Map<string, number>()
  const report = (message: string, amount: number): void =>
    void faults.set(message, (faults.get(message) ?? 0) + amount)
  for (const [index, piece] of pieces.entries()) {
    const positions = piece.geometry.attributes.position!.array
    for (let offset = 0; offset < positions.length; offset += 9) {
      const corners = [0, 3, 6].map(
        (start) => new Vector3(positions[offset + start], positions[offset + start + 1], positions[offset + start + 2]),
      ) as [Vector3, Vector3, Vector3]
      const cross = corners[1].clone().sub(corners[0]).cross(corners[2].clone().sub(corners[0]))
      const area = cross.length() / 2
      if (!Number.isFinite(area)) report(`not a number in ${label(piece)}`, 1)
      else if (area < SMALLEST_TRIANGLE) report(`degenerate triangle in ${label(piece)}`, 1)
      if (!(area > SMALLEST_OVERLAP)) continue
      const face = flatFace(index, corners, cross.normalize())
      const slot = Math.round(face.distance / (PLANE_TOLERANCE * 4))
      const direction = face.normal
        .toArray()
        .map((value) => Math.round(value * 200))
        .join()
      for (const near of [slot - 1, slot, slot + 1]) {
        const others = groups.get(`${direction}|${near}`) ?? []
        for (const other of others) compare(face, other, pieces, report)
      }
      const key = `${direction}|${slot}`
      if (!groups.has(key)) groups.set(key, [])
      groups.get(key)!.push(face)
    }
  }
  const lines = [...faults]
    .sort((first, second) => second[1] - first[1])
    .map(([message, amount]) =>
      message.startsWith('coplanar') ? `${message} (${(amount * 1e4).toFixed(1)} cm2)` : `${message} (${amount})`,
    )
  return lines.length > REPORT_LIMIT
    ? [...lines.slice(0, REPORT_LIMIT), `... and ${lines.length - REPORT_LIMIT} more`]
    : lines
}

const label = (piece: Piece): string => `"${piece.part}" ${piece.material}`

function flatFace(piece: number, corners: [Vector3, Vector3, Vector3], normal: Vector3): Face {
  const helper = Math.abs(normal.y) > 0.7 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const across = helper.cross(normal).normalize()
  const along = normal.clone().cross(across)
  const flat = corners.map((corner): Corner => [corner.dot(across), corner.dot(along)]) as [Corner, Corner, Corner]
  const pick = (choose: (...values: number[]) => number): Corner => [
    choose(...flat.map((corner) => corner[0])),
    choose(...flat.map((corner) => corner[1])),
  ]
  return { piece, normal, distance: normal.dot(corners[0]), corners: flat, low: pick(Math.min), high: pick(Math.max) }
}

function compare(
  face: Face,
  other: Face,
  pieces: readonly Piece[],
  report: (message: string, amount: number) => void,
): void {
  if (face.piece === other.piece || Math.abs(face.distance - other.distance) > PLANE_TOLERANCE) return
  if (
    face.low[0] >= other.high[0] ||
    face.high[0] <= other.low[0] ||
    face.low[1] >= other.high[1] ||
    face.high[1] <= other.low[1]
  )
    return
  const overlap = area(clip(face.corners, other.corners))
  if (overlap < SMALLEST_OVERLAP) return
  const axis = ['x', 'y', 'z'][
    face.normal
      .toArray()
      .map(Math.abs)
      .reduce((best, value, index, all) => (value > all[best]! ? index : best), 0)
  ]
  const place = face.normal.clone().multiplyScalar(face.distance)
  report(
    `coplanar ${label(pieces[face.piece]!)} and ${label(pieces[other.piece]!)}, facing ${axis}, at ${place.toArray()['xyz'.indexOf(axis!)]!.toFixed(3)}`,
    overlap,
  )
}

/** The part of a convex polygon inside a counter-clockwise triangle (Sutherland-Hodgman). */
function clip(subject: readonly Corner[], window: readonly Corner[]): Corner[] {
  let polygon = [...subject]
  for (let edge = 0; edge < window.length; edge++) {
    const start = window[edge]!
    const end = window[(edge + 1) % window.length]!
    const side = (corner: Corner): number =>
      (end[0] - start[0]) * (corner[1] - start[1]) - (end[1] - start[1]) * (corner[0] - start[0])
    const remaining: Corner[] = []
    for (let index = 0; index < polygon.length; index++) {
      const current = polygon[index]!
      const next = polygon[(index + 1) % polygon.length]!
      const here = side(current)
      const there = side(next)
      if (here >= 0) remaining.push(current)
      if (here * there < 0) {
        const share = here / (here - there)
        remaining.push([current[0] + (next[0] - current[0]) * share, current[1] + (next[1] - current[1]) * share])
      }
    }
    polygon = remaining
  }
  return polygon
}

function area(polygon: readonly Corner[]): number {
  let sum = 0
  for (const [index, corner] of polygon.entries()) {
    const next = polygon[(index + 1) % polygon.length]!
    sum += corner[0] * next[1] - next[0] * corner[1]
  }
  return Math.abs(sum) / 2
}
