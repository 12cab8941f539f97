import { type Box3, type PerspectiveCamera, Vector3 } from 'three'
import type { View } from './views.ts'

/** Position of a camera and the point that it looks at. */
export type CameraPose = { position: Vector3; target: Vector3 }

/** Direction of each view, slightly from above. */
const directions: Record<Exclude<View, 'hero'>, [number, number, number]> = {
  front: [0, 0.12, 1],
  left: [-1, 0.12, 0],
  right: [1, 0.12, 0],
  back: [0, 0.12, -1],
  top: [0, 1, 0.02],
}

const margin = 1.12

/** The pose from which a view shows the whole box. */
export function poseForView(view: Exclude<View, 'hero'>, box: Box3, camera: PerspectiveCamera): CameraPose {
  const target = box.getCenter(new Vector3())
  const direction = new Vector3(...directions[view]).normalize()
  return {
    position: target.clone().addScaledVector(direction, fittingDistance(direction, target, box, camera)),
    target,
  }
}

/** Distance from `target` at which the whole box is visible, seen from `direction` (of length 1). */
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

/** A pose between two others: the camera turns around its target. */
export function interpolate(from: CameraPose, to: CameraPose, share: number): CameraPose {
  const target = from.target.clone().lerp(to.target, share)
  const [a, b] = [from.position.clone().sub(from.target), to.position.clone().sub(to.target)]
  const offset = a.clone().lerp(b, share)
  if (offset.lengthSq() < 1e-6) offset.copy(b)
  return { position: offset.setLength(a.length() + (b.length() - a.length()) * share).add(target), target }
}

/** Turns a pose around the vertical axis and up or down, in degrees; not below the floor or over the top. */
export function orbit({ position, target }: CameraPose, across: number, up: number): CameraPose {
  const offset = position.clone().sub(target)
  const distance = offset.length()
  const around = Math.atan2(offset.x, offset.z) + (across * Math.PI) / 180
  const height = Math.asin(offset.y / distance) + (up * Math.PI) / 180
  const clamped = Math.min(Math.PI / 2 - 0.01, Math.max(0, height))
  const level = Math.cos(clamped)
  offset.set(Math.sin(around) * level, Math.sin(clamped), Math.cos(around) * level).multiplyScalar(distance)
  return { position: offset.add(target), target: target.clone() }
}
