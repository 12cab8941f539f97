import * as THREE from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { View, ViewerProps } from './props.ts'

/** Size of the canvas relative to the machine's box: in the views, and at least in turns from the picture's pose. */
const margin = 1.12
const turnMargin = 1.05

/** Angle in radians from the picture's pose at which the whole box of the machine is visible. */
const boxAngle = 0.3

/** Direction of each view, slightly from above. */
const directions = {
  front: [0, 0.12, 1],
  left: [-1, 0.12, 0],
  right: [1, 0.12, 0],
  back: [0, 0.12, -1],
  top: [0, 1, 0.02],
} as const

/**
 * A camera that starts in the pose of the picture and that the visitor turns by pointer, keys and buttons. `box` is the
 * machine in meters; `onChange` is called when a new frame is needed. With reduced motion a turn has no smooth end.
 */
export function createOrbitCamera(
  canvas: HTMLCanvasElement,
  initialCamera: ViewerProps['camera'],
  box: THREE.Box3,
  onChange: () => void,
) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  /** Share of a remaining turn that each frame shows. */
  const dampingFactor = reducedMotion ? 1 : 0.1
  const camera = new THREE.PerspectiveCamera(initialCamera.fieldOfView, initialCamera.aspect, 0.05, 200)
  camera.position.set(...initialCamera.position)
  const initialTarget = new THREE.Vector3(...initialCamera.target)
  const initialOffset = camera.position.clone().sub(initialTarget)
  const initialDistance = initialOffset.length()
  const corners = [box.min, box.max].flatMap(({ x }) =>
    [box.min, box.max].flatMap(({ y }) => [box.min, box.max].map(({ z }) => new THREE.Vector3(x, y, z))),
  )

  const controls = new OrbitControls(camera, canvas)
  controls.target.copy(initialTarget)
  Object.assign(controls, {
    enableDamping: !reducedMotion,
    dampingFactor,
    minDistance: initialDistance * 0.15,
    maxDistance: initialDistance * 2.2,
    maxPolarAngle: Math.PI / 2,
  })
  controls.update()
  // A vertical swipe scrolls the page, a horizontal one turns the model; the wheel scrolls unless Ctrl is held.
  canvas.style.touchAction = 'pan-y'
  canvas.addEventListener('wheel', (event) => !event.ctrlKey && event.stopImmediatePropagation(), { capture: true })

  /** The picture may be closer to the machine than the margin allows. */
  const initialCloseness = Math.min(1, initialDistance / fittingDistance())
  let closeness = initialCloseness
  /** The point in the middle of the current view, which the camera follows until the visitor moves it. */
  let target = initialTarget
  let fittedDistance = initialDistance
  let zoomed = false
  controls.addEventListener('start', () => {
    target = controls.target
  })
  controls.addEventListener('change', () => {
    zoomed ||= Math.abs(controls.getDistance() / fittedDistance - 1) > 0.001
    fit()
    onChange()
  })

  /** Distance at which the whole machine is visible from the current direction, with its margin. */
  function fittingDistance(): number {
    const towards = camera.position.clone().sub(controls.target).normalize()
    const across = new THREE.Vector3(0, 1, 0).cross(towards).normalize()
    const upward = towards.clone().cross(across)
    const halfHeight = Math.tan(THREE.MathUtils.degToRad(camera.fov / 2)) / margin
    const halfWidth = halfHeight * camera.aspect
    const distances = corners.map((corner) => {
      const place = corner.clone().sub(controls.target)
      const [wide, high] = [Math.abs(place.dot(across)) / halfWidth, Math.abs(place.dot(upward)) / halfHeight]
      return Math.max(wide, high) + place.dot(towards)
    })
    return Math.max(...distances)
  }

  /** Angle in radians by which the camera is turned from the picture's pose. */
  function angleFromPicture(): number {
    return camera.position.clone().sub(controls.target).angleTo(initialOffset)
  }

  /** Moves the camera back if the machine would leave the canvas, until the visitor has zoomed. */
  function fit(): void {
    if (zoomed) return
    const turned = Math.min(1, angleFromPicture() / boxAngle)
    const share = THREE.MathUtils.lerp(closeness, Math.max(closeness, turnMargin / margin), turned)
    fittedDistance = Math.max(initialDistance, fittingDistance() * share)
    camera.position.sub(controls.target).setLength(fittedDistance).add(controls.target)
  }

  return {
    camera,
    angleFromPicture,
    /** Moves the camera to a view of the whole machine, the short way round. */
    show(view: View): void {
      // An update without damping ends the last turn.
      controls.enableDamping = false
      controls.update()
      controls.enableDamping = !reducedMotion
      zoomed = false
      const isHero = view === 'hero'
      closeness = isHero ? initialCloseness : 1
      target = isHero ? initialTarget : box.getCenter(new THREE.Vector3())
      fit()
      const offset = isHero ? initialOffset : new THREE.Vector3(...directions[view])
      const { theta, phi } = new THREE.Spherical().setFromVector3(offset)
      const across = theta - controls.getAzimuthalAngle()
      controls.rotateLeft(-Math.atan2(Math.sin(across), Math.cos(across)))
      controls.rotateUp(controls.getPolarAngle() - phi)
      onChange()
    },
    /** Turns by degrees; not below the floor or over the top. */
    turn(across: number, up: number): void {
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
    /** Continues a turn by one frame. */
    update(): void {
      const step = target.clone().sub(controls.target).multiplyScalar(dampingFactor)
      controls.target.add(step)
      camera.position.add(step)
      controls.update()
    },
    resize(aspect: number): void {
      camera.aspect = aspect || initialCamera.aspect
      camera.updateProjectionMatrix()
      fit()
    },
    /** Position of a hotspot on the canvas as shares of its width and height. */
    project({ position }: ViewerProps['points'][number]['places'][number]): { x: number; y: number } {
      const { x, y } = new THREE.Vector3(...position).project(camera)
      return { x: (x + 1) / 2, y: (1 - y) / 2 }
    },
    nearestView(): View {
      if (angleFromPicture() < 0.05) return 'hero'
      const { x, y, z } = camera.position.clone().sub(controls.target)
      if (y > Math.hypot(x, z) * 1.7) return 'top'
      if (Math.abs(x) > Math.abs(z)) return x < 0 ? 'left' : 'right'
      return z > 0 ? 'front' : 'back'
    },
    dispose: () => controls.dispose(),
  }
}
