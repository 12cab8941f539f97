import type { SpecLabel } from '../../schema/spec-table.ts'
import type { PointId, StepId } from '../../schema/web-model.ts'
import type { Piece } from '../kit/builder.ts'
import type { Point, Turn } from '../kit/types.ts'

/** A group of solids that moves as one: those whose part name matches, about `pivot` (the origin when left out). */
export type Group = { parts: RegExp; pivot?: Point }

/** Place of a group, relative to its place in the picture. Meters and degrees. */
export type Pose = { move?: Point; turn?: Turn }

export type Step = {
  id: StepId
  /** Shown length, seconds: a cure of minutes is shown short. */
  seconds: number
  /** Poses reached at the end of the step. */
  to?: Record<string, Pose>
  /** Turns evenly during the step, by degrees about an axis. */
  spin?: Record<string, { axis: Point; degrees: number }>
  /** Swings from the pose by `by` (meters) and back, at `hertz`. */
  swing?: Record<string, { by: Point; hertz: number }>
  /** Moves by one pitch (meters) `times` times: for belts that repeat after a pitch. */
  run?: Record<string, { by: Point; times: number }>
}

/** A point on the machine: on the middle of what each view shows of the parts that the name matches. */
export type MarkedPart = {
  id: PointId
  part: RegExp
  row?: SpecLabel
}

/** Data for the planner beyond the shape; parts are found by their names, as points are. */
export type Layout = {
  /** The model that is drawn, as the specification table names it. */
  model: string
  /** Height of the working surface (lower platen, table, roll axes), meters. */
  workingHeight: number
  /** Height of the step that the operator loads from, meters, where the working surface is high. */
  step?: number
  /** The operator is in front of this part. */
  operator: RegExp
  /** Part around the working axis (plunger, rolls, drum) and its direction; without it the operator's axis is drawn. */
  axis?: { part: RegExp; along: 'x' | 'y' | 'z' }
  /** Free room beyond the box, meters, where it is not the usual. */
  service?: Partial<ServiceSpace>
  /** Parts at whose foot power, water, and compressed air come in, at the back. */
  connections: { power: RegExp; water?: RegExp; air?: RegExp }
}

export type ServiceSpace = { left: number; right: number; front: number; back: number }

/** Data of a machine beyond its shape. */
export type Subject = {
  groups: Record<string, Group>
  steps: Step[]
  points: MarkedPart[]
  layout: Layout
}

/** The name of the group that a piece belongs to; "frame" for pieces that do not move. */
export function groupOf(piece: Piece, { groups }: Pick<Subject, 'groups'>): string {
  return Object.keys(groups).find((name) => groups[name]!.parts.test(piece.part)) ?? 'frame'
}
