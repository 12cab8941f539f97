/** The camera of a picture of a whole machine, found as Blender finds it (render/scene.py, place_camera). */
import { Vector3 } from 'three'
import type { WebModel } from '../../schema/web-model.ts'
import { radians } from '../kit/types.ts'
import type { BuiltMachine } from './machine.ts'

const SENSOR_WIDTH = 36
const USUAL_LENS = 75
const USUAL_MARGIN = 1.1
/** Every so many vertices are looked at. */
const SAMPLING = 23

/** Position and target in metres, vertical field of view in degrees. */
export function heroCamera({ kit, picture, box }: BuiltMachine): WebModel['camera'] {
  const { view, size } = picture
  if (view.target || view.from) throw new Error(`${picture.name} does not show the whole machine`)
  const halfWidth = SENSOR_WIDTH / 2 / (view.lens ?? USUAL_LENS)
  const halfHeight = (halfWidth * size[1]) / size[0]
  const [yaw, pitch] = [radians(view.yaw ?? 0), radians(view.pitch ?? 0)]
  const towards = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
  const across = new Vector3(0, 1, 0).cross(towards).normalize()
  const upward = towards.clone().cross(across)
  const points = kit.pieces.flatMap(({ geometry }) => {
    const position = geometry.attributes.position!
    return Array.from({ length: Math.ceil(position.count / SAMPLING) }, (_, index) =>
      new Vector3().fromBufferAttribute(position, index * SAMPLING),
    )
  })
  const aim = box.getCenter(new Vector3())
  let focus = 0
  for (let round = 0; round < 8; round++) {
    const seen = points.map((point) => {
      const offset = point.clone().sub(aim)
      return new Vector3(offset.dot(across), offset.dot(upward), offset.dot(towards))
    })
    const margin = view.margin ?? USUAL_MARGIN
    focus = Math.max(
      ...seen.map((point) =>
        Math.max(
          (Math.abs(point.x) * margin) / halfWidth + point.z,
          (Math.abs(point.y) * margin) / halfHeight + point.z,
        ),
      ),
    )
    const middle = (values: number[]): number => ((Math.max(...values) + Math.min(...values)) / 2) * focus
    aim.addScaledVector(across, middle(seen.map((point) => point.x / (focus - point.z))))
    aim.addScaledVector(upward, middle(seen.map((point) => point.y / (focus - point.z))))
  }
  return {
    position: rounded(aim.clone().addScaledVector(towards, focus)),
    target: rounded(aim),
    fieldOfView: round((Math.atan(halfHeight) * 360) / Math.PI),
    aspect: round(size[0] / size[1]),
  }
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4

/** Coordinates to a tenth of a millimetre. */
export const rounded = (point: Vector3): [number, number, number] => [round(point.x), round(point.y), round(point.z)]
