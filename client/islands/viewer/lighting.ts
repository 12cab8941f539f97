/** The light of the picture studio (content/studio/render/scene.py) as an environment map and lights with shadows. */
import * as THREE from 'three'
import studioLights from '../../../content/media/studio-lights.json' with { type: 'json' }

/** Angles from the picture's camera in degrees, sizes relative to the distance. Steel mirrors the dark panels. */
const { softBoxes, darkPanels } = studioLights
/** Brightness of the studio's white floor and round wall. */
const ground = 0.42
const air = 0.22
const lamps = [
  { ...softBoxes.key, strength: 2.4 },
  { ...softBoxes.top, strength: 0.9 },
]
/** Distance of the lamps, relative to the machine's radius. */
const lampDistance = 2.6
const shadowPixels = 2048

/** Direction towards a light from a machine whose camera is in front of it. */
function towards({ azimuth, elevation }: { azimuth: number; elevation: number }): THREE.Vector3 {
  const polar = THREE.MathUtils.degToRad(90 - elevation)
  return new THREE.Vector3().setFromSphericalCoords(1, polar, THREE.MathUtils.degToRad(azimuth))
}

/** The environment map, filtered for every roughness, seen from yaw 0. */
export function environmentMap(renderer: THREE.WebGLRenderer) {
  const studio = new THREE.Scene()
  studio.background = new THREE.Color(air, air, air)
  const add = (width: number, height: number, direction: THREE.Vector3, power: number) => {
    const color = new THREE.Color(power, power, power)
    const material = new THREE.MeshBasicMaterial({ color, side: THREE.DoubleSide })
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material)
    mesh.position.copy(direction)
    mesh.lookAt(0, 0, 0)
    studio.add(mesh)
  }
  for (const box of [...Object.values(softBoxes), ...Object.values(darkPanels)]) {
    add(box.width, box.height, towards(box), box.power)
  }
  add(8, 8, new THREE.Vector3(0, -0.5, 0), ground)
  const filter = new THREE.PMREMGenerator(renderer)
  const filtered = filter.fromScene(studio, 0.03, 0.05, 20)
  filter.dispose()
  return filtered
}

/** Key light and top light with shadows around a machine of this size, in a group that turns like the environment. */
export function shadowLights(renderer: THREE.WebGLRenderer, box: THREE.Box3, rotation: THREE.Euler): THREE.Group {
  Object.assign(renderer.shadowMap, { enabled: true, type: THREE.PCFShadowMap, autoUpdate: false, needsUpdate: true })
  const reach = box.getSize(new THREE.Vector3()).length() / 2
  const distance = reach * lampDistance
  const lights = new THREE.Group()
  box.getCenter(lights.position)
  lights.rotation.copy(rotation)
  for (const place of lamps) {
    // Near enough that a flat wall is lighter at one end, as under the soft boxes.
    const lamp = new THREE.SpotLight(0xffffff, place.strength * distance ** 2, 0, Math.asin(1 / lampDistance))
    lamp.position.copy(towards(place)).multiplyScalar(distance)
    lamp.castShadow = true
    lamp.shadow.mapSize.set(shadowPixels, shadowPixels)
    Object.assign(lamp.shadow.camera, { near: distance - reach, far: distance + reach })
    Object.assign(lamp.shadow, { radius: 3, normalBias: 0.012, bias: -0.0004 })
    lights.add(lamp, lamp.target)
  }
  return lights
}
