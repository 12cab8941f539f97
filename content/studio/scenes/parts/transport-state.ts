/** A machine as it travels: its groups in the state of a step of its cycle, the press locked, film round it. */
import { Euler, Matrix4, Vector3 } from 'three'
import { Kit, type MaterialName, SIDES } from '../../kit/index.ts'
import { type Point, radians, type Turn } from '../../kit/types.ts'
import { loft, oval } from '../../products/shapes.ts'
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

/** Shrink film drawn tight over a machine; it hangs in folds between what it touches. */
export function shrinkFilm(kit: Kit, wraps: readonly Wrap[]): void {
  const rings = wraps.flatMap((wrap, index): Wrap[] => {
    const next = wraps[index + 1]
    if (!next) return [wrap]
    return [0, 0.25, 0.5, 0.75].map((share) => {
      const sag = share * (1 - share) * 0.09
      return wrap.map((value, axis) => {
        const straight = value + (next[axis]! - value) * share
        return axis === 0 ? straight : straight - (axis % 2 ? -sag : sag)
      }) as unknown as Wrap
    })
  })
  const skin = rings.map(([y, left, right, back, front]) =>
    oval(right - left, front - back, 9, 240).map(([across, along], point): Point => {
      const fold = 1 + 0.006 * Math.sin(point * 0.21 + y * 5) + 0.003 * Math.sin(point * 0.47 - y * 8)
      return [
        (left + right) / 2 + across * fold,
        y + 0.006 * Math.sin(point * 0.3 + y * 5),
        (back + front) / 2 + along * fold,
      ]
    }),
  )
  kit.part('film', () => kit.add('wrap', loft(skin, 'capped', 60)))
}
