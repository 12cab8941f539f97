/** The machine as a file for AR Quick Look, in a chunk of its own that is loaded on demand. */
import * as THREE from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { createMeshesFromInstancedMesh } from 'three/addons/utils/SceneUtils.js'

/** Writes a model whose box is `box` (meters) as USDZ: at true size, centered, standing on the floor. */
export async function createUsdz(model: THREE.Object3D, box: THREE.Box3): Promise<Blob> {
  const machine = model.clone()
  const instanced: THREE.InstancedMesh[] = []
  machine.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return
    // USDZ has no double-sided materials, so only the front faces stay.
    part.material = Object.assign(part.material.clone(), { side: THREE.FrontSide })
    if (part instanceof THREE.InstancedMesh) instanced.push(part)
  })
  for (const part of instanced) {
    part.parent?.add(createMeshesFromInstancedMesh(part))
    part.removeFromParent()
  }
  const middle = box.getCenter(new THREE.Vector3())
  const root = new THREE.Group().add(machine)
  root.position.set(-middle.x, 0, -middle.z)
  // The exporter does not update matrices.
  root.updateMatrixWorld(true)
  const file = await new USDZExporter().parseAsync(root)
  return new Blob([file], { type: 'model/vnd.usdz+zip' })
}
