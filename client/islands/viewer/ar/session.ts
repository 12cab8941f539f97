/** The machine at true size in the visitor's room, through the phone's camera (WebXR). */
import {
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineLoop,
  PerspectiveCamera,
  Vector3,
  type WebGLRenderer,
} from 'three'
import type { MachineScene } from '../scene.ts'

/** Next step for the visitor: find the floor, place the machine, or none. */
export type ArState = 'find' | 'place' | 'placed'

export type ArSession = {
  /** Turns the machine by degrees. */
  turn(degrees: number): void
  end(): void
}

/** A hit counts as floor if it is level to about 18 degrees. */
const level = 0.95
/** Blue of the drawings; must be visible on grey floors. */
const frameColor = 0x2f9bff

/**
 * Starts AR with `overlay` on top; `tell` receives the next step, `ended` is called at the end. Must be called from a
 * click. @throws if the device refuses
 */
export async function startAr(
  renderer: WebGLRenderer,
  { scene, machine, box }: MachineScene,
  overlay: HTMLElement,
  tell: (state: ArState) => void,
  ended: () => void,
): Promise<ArSession> {
  const session = await navigator.xr?.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
  if (!session) throw new Error('no WebXR')

  const camera = new PerspectiveCamera()
  const frame = floorFrame(box)
  const stand = new Group()
  const middle = box.getCenter(new Vector3())
  machine.position.set(-middle.x, 0, -middle.z)
  stand.add(machine)
  stand.visible = frame.visible = false
  scene.add(stand, frame)

  let state: ArState = 'find'
  const say = (next: ArState) => {
    if (next === state) return
    state = next
    tell(next)
  }

  session.addEventListener('select', () => {
    if (!frame.visible) return
    stand.position.copy(frame.position)
    stand.rotation.copy(frame.rotation)
    stand.visible = true
    say('placed')
  })
  const tidy = () => {
    renderer.setAnimationLoop(null)
    renderer.xr.enabled = false
    machine.position.set(0, 0, 0)
    scene.remove(stand, frame)
    scene.add(machine)
    frame.geometry.dispose()
    frame.material.dispose()
  }

  let rays: XRHitTestSource | undefined
  try {
    renderer.xr.enabled = true
    renderer.xr.setReferenceSpaceType('local')
    // Must be set before the session starts: the renderer then pauses the window's own frames.
    renderer.setAnimationLoop((_, seen?: XRFrame) => {
      const space = renderer.xr.getReferenceSpace()
      if (!seen || !rays || !space) return
      const found = floorOf(seen, rays, space)
      frame.visible = Boolean(found)
      if (found) {
        frame.position.copy(found.place)
        frame.rotation.y = found.facing
      }
      if (state !== 'placed') say(found ? 'place' : 'find')
      renderer.render(scene, camera)
    })
    await renderer.xr.setSession(session)
    rays = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace('viewer') })
  } catch (error) {
    await session.end().catch(() => undefined)
    tidy()
    throw error
  }
  // Added after the renderer's own listener, so that it renders to its canvas again.
  session.addEventListener('end', () => {
    tidy()
    ended()
  })
  return {
    turn(degrees) {
      stand.rotation.y += (degrees * Math.PI) / 180
    },
    end() {
      session.end().catch(() => undefined)
    },
  }
}

/**
 * Where the center of the camera's view meets the floor, and the rotation of a machine there that faces the visitor.
 */
function floorOf(seen: XRFrame, rays: XRHitTestSource, space: XRReferenceSpace) {
  const eye = seen.getViewerPose(space)?.transform.position
  for (const hit of seen.getHitTestResults(rays)) {
    const transform = hit.getPose(space)?.transform
    // The middle column of the matrix is the surface's normal.
    if (!transform || !eye || (transform.matrix[5] ?? 0) < level) continue
    const { x, y, z } = transform.position
    return { place: new Vector3(x, y, z), facing: Math.atan2(eye.x - x, eye.z - z) }
  }
}

/** The machine's floor space, as in the layout drawing. */
function floorFrame(box: { min: Vector3; max: Vector3 }): LineLoop<BufferGeometry, LineBasicMaterial> {
  const [x, z] = [(box.max.x - box.min.x) / 2, (box.max.z - box.min.z) / 2]
  const corners = [new Vector3(-x, 0, -z), new Vector3(x, 0, -z), new Vector3(x, 0, z), new Vector3(-x, 0, z)]
  return new LineLoop(new BufferGeometry().setFromPoints(corners), new LineBasicMaterial({ color: frameColor }))
}
