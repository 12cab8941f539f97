/**
 * The model on its canvas. Bare three instead of `@google/model-viewer`: 148 kB brotli against 244, it takes the
 * decoder from our own files without ever knowing another host's address, the camera can be the picture's to the
 * tenth of a millimetre, and points and steps are the page's own HTML in five languages.
 */
import { loadChunk } from '../load-chunk.ts'
import { enterHall, type Hall, type HallState } from './ar/session.ts'
import { surroundings } from './lighting.ts'
import { createSight, type Sight } from './orbit-camera.ts'
import type { ViewerProps } from './props.ts'
import { readMachine, rendererOn, yawOf } from './scene.ts'

const sharpest = 2

export type Stage = Pick<Sight, 'show' | 'turn' | 'zoom' | 'ways' | 'find' | 'direction'> & {
  /** Shows the machine as it is at a time of its cycle, seconds. */
  seek(seconds: number): void
  /** Shows the machine through the device's camera; from a press only. @throws when the device refuses */
  enterHall(overlay: HTMLElement, tell: (state: HallState) => void, ended: () => void): Promise<Hall>
  /** The machine at rest as USDZ, in metres. @throws when the code for it does not come */
  fileForQuickLook(): Promise<Blob>
  /** Calls after every drawn picture. */
  watch(drawn: () => void): void
  dispose(): void
}

/** Reads the model and draws it as the picture shows it; `calm` leaves out flights and inertia. */
export async function openStage(
  canvas: HTMLCanvasElement,
  file: ArrayBuffer,
  { camera: seen }: ViewerProps,
  calm: boolean,
): Promise<Stage> {
  const renderer = rendererOn(canvas)
  const mirrored = surroundings(renderer)
  const machine = await readMachine(renderer, file, yawOf(seen), mirrored.texture).catch((error: unknown) => {
    giveBack()
    throw error
  })

  let frame = 0
  const watchers: (() => void)[] = []
  const sight = createSight(canvas, seen, machine.box, calm, draw)
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)

  function giveBack(): void {
    mirrored.dispose()
    renderer.dispose()
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
  }

  function draw(): void {
    if (!renderer.xr.isPresenting) frame ||= requestAnimationFrame(render)
  }

  function render(now: number): void {
    frame = 0
    sight.move(now)
    renderer.render(machine.scene, sight.camera)
    for (const drawn of watchers) drawn()
  }

  function fit(): void {
    if (renderer.xr.isPresenting) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, sharpest))
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    sight.fit(canvas.clientWidth / canvas.clientHeight)
    draw()
  }

  return {
    ...sight,
    seek(seconds) {
      machine.seek(seconds)
      draw()
    },
    enterHall(overlay, tell, ended) {
      return enterHall(renderer, machine, overlay, tell, () => {
        fit()
        ended()
      })
    },
    async fileForQuickLook() {
      const { usdzOf } = await loadChunk(() => import('./ar/usdz.ts'))
      return usdzOf(machine.still, machine.box)
    },
    watch(drawn) {
      watchers.push(drawn)
    },
    dispose() {
      cancelAnimationFrame(frame)
      watchers.length = 0
      sizes.disconnect()
      sight.dispose()
      machine.dispose()
      giveBack()
    },
  }
}
