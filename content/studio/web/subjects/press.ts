/** Shared by upright presses: the closing movement, and points with one meaning on each of them. */
import type { Point } from '../../kit/types.ts'
import type { Group, Layout, MarkedPart, Step } from '../subject.ts'

/** Moving platen, plunger, guide bushings and the leads of the lower heating platen. */
/** Center line of an upright press. */
export const plungerAxis: NonNullable<Layout['axis']> = { part: /^cylinder block \/ plunger$/, along: 'y' }

export const MOVING_PLATEN =
  /^moving platen|^cylinder block \/ plunger|^columns \/ bushings|^(\w+ \/ )?moving \/ heater leads/

export const up = (height: number): { move: Point } => ({ move: [0, height, 0] })

/** A lower mold half on a slide-out table: the rails carry it 14 mm above the platen to which it returns. */
const RAILS = 0.014

type RunOut = { mold: string; platen: string; z: number; stroke: number; sink?: number }

/** Load, close, ... open, take out of a press whose lower mold half runs out to `z` and rides on the platen. */
export function pressSteps({ mold, platen, z, stroke, sink = RAILS }: RunOut, between: readonly Step[]): Step[] {
  const inside = (height: number): { move: Point } => ({ move: [0, height - sink, -z] })
  return [
    { id: 'load', seconds: 2, to: { [mold]: inside(0) } },
    { id: 'close', seconds: 2.2, to: { [platen]: up(stroke), [mold]: inside(stroke) } },
    ...between,
    { id: 'cure', seconds: 2 },
    { id: 'open', seconds: 2, to: { [platen]: up(0), [mold]: inside(0) } },
    { id: 'takeOut', seconds: 2.2, to: { [mold]: up(0) } },
  ]
}

/** Poses of a two-part strut when its head moves from `from` to `to` about its foot, all in the plane x = const. */
export function strutPoses(
  foot: Point,
  from: Point,
  to: Point,
): { strut: { turn: Point }; rod: { turn: Point; move: Point } } {
  const vector = (end: Point): [number, number] => [end[1] - foot[1], end[2] - foot[2]]
  const angle = ([y, z]: [number, number]): number => (Math.atan2(z, y) * 180) / Math.PI
  const [before, after] = [vector(from), vector(to)]
  const slide = Math.hypot(...after) - Math.hypot(...before)
  const turn: Point = [angle(after) - angle(before), 0, 0]
  const length = Math.hypot(...after)
  return { strut: { turn }, rod: { turn, move: [0, (after[0] / length) * slide, (after[1] / length) * slide] } }
}

const pick = (id: MarkedPart['id'], part: RegExp, row?: MarkedPart['row']): MarkedPart =>
  row ? { id, part, row } : { id, part }

/** Short forms of the points that most machines have. */
export const point = {
  mark: pick,
  platen: pick('platen', /^crown \/ heated platen/, 'platenSize'),
  // The plunger is inside it while the press is open.
  cylinder: pick('cylinder', /^cylinder block$/, 'plungerDiameter'),
  tieBar: pick('tieBar', /^columns/),
  hydraulicUnit: pick('hydraulicUnit', /hydraulic unit$/, 'motorPower'),
  vacuumPump: pick('vacuumPump', /vacuum (unit|pump)$/, 'vacuumPumpPower'),
  cabinet: pick('cabinet', /control cabinet$/, 'totalPower'),
  panel: pick('panel', /operator panel$/),
  lightCurtain: pick('lightCurtain', /light curtain$/),
  twoHandControl: pick('twoHandControl', /two-hand control$/),
  guard: pick('guard', /guarding \/ guard$/),
}

export const movingPlaten: Group = { parts: MOVING_PLATEN }
