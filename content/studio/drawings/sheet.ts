/** Lays a machine's three views out on a sheet with what a planner needs. First-angle projection, millimetres. */
import { Box3 } from 'three'
import { connectionKinds } from '../../registry/connection-symbols.ts'
import type { Piece } from '../kit/builder.ts'
import type { Layout, ServiceSpace } from '../web/subject.ts'
import type { Line, Spot } from './lines.ts'
import {
  across,
  connection,
  type Mark,
  type Measure,
  operatorPlace,
  person,
  scaleBar,
  stepFromAbove,
  stepFromLeft,
  upward,
} from './marks.ts'
import type { DrawnView } from './views.ts'

export type Sheet = {
  marks: Mark[]
  figure: number
  left: number
  right: number
  bottom: number
  top: number
  /** Where each view lies on the sheet: left, top from the sheet's corner, width and height. */
  views: Record<DrawnView['name'], { x: number; y: number; width: number; height: number }>
}

/** Room kept free beyond the box, metres, where a machine does not say otherwise. */
export const SERVICE: ServiceSpace = { left: 0.7, right: 0.7, front: 1, back: 0.7 }
/** The operator stands this far before the part that he works at, millimetres. */
const OPERATOR = 350
/** Lines this close below the highest one belong to it, millimetres. */
const HIGHEST = 8

export function layOut(pieces: readonly Piece[], [front, left, top]: readonly DrawnView[], layout: Layout): Sheet {
  if (!front || !left || !top) throw new Error('A sheet needs three views')
  const service = Object.fromEntries(
    Object.entries({ ...SERVICE, ...layout.service }).map(([side, metres]) => [side, metres * 1000]),
  ) as ServiceSpace
  const width = front.right - front.left
  const whole = width + (left.right - left.left) + service.left + service.right + 1600
  // on the data sheet, where the views stand beside one another and 45 mm high, figures are two millimetres high
  const depth = left.right - left.left + service.front + service.back
  const measure: Measure = { figure: Math.max(whole / 44, front.top / 18, depth / 20.3), tick: whole / 85 }
  const gap = whole / 13.6
  // the front view keeps its own coordinates; the others are moved
  const besideX = front.right + Math.max(service.right, gap) + gap - left.left
  const below = -(gap * 1.6 + service.back) - top.top
  const moved = (view: DrawnView, dx: number, dy: number): Mark[] =>
    view.lines.map((line) => ({
      layer: 'machine',
      kind: 'line',
      points: line.map(([x, y]): Spot => [x + dx, y + dy]),
    }))
  const floor = (from: number, to: number): Mark => ({
    layer: 'hidden-guide',
    kind: 'line',
    points: [
      [from, 0],
      [to, 0],
    ],
  })
  const working = layout.workingHeight * 1000
  const personX = front.left - gap - 620
  const topBottom = top.bottom + below
  const topTop = top.top + below
  const standing = operator(pieces, layout, below)
  const marks: Mark[] = [
    ...moved(front, 0, 0),
    ...moved(left, besideX, 0),
    ...moved(top, 0, below),
    floor(personX - 300, front.right + 150),
    floor(left.left + besideX - 150, left.right + besideX + 150),
    ...across([front.left, 0], [front.right, 0], -gap * 0.9, measure),
    ...upward([front.right, 0], [topEnd(front), front.top], front.right + gap * 0.9, measure),
    ...upward([front.left, 0], [front.left, working], front.left - gap * 0.7, measure),
    ...across([left.left + besideX, 0], [left.right + besideX, 0], -gap * 0.9, measure),
    ...person(personX),
    ...serviceSpace({ left: top.left, right: top.right, bottom: topBottom, top: topTop }, service, measure),
    ...operatorPlace(standing),
    ...(layout.step ? [stepFromAbove(standing), stepFromLeft(below - standing[1] + besideX, layout.step * 1000)] : []),
    ...connections(pieces, layout, { below, back: topTop }, measure),
    ...scaleBar([left.left + besideX, topBottom - service.front], measure),
  ]
  const edge = measure.figure * 1.2
  const sheet = bounds(marks)
  const [sheetLeft, sheetTop] = [sheet.left - edge, sheet.top + edge]
  const place = (view: DrawnView, dx: number, dy: number) => ({
    x: Math.round(view.left + dx - sheetLeft),
    y: Math.round(sheetTop - view.top - dy),
    width: Math.round(view.right - view.left),
    height: Math.round(view.top - view.bottom),
  })
  return {
    marks,
    figure: measure.figure,
    left: sheetLeft,
    right: sheet.right + edge,
    bottom: sheet.bottom - edge,
    top: sheetTop,
    views: { front: place(front, 0, 0), left: place(left, besideX, 0), top: place(top, 0, below) },
  }
}

