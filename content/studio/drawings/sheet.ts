/** Arranges a machine's three views on a sheet with the marks of a planner. First-angle projection, millimeters. */
import { Box3, Vector3 } from 'three'
import type { Piece } from '../kit/builder.ts'
import type { Layout, ServiceSpace } from '../web/subject.ts'
import { placeLeaders } from './leaders.ts'
import type { Line, Spot } from './lines.ts'
import {
  across,
  box,
  connection,
  extent,
  line,
  type Mark,
  type Measure,
  operatorPlace,
  origin,
  person,
  STEP,
  scaleBar,
  stepFromAbove,
  stepFromLeft,
  upward,
} from './marks.ts'
import { type ConnectionPoint, connectionPoints, cross, doorSwings, feet, outerFeet, partBox } from './planner-marks.ts'
import { chooseScale, titleBlock, titleBlockSize } from './title-block.ts'
import type { DrawnView } from './views.ts'

export type Sheet = {
  marks: Mark[]
  /** Denominator of the scale on paper: 50 for 1:50. */
  scale: number
  left: number
  right: number
  bottom: number
  top: number
  /** Place of each view on the sheet: left, top from the sheet's corner, width and height. */
  views: Record<DrawnView['name'], { x: number; y: number; width: number; height: number }>
  connections: ConnectionPoint[]
  service: ServiceSpace
  /** Height of the crane hook over the floor for lifting. */
  liftingHeight: number
}

/** Demand or size of each connection of the drawn model, with its unit. */
type Demand = Partial<Record<ConnectionPoint['kind'], string>>

/** Data of the drawn model from the machine's tables. */
export type PlannerData = { demand: Demand; mass: string }

/** Free space beyond the machine's box, meters, where a machine does not say otherwise. */
const SERVICE: ServiceSpace = { left: 0.7, right: 0.7, front: 1, back: 0.7 }
/** The operator is this far before the part that he works at, millimeters. */
const OPERATOR = 400
/** Lines this close to a height belong to it, millimeters. */
const AT_HEIGHT = 15
/** Figures of the table of connections and of the service space as a share of the dimensions' figures. */
const TABLE_FIGURE = 0.8
/** Rows of the table, in heights of its own figures. */
const TABLE_ROW = 1.9
/** Figures of the title block must be 2.5 mm high at 1:50, millimeters at true size. */
const SMALLEST_FIGURE = 178
/** The floor reaches this far beyond the machine, millimeters. */
const FLOOR_END = 150
/** Center lines reach this far beyond the machine, millimeters. */
const CENTER_LINE = 120

