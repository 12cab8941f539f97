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
 * Places the machines along both long walls in process order: from left to right along the upper wall and back along the
 * lower one, operators' sides to the aisle. Service spaces of neighbors may overlap, footprints and the aisle may not.
 * Without `hall` the smallest hall by area on a grid of 0.5 m is used; the same machines always give the same plan.
 */
export function arrange(items: readonly PlanItem[], hall?: Hall) {
  const all = inProcessOrder(items)
  const placed: PlanModel[] = []
  /** Machines that do not fit in the given hall. */
  const unplaced: PlanModel[] = []
  for (const model of all) (hall && splitFor([...placed, model], hall) === undefined ? unplaced : placed).push(model)
  /** The smallest hall for all machines. */
  const smallest = smallestHall(all)
  return { ...place(placed, hall ?? smallest), unplaced, smallest }
}

function inProcessOrder(items: readonly PlanItem[]): PlanModel[] {
  const stage = ({ key }: PlanModel) => machineStages.indexOf(machines[key].stage ?? 'molding')
  return items
    .toSorted(({ model: a }, { model: b }) => stage(a) - stage(b) || (a.model < b.model ? -1 : 1))
    .flatMap(({ model, count }) => Array<PlanModel>(count).fill(model))
}

/** Length of a row, from wall to wall. */
function rowLength(row: readonly PlanModel[]): number {
  return row.reduce((sum, model, index) => {
    const next = row[index + 1]
    return sum + model.width + (next ? Math.max(model.service.right, next.service.left) : model.service.right)
  }, row[0]?.service.left ?? 0)
}

/** Depth of a row, from the wall to the aisle. */
function rowDepth(row: readonly PlanModel[]): number {
  return Math.max(0, ...row.map(({ depth, service }) => service.back + depth + service.front))
}

/** The hall for the first machines at the upper wall and the others at the lower one. */
function hallFor(models: readonly PlanModel[], split: number): Hall {
  const [upper, lower] = [models.slice(0, split), models.slice(split)]
  return {
    length: Math.max(rowLength(upper), rowLength(lower)),
    width: rowDepth(upper) + aisleWidth + rowDepth(lower),
  }
}

function splits(models: readonly PlanModel[]): number[] {
  return Array.from({ length: models.length + 1 }, (_, index) => models.length - index)
}

/** The first split of the machines over both walls that fits the hall. */
function splitFor(models: readonly PlanModel[], hall: Hall): number | undefined {
  return splits(models).find((split) => {
    const { length, width } = hallFor(models, split)
    return length <= hall.length && width <= hall.width
  })
}

function smallestHall(models: readonly PlanModel[]): Hall {
  const halls = splits(models).map((split): Hall => {
    const { length, width } = hallFor(models, split)
    const [long, short] = [onGrid(length), onGrid(width)]
    return { length: Math.max(long, short), width: short }
  })
  const area = ({ length, width }: Hall): number => length * width
  return halls.toSorted((a, b) => area(a) - area(b) || a.length - b.length)[0] ?? { length: hallStep, width: hallStep }
}

function onGrid(length: number): number {
  return Math.ceil(length / hallStep) * hallStep
}

function place(models: readonly PlanModel[], hall: Hall) {
  const split = splitFor(models, hall) ?? models.length
  const [upper, lower] = [models.slice(0, split), models.slice(split)]
  const placed: PlacedMachine[] = [...placeRow(upper, hall, 'upper'), ...placeRow(lower, hall, 'lower')].map(
    (machine, index) => ({ ...machine, number: index + 1 }),
  )
  return {
    hall,
    placed,
    /** Upper and lower edge, mm. */ aisle: { from: rowDepth(upper), to: hall.width - rowDepth(lower) },
  }
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
    x += width + Math.max(service.right, row[index + 1]?.service.left ?? 0)
    return { model, wall, ...turn(footprint), space: turn(space) }
  })
}
