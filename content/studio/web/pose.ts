/** Moves a built machine to a time of its cycle. */
import { AnimationClip, AnimationMixer, Matrix4, Object3D, QuaternionKeyframeTrack, VectorKeyframeTrack } from 'three'
import type { Kit } from '../kit/builder.ts'
import { tracksOf } from './cycle.ts'
import { groupOf, type Subject } from './subject.ts'

/** Moves the pieces of every group from their place in the picture to their place at `seconds` of the cycle. */
export function moveToTime(kit: Kit, subject: Pick<Subject, 'groups' | 'steps'>, seconds: number): void {
  const groups = Object.keys(subject.groups)
  const movements = new Map(groups.map((group) => [group, movementAt(group, subject, seconds)]))
  for (const piece of kit.pieces) {
    const movement = movements.get(groupOf(piece, subject))
    if (movement) piece.geometry.applyMatrix4(movement)
  }
}

function movementAt(group: string, { groups, steps }: Pick<Subject, 'groups' | 'steps'>, seconds: number): Matrix4 {
  const [x, y, z] = groups[group]?.pivot ?? [0, 0, 0]
  const node = new Object3D()
  node.position.set(x, y, z)
  const tracks = tracksOf(group, steps, [x, y, z]).map(({ path, times, values }) =>
    path === 'translation'
      ? new VectorKeyframeTrack('.position', times, values)
      : new QuaternionKeyframeTrack('.quaternion', times, values),
  )
  const mixer = new AnimationMixer(node)
  mixer.clipAction(new AnimationClip('cycle', -1, tracks)).play()
  mixer.setTime(seconds)
  node.updateMatrix()
  return node.matrix.multiply(new Matrix4().makeTranslation(-x, -y, -z))
}
