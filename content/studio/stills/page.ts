/** Draws stills of the models. `stills.ts` bundles it into an empty page; it is not part of the site. */
import {
  Box3,
  Color,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PerspectiveCamera,
  Vector3,
} from 'three'
import { createRenderer, loadModel, type MachineScene } from '../../../client/islands/viewer/scene.ts'
import type { WebModel } from '../../schema/web-model.ts'

type Camera = WebModel['camera']

/** Room around what moves, and how near the camera comes at most, as shares. */
const room = 1.45
const nearest = 0.45

/** The signal color of the pages (tokens.css), and how far a moving part takes it on. */
const signal = new Color('#f5b400')
const share = 0.7

const canvas = document.createElement('canvas')
// No antialiasing: stills are drawn larger, then reduced.
const renderer = createRenderer(canvas, false)
let shown: MachineScene | undefined

/** Seconds of the cycle: the time that is shown, and the step that it belongs to. */
export type Moment = { at: number; from: number; to: number }

export type Studio = {
  /** Takes a model into the studio in place of the last. */
  load(address: string, camera: Camera): Promise<void>
  /** Frames these groups at these times (seconds) by moving the camera closer without turning it. */
  approach(camera: Camera, groups: string[], times: number[]): Camera
  /** A picture as PNG data of the model at a time of its cycle, seconds; what moves between `from` and `to` is tinted. */
  draw(camera: Camera, moment: Moment, width: number, height: number): string
}

const studio: Studio = {
  async load(address, camera) {
    const file = await (await fetch(address)).arrayBuffer()
    shown = await loadModel(renderer, file)
    const [from, to] = [camera.position, camera.target]
    shown.turnLight({ yaw: Math.atan2(from[0] - to[0], from[2] - to[2]), tilt: 0 })
  },
  approach(camera, groups, times) {
    if (!shown) throw new Error('no model')
    const [from, to] = [new Vector3(...camera.position), new Vector3(...camera.target)]
    const towards = from.clone().sub(to)
    const far = towards.length()
    towards.normalize()
    const across = new Vector3(0, 1, 0).cross(towards).normalize()
    const upward = towards.clone().cross(across)
    const half = Math.tan((camera.fieldOfView * Math.PI) / 360)
    const seen = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
    for (const time of times) {
      shown.seek(time)
      shown.machine.updateMatrixWorld(true)
      for (const name of groups) {
        const group = shown.machine.getObjectByName(name)
        if (!group) throw new Error(`no group ${name}`)
        for (const corner of cornersOf(new Box3().setFromObject(group))) {
          corner.sub(to)
          const depth = 1 - corner.dot(towards) / far
          const [x, y] = [corner.dot(across) / depth, corner.dot(upward) / depth]
          Object.assign(seen, {
            left: Math.min(seen.left, x),
            right: Math.max(seen.right, x),
            bottom: Math.min(seen.bottom, y),
            top: Math.max(seen.top, y),
          })
        }
      }
    }
    const reach = Math.max((seen.right - seen.left) / camera.aspect, seen.top - seen.bottom) / 2 / half
    const distance = Math.min(far, Math.max(reach * room, far * nearest))
    const target = to
      .addScaledVector(across, (seen.left + seen.right) / 2)
      .addScaledVector(upward, (seen.bottom + seen.top) / 2)
    return {
      ...camera,
      position: target.clone().addScaledVector(towards, distance).toArray(),
      target: target.toArray(),
    }
  },
  draw({ position, target, fieldOfView }, moment, width, height) {
    if (!shown) throw new Error('no model')
    renderer.setSize(width, height, false)
    const camera = new PerspectiveCamera(fieldOfView, width / height, 0.05, 200)
    camera.position.set(...position)
    camera.lookAt(new Vector3(...target))
    const plain = tint(shown, moment)
    shown.seek(moment.at)
    renderer.render(shown.scene, camera)
    plain()
    return canvas.toDataURL('image/png')
  },
}

/** Tints what moves during a step, so that a still shows the motion; returns a function that removes the tint. */
function tint({ machine, seek }: MachineScene, { from, to }: Moment): () => void {
  const poses = [from, (from * 2 + to) / 3, to - 1e-3].map((time) => {
    seek(time)
    return movable(machine).map((group) =>
      [...group.position, ...group.quaternion].map((value) => value.toFixed(4)).join(),
    )
  })
  const changed: [Mesh, Material][] = []
  for (const [index, group] of movable(machine).entries()) {
    if (new Set(poses.map((pose) => pose[index])).size === 1) continue
    group.traverse((part) => {
      if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
      changed.push([part, part.material])
      part.material = part.material.clone()
      part.material.color.lerp(signal, share)
      part.material.metalness *= 1 - share
    })
  }
  return () => {
    for (const [part, material] of changed) {
      ;(part.material as Material).dispose()
      part.material = material
    }
  }
}

/** The groups of a model: the nodes below its scene. */
const movable = (machine: Object3D) => machine.children[0]?.children ?? []

Object.assign(window, { studio })

function cornersOf({ min, max }: Box3): Vector3[] {
  return [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))))
}
