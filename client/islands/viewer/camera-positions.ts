import { type Box3, type PerspectiveCamera, Vector3 } from 'three'
import type { View } from './views.ts'

/** Where a camera is and what it looks at. */
export type CameraPose = { position: Vector3; target: Vector3 }

/** From where each view looks; a little from above, as a person does. */
const directions: Record<Exclude<View, 'hero'>, [number, number, number]> = {
  front: [0, 0.12, 1],
  left: [-1, 0.12, 0],
  right: [1, 0.12, 0],
  back: [0, 0.12, -1],
  top: [0, 1, 0.02],
}

const margin = 1.12

/** The pose from which the whole box is seen in a view. */
export function poseForView(view: Exclude<View, 'hero'>, box: Box3, camera: PerspectiveCamera): CameraPose {
  const target = box.getCenter(new Vector3())
  const direction = new Vector3(...directions[view]).normalize()
  return {
    position: target.clone().addScaledVector(direction, fittingDistance(direction, target, box, camera)),
    target,
  }
}

/** Distance from `target` at which the whole box is in the picture, seen from `direction` (of length 1). */
export function fittingDistance(direction: Vector3, target: Vector3, box: Box3, camera: PerspectiveCamera): number {
  const towards = direction
  const across = new Vector3(0, 1, 0).cross(towards).normalize()
  const upward = towards.clone().cross(across)
  const halfHeight = Math.tan((camera.fov * Math.PI) / 360)
  const halfWidth = halfHeight * camera.aspect
  let distance = 0
  for (const x of [box.min.x, box.max.x]) {
    for (const y of [box.min.y, box.max.y]) {
      for (const z of [box.min.z, box.max.z]) {
        const corner = new Vector3(x, y, z).sub(target)
        const wide = (Math.abs(corner.dot(across)) * margin) / halfWidth
        const high = (Math.abs(corner.dot(upward)) * margin) / halfHeight
        distance = Math.max(distance, Math.max(wide, high) + corner.dot(towards))
      }
    }
  }
  return distance
}

/** A place on the way from one to the other: the camera turns about what it looks at. */
export function interpolate(from: CameraPose, to: CameraPose, share: number): CameraPose {
  const target = from.target.clone().lerp(to.target, share)
  const [a, b] = [from.position.clone().sub(from.target), to.position.clone().sub(to.target)]
  const offset = a.clone().lerp(b, share)
  if (offset.lengthSq() < 1e-6) offset.copy(b)
  return { position: offset.setLength(a.length() + (b.length() - a.length()) * share).add(target), target }
}

/** Turned about the upright axis and up or down, degrees; not below the floor, not over the top. */
export function orbit({ position, target }: CameraPose, across: number, up: number): CameraPose {
  const offset = position.clone().sub(target)
  const distance = offset.length()
  const around = Math.atan2(offset.x, offset.z) + (across * Math.PI) / 180
  const height = Math.asin(offset.y / distance) + (up * Math.PI) / 180
  const kept = Math.min(Math.PI / 2 - 0.01, Math.max(0, height))
  const level = Math.cos(kept)
  offset.set(Math.sin(around) * level, Math.sin(kept), Math.cos(around) * level).multiplyScalar(distance)
  return { position: offset.add(target), target: target.clone() }
}
