/** The model on its canvas. three.js takes 148 kB brotli; `@google/model-viewer` takes 244 and does less. */
import * as THREE from 'three'
import { loadChunk } from '../load-chunk.ts'
import { startAr } from './ar/session.ts'
import { createOrbitCamera } from './orbit-camera.ts'
import type { ViewerProps } from './props.ts'
import { createRenderer, loadModel } from './scene.ts'
import { createSmoothing } from './smoothing.ts'

/** Pixel limit within which the canvas has up to twice the page's resolution: joints and louvers are thin. */
const maxPixels = 3e6
/** A hotspot may be this far inside its part, in meters. */
const hiddenTolerance = 0.01

export type Viewer = Awaited<ReturnType<typeof createViewer>>

/** Renders the model as in the picture, each time with a `frame` event of the canvas. @throws if the file is not a model */
export async function createViewer(canvas: HTMLCanvasElement, file: ArrayBuffer, props: ViewerProps) {
  const renderer = createRenderer(canvas)
  const machine = await loadModel(renderer, file).catch((error: unknown) => {
    releaseContext()
    throw error
  })

  const drawSmooth = createSmoothing(renderer)
  // Browsers refuse it where graphics are slow.
  const isAntialiased = renderer.getContext().getContextAttributes()?.antialias
  let frame = 0
  let smoothFrame = 0
  let requestedAt = 0
  const orbitCamera = createOrbitCamera(canvas, props, draw)
  const resizeObserver = new ResizeObserver(resize)
  resizeObserver.observe(canvas)

  function releaseContext(): void {
    renderer.dispose()
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
  }

  function draw(): void {
    if (renderer.xr.isPresenting || frame) return
    cancelAnimationFrame(smoothFrame)
    requestedAt = performance.now()
    frame = requestAnimationFrame(render)
  }

  function render(): void {
    frame = 0
    orbitCamera.update(Math.max(4, performance.now() - requestedAt) / 1000)
    machine.turnLight(orbitCamera.angles())
    renderer.render(machine.scene, orbitCamera.camera)
    canvas.dispatchEvent(new Event('frame'))
    if (!frame && isAntialiased) smooth(0)
  }

  /** Improves the picture, frame by frame, until it changes. */
  function smooth(index: number): void {
    smoothFrame = requestAnimationFrame(() => {
      if (renderer.xr.isPresenting) return
      if (drawSmooth(machine.scene, orbitCamera.camera, index)) smooth(index + 1)
    })
  }

  function resize(): void {
    if (renderer.xr.isPresenting) return
    const { clientWidth, clientHeight } = canvas
    const affordable = isAntialiased ? Math.sqrt(maxPixels / (clientWidth * clientHeight || 1)) : 1
    renderer.setPixelRatio(Math.min(2, Math.max(devicePixelRatio, affordable)))
    renderer.setSize(clientWidth, clientHeight, false)
    orbitCamera.resize(clientWidth / clientHeight)
    draw()
  }

  return {
    ...orbitCamera,
    /** Whether the hotspot's side faces away or a part other than a pane covers it. Takes some milliseconds. */
    isHidden({ position, normal }: ViewerProps['points'][number]['places'][number]): boolean {
      const from = orbitCamera.camera.position
      const towards = new THREE.Vector3(...position).sub(from)
      if (towards.dot(new THREE.Vector3(...normal)) > 0) return true
      const ray = new THREE.Raycaster(from, towards.clone().normalize(), 0, towards.length() - hiddenTolerance)
      return ray.intersectObject(machine.parts, true).some(({ object }) => object.castShadow)
    },
    seek(seconds: number): void {
      machine.seek(seconds)
      draw()
      if (!frame) return
      // In this frame, which also marks the step: on slow devices the next one comes late.
      cancelAnimationFrame(frame)
      render()
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
    dispose(): void {
      cancelAnimationFrame(frame)
      cancelAnimationFrame(smoothFrame)
      resizeObserver.disconnect()
      orbitCamera.dispose()
      releaseContext()
    },
  }
}