export function layOut(
  pieces: readonly Piece[],
  machine: Box3,
  [front, left, top]: readonly DrawnView[],
  layout: Layout,
  { demand, mass }: PlannerData,
): Sheet {
  if (!front || !left || !top) throw new Error('A sheet needs three views')
  const service = Object.fromEntries(
    Object.entries({ ...SERVICE, ...layout.service }).map(([side, meters]) => [side, Math.round(meters * 1000)]),
  ) as ServiceSpace
  const width = front.right - front.left
  const whole = width + (left.right - left.left) + service.left + service.right + 1600
  // On the printed data sheet the views are side by side; figures must be at least 2.5 mm high there (ISO 3098).
  const depth = left.right - left.left + service.front + service.back
  const measure: Measure = {
    figure: Math.max(whole / 44, front.top / 14.4, depth / 16.2, SMALLEST_FIGURE),
    tick: whole / 85,
  }
  const gap = whole / 13.6
  // The front view keeps its coordinates; the other views are moved.
  const chain = measure.figure * 1.5
  const besideX = front.right + Math.max(service.right, gap) + Math.max(gap, chain + measure.figure) - left.left
  const radius = measure.tick * 1.06
  const below = -(gap * 1.6 + service.back + radius * 3.2) - top.top
  const [topBottom, topTop] = [top.bottom + below, top.top + below]
  const working = layout.workingHeight * 1000
  const personX = front.left - gap - 620
  const standing = operator(pieces, layout, topBottom, below)
  const points = connectionPoints(pieces, machine, layout)
  const liftingHeight = hookHeight(front.top, Math.min(width, left.right - left.left))
  const corner: Spot = [left.left + besideX, topBottom - service.front]
  const frameFeet = outerFeet(pieces, machine)
  const table = coordinateTable(points, frameFeet, demand, [corner[0], topTop], measure, radius)
  // The height of the working place is beside the table, in front of the machine.
  const frontEnd = left.right + besideX
  const stepPlace = below - standing[1] + besideX
  const stepEnd = layout.step ? stepPlace + STEP.depth / 2 : frontEnd
  const lengthLevel = -Math.max(gap * 0.9, CENTER_LINE + measure.figure * 1.6)
  const marks: Mark[] = [
    ...moved(front, 0, 0),
    ...moved(left, besideX, 0),
    ...moved(top, 0, below),
    line('floor', [personX - 300, 0], [front.right + FLOOR_END, 0]),
    line('floor', [left.left + besideX - FLOOR_END, 0], [stepEnd + FLOOR_END, 0]),
    ...centerLines(pieces, layout, { front, top, besideX, below }),
    box('footprint', top.left, top.right, topBottom, topTop),
    ...feet(pieces, below),
    ...doorSwings(pieces, below),
    ...across([front.left, 0], [front.right, 0], lengthLevel, measure),
    ...upward([front.right + FLOOR_END, 0], [endAt(front, front.top), front.top], front.right + gap * 0.9, measure),
    ...upward(
      [stepEnd + FLOOR_END, 0],
      [endAt(left, working) + besideX, working],
      Math.max(frontEnd + gap * 0.7, stepEnd + measure.figure * 2),
      measure,
    ),
    ...across([left.left + besideX, 0], [frontEnd, 0], lengthLevel, measure),
    ...person(personX),
    ...serviceSpace({ left: top.left, right: top.right, bottom: topBottom, top: topTop }, service, chain, measure),
    ...operatorPlace(standing),
    ...(layout.step ? [stepFromAbove(standing), stepFromLeft(stepPlace, layout.step * 1000)] : []),
    ...table,
    ...origin([top.left, topBottom], measure.figure),
  ]
  const away = radius * 1.6
  const symbols = {
    left: top.left - service.left - away,
    right: top.right + service.right + away,
    bottom: topBottom - service.front - away,
    top: topTop + service.back + away,
  }
  const onPlan = points.map(({ kind, x, y }) => ({ kind, foot: [top.left + x, topBottom + y] as Spot }))
  marks.push(...placeLeaders(onPlan, symbols, marks, radius))
  const edge = measure.figure * 1.2
  const drawn = bounds(marks)
  const block = titleBlockSize(measure.figure)
  const right = Math.max(drawn.right, corner[0] + block.width)
  const blockLeft = corner[0]
  const tableBottom = topTop - (points.length + frameFeet.length + 1) * measure.figure * TABLE_FIGURE * TABLE_ROW
  const blockBottom = Math.min(drawn.bottom, corner[1], tableBottom - block.height - measure.figure * 3)
  const scale = chooseScale(right - drawn.left + 2 * edge, drawn.top - blockBottom + 2 * edge)
  marks.push(
    ...titleBlock([blockLeft, blockBottom], { model: layout.model, mass, scale }, measure.figure),
    ...scaleBar([blockLeft, blockBottom + block.height + measure.figure], measure),
  )
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
    scale,
    left: sheetLeft,
    right: sheet.right + edge,
    bottom: sheet.bottom - edge,
    top: sheetTop,
    views: { front: place(front, 0, 0), left: place(left, besideX, 0), top: place(top, 0, below) },
    connections: points,
    service,
    liftingHeight,
  }
}

function moved(view: DrawnView, dx: number, dy: number): Mark[] {
  const at = (lines: readonly Line[], layer: 'machine' | 'inner-lines'): Mark[] =>
    lines.map((points) => ({ layer, kind: 'line', points: points.map(([x, y]): Spot => [x + dx, y + dy]) }))
  return [...at(view.innerLines, 'inner-lines'), ...at(view.outlines, 'machine')]
}

/**
 * Height of the crane hook: the machine and two-leg slings at 60 degrees to the horizontal over its shorter side,
 * rounded up to 100 mm. EN 13155 and ISO 7531 allow down to 45 degrees.
 */
function hookHeight(height: number, span: number): number {
  return Math.ceil((height + (span / 2) * Math.tan(Math.PI / 3)) / 100) * 100
}

