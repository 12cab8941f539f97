/** Places the symbols of connections around the plan, so that their leaders cross as few lines as possible. */
import { Line3, Vector3 } from 'three'
import type { ConnectionKind } from '../../registry/connection-symbols.ts'
import type { Spot } from './lines.ts'
import { connection, extent, type Mark } from './marks.ts'

/** Angle between two directions that are tried, degrees. */
const TURN = 15
/** A leader avoids lines this close to it, but not at its start, where the edge of its own part is; millimeters. */
const CLEAR = 25
const START = 100
/** Cost of crossing the outline of a part, in other lines. */
const OUTLINE = 3
/** Cost of a slanted leader and of each meter of its length, in crossed lines. */
const SLANT = 0.6
const METER = 0.5

/** @param sides - rectangle on which the symbols are placed */
export function placeLeaders(
  points: readonly { kind: ConnectionKind; foot: Spot }[],
  sides: { left: number; right: number; bottom: number; top: number },
  marks: readonly Mark[],
  radius: number,
): Mark[] {
  const drawn = marks.flatMap(obstacles)
  return points.flatMap(({ kind, foot: [x, y] }) => {
    const choices = Array.from({ length: 360 / TURN }, (_, index) => {
      const angle = (index * TURN * Math.PI) / 180
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const reach = Math.min(
        Math.max((sides.right - x) / dx, (sides.left - x) / dx),
        Math.max((sides.top - y) / dy, (sides.bottom - y) / dy),
      )
      const place: Spot = [x + dx * reach, y + dy * reach]
      const leader = segment([x + dx * START, y + dy * START], place)
      const close = drawn.filter(({ line }) => leader.distanceSqToLine3(line) < CLEAR ** 2)
      const met = Array.from({ length: Math.ceil(leader.distance() / CLEAR / 2) }, (_, step) => {
        const spot = leader.at(Math.min(1, (step * CLEAR * 2) / leader.distance()), new Vector3())
        return Math.max(0, ...close.filter(({ line }) => isNear(spot, line, CLEAR)).map(({ weight }) => weight))
      }).reduce((sum, weight) => sum + weight, 0)
      const covered = drawn.filter(({ line }) => isNear(leader.end, line, radius * 1.2)).length
      const cost = met + covered + ((index * TURN) % 90 ? SLANT : 0) + (reach / 1000) * METER
      return { place, cost }
    })
    const { place } = choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best))
    const placed = connection(kind, place, radius, [x, y])
    drawn.push(...placed.flatMap(obstacles))
    return placed
  })
}

const isNear = (spot: Vector3, other: Line3, distance: number): boolean =>
  other.closestPointToPoint(spot, true, new Vector3()).distanceTo(spot) < distance

const segment = (from: Spot, to: Spot): Line3 => new Line3(new Vector3(...from), new Vector3(...to))

/** The lines of a mark; of a circle or a text a diagonal. */
function obstacles(mark: Mark): { line: Line3; weight: number }[] {
  const spots = extent(mark)
  const weight = mark.layer === 'machine' ? OUTLINE : 1
  return spots.slice(1).map((end, index) => ({ line: segment(spots[index]!, end), weight }))
}
