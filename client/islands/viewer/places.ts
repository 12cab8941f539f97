import { type Box3, type PerspectiveCamera, Vector3 } from 'three'
import type { View } from './view-names.ts'

/** Where a camera is and what it looks at. */
export type Place = { position: Vector3; target: Vector3 }

/** From where each view looks; a little from above, as a person does. */
const directions: Record<Exclude<View, 'hero'>, [number, number, number]> = {
  front: [0, 0.12, 1],
  left: [-1, 0.12, 0],
  right: [1, 0.12, 0],
  back: [0, 0.12, -1],
  top: [0, 1, 0.02],
}

const margin = 1.12

/** The place from which the whole box is seen in a view. */
export function placeOf(view: Exclude<View, 'hero'>, box: Box3, camera: PerspectiveCamera): Place {
  const target = box.getCenter(new Vector3())
  const towards = new Vector3(...directions[view]).normalize()
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
  return { position: target.clone().addScaledVector(towards, distance), target }
}
