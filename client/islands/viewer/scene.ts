/** The lit model on its shadow, for the viewer and for the stills of the steps. */
import * as THREE from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { floorShadow } from './floor-shadow.ts'
import { environmentMap, shadowLights } from './lighting.ts'

/** Bare metal mirrors the studio's bright walls, which would light everything else too much. */
const metalGlow = 1.4
/** Dark, because a light color makes panes milky. */
const paneColor = 0.25

export type MachineScene = Awaited<ReturnType<typeof loadModel>>

/** A renderer with the tone mapping of the pictures and a transparent background. */
export function createRenderer(canvas: HTMLCanvasElement, antialias = true): THREE.WebGLRenderer {
  const renderer = new THREE.WebGLRenderer({ canvas, antialias, alpha: true })
  renderer.toneMapping = THREE.NeutralToneMapping
  return renderer
}

/** Loads a gzipped GLB and lights it. @throws if the file is not a model */
export async function loadModel(renderer: THREE.WebGLRenderer, file: ArrayBuffer) {
  const glb = await new Response(new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  const { scene: model, animations } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(glb, '')
  const scene = new THREE.Scene()
  const [paintMap, metalMap] = [environmentMap(renderer, false), environmentMap(renderer, true)]
  const envMapRotation = new THREE.Euler(0, 0, 0, 'YXZ')
  const box = new THREE.Box3().setFromObject(model)
  const restPose = model.clone()
  const shadow = floorShadow(renderer, model, box)
  const lights = shadowLights(renderer, box)
  model.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    part.receiveShadow = true
    const material = part.material as THREE.MeshStandardMaterial
    part.castShadow = !material.transparent
    if (material.transparent) material.color.setScalar(paneColor)
    Object.assign(
      material,
      { envMapRotation },
      material.metalness ? { envMap: metalMap, envMapIntensity: metalGlow } : { envMap: paintMap },
    )
  })
  const machine = new THREE.Group().add(model, shadow, lights)
  scene.add(machine)
  const mixer = new THREE.AnimationMixer(model)
  for (const cycle of animations) mixer.clipAction(cycle).play()
  return {
    scene,
    /** The machine with its shadow; its origin is on the floor. */
    machine,
    box,
    /** The model that the cycle moves. */
    parts: model,
    /** The model in its rest pose; it shares geometries and materials with the machine. */
    restPose,
    /** Turns the studio around the machine and tilts it, in radians, so that its key light stays beside the camera. */
    turnLight({ yaw, tilt }: { yaw: number; tilt: number }): void {
      envMapRotation.set(tilt, yaw, 0)
      if (lights.rotation.equals(envMapRotation)) return
      lights.rotation.copy(envMapRotation)
      renderer.shadowMap.needsUpdate = true
    },
    /** Moves the machine's parts to a time of its cycle, in seconds. */
    seek(seconds: number): void {
      mixer.setTime(seconds)
      renderer.shadowMap.needsUpdate = true
    },
  }
}
