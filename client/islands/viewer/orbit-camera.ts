import { type Box3, PerspectiveCamera, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { type CameraPose, fittingDistance, interpolate, orbit, poseForView } from './camera-positions.ts'
import type { ViewerProps } from './props.ts'
import type { View } from './views.ts'

/** Duration of a transition from one view to another, in milliseconds. */
const transitionTime = 450

/**
 * The camera of a canvas: it starts in the pose of the picture (`initialCamera`), the visitor turns it, and buttons move
 * it between views. `box` is the machine in meters; `onChange` is called when a new frame is needed; `reducedMotion`
 * disables transitions and inertia.
 */
export function createOrbitCamera(
  canvas: HTMLCanvasElement,
  initialCamera: ViewerProps['camera'],
  box: Box3,
  reducedMotion: boolean,
  onChange: () => void,
) {
  const camera = new PerspectiveCamera(initialCamera.fieldOfView, initialCamera.aspect, 0.05, 200)
  const controls = new OrbitControls(camera, canvas)
  const hero: CameraPose = {
    position: new Vector3(...initialCamera.position),
    target: new Vector3(...initialCamera.target),
  }
  const heroDistance = hero.position.distanceTo(hero.target)
  let transition: { from: CameraPose; to: CameraPose; start: number } | undefined
  let zoomed = false
  Object.assign(controls, {
    enableDamping: !reducedMotion,
    enablePan: false,
    minDistance: heroDistance * 0.15,
    maxDistance: heroDistance * 2.2,
    maxPolarAngle: Math.PI / 2,
  })
  controls.addEventListener('change', () => {
    if (!transition && !zoomed) keepInPicture()
    onChange()
  })
  controls.addEventListener('start', () => {
    transition = undefined
  })
  // A vertical swipe scrolls the page, a horizontal one turns the model; the wheel scrolls unless Ctrl is held.
  canvas.style.touchAction = 'pan-y'
  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) event.stopImmediatePropagation()
  }
  canvas.addEventListener('wheel', handleWheel, { capture: true })
  setPose(hero)

  function setPose({ position, target }: CameraPose): void {
    camera.position.copy(position)
    controls.target.copy(target)
    controls.update()
    onChange()
  }

  /** Moves the camera back if the machine would leave the picture, until the visitor has zoomed. */
  function keepInPicture(): void {
    const offset = camera.position.clone().sub(controls.target)
    offset.setLength(distanceFor(offset))
    camera.position.copy(controls.target).add(offset)
  }

  function fittingDistanceFor(offset: Vector3): number {
    return fittingDistance(offset.clone().normalize(), controls.target, box, camera)
  }

  /** The margin around the machine in the picture, relative to the usual one. */
  function heroMargin(): number {
    return Math.min(1, heroDistance / fittingDistanceFor(hero.position.clone().sub(hero.target)))
  }

  function distanceFor(offset: Vector3): number {
    return Math.max(heroDistance, fittingDistanceFor(offset) * heroMargin())
  }

  function moveTo(to: CameraPose): void {
    if (reducedMotion) {
      setPose(to)
      return
    }
    transition = {
      from: { position: camera.position.clone(), target: controls.target.clone() },
      to,
      start: performance.now(),
    }
    onChange()
  }

  return {
    camera,
    show(view: View): void {
      zoomed = false
      moveTo(view === 'hero' ? hero : poseForView(view, box, camera))
    },
    /** Turns by degrees. */
    turn(across: number, up: number): void {
      const to = orbit({ position: camera.position, target: controls.target }, across, up)
      const offset = to.position.clone().sub(to.target)
      if (!zoomed) to.position.copy(to.target).add(offset.setLength(distanceFor(offset)))
      moveTo(to)
    },
    /** Factors below 1 zoom in. */
    zoom(factor: number): void {
      zoomed = true
      const offset = camera.position.clone().sub(controls.target)
      offset.setLength(Math.min(controls.maxDistance, Math.max(controls.minDistance, offset.length() * factor)))
      moveTo({ position: offset.add(controls.target), target: controls.target.clone() })
    },
    /** Whether zooming in and out is still possible. */
    zoomLimits(): { in: boolean; out: boolean } {
      const distance = camera.position.distanceTo(controls.target)
      return { in: distance > controls.minDistance * 1.001, out: distance < controls.maxDistance * 0.999 }
    },
    /** Updates the pose for a time of the page, during a transition or by inertia. */
    update(now: number): void {
      if (!transition) {
        controls.update()
        return
      }
      const share = Math.min(1, Math.max(0, (now - transition.start) / transitionTime))
      setPose(interpolate(transition.from, transition.to, share * share * (3 - 2 * share)))
      if (share === 1) transition = undefined
    },
    /** Sets a new aspect ratio of the canvas. */
    resize(aspect: number): void {
      camera.aspect = aspect || initialCamera.aspect
      camera.updateProjectionMatrix()
    },
    /** Position of a hotspot on the canvas as shares of its width and height; `behind` if its side faces away. */
    project({ position, normal }: ViewerProps['points'][number]): { x: number; y: number; behind: boolean } {
      const place = new Vector3(...position)
      const behind =
        camera.position
          .clone()
          .sub(place)
          .dot(new Vector3(...normal)) < 0
      place.project(camera)
      return { x: (place.x + 1) / 2, y: (1 - place.y) / 2, behind }
    },
    /** Direction of the camera from its target, in meters. */
    direction(): [number, number, number] {
      return camera.position.clone().sub(controls.target).toArray()
    },
    dispose(): void {
      canvas.removeEventListener('wheel', handleWheel, { capture: true })
      controls.dispose()
    },
  }
}

export type OrbitCamera = ReturnType<typeof createOrbitCamera>