/** Right end of what is drawn highest in a view. */
function topEnd({ lines, right }: DrawnView): number {
  const spots = lines.flat()
  const peak = Math.max(...spots.map(([, up]) => up))
  return spots.length ? Math.max(...spots.filter(([, up]) => up > peak - HIGHEST).map(([across]) => across)) : right
}

type Bounds = { left: number; right: number; bottom: number; top: number }

/** Dashed room round the machine with its four distances. */
function serviceSpace(box: Bounds, service: ServiceSpace, measure: Measure): Mark[] {
  const [left, right] = [box.left - service.left, box.right + service.right]
  const [bottom, top] = [box.bottom - service.front, box.top + service.back]
  const middle: Spot = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const beside = (box.right + right) / 2
  const frame: Line = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ]
  return [
    { layer: 'service', kind: 'line', points: frame },
    ...across([left, middle[1]], [box.left, middle[1]], middle[1], measure),
    ...across([box.right, middle[1]], [right, middle[1]], middle[1], measure),
    ...upward([box.right, bottom], [box.right, box.bottom], beside, measure),
    ...upward([box.right, box.top], [box.right, top], beside, measure),
  ]
}

function partBox(pieces: readonly Piece[], part: RegExp): Box3 {
  const box = new Box3()
  for (const { geometry } of pieces.filter((piece) => part.test(piece.part))) {
    geometry.computeBoundingBox()
    box.union(geometry.boundingBox!)
  }
  if (box.isEmpty()) throw new Error(`No part of the model matches ${part}`)
  return box
}

function operator(pieces: readonly Piece[], layout: Layout, below: number): Spot {
  const { min, max } = partBox(pieces, layout.operator)
  return [((min.x + max.x) / 2) * 1000, -max.z * 1000 - OPERATOR + below]
}

/** The signs stand behind the machine, clear of its outline; where two would meet, the later one moves to the right. */
function connections(
  pieces: readonly Piece[],
  layout: Layout,
  { below, back }: { below: number; back: number },
  { tick }: Measure,
): Mark[] {
  const radius = tick * 1.06
  const places: Spot[] = []
  return connectionKinds.flatMap((kind) => {
    const part = layout.connections[kind]
    if (!part) return []
    const { min, max } = partBox(pieces, part)
    const place: Spot = [((min.x + max.x) / 2) * 1000, back + radius * 1.5]
    while (places.some(([x]) => Math.abs(place[0] - x) < radius * 2.2)) place[0] += radius * 0.2
    places.push(place)
    const foot: Spot = [Math.min(Math.max(place[0], min.x * 1000), max.x * 1000), -min.z * 1000 + below]
    return connection(kind, place, radius, foot)
  })
}

function bounds(marks: readonly Mark[]): Bounds {
  const spots = marks.flatMap((mark): Spot[] => {
    if (mark.kind === 'line') return mark.points
    if (mark.kind === 'text') return [mark.at]
    const [x, y] = mark.centre
    return [
      [x - mark.radius, y - mark.radius],
      [x + mark.radius, y + mark.radius],
    ]
  })
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}
