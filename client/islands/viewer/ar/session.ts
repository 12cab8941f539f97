/** The machine at true size in the visitor's room, through the phone's camera (WebXR). */
import * as THREE from 'three'
import type { MachineScene } from '../scene.ts'

/** Next step for the visitor: find the floor, place the machine, or none. */
export type ArState = 'find' | 'place' | 'placed'

export type ArSession = Awaited<ReturnType<typeof startAr>>

/** A hit counts as floor if it is level to about 18 degrees. */
const minFloorNormal = 0.95
/** Blue of the drawings; must be visible on gray floors. */
const frameColor = 0x2f9bff

/** Starts AR with `overlay` on top, from a click; calls `onState` with every frame. @throws if the device refuses */
export async function startAr(
  renderer: THREE.WebGLRenderer,
  { scene, machine, box }: MachineScene,
  overlay: HTMLElement,
  onState: (state: ArState) => void,
  onEnd: () => void,
) {
  const session = await navigator.xr?.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
  if (!session) throw new Error('no WebXR')

  const camera = new THREE.PerspectiveCamera()
  const frame = floorFrame(box)
  const root = new THREE.Group().add(machine)
  const middle = box.getCenter(new THREE.Vector3())
  machine.position.set(-middle.x, 0, -middle.z)
  root.visible = frame.visible = false
  scene.add(root, frame)

  session.addEventListener('select', () => {
    if (!frame.visible) return
    root.position.copy(frame.position)
    root.rotation.copy(frame.rotation)
    root.visible = true
  })
  const cleanUp = () => {
    renderer.setAnimationLoop(null)
    renderer.xr.enabled = false
    machine.position.set(0, 0, 0)
    scene.remove(root, frame)
    scene.add(machine)
  }

  let hitTestSource: XRHitTestSource | undefined
  try {
    renderer.xr.enabled = true
    renderer.xr.setReferenceSpaceType('local')
    // Must be set before the session starts: the renderer then pauses the window's own frames.
    renderer.setAnimationLoop((_, xrFrame?: XRFrame) => {
      const space = renderer.xr.getReferenceSpace()
      if (!xrFrame || !hitTestSource || !space) return
      const floor = findFloor(xrFrame, hitTestSource, space)
      frame.visible = Boolean(floor)
      if (floor) {
        frame.position.copy(floor.place)
        frame.rotation.y = floor.facing
      }
      onState(root.visible ? 'placed' : floor ? 'place' : 'find')
      renderer.render(scene, camera)
    })
    await renderer.xr.setSession(session)
    hitTestSource = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace('viewer') })
  } catch (error) {
    await session.end().catch(() => undefined)
    cleanUp()
    throw error
  }
  // Added after the renderer's own listener, so that it renders to its canvas again.
  session.addEventListener('end', () => {
    cleanUp()
    onEnd()
  })
  return {
    turn(degrees: number): void {
      root.rotation.y += THREE.MathUtils.degToRad(degrees)
    },
    end(): void {
      session.end().catch(() => undefined)
    },
  }
}

/** Where the camera's center meets the floor, and the rotation of a machine there that faces the visitor. */
function findFloor(xrFrame: XRFrame, hitTestSource: XRHitTestSource, space: XRReferenceSpace) {
  const viewerPosition = xrFrame.getViewerPose(space)?.transform.position
  for (const hit of xrFrame.getHitTestResults(hitTestSource)) {
    const transform = hit.getPose(space)?.transform
    // The middle column of the matrix is the surface's normal.
    if (!transform || !viewerPosition || (transform.matrix[5] ?? 0) < minFloorNormal) continue
    const { x, y, z } = transform.position
    return { place: new THREE.Vector3(x, y, z), facing: Math.atan2(viewerPosition.x - x, viewerPosition.z - z) }
  }
}

function floorFrame(box: THREE.Box3) {
  const { x, z } = box.getSize(new THREE.Vector3())
  const edges = new THREE.EdgesGeometry(new THREE.PlaneGeometry(x, z).rotateX(-Math.PI / 2))
  return new THREE.LineSegments(edges, new THREE.LineBasicMaterial({ color: frameColor }))
}
