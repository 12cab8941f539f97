/** The cameras of a machine: the picture's, found as Blender finds it (render/scene.py, place_camera), and the other views. */
import { Vector3 } from 'three'
import { flatFieldOfView, viewDirections } from '../../../client/islands/viewer/props.ts'
import type { WebModel } from '../../schema/web-model.ts'
import { radians } from '../kit/types.ts'
import type { BuiltMachine } from './machine.ts'

const SENSOR_WIDTH = 36
const USUAL_LENS = 75
const USUAL_MARGIN = 1.1
/** Every so many vertices are looked at. */
const SAMPLING = 23
/** Directions in which the outline has its farthest point. */
const OUTLINE_DIRECTIONS = 60

export type Cameras = Record<
  WebModel['points'][number]['places'][number]['view'],
  Pick<WebModel['camera'], 'position' | 'target' | 'fieldOfView'>
>

/** Positions and targets in meters, vertical fields of view in degrees; `cameras` has the cameras of all views. */
export function machineCamera(machine: BuiltMachine): Pick<WebModel, 'camera' | 'outline'> & { cameras: Cameras } {
  const { picture, box } = machine
  const { view, size } = picture
  if (view.target || view.from) throw new Error(`${picture.name} does not show the whole machine`)
  const aspect = size[0] / size[1]
  const fieldOfView = (Math.atan(SENSOR_WIDTH / 2 / (view.lens ?? USUAL_LENS) / aspect) * 360) / Math.PI
  const [yaw, pitch] = [radians(view.yaw ?? 0), radians(view.pitch ?? 0)]
  const margin = view.margin ?? USUAL_MARGIN
  const points = sampledVertices(machine)
  const fit = (towards: Vector3, lens: number) => {
    const halfHeight = Math.tan(radians(lens / 2)) / margin
    const target = box.getCenter(new Vector3())
    const distance = center(points, target, towards, halfHeight * aspect, halfHeight)
    return {
      position: rounded(target.clone().addScaledVector(towards, distance)),
      target: rounded(target),
      fieldOfView: round(lens),
    }
  }
  const flat = (view: keyof typeof viewDirections) =>
    fit(new Vector3(...viewDirections[view]).normalize(), flatFieldOfView)
  const cameras = {
    hero: fit(
      new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)),
      fieldOfView,
    ),
    front: flat('front'),
    left: flat('left'),
    right: flat('right'),
    back: flat('back'),
    top: flat('top'),
  }
  const { hero, front, left, right, back, top } = cameras
  return {
    camera: {
      ...hero,
      aspect: round(aspect),
      targets: { front: front.target, left: left.target, right: right.target, back: back.target, top: top.target },
    },
    outline: outlineOf(points),
    cameras,
  }
}

/** Moves the target to the middle of what the camera sees. @returns the distance at which everything is seen */
function center(points: Vector3[], target: Vector3, towards: Vector3, halfWidth: number, halfHeight: number): number {
  const across = new Vector3(0, 1, 0).cross(towards).normalize()
  const upward = towards.clone().cross(across)
  let distance = 0
  for (let round = 0; round < 8; round++) {
    const seen = points.map((point) => {
      const offset = point.clone().sub(target)
      return new Vector3(offset.dot(across), offset.dot(upward), offset.dot(towards))
    })
    distance = Math.max(
      ...seen.map((point) =>
        Math.max(Math.abs(point.x) / halfWidth + point.z, Math.abs(point.y) / halfHeight + point.z),
      ),
    )
    const middle = (values: number[]): number => ((Math.max(...values) + Math.min(...values)) / 2) * distance
    target.addScaledVector(across, middle(seen.map((point) => point.x / (distance - point.z))))
    target.addScaledVector(upward, middle(seen.map((point) => point.y / (distance - point.z))))
  }
  return distance
}

function sampledVertices({ kit }: BuiltMachine): Vector3[] {
  return kit.pieces.flatMap(({ geometry }) => {
    const position = geometry.attributes.position!
    return Array.from({ length: Math.ceil(position.count / SAMPLING) }, (_, index) =>
      new Vector3().fromBufferAttribute(position, index * SAMPLING),
    )
  })
}

/** The farthest point in each of many evenly spread directions (Fibonacci sphere), without repetition. */
function outlineOf(points: Vector3[]): [number, number, number][] {
  const farthest = Array.from({ length: OUTLINE_DIRECTIONS }, (_, index) => {
    const turn = index * Math.PI * (3 - Math.sqrt(5))
    const height = 1 - (2 * index + 1) / OUTLINE_DIRECTIONS
    const radius = Math.sqrt(1 - height * height)
    const direction = new Vector3(Math.cos(turn) * radius, height, Math.sin(turn) * radius)
    return points.reduce((best, point) => (point.dot(direction) > best.dot(direction) ? point : best))
  })
  const centimeters = (value: number): number => Math.round(value * 100) / 100 + 0
  return [...new Set(farthest)].map(({ x, y, z }) => [centimeters(x), centimeters(y), centimeters(z)])
}

/** Without a negative zero, which JSON does not have. */
const round = (value: number): number => Math.round(value * 1e4) / 1e4 + 0

/** Coordinates to a tenth of a millimeter. */
export const rounded = (point: Vector3): [number, number, number] => [round(point.x), round(point.y), round(point.z)]
