/** Draws stills of the models: bundled into an empty page by `npm run stills`, never part of the site. */
import { PerspectiveCamera, Vector3 } from 'three'
import type { WebModel } from '../content/models.ts'
import { type MachineScene, readMachine, rendererOn, yawOf } from './islands/viewer/scene.ts'

type Camera = WebModel['camera']

const canvas = document.createElement('canvas')
const renderer = rendererOn(canvas)
let shown: MachineScene | undefined

export type Studio = {
  /** Takes a model into the studio in place of the last. */
  load(address: string, camera: Camera): Promise<void>
  /** A picture as PNG data of the model at a time of its cycle, seconds. */
  draw(camera: Camera, seconds: number, width: number, height: number): string
}

const studio: Studio = {
  async load(address, camera) {
    shown?.dispose()
    const file = await (await fetch(address)).arrayBuffer()
    shown = await readMachine(renderer, file, yawOf(camera))
  },
  draw({ position, target, fieldOfView }, seconds, width, height) {
    if (!shown) throw new Error('no model')
    renderer.setSize(width, height, false)
    const camera = new PerspectiveCamera(fieldOfView, width / height, 0.05, 200)
    camera.position.set(...position)
    camera.lookAt(new Vector3(...target))
    shown.seek(seconds)
    renderer.render(shown.scene, camera)
    return canvas.toDataURL('image/png')
  },
}

Object.assign(window, { studio })
