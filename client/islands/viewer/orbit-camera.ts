import * as THREE from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { flatFieldOfView, type View, type ViewerProps, viewDirections } from './props.ts'

/** Rate at which a turn slows down, per second (exponential decay). */
const dampingRate = 6
/** Angle between the camera and a view that it still shows, in radians. */
const viewTolerance = 0.1

/**
 * A camera that starts in the pose of the picture and that the visitor turns by pointer, keys and buttons. `onChange`
 * is called when a new frame is needed. With reduced motion a turn has no smooth end.
 */
export function createOrbitCamera(
  canvas: HTMLCanvasElement,
  { camera: initialCamera, outline: points }: Pick<ViewerProps, 'camera' | 'outline'>,
  onChange: () => void,
) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const camera = new THREE.PerspectiveCamera(initialCamera.fieldOfView, initialCamera.aspect, 0.05, 200)
  camera.position.set(...initialCamera.position)
  const initialTarget = new THREE.Vector3(...initialCamera.target)
  const initialOffset = camera.position.clone().sub(initialTarget)
  const initialDistance = initialOffset.length()
  const outline = points.map((point) => new THREE.Vector3(...point))

  const controls = new OrbitControls(camera, canvas)
  controls.target.copy(initialTarget)
  Object.assign(controls, { enableDamping: true, maxPolarAngle: Math.PI / 2 })
  controls.update()
  const initialPolarAngle = controls.getPolarAngle()
  // A vertical swipe scrolls the page, a horizontal one turns the model; the wheel scrolls, and zooms with Ctrl or in full screen.
  canvas.style.touchAction = 'pan-y'
  const scrolls = (event: WheelEvent) => !event.ctrlKey && !document.fullscreenElement
  canvas.addEventListener('wheel', (event) => scrolls(event) && event.stopImmediatePropagation(), { capture: true })

  /** Space around the machine, as in the picture. */
  const margin = initialDistance / fittingDistance()
  /** The point in the middle of the view, which the camera approaches. */
  let target = initialTarget
  /** The field of view that the camera approaches, in degrees. */
  let fieldOfView = initialCamera.fieldOfView
  let fittedDistance = initialDistance
  let zoomed = false
  let requestedView: View | undefined = 'hero'
  const middle = new THREE.Box3().setFromPoints(outline).getCenter(new THREE.Vector3())
  /** The place of `controls.target` without the visitor's shifts of the view. */
  const lastTarget = initialTarget.clone()
  controls.addEventListener('start', leaveView)
  controls.addEventListener('change', () => {
    zoomed ||= Math.abs(controls.getDistance() / fittedDistance - 1) > 0.001
    // OrbitControls rounds the place at every update.
    if (controls.target.distanceTo(lastTarget) > 1e-6) target = controls.target
    fit()
    onChange()
  })

  /** The visitor moves the camera: it turns around the middle of the machine or, after zooming, around the place in view. */
  function leaveView(): void {
    requestedView = undefined
    target = zoomed ? controls.target : middle
  }

  /** Distance at which the machine fills the canvas from the current direction. */
  function fittingDistance(): number {
    const towards = camera.position.clone().sub(controls.target).normalize()
    const across = new THREE.Vector3(0, 1, 0).cross(towards).normalize()
    const upward = towards.clone().cross(across)
    const halfHeight = Math.tan(THREE.MathUtils.degToRad(camera.fov / 2))
    const halfWidth = halfHeight * camera.aspect
    const place = new THREE.Vector3()
    return outline.reduce((distance, point) => {
      place.copy(point).sub(controls.target)
      const [wide, high] = [Math.abs(place.dot(across)) / halfWidth, Math.abs(place.dot(upward)) / halfHeight]
      return Math.max(distance, Math.max(wide, high) + place.dot(towards))
    }, 0)
  }

  /** Moves the camera to the distance that shows the whole machine, until the visitor has zoomed. */
  function fit(): void {
    if (zoomed) return
    fittedDistance = fittingDistance() * margin
    camera.position.sub(controls.target).setLength(fittedDistance).add(controls.target)
    Object.assign(controls, { minDistance: fittedDistance * 0.15, maxDistance: fittedDistance * 2.2 })
    Object.assign(camera, { near: fittedDistance * 0.01, far: fittedDistance * 10 })
  }

  /** Direction from the middle of a view to its camera. */
  const offsetOf = (view: View) => (view === 'hero' ? initialOffset : new THREE.Vector3(...viewDirections[view]))

  /** The view that the camera shows or turns to, if it is one of the named views. */
  function shownView(): View | undefined {
    const offset = camera.position.clone().sub(controls.target)
    const isAt = (view: View) => offset.angleTo(offsetOf(view)) < viewTolerance
    return requestedView ?? (Object.keys(initialCamera.targets) as View[]).concat('hero').find(isAt)
  }

  return {
    camera,
    /** Angle around the machine, and how far the camera is below its elevation in the picture, in radians. */
    angles: () => ({ yaw: controls.getAzimuthalAngle(), tilt: controls.getPolarAngle() - initialPolarAngle }),
    /** Moves the camera to a view of the whole machine, the short way round. */
    show(view: View): void {
      // An update without damping ends the last turn.
      controls.enableDamping = false
      controls.update()
      controls.enableDamping = true
      zoomed = false
      requestedView = view
      const isHero = view === 'hero'
      target = isHero ? initialTarget : new THREE.Vector3(...initialCamera.targets[view])
      fieldOfView = isHero ? initialCamera.fieldOfView : flatFieldOfView
      fit()
      const { theta, phi } = new THREE.Spherical().setFromVector3(offsetOf(view))
      const across = theta - controls.getAzimuthalAngle()
      controls.rotateLeft(-Math.atan2(Math.sin(across), Math.cos(across)))
      controls.rotateUp(controls.getPolarAngle() - phi)
      onChange()
    },
    /** Turns by degrees; not below the floor or over the top. */
    turn(across: number, up: number): void {
      leaveView()
      controls.rotateLeft(-THREE.MathUtils.degToRad(across))
      controls.rotateUp(THREE.MathUtils.degToRad(up))
    },
    /** Factors below 1 zoom in. */
    zoom: (factor: number) => controls.dollyIn(factor),
    /** Whether zooming in and out is still possible. */
    zoomLimits(): { in: boolean; out: boolean } {
      const distance = controls.getDistance()
      return { in: distance > controls.minDistance * 1.001, out: distance < controls.maxDistance * 0.999 }
    },
    /** Continues a turn by one frame; `seconds` must be positive, or no further frame follows. */
    update(seconds: number): void {
      const share = reducedMotion ? 1 : 1 - Math.exp(-dampingRate * seconds)
      controls.dampingFactor = share
      const step = target.clone().sub(controls.target).multiplyScalar(share)
      lastTarget.copy(controls.target.add(step))
      camera.position.add(step)
      const widening = fieldOfView - camera.fov
      if (widening) {
        camera.fov += Math.abs(widening) < 0.05 ? widening : widening * share
        fit()
        onChange()
      }
      camera.updateProjectionMatrix()
      controls.update()
    },
    resize(aspect: number): void {
      camera.aspect = aspect || initialCamera.aspect
      camera.updateProjectionMatrix()
      fit()
    },
    /** Position of a point of the machine on the canvas, in pixels. */
    project(position: ViewerProps['outline'][number]): { x: number; y: number } {
      const { x, y } = new THREE.Vector3(...position).project(camera)
      return { x: ((x + 1) / 2) * canvas.clientWidth, y: ((1 - y) / 2) * canvas.clientHeight }
    },
    shownView,
    nearestView(): View {
      const shown = shownView()
      if (shown) return shown
      const { x, y, z } = camera.position.clone().sub(controls.target)
      if (y > Math.hypot(x, z) * 1.7) return 'top'
      if (Math.abs(x) > Math.abs(z)) return x < 0 ? 'left' : 'right'
      return z > 0 ? 'front' : 'back'
    },
    dispose: () => controls.dispose(),
  }
}
