/** A machine as it travels: its groups in the state of a step of its cycle, the press locked, film round it. */
import { Euler, Matrix4, Vector3 } from 'three'
import { type FlatPoint, Kit, type MaterialName, SIDES } from '../../kit/index.ts'
import { type Point, radians, type Turn } from '../../kit/types.ts'
import { loft } from '../../products/shapes.ts'
import type { Pose, Subject } from '../../web/subject.ts'

/** Builds a machine and moves its groups to their places at the end of the step of that number. */
export function atStep(kit: Kit, { groups, steps }: Subject, step: number, build: (machine: Kit) => void): void {
  const machine = new Kit()
  build(machine)
  const names = Object.keys(groups)
  const moved = new Map(
    names.map((name) => [name, placement(groups[name]!.pivot ?? [0, 0, 0], poseAt(steps, step, name))]),
  )
  for (const { part, material, geometry } of machine.pieces) {
    const group = names.find((name) => groups[name]!.parts.test(part))
    if (group) geometry.applyMatrix4(moved.get(group)!)
    kit.part(part, () => kit.add(material as MaterialName, geometry))
  }
  for (const [name, decal] of machine.decals) kit.decals.set(name, decal)
}

function poseAt(steps: Subject['steps'], step: number, group: string): Pose {
  const pose: Pose = {}
  for (const { to } of steps.slice(0, step + 1)) Object.assign(pose, to?.[group])
  return pose
}

function placement(pivot: Point, { move = [0, 0, 0], turn = [0, 0, 0] }: Pose): Matrix4 {
  const angles = turn.map(radians) as Turn
  return new Matrix4()
    .makeTranslation(new Vector3(...pivot).add(new Vector3(...move)))
    .multiply(new Matrix4().makeRotationFromEuler(new Euler(...angles)))
    .multiply(new Matrix4().makeTranslation(new Vector3(...pivot).negate()))
}

/** Red bars that hold the moving platen off the crown on the way; `from` and `to` are the two faces, `z` the front of the platens. */
export function transportLocks(kit: Kit, x: number, from: number, to: number, z: number): void {
  kit.part('transport locks', () => {
    for (const side of SIDES) {
      kit.box('red', [side * x, from - 0.001, z], [0.05, to - from + 0.002, 0.03], 0.004)
      for (const y of [from, to - 0.014]) kit.box('red', [side * x, y - 0.003, z], [0.12, 0.016, 0.052], 0.003)
      for (const across of SIDES) kit.hexagon('zinc', [side * x + across * 0.042, from + 0.013, z], 0.012, 0.01, 'y')
      kit.box('yellow', [side * x, (from + to) / 2 - 0.05, z + 0.0145], [0.07, 0.1, 0.003], 0.001, 1)
    }
  })
}

/** Outline of the film at a height: left, right, back, front. */
export type Wrap = readonly [y: number, left: number, right: number, back: number, front: number]

/** Height between two rings of the film. */
const FILM_STEP = 0.05
/** Rings above and below over which a bend is spread. */
const FILM_BEND = 4
/** Points on each side and corner of a ring. */
const SIDE_POINTS = 140
const CORNER_POINTS = 12
const CORNER_RADIUS = 0.1

type RimPoint = { place: FlatPoint; outward: FlatPoint }

/** Rounded rectangle with as many points on every side, so that rings of different sizes join without twisting. */
function filmRim(width: number, depth: number): RimPoint[] {
  const middle: FlatPoint = [width / 2 - CORNER_RADIUS, depth / 2 - CORNER_RADIUS]
  return [0, 1, 2, 3].flatMap((corner) => {
    const around = (turn: number): FlatPoint => [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)]
    const onCorner = (quarter: number, turn: number): RimPoint => {
      const outward = around(turn)
      const [signX, signZ] = [quarter % 4 === 1 || quarter % 4 === 2 ? -1 : 1, quarter % 4 > 1 ? -1 : 1]
      return {
        place: [signX * middle[0] + CORNER_RADIUS * outward[0], signZ * middle[1] + CORNER_RADIUS * outward[1]],
        outward,
      }
    }
    const arc = Array.from({ length: CORNER_POINTS }, (_, index) => onCorner(corner, corner + index / CORNER_POINTS))
    const [start, end] = [onCorner(corner, corner + 1), onCorner(corner + 1, corner + 1)]
    const side = Array.from({ length: SIDE_POINTS }, (_, index): RimPoint => {
      const share = index / SIDE_POINTS
      const between = (axis: 0 | 1): number => start.place[axis] + (end.place[axis] - start.place[axis]) * share
      return { place: [between(0), between(1)], outward: start.outward }
    })
    return [...arc, ...side]
  })
}

/** Folds of the film, wide, narrow and fine, in metres outwards; they run upwards and wander. */
function fold(angle: number, y: number): number {
  return (
    0.006 * Math.sin(11 * angle + 2.1 * y + 1.3 * Math.sin(3 * angle + y)) +
    0.003 * Math.sin(37 * angle - 3 * y + 2 * Math.sin(7 * angle + 1.7 * y)) +
    0.0013 * Math.sin(71 * angle + 5 * y + 1.6 * Math.sin(13 * angle - 4 * y))
  )
}

/** Shrink film drawn tight over a machine; it hangs in folds between what it touches. */
export function shrinkFilm(kit: Kit, wraps: readonly Wrap[]): void {
  const drawn = wraps.flatMap((wrap, index): Wrap[] => {
    const next = wraps[index + 1]
    if (!next) return [wrap]
    const count = Math.ceil((next[0] - wrap[0]) / FILM_STEP)
    return Array.from({ length: count }, (_, step) => {
      const share = step / count
      const sag = share * (1 - share) * 0.05
      return wrap.map((value, axis) => {
        const straight = value + (next[axis]! - value) * share
        return axis === 0 ? straight : straight - (axis % 2 ? -sag : sag)
      }) as unknown as Wrap
    })
  })
  // film bends round an edge: the mean of the rings near by
  const rings = drawn.map((ring, index) => {
    const near = Math.min(FILM_BEND, index, drawn.length - 1 - index)
    const around = drawn.slice(index - near, index + near + 1)
    return ring.map(
      (_, axis) => around.reduce((sum, other) => sum + other[axis]!, 0) / around.length,
    ) as unknown as Wrap
  })
  const skin = rings.map(([y, left, right, back, front]) =>
    filmRim(right - left, front - back).map(({ place, outward }, index, rim): Point => {
      const out = fold((index / rim.length) * 2 * Math.PI, y)
      return [(left + right) / 2 + place[0] + out * outward[0], y, (back + front) / 2 + place[1] + out * outward[1]]
    }),
  )
  kit.part('film', () => kit.add('wrap', loft(skin, 'capped', 60)))
}
