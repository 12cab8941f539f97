/** The light of the picture studio (content/studio/render/scene.py) as an environment map and lights with shadows. */
import * as THREE from 'three'
import studioLights from '../../../content/media/studio-lights.json' with { type: 'json' }

/** Angles from the picture's camera in degrees, sizes relative to the distance. Steel mirrors the dark panels. */
const { softBoxes, darkPanels } = studioLights
/** The studio's white floor, and the brightness of its round wall. */
const floor = { azimuth: 0, elevation: -90, width: 16, height: 16, power: 0.5 }
const air = 0.25
/**
 * Seen from above, upright columns mirror only what is below the horizon. In the pictures these are the machine's own
 * parts and the bright places between them; here bright and dark panels stand there, for metals only.
 */
const metalPanels = [
  { azimuth: -155, width: 0.5, power: 1.5 },
  { azimuth: -100, width: 0.8, power: 0.03 },
  { azimuth: -48, width: 0.7, power: 1.4 },
  { azimuth: 28, width: 0.5, power: 0.03 },
  { azimuth: 98, width: 0.5, power: 0.9 },
  { azimuth: 135, width: 0.6, power: 0.04 },
  { azimuth: 170, width: 0.45, power: 1.2 },
].map((panel) => ({ ...panel, elevation: -16, height: 0.56 }))
const lamps = { key: 2.4, top: 0.9, fill: 0.42 }
/** Distance of the lamps, relative to the machine's radius: so near that a flat wall is lighter at one end. */
const lampDistance = 1.7
const shadowPixels = 2048

/** Direction towards a light from a machine whose camera is in front of it. */
function towards({ azimuth, elevation }: { azimuth: number; elevation: number }): THREE.Vector3 {
  const polar = THREE.MathUtils.degToRad(90 - elevation)
  return new THREE.Vector3().setFromSphericalCoords(1, polar, THREE.MathUtils.degToRad(azimuth))
}

/** The environment map for metals or for all else, filtered for every roughness, seen from yaw 0. */
export function environmentMap(renderer: THREE.WebGLRenderer, isMetal: boolean): THREE.Texture {
  const studio = new THREE.Scene()
  studio.background = new THREE.Color().setScalar(air)
  for (const box of [
    ...Object.values(softBoxes),
    ...Object.values(darkPanels),
    floor,
    ...(isMetal ? metalPanels : []),
  ]) {
    const material = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide })
    material.color.setScalar(box.power)
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(box.width, box.height), material)
    mesh.position.copy(towards(box))
    mesh.lookAt(0, 0, 0)
    studio.add(mesh)
  }
  const filter = new THREE.PMREMGenerator(renderer)
  const filtered = filter.fromScene(studio, 0.03, 0.05, 20)
  filter.dispose()
  return filtered.texture
}

/** Key and top light with shadows, and a fill light without, around a machine of this size, in a group to be turned. */
export function shadowLights(renderer: THREE.WebGLRenderer, box: THREE.Box3): THREE.Group {
  Object.assign(renderer.shadowMap, { enabled: true, type: THREE.PCFShadowMap, autoUpdate: false, needsUpdate: true })
  const reach = box.getSize(new THREE.Vector3()).length() / 2
  const distance = reach * lampDistance
  const lights = new THREE.Group()
  box.getCenter(lights.position)
  for (const name of ['key', 'top', 'fill'] as const) {
    const lamp = new THREE.SpotLight(0xffffff, lamps[name] * distance ** 2, 0, Math.asin(1 / lampDistance))
    lamp.position.copy(towards(softBoxes[name])).multiplyScalar(distance)
    lamp.castShadow = name !== 'fill'
    lamp.shadow.mapSize.set(shadowPixels, shadowPixels)
    Object.assign(lamp.shadow.camera, { near: distance - reach, far: distance + reach })
    Object.assign(lamp.shadow, { radius: 3, normalBias: 0.012, bias: -0.0004 })
    lights.add(lamp, lamp.target)
  }
  return lights
}