/** The working axis in the three views: a line in those that show its length, a cross in the one along it. */
function centerLines(
  pieces: readonly Piece[],
  layout: Layout,
  { front, top, besideX, below }: { front: DrawnView; top: DrawnView; besideX: number; below: number },
): Mark[] {
  const { part, along } = layout.axis ?? ({ part: layout.operator, along: 'y' } as const)
  const { min, max } = partBox(pieces, part)
  const { x, y, z } = new Box3(min, max).getCenter(new Vector3()).multiplyScalar(1000)
  const reach = (side: 'x' | 'y' | 'z'): Spot => [min[side] * 1000 - CENTER_LINE, max[side] * 1000 + CENTER_LINE]
  const isUpright = along === 'y'
  const [low, high] = isUpright ? [-CENTER_LINE, front.top + CENTER_LINE] : reach('y')
  const [left, right] = reach('x')
  const [back, ahead] = isUpright ? [-top.top - CENTER_LINE, -top.bottom + CENTER_LINE] : reach('z')
  const atX = [line('center-lines', [x, low], [x, high]), line('center-lines', [x, below - ahead], [x, below - back])]
  const atY = [
    line('center-lines', [left, y], [right, y]),
    line('center-lines', [back + besideX, y], [ahead + besideX, y]),
  ]
  const atZ = [
    line('center-lines', [z + besideX, low], [z + besideX, high]),
    line('center-lines', [left, below - z], [right, below - z]),
  ]
  if (!layout.axis) return atX
  return [...(along === 'x' ? [] : atX), ...(along === 'y' ? [] : atY), ...(along === 'z' ? [] : atZ)]
}

/** Right end of what is drawn at a height of a view. */
function endAt({ outlines, innerLines, right }: DrawnView, height: number): number {
  const spots = [...outlines, ...innerLines].flat().filter(([, up]) => Math.abs(up - height) < AT_HEIGHT)
  return spots.length ? Math.max(...spots.map(([across]) => across)) : right
}

type Bounds = { left: number; right: number; bottom: number; top: number }

/** Dashed room around the machine; its four distances are outside, in two chains this far from it. */
function serviceSpace(machine: Bounds, service: ServiceSpace, chain: number, measure: Measure): Mark[] {
  const [left, right] = [machine.left - service.left, machine.right + service.right]
  const [bottom, top] = [machine.bottom - service.front, machine.top + service.back]
  const [below, beside] = [bottom - chain, right + chain]
  const small = { ...measure, figure: measure.figure * TABLE_FIGURE }
  return [
    box('service', left, right, bottom, top),
    ...across([left, bottom], [machine.left, machine.bottom], below, small),
    ...across([machine.right, machine.bottom], [right, bottom], below, small),
    ...upward([right, bottom], [machine.right, machine.bottom], beside, small),
    ...upward([machine.right, machine.top], [right, top], beside, small),
  ]
}

/** Before the part that he works at, and not on the front line of the footprint. */
function operator(pieces: readonly Piece[], layout: Layout, topBottom: number, below: number): Spot {
  const { min, max } = partBox(pieces, layout.operator)
  const place = -max.z * 1000 - OPERATOR + below
  const isOnLine = Math.abs(place - topBottom) < OPERATOR * 0.7
  return [((min.x + max.x) / 2) * 1000, isOnLine ? topBottom - OPERATOR : place]
}

/** Coordinates of connections and frame feet from the machine's front left corner, and the demand. `corner` is the table's upper left corner. */
function coordinateTable(
  points: readonly ConnectionPoint[],
  frameFeet: readonly Spot[],
  demand: Demand,
  [left, top]: Spot,
  { figure }: Measure,
  radius: number,
): Mark[] {
  const size = figure * TABLE_FIGURE
  const row = size * TABLE_ROW
  const columns = ['x', 'y', 'z'] as const
  const text = (label: string, index: number, line: number): Mark => ({
    layer: 'title',
    kind: 'text',
    at: [left + radius * 2.8 + (index + (index < columns.length ? 0.5 : 0.1)) * size * 3.8, top - (line + 0.7) * row],
    text: label,
    height: size,
    ...(index === columns.length ? { align: 'left' } : {}),
  })
  return [
    ...columns.map((column, index) => text(column.toUpperCase(), index, 0)),
    ...points.flatMap((point, index) => [
      ...connection(point.kind, [left + radius * 1.4, top - (index + 1.5) * row], radius),
      ...[point.x, point.y, point.z, demand[point.kind] ?? ''].map((value, across) =>
        text(String(value), across, index + 1),
      ),
    ]),
    ...frameFeet.flatMap((foot, index): Mark[] => {
      const line = points.length + index + 1
      const [x, y] = [left + radius * 1.4, top - (line + 0.5) * row]
      const half = radius * 0.65
      return [
        box('feet', x - half, x + half, y - half, y + half),
        ...cross([x, y], radius),
        ...[...foot, 0].map((value, across) => text(String(value), across, line)),
      ]
    }),
  ]
}

function bounds(marks: readonly Mark[]): Bounds {
  const spots = marks.flatMap(extent)
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}
