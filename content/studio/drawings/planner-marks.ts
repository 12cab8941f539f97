/** Marks of a planner that come from the model's parts: places where the machine rests on the floor, doors, connections, axes. */
import { Box3, Vector3 } from 'three'
import { type ConnectionKind, connectionKinds } from '../../registry/connection-symbols.ts'
import type { Piece } from '../kit/builder.ts'
import type { Layout } from '../web/subject.ts'
import type { Spot } from './lines.ts'
import { box, line, type Mark, tens } from './marks.ts'

/** A solid rests on the floor when its underside is at most this high, meters. */
const FLOOR = 0.006
/** Smallest footprint that is drawn, meters. */
const SMALLEST_FOOT = 0.04
/** A door leaf is a thin upright sheet of a cabinet, meters. */
const DOOR = { thickness: { min: 0.012, max: 0.018 }, width: 0.25, height: 0.5 }
const DOOR_SWING_DEGREES = 90

export function partBox(pieces: readonly Piece[], part: RegExp): Box3 {
  const found = new Box3()
  for (const piece of pieces) if (part.test(piece.part)) found.union(boxOf(piece))
  if (found.isEmpty()) throw new Error(`No part of the model matches ${part}`)
  return found
}

function boxOf({ geometry }: Piece): Box3 {
  geometry.computeBoundingBox()
  return geometry.boundingBox!
}

/** Footprints on the floor in the top view, seen through the machine; leveling feet have a cross. */
export function feet(pieces: readonly Piece[], below: number): Mark[] {
  const seen = new Set<string>()
  return pieces.flatMap((piece) => {
    const { min, max } = boxOf(piece)
    if (min.y > FLOOR || Math.min(max.x - min.x, max.z - min.z) < SMALLEST_FOOT) return []
    const [left, right] = [Math.round(min.x * 1000), Math.round(max.x * 1000)]
    const [bottom, top] = [Math.round(-max.z * 1000), Math.round(-min.z * 1000)]
    const key = [left, right, bottom, top].join()
    if (seen.has(key)) return []
    seen.add(key)
    const footprint = box('feet', left, right, bottom + below, top + below)
    return isLevelingFoot(piece) ? [footprint, ...cross([(left + right) / 2, (bottom + top) / 2 + below])] : [footprint]
  })
}

/** Side of a leveling foot's pad, meters, and the fewest that carry a frame; two belong to a table. */
const LEVELING_FOOT = 0.1
const FEET_OF_FRAME = 4
/** Arms of a foot's cross, millimeters: longer than the nuts of the columns above it. */
const CROSS = 150

function isLevelingFoot(piece: Piece): boolean {
  const { min, max } = boxOf(piece)
  return min.y <= FLOOR && [max.x - min.x, max.z - min.z].every((side) => Math.abs(side - LEVELING_FOOT) < 0.005)
}

/** Center of a foot: four arms from it, shorter than a dash of the line. */
export const cross = ([x, y]: Spot, arm = CROSS): Mark[] =>
  [arm, -arm].flatMap((reach) => [
    line('center-lines', [x, y], [x + reach, y]),
    line('center-lines', [x, y], [x, y + reach]),
  ])

/** Centers of the outer feet of the frame, from the front left one to the back right one: millimeters from the left end and from the front end. */
export function outerFeet(pieces: readonly Piece[], machine: Box3): Spot[] {
  const frames = new Map<string, Map<string, Spot>>()
  for (const piece of pieces) {
    const { min, max } = boxOf(piece)
    if (!isLevelingFoot(piece)) continue
    const x = tens(((min.x + max.x) / 2 - machine.min.x) * 1000)
    const y = tens((machine.max.z - (min.z + max.z) / 2) * 1000)
    const feetOfPart = frames.get(piece.part) ?? new Map<string, Spot>()
    frames.set(piece.part, feetOfPart.set(`${x} ${y}`, [x, y]))
  }
  const spots = [...frames.values()].flatMap((part) => (part.size < FEET_OF_FRAME ? [] : [...part.values()]))
  if (!spots.length) throw new Error('The model has no frame on leveling feet')
  const outermost = (right: number, back: number): Spot =>
    spots.toSorted(([x, y], [otherX, otherY]) => right * (otherX - x) + back * (otherY - y))[0]!
  return [outermost(-1, -1), outermost(1, -1), outermost(-1, 1), outermost(1, 1)]
}

/** Cabinet doors in the top view, opened: the leaf and the quarter circle that it sweeps. Hinges are at the right, seen from outside. */
export function doorSwings(pieces: readonly Piece[], below: number): Mark[] {
  const seen = new Set<string>()
  return pieces.flatMap((piece) => {
    if (!/cabinet/.test(piece.part)) return []
    const leaf = boxOf(piece)
    const { x, y, z } = leaf.getSize(new Vector3())
    const [thickness, width] = [Math.min(x, z), Math.max(x, z)]
    if (thickness < DOOR.thickness.min || thickness > DOOR.thickness.max || width < DOOR.width || y < DOOR.height)
      return []
    const cabinet = new Box3()
    for (const other of pieces) if (other.part === piece.part) cabinet.union(boxOf(other))
    const outward = leaf.getCenter(new Vector3()).sub(cabinet.getCenter(new Vector3()))
    const facesFront = x > z
    const sign = Math.sign(facesFront ? outward.z : outward.x)
    const hinge: Spot = facesFront
      ? [(sign > 0 ? leaf.max.x : leaf.min.x) * 1000, (sign > 0 ? -leaf.max.z : -leaf.min.z) * 1000 + below]
      : [(sign > 0 ? leaf.max.x : leaf.min.x) * 1000, (sign > 0 ? -leaf.min.z : -leaf.max.z) * 1000 + below]
    const closed = facesFront ? (sign > 0 ? 180 : 0) : sign > 0 ? 270 : 90
    const key = hinge.map(Math.round).join()
    if (seen.has(key)) return []
    seen.add(key)
    const arc = Array.from({ length: 13 }, (_, index): Spot => {
      const angle = ((closed + (DOOR_SWING_DEGREES * index) / 12) * Math.PI) / 180
      return [hinge[0] + width * 1000 * Math.cos(angle), hinge[1] + width * 1000 * Math.sin(angle)]
    })
    return [line('doors', ...arc), line('doors', hinge, arc.at(-1)!)]
  })
}

/** A connection on the machine: millimeters from the left end, from the front end, and above the floor. */
export type ConnectionPoint = { kind: ConnectionKind; x: number; y: number; z: number }

/** Distance between two connections at the same part, millimeters. */
const SPACING = 120

/** Power enters a cabinet through its base; water and air enter at the middle of their part's back. */
export function connectionPoints(pieces: readonly Piece[], machine: Box3, layout: Layout): ConnectionPoint[] {
  const used = new Set<string>()
  return connectionKinds.flatMap((kind) => {
    const part = layout.connections[kind]
    if (!part) return []
    const { min, max } = partBox(pieces, part)
    const height = kind === 'power' ? Math.max(0.1, min.y) : Math.min((min.y + max.y) / 2, 1.2)
    const shared = used.has(part.source)
    used.add(part.source)
    const [x, y] = [tens(((min.x + max.x) / 2 - machine.min.x) * 1000), tens((machine.max.z - min.z) * 1000)]
    return [{ kind, x, y, z: tens(height * 1000) - (shared ? SPACING : 0) }]
  })
}
