/**
 * The model on its canvas. Bare three instead of `@google/model-viewer`: 148 kB brotli against 244, it takes the
 * decoder from our own files without ever knowing another host's address, the camera can be the picture's to the
 * tenth of a millimetre, and points and steps are the page's own HTML in five languages.
 */
import {
  AnimationMixer,
  Box3,
  CanvasTexture,
  type Material,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  Texture,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { type Place, placeOf } from './places.ts'
import type { View } from './view-names.ts'
import type { ViewerProps } from './viewer-props.ts'

/** Milliseconds of a flight from one view to another. */
const flightTime = 450
const sharpest = 2
/** The room's light, so that white paint keeps its shades as in the pictures. */
const brightness = 0.82

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
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  const scene = new Scene()
  const room = new RoomEnvironment()
  const light = new PMREMGenerator(renderer)
  const surroundings = light.fromScene(room, 0.04)
  scene.environment = surroundings.texture
  scene.environmentIntensity = brightness
  room.dispose()
  light.dispose()

  const { scene: machine, animations } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(file, '')
  const box = new Box3().setFromObject(machine)
  scene.add(machine, shadowUnder(box))
  const mixer = new AnimationMixer(machine)
  const [cycle] = animations
  if (cycle) mixer.clipAction(cycle).play()

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
    frame ||= requestAnimationFrame(render)
  }
  const sizes = new ResizeObserver(() => {
    renderer.setPixelRatio(Math.min(devicePixelRatio, sharpest))
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    camera.aspect = canvas.clientWidth / canvas.clientHeight || seen.aspect
    camera.updateProjectionMatrix()
    draw()
  })
  sizes.observe(canvas)
  controls.addEventListener('change', draw)
  controls.addEventListener('start', () => {
    flight = undefined
  })
  put(hero)

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
    renderer.render(scene, camera)
    for (const drawn of watchers) drawn()
  }

  return {
    show(view) {
      go(view === 'hero' ? hero : placeOf(view, box, camera))
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
      mixer.setTime(seconds)
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
    watch(drawn) {
      watchers.push(drawn)
    },
    dispose() {
      cancelAnimationFrame(frame)
      watchers.length = 0
      sizes.disconnect()
      canvas.removeEventListener('wheel', scrolls, { capture: true })
      controls.dispose()
      mixer.stopAllAction()
      scene.traverse(forget)
      surroundings.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

function between(from: Place, to: Place, share: number): Place {
  const target = from.target.clone().lerp(to.target, share)
  const [a, b] = [from.position.clone().sub(from.target), to.position.clone().sub(to.target)]
  const offset = a.clone().lerp(b, share)
  if (offset.lengthSq() < 1e-6) offset.copy(b)
  return { position: offset.setLength(a.length() + (b.length() - a.length()) * share).add(target), target }
}

/** Turned about the upright axis and up or down, degrees; not below the floor, not over the top. */
function turned({ position, target }: Place, across: number, up: number): Place {
  const offset = position.clone().sub(target)
  const distance = offset.length()
  const around = Math.atan2(offset.x, offset.z) + (across * Math.PI) / 180
  const height = Math.asin(offset.y / distance) + (up * Math.PI) / 180
  const kept = Math.min(Math.PI / 2 - 0.01, Math.max(0, height))
  const level = Math.cos(kept)
  offset.set(Math.sin(around) * level, Math.sin(kept), Math.cos(around) * level).multiplyScalar(distance)
  return { position: offset.add(target), target: target.clone() }
}

/** A soft shadow on the floor, so that the machine stands. */
function shadowUnder(box: Box3): Mesh {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const paper = canvas.getContext('2d')
  if (paper) {
    const shade = paper.createRadialGradient(64, 64, 20, 64, 64, 64)
    shade.addColorStop(0, 'rgb(20 26 32 / 0.34)')
    shade.addColorStop(0.55, 'rgb(20 26 32 / 0.16)')
    shade.addColorStop(1, 'rgb(20 26 32 / 0)')
    paper.fillStyle = shade
    paper.fillRect(0, 0, 128, 128)
  }
  const size = box.getSize(new Vector3())
  const floor = new Mesh(
    new PlaneGeometry(size.x * 1.35, size.z * 1.45),
    new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, depthWrite: false, toneMapped: false }),
  )
  floor.rotation.x = -Math.PI / 2
  const middle = box.getCenter(new Vector3())
  floor.position.set(middle.x, 0.002, middle.z)
  return floor
}

function forget(part: Object3D): void {
  if (!(part instanceof Mesh)) return
  part.geometry.dispose()
  for (const material of [part.material].flat() as Material[]) {
    for (const value of Object.values(material)) if (value instanceof Texture) value.dispose()
    material.dispose()
  }
}
