/**
 * The model on its canvas. three.js takes 148 kB brotli, `@google/model-viewer` 244; the decoder comes from our own
 * site, the camera matches the picture, and hotspots and steps are HTML of the page in five languages.
 */
import * as THREE from 'three'
import { loadChunk } from '../load-chunk.ts'
import { startAr } from './ar/session.ts'
import { environmentMap } from './lighting.ts'
import { createOrbitCamera } from './orbit-camera.ts'
import type { ViewerProps } from './props.ts'
import { createRenderer, loadModel, yawOf } from './scene.ts'

const maxPixelRatio = 2
/** A hotspot may be this far inside its part, in meters. */
const hiddenTolerance = 0.12

export type Viewer = Awaited<ReturnType<typeof createViewer>>

/** Renders the model as in the picture. @throws if the file is not a model */
export async function createViewer(canvas: HTMLCanvasElement, file: ArrayBuffer, { camera }: ViewerProps) {
  const renderer = createRenderer(canvas)
  const environment = environmentMap(renderer)
  const machine = await loadModel(renderer, file, yawOf(camera), environment.texture).catch((error: unknown) => {
    releaseContext()
    throw error
  })

  let frame = 0
  let onFrame = () => {}
  const orbitCamera = createOrbitCamera(canvas, camera, machine.box, draw)
  const raycaster = new THREE.Raycaster()
  const resizeObserver = new ResizeObserver(resize)
  resizeObserver.observe(canvas)

  function releaseContext(): void {
    renderer.dispose()
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
  }

  function draw(): void {
    if (!renderer.xr.isPresenting) frame ||= requestAnimationFrame(render)
  }

  function render(): void {
    frame = 0
    orbitCamera.update()
    renderer.render(machine.scene, orbitCamera.camera)
    onFrame()
  }

  function resize(): void {
    if (renderer.xr.isPresenting) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio))
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    orbitCamera.resize(canvas.clientWidth / canvas.clientHeight)
    draw()
  }

  return {
    ...orbitCamera,
    /** Whether another part covers the hotspot. Takes some milliseconds, so call it only while the camera rests. */
    isHidden({ position }: ViewerProps['points'][number]): boolean {
      const from = orbitCamera.camera.position
      const place = new THREE.Vector3(...position)
      raycaster.far = from.distanceTo(place) - hiddenTolerance
      raycaster.set(from, place.sub(from).normalize())
      return raycaster.intersectObject(machine.parts, true).length > 0
    },
    seek(seconds: number): void {
      machine.seek(seconds)
      draw()
    },
    /** Shows the machine in AR (ar/session.ts); must be called from a click. @throws if the device refuses */
    startAr: (overlay: HTMLElement, onState: Parameters<typeof startAr>[3], onEnd: () => void) =>
      startAr(renderer, machine, overlay, onState, () => {
        resize()
        onEnd()
      }),
    /** The machine in its rest pose as USDZ, in meters. @throws if the exporter cannot be loaded */
    async exportUsdz(): Promise<Blob> {
      const { createUsdz } = await loadChunk(() => import('./ar/usdz.ts'))
      return createUsdz(machine.restPose, machine.box)
    },
    onFrame(listener: () => void): void {
      onFrame = listener
    },
    dispose(): void {
      cancelAnimationFrame(frame)
      onFrame = () => {}
      resizeObserver.disconnect()
      orbitCamera.dispose()
      releaseContext()
    },
  }
}
