/** The machine as a file for AR Quick Look, in a chunk of its own that is loaded on demand. */
import {
  type Box3,
  DoubleSide,
  FrontSide,
  Group,
  InstancedMesh,
  type Material,
  Mesh,
  type Object3D,
  Vector3,
} from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { createMeshesFromInstancedMesh } from 'three/addons/utils/SceneUtils.js'

/**
 * Writes a model whose box is `box` (meters) as USDZ: at true size, centered above the origin, standing on the floor.
 * Copies become meshes of their own that share one geometry in the file.
 */
export async function createUsdz(model: Object3D, box: Box3): Promise<Blob> {
  const machine = model.clone()
  const instanced: InstancedMesh[] = []
  machine.traverse((part) => {
    if (part instanceof InstancedMesh) instanced.push(part)
  })
  for (const part of instanced) {
    part.parent?.add(createMeshesFromInstancedMesh(part))
    part.removeFromParent()
  }
  keepFrontSides(machine)
  const middle = box.getCenter(new Vector3())
  const root = new Group().add(machine)
  root.position.set(-middle.x, 0, -middle.z)
  // The exporter does not update matrices.
  root.updateMatrixWorld(true)
  const file = await new USDZExporter().parseAsync(root)
  return new Blob([file], { type: 'model/vnd.usdz+zip' })
}

/** Keeps the front faces, because USDZ has no double-sided materials. */
function keepFrontSides(machine: Object3D): void {
  const fronts = new Map<Material, Material>()
  machine.traverse((part) => {
    if (!(part instanceof Mesh) || part.material.side !== DoubleSide) return
    const front = fronts.get(part.material) ?? Object.assign(part.material.clone(), { side: FrontSide })
    fronts.set(part.material, front)
    part.material = front
  })
}
