import * as THREE from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { View, ViewerProps } from './props.ts'

/** Duration of a transition from one view to another, in milliseconds. */
const transitionTime = 450

/** Size of the canvas relative to the machine, at the least. */
const margin = 1.12

/** Direction of each view, slightly from above. */
const directions = {
  front: [0, 0.12, 1],
  left: [-1, 0.12, 0],
  right: [1, 0.12, 0],
  back: [0, 0.12, -1],
  top: [0, 1, 0.02],
} as const

/** The point that the camera looks at, and the camera's position relative to it. */
type Pose = { target: THREE.Vector3; offset: THREE.Spherical }

/**
 * The camera of a canvas: it starts in the pose of the picture (`initialCamera`), the visitor turns it, and buttons move
 * it between views. `box` is the machine in meters; `onChange` is called when a new frame is needed; `reducedMotion`
 * disables transitions and inertia.
 */
export function createOrbitCamera(
  canvas: HTMLCanvasElement,
  initialCamera: ViewerProps['camera'],
  box: THREE.Box3,
  reducedMotion: boolean,
  onChange: () => void,
) {
  const camera = new THREE.PerspectiveCamera(initialCamera.fieldOfView, initialCamera.aspect, 0.05, 200)
  const controls = new OrbitControls(camera, canvas)
  const hero = poseAt(new THREE.Vector3(...initialCamera.position), new THREE.Vector3(...initialCamera.target))
  const corners = [box.min, box.max].flatMap(({ x }) =>
    [box.min, box.max].flatMap(({ y }) => [box.min, box.max].map(({ z }) => new THREE.Vector3(x, y, z))),
  )
  let transition: { from: Pose; to: Pose; start: number } | undefined
  let zoomed = false
  Object.assign(controls, {
    enableDamping: !reducedMotion,
    enablePan: false,
    minDistance: hero.offset.radius * 0.15,
    maxDistance: hero.offset.radius * 2.2,
    maxPolarAngle: Math.PI / 2,
  })
  controls.addEventListener('change', () => {
    // Moves the camera back if the machine would leave the canvas, until the visitor has zoomed.
    if (!transition && !zoomed) {
      const { offset, target } = currentPose()
      offset.radius = distanceFor({ offset, target })
      camera.position.setFromSpherical(offset).add(target)
    }
    onChange()
  })
  controls.addEventListener('start', () => {
    transition = undefined
  })
  // A vertical swipe scrolls the page, a horizontal one turns the model; the wheel scrolls unless Ctrl is held.
  canvas.style.touchAction = 'pan-y'
  canvas.addEventListener('wheel', (event) => !event.ctrlKey && event.stopImmediatePropagation(), { capture: true })
  setPose(hero)

  function currentPose(): Pose {
    return poseAt(camera.position, controls.target)
  }

  function setPose({ target, offset }: Pose): void {
    camera.position.setFromSpherical(offset).add(target)
    controls.target.copy(target)
    controls.update()
    onChange()
  }

  /** Distance at which the whole machine is visible with its margin. */
  function fittingDistance({ target, offset }: Pose): number {
    const towards = new THREE.Vector3().setFromSphericalCoords(1, offset.phi, offset.theta)
    const across = new THREE.Vector3(0, 1, 0).cross(towards).normalize()
    const upward = towards.clone().cross(across)
    const halfHeight = Math.tan(THREE.MathUtils.degToRad(camera.fov / 2)) / margin
    const halfWidth = halfHeight * camera.aspect
    const distances = corners.map((corner) => {
      const place = corner.clone().sub(target)
      const [wide, high] = [Math.abs(place.dot(across)) / halfWidth, Math.abs(place.dot(upward)) / halfHeight]
      return Math.max(wide, high) + place.dot(towards)
    })
    return Math.max(...distances)
  }

  /** The picture's distance, or more where the machine needs it; the margin is at most that of the picture. */
  function distanceFor(pose: Pose): number {
    const heroMargin = Math.min(1, hero.offset.radius / fittingDistance(hero))
    return Math.max(hero.offset.radius, fittingDistance(pose) * heroMargin)
  }

  function poseForView(view: keyof typeof directions): Pose {
    const target = box.getCenter(new THREE.Vector3())
    const pose = poseAt(new THREE.Vector3(...directions[view]).add(target), target)
    pose.offset.radius = fittingDistance(pose)
    return pose
  }

  function moveTo(to: Pose): void {
    if (reducedMotion) {
      setPose(to)
      return
    }
    const from = currentPose()
    // Turns the short way round.
    const turns = Math.round((from.offset.theta - to.offset.theta) / (2 * Math.PI))
    const offset = to.offset.clone()
    offset.theta += turns * 2 * Math.PI
    transition = { from, to: { ...to, offset }, start: performance.now() }
    onChange()
  }

  return {
    camera,
    /** Moves the camera to a view of the whole machine. */
    show(view: View): void {
      zoomed = false
      moveTo(view === 'hero' ? hero : poseForView(view))
    },
    /** Turns by degrees; not below the floor or over the top. */
    turn(across: number, up: number): void {
      const to = currentPose()
      to.offset.theta += THREE.MathUtils.degToRad(across)
      to.offset.phi = THREE.MathUtils.clamp(to.offset.phi - THREE.MathUtils.degToRad(up), 0.01, Math.PI / 2)
      if (!zoomed) to.offset.radius = distanceFor(to)
      moveTo(to)
    },
    /** Factors below 1 zoom in. */
    zoom(factor: number): void {
      zoomed = true
      const to = currentPose()
      to.offset.radius = THREE.MathUtils.clamp(to.offset.radius * factor, controls.minDistance, controls.maxDistance)
      moveTo(to)
    },
    /** Whether zooming in and out is still possible. */
    zoomLimits(): { in: boolean; out: boolean } {
      const distance = controls.getDistance()
      return { in: distance > controls.minDistance * 1.001, out: distance < controls.maxDistance * 0.999 }
    },
    /** Updates the pose for a time of the page, during a transition or by inertia. */
    update(now: number): void {
      if (!transition) {
        controls.update()
        return
      }
      const { from, to, start } = transition
      const share = THREE.MathUtils.smoothstep(now, start, start + transitionTime)
      const between = (part: 'radius' | 'phi' | 'theta') =>
        THREE.MathUtils.lerp(from.offset[part], to.offset[part], share)
      setPose({
        target: from.target.clone().lerp(to.target, share),
        offset: new THREE.Spherical(between('radius'), between('phi'), between('theta')),
      })
      if (share === 1) transition = undefined
    },
    /** Sets a new aspect ratio of the canvas. */
    resize(aspect: number): void {
      camera.aspect = aspect || initialCamera.aspect
      camera.updateProjectionMatrix()
    },
    /** Position of a hotspot on the canvas as shares of its width and height; `behind` if its side faces away. */
    project({ position, normal }: ViewerProps['points'][number]): { x: number; y: number; behind: boolean } {
      const place = new THREE.Vector3(...position)
      const towards = camera.position.clone().sub(place)
      const { x, y } = place.project(camera)
      return { x: (x + 1) / 2, y: (1 - y) / 2, behind: towards.dot(new THREE.Vector3(...normal)) < 0 }
    },
    /** The view that is nearest to the camera's direction. */
    nearestView(): View {
      const { x, y, z } = camera.position.clone().sub(controls.target)
      if (y > Math.hypot(x, z) * 1.7) return 'top'
      if (Math.abs(x) > Math.abs(z)) return x < 0 ? 'left' : 'right'
      return z > 0 ? 'front' : 'back'
    },
    dispose: () => controls.dispose(),
  }
}

function poseAt(position: THREE.Vector3, target: THREE.Vector3): Pose {
  return { target: target.clone(), offset: new THREE.Spherical().setFromVector3(position.clone().sub(target)) }
}
