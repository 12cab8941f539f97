/** A machine as it travels: its groups in the state of a step of its cycle, the press locked. */
import { Euler, Matrix4, Vector3 } from 'three'
import { Kit, type MaterialName, SIDES } from '../../kit/index.ts'
import { type Point, radians, type Turn } from '../../kit/types.ts'
import type { Pose, Subject } from '../../web/subject.ts'

/** Builds a machine that is switched off and moves its groups to their places at the end of the step of that number. */
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
    const isLit = machine.decals.get(material.replace('decal:', ''))?.light
    const unlit = isLit ? 'bezel' : material === 'lampGreen' ? 'green' : material
    kit.part(part, () => kit.add(unlit as MaterialName, geometry))
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
