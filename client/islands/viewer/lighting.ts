/** The light of the picture studio (content/studio/render/scene.py) as an environment map and lights with shadows. */
import {
  type Box3,
  Color,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three'

/**
 * Soft boxes: angles from the picture's camera to the right and up in degrees, size relative to their distance,
 * brightness.
 */
const boxes = [
  { azimuth: -48, elevation: 42, width: 0.65, height: 0.65, power: 2.6 },
  { azimuth: 62, elevation: 18, width: 0.72, height: 0.72, power: 1.4 },
  { azimuth: 0, elevation: 86, width: 0.8, height: 0.62, power: 2.2 },
  { azimuth: -140, elevation: 26, width: 0.23, height: 0.87, power: 6 },
  { azimuth: 138, elevation: 30, width: 0.23, height: 0.87, power: 6 },
] as const
/** Dark panels between the soft boxes: polished steel needs something dark to mirror. */
const flags = [
  { azimuth: 20, elevation: 6, width: 0.16, height: 1.1, power: 0.02 },
  { azimuth: -86, elevation: 8, width: 0.3, height: 1.1, power: 0.02 },
  { azimuth: 98, elevation: 8, width: 0.3, height: 1.1, power: 0.02 },
  { azimuth: 180, elevation: 10, width: 0.6, height: 0.9, power: 0.03 },
] as const
/** Brightness of the studio's white floor and round wall. */
const ground = 0.42
const air = 0.2
/** Lights that throw shadows. */
const lamps = [
  { ...boxes[0], strength: 1.5 },
  { ...boxes[2], strength: 0.9 },
]
const shadowPixels = 1024

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Direction from the center towards a light; `yaw` is the angle of the picture's camera around the machine, in radians.
 */
function towards({ azimuth, elevation }: { azimuth: number; elevation: number }, yaw: number): Vector3 {
  const [turn, rise] = [yaw + radians(azimuth), radians(elevation)]
  return new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise))
}

/** The environment map, filtered for every roughness, seen from yaw 0. The caller disposes of it. */
export function environmentMap(renderer: WebGLRenderer) {
  const studio = new Scene()
  studio.background = new Color(air, air, air)
  const place = (mesh: Mesh, direction: Vector3, power: number) => {
    mesh.material = new MeshBasicMaterial({ color: new Color(power, power, power), side: DoubleSide })
    mesh.position.copy(direction)
    mesh.lookAt(0, 0, 0)
    studio.add(mesh)
  }
  for (const box of [...boxes, ...flags])
    place(new Mesh(new PlaneGeometry(box.width, box.height)), towards(box, 0), box.power)
  place(new Mesh(new PlaneGeometry(8, 8)), new Vector3(0, -0.5, 0), ground)
  const filter = new PMREMGenerator(renderer)
  const filtered = filter.fromScene(studio, 0.03, 0.05, 20)
  for (const mesh of studio.children as Mesh[]) {
    mesh.geometry.dispose()
    ;(mesh.material as MeshBasicMaterial).dispose()
  }
  filter.dispose()
  return filtered
}

/** Key light and top light with shadows for a machine of this size. */
export function shadowLights(renderer: WebGLRenderer, box: Box3, yaw: number): DirectionalLight[] {
  // Shadows change with the cycle, but not with the view.
  Object.assign(renderer.shadowMap, { enabled: true, type: PCFShadowMap, autoUpdate: false, needsUpdate: true })
  const middle = box.getCenter(new Vector3())
  const reach = box.getSize(new Vector3()).length() / 2
  const sides = { left: -reach, right: reach, bottom: -reach, top: reach, near: reach * 0.5, far: reach * 4 }
  return lamps.map((place) => {
    const lamp = new DirectionalLight(0xffffff, place.strength)
    lamp.position.copy(middle).addScaledVector(towards(place, yaw), reach * 2)
    lamp.target.position.copy(middle)
    lamp.castShadow = true
    lamp.shadow.mapSize.set(shadowPixels, shadowPixels)
    Object.assign(lamp.shadow.camera, sides)
    Object.assign(lamp.shadow, { radius: 3, normalBias: 0.012, bias: -0.0004 })
    return lamp
  })
}
