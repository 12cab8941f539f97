import { machineStages, machines } from '../../../content/registry/machines.ts'
import type { Hall, PlanItem } from './parse-plan.ts'
import type { PlanModel } from './plan-models.ts'

/** Aisle between the service spaces, mm: a pallet truck with a 0.6 m trolley and 2 x 0.3 m at its sides (ASR A1.8, 4.3). */
export const aisleWidth = 1200
/** Halls are proposed in steps of this length, mm. */
const hallStep = 500

/** Upper left corner and sides, mm. */
type Rectangle = { x: number; y: number; width: number; depth: number }

/** The footprint of a machine in the hall. Machines at the lower wall are turned by 180 degrees. */
export type PlacedMachine = Rectangle & {
  model: PlanModel
  number: number
  wall: 'upper' | 'lower'
  /** The footprint with its service space. */
  space: Rectangle
}

export type Arrangement = ReturnType<typeof arrange>

/**
 * Places machines in process order along the upper wall and back along the lower one, operators' sides to the aisle.
 * Service spaces of neighbors may overlap. Rows run along the longer side of `hall`, unless more machines fit along the
 * shorter one. Without `hall` the smallest hall by area on a grid of 0.5 m is used.
 */
export function arrange(items: readonly PlanItem[], hall?: Hall) {
  const all = inProcessOrder(items)
  const smallest = smallestHall(all)
  const first = choose(all, hall ?? smallest)
  const turned = hall && choose(all, { length: hall.width, width: hall.length })
  const { hall: used, fitting, unplaced } = turned && turned.unplaced.length < first.unplaced.length ? turned : first
  const { upper, lower } = rowsFor(fitting, used) as Rows
  const placed = [...placeRow(upper, used, 'upper'), ...placeRow(lower, used, 'lower')]
  return {
    hall: used,
    placed: placed.map((machine, index): PlacedMachine => ({ ...machine, number: index + 1 })),
    /** Upper and lower edge, mm. */
    aisle: { from: rowDepth(upper), to: used.width - rowDepth(lower) },
    unplaced,
    smallest,
    /** The narrowest hall of the given length for all machines, if they fit this length. */
    narrowest: hall && narrowestHall(all, hall.length),
  }
}

/** The machines that fit in the hall, in process order, and the others. */
function choose(models: readonly PlanModel[], hall: Hall) {
  const fitting: PlanModel[] = []
  const unplaced: PlanModel[] = []
  for (const model of models) (rowsFor([...fitting, model], hall) ? fitting : unplaced).push(model)
  return { hall, fitting, unplaced }
}

function inProcessOrder(items: readonly PlanItem[]): PlanModel[] {
  const stage = ({ key }: PlanModel) => machineStages.indexOf(machines[key].stage ?? 'molding')
  return items
    .toSorted(({ model: a }, { model: b }) => stage(a) - stage(b) || (a.model < b.model ? -1 : 1))
    .flatMap(({ model, count }) => Array<PlanModel>(count).fill(model))
}

/** Free space between a machine of a row and the next one, or the wall: service spaces may overlap. */
function gapAfter(row: readonly PlanModel[], index: number): number {
  return Math.max(row[index]?.service.right ?? 0, row[index + 1]?.service.left ?? 0)
}

function rowLength(row: readonly PlanModel[]): number {
  return row.reduce((sum, { width }, index) => sum + width + gapAfter(row, index), row[0]?.service.left ?? 0)
}

function rowDepth(row: readonly PlanModel[]): number {
  return Math.max(0, ...row.map(({ depth, service }) => service.back + depth + service.front))
}

type Rows = Hall & { upper: readonly PlanModel[]; lower: readonly PlanModel[] }

/** Every way to put the first machines at the upper wall and the others at the lower one, the longest upper row first. */
function possibleRows(models: readonly PlanModel[]): Rows[] {
  return Array.from({ length: models.length + 1 }, (_, below) => {
    const split = models.length - below
    const [upper, lower] = [models.slice(0, split), models.slice(split)]
    const length = Math.max(rowLength(upper), rowLength(lower))
    return { upper, lower, length, width: rowDepth(upper) + aisleWidth + rowDepth(lower) }
  })
}

function rowsFor(models: readonly PlanModel[], hall: Hall): Rows | undefined {
  return possibleRows(models).find(({ length, width }) => length <= hall.length && width <= hall.width)
}

function smallestHall(models: readonly PlanModel[]): Hall {
  const roundUp = (side: number) => Math.ceil(side / hallStep) * hallStep
  const halls = possibleRows(models).map(({ length, width }) => ({ length: roundUp(length), width: roundUp(width) }))
  const area = ({ length, width }: Hall): number => length * width
  return halls.reduce((a, b) => ((area(b) - area(a) || a.length - b.length) < 0 ? b : a))
}

function narrowestHall(models: readonly PlanModel[], length: number): Hall | undefined {
  const widths = possibleRows(models).flatMap((rows) => (rows.length <= length ? rows.width : []))
  const width = Math.ceil(Math.min(...widths) / 100) * 100
  return width <= length ? { length, width } : undefined
}

/** At the lower wall, the row of the upper wall is turned by 180 degrees. */
function placeRow(row: readonly PlanModel[], hall: Hall, wall: PlacedMachine['wall']): Omit<PlacedMachine, 'number'>[] {
  const right = Math.min(hall.length, rowLength(row))
  const turn = (place: Rectangle): Rectangle =>
    wall === 'upper' ? place : { ...place, x: right - place.x - place.width, y: hall.width - place.y - place.depth }
  let x = row[0]?.service.left ?? 0
  return row.map((model, index) => {
    const { width, depth, service } = model
    const footprint = { x, y: service.back, width, depth }
    const space = {
      x: x - service.left,
      y: 0,
      width: service.left + width + service.right,
      depth: service.back + depth + service.front,
    }
    x += width + gapAfter(row, index)
    return { model, wall, ...turn(footprint), space: turn(space) }
  })
}
