/**
 * The model on its canvas. Bare three instead of `@google/model-viewer`: 148 kB brotli against 244, it takes the
 * decoder from our own files without ever knowing another host's address, the camera can be the picture's to the
 * tenth of a millimetre, and points and steps are the page's own HTML in five languages.
 */
import { PerspectiveCamera, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { loadChunk } from '../../load-chunk.ts'
import { enterHall, type Hall, type HallState } from './hall.ts'
import { surroundings } from './light.ts'
import { between, type Place, placeForView, turned } from './places.ts'
import { readMachine, rendererOn, yawOf } from './scene.ts'
import type { View } from './view-names.ts'
import type { ViewerProps } from './viewer-props.ts'

/** Milliseconds of a flight from one view to another. */
const flightTime = 450
const sharpest = 2

export type Stage = {
  show(view: View): void
  /** Turns by degrees. */
  turn(across: number, up: number): void
  /** Below 1 comes nearer. */
  zoom(factor: number): void
  /** Shows the machine as it is at a time of its cycle, seconds. */
  seek(seconds: number): void
  /** Where a point of the machine is on the canvas, shares of its width and height; `behind` when it looks away. */
  find(point: ViewerProps['points'][number]): { x: number; y: number; behind: boolean }
  /** From where the machine is seen: metres from what the camera looks at. */
  direction(): [number, number, number]
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

  const camera = new PerspectiveCamera(seen.fieldOfView, seen.aspect, 0.05, 200)
  const controls = new OrbitControls(camera, canvas)
  const hero: Place = { position: new Vector3(...seen.position), target: new Vector3(...seen.target) }
  const far = hero.position.distanceTo(hero.target)
  Object.assign(controls, {
    enableDamping: !calm,
    enablePan: false,
    minDistance: far * 0.15,
    maxDistance: far * 1.6,
    maxPolarAngle: Math.PI / 2,
  })
  // A finger moves up and down to scroll the page, sideways to turn; the wheel scrolls unless Ctrl is held.
  canvas.style.touchAction = 'pan-y'
  const scrolls = (event: WheelEvent) => {
    if (!event.ctrlKey) event.stopImmediatePropagation()
  }
  canvas.addEventListener('wheel', scrolls, { capture: true })

  let frame = 0
  let flight: { from: Place; to: Place; start: number } | undefined
  const watchers: (() => void)[] = []
  const draw = () => {
    if (!renderer.xr.isPresenting) frame ||= requestAnimationFrame(render)
  }
  const fit = () => {
    if (renderer.xr.isPresenting) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, sharpest))
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    camera.aspect = canvas.clientWidth / canvas.clientHeight || seen.aspect
    camera.updateProjectionMatrix()
    draw()
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)
  controls.addEventListener('change', draw)
  controls.addEventListener('start', () => {
    flight = undefined
  })
  put(hero)

  function giveBack(): void {
    mirrored.dispose()
    renderer.dispose()
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
  }

  function put({ position, target }: Place): void {
    camera.position.copy(position)
    controls.target.copy(target)
    controls.update()
    draw()
  }

  function go(to: Place): void {
    if (calm) {
      put(to)
      return
    }
    flight = {
      from: { position: camera.position.clone(), target: controls.target.clone() },
      to,
      start: performance.now(),
    }
    draw()
  }

  function render(now: number): void {
    frame = 0
    if (flight) {
      const share = Math.min(1, Math.max(0, (now - flight.start) / flightTime))
      put(between(flight.from, flight.to, share * share * (3 - 2 * share)))
      if (share === 1) flight = undefined
    } else controls.update()
    renderer.render(machine.scene, camera)
    for (const drawn of watchers) drawn()
  }

  return {
    show(view) {
      go(view === 'hero' ? hero : placeForView(view, machine.box, camera))
    },
    turn(across, up) {
      go(turned({ position: camera.position, target: controls.target }, across, up))
    },
    zoom(factor) {
      const offset = camera.position.clone().sub(controls.target)
      offset.setLength(Math.min(controls.maxDistance, Math.max(controls.minDistance, offset.length() * factor)))
      go({ position: offset.add(controls.target), target: controls.target.clone() })
    },
    seek(seconds) {
      machine.seek(seconds)
      draw()
    },
    find({ position, normal }) {
      const place = new Vector3(...position)
      const behind =
        camera.position
          .clone()
          .sub(place)
          .dot(new Vector3(...normal)) < 0
      place.project(camera)
      return { x: (place.x + 1) / 2, y: (1 - place.y) / 2, behind }
    },
    direction() {
      return camera.position.clone().sub(controls.target).toArray()
    },
    enterHall(overlay, tell, ended) {
      return enterHall(renderer, machine, overlay, tell, () => {
        fit()
        ended()
      })
    },
    async fileForQuickLook() {
      const { usdzOf } = await loadChunk(() => import('./usdz.ts'))
      return usdzOf(machine.still, machine.box)
    },
    watch(drawn) {
      watchers.push(drawn)
    },
    dispose() {
      cancelAnimationFrame(frame)
      watchers.length = 0
      sizes.disconnect()
      canvas.removeEventListener('wheel', scrolls, { capture: true })
      controls.dispose()
      machine.dispose()
      giveBack()
    },
  }
}
