/**
 * The model on its canvas. It uses three.js instead of `@google/model-viewer`: 148 kB brotli instead of 244, the
 * decoder comes from our own site, the camera matches the picture exactly, and hotspots and steps are HTML of the page
 * in five languages.
 */
import { Raycaster, Vector3 } from 'three'
import { loadChunk } from '../load-chunk.ts'
import { type ArSession, type ArState, startAr } from './ar/session.ts'
import { environmentMap } from './lighting.ts'
import { createOrbitCamera, type OrbitCamera } from './orbit-camera.ts'
import type { ViewerProps } from './props.ts'
import { createRenderer, loadModel, yawOf } from './scene.ts'

const maxPixelRatio = 2
/** A hotspot may be this far inside its part, in meters. */
const hiddenTolerance = 0.12

export type Viewer = Pick<OrbitCamera, 'show' | 'turn' | 'zoom' | 'zoomLimits' | 'project' | 'direction'> & {
  /** Shows the machine at a time of its cycle, in seconds. */
  seek(seconds: number): void
  /** Shows the machine in AR; must be called from a click. @throws if the device refuses */
  startAr(overlay: HTMLElement, onState: (state: ArState) => void, onEnd: () => void): Promise<ArSession>
  /** The machine in its rest pose as USDZ, in meters. @throws if the exporter cannot be loaded */
  exportUsdz(): Promise<Blob>
  /** Whether another part covers the hotspot. Takes some milliseconds, so call it only while the camera rests. */
  isHidden(point: ViewerProps['points'][number]): boolean
  /** Calls `listener` after every rendered frame. */
  onFrame(listener: () => void): void
  dispose(): void
}

/** Loads the model and renders it as in the picture; `reducedMotion` disables transitions and inertia. */
export async function createViewer(
  canvas: HTMLCanvasElement,
  file: ArrayBuffer,
  { camera: initialCamera }: ViewerProps,
  reducedMotion: boolean,
): Promise<Viewer> {
  const renderer = createRenderer(canvas)
  const environment = environmentMap(renderer)
  const machine = await loadModel(renderer, file, yawOf(initialCamera), environment.texture).catch((error: unknown) => {
    releaseContext()
    throw error
  })

  let frame = 0
  const listeners: (() => void)[] = []
  const orbitCamera = createOrbitCamera(canvas, initialCamera, machine.box, reducedMotion, draw)
  const resizeObserver = new ResizeObserver(resize)
  resizeObserver.observe(canvas)

  function releaseContext(): void {
    environment.dispose()
    renderer.dispose()
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
  }

  function draw(): void {
    if (!renderer.xr.isPresenting) frame ||= requestAnimationFrame(render)
  }

  function render(now: number): void {
    frame = 0
    orbitCamera.update(now)
    renderer.render(machine.scene, orbitCamera.camera)
    for (const listener of listeners) listener()
  }

  function resize(): void {
    if (renderer.xr.isPresenting) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio))
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    orbitCamera.resize(canvas.clientWidth / canvas.clientHeight)
    draw()
  }

  const raycaster = new Raycaster()

  return {
    ...orbitCamera,
    isHidden({ position }) {
      const place = new Vector3(...position)
      const distance = orbitCamera.camera.position.distanceTo(place)
      raycaster.set(orbitCamera.camera.position, place.sub(orbitCamera.camera.position).normalize())
      raycaster.far = distance - hiddenTolerance
      return raycaster.intersectObject(machine.parts, true).length > 0
    },
    seek(seconds) {
      machine.seek(seconds)
      draw()
    },
    startAr(overlay, onState, onEnd) {
      return startAr(renderer, machine, overlay, onState, () => {
        resize()
        onEnd()
      })
    },
    async exportUsdz() {
      const { createUsdz } = await loadChunk(() => import('./ar/usdz.ts'))
      return createUsdz(machine.restPose, machine.box)
    },
    onFrame(listener) {
      listeners.push(listener)
    },
    dispose() {
      cancelAnimationFrame(frame)
      listeners.length = 0
      resizeObserver.disconnect()
      orbitCamera.dispose()
      machine.dispose()
      releaseContext()
    },
  }
}
