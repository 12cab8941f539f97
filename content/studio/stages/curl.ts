/** A sheet with what hangs in it, its edge curled up. */
import { TessellateModifier } from 'three/examples/jsm/modifiers/TessellateModifier.js'
import { Kit, type MaterialName } from '../kit/index.ts'

/** Longest edge of a triangle that is still bent smoothly, and how often long ones are halved. */
const FINE = new TessellateModifier(0.008, 8)

/** Builds something flat and bends the part right of `from` upwards over `radius`. */
export function curled(kit: Kit, from: number, radius: number, build: (flat: Kit) => void): void {
  const flat = new Kit()
  build(flat)
  for (const { material, geometry: coarse } of flat.pieces) {
    const geometry = FINE.modify(coarse)
    const positions = geometry.attributes.position!
    const normals = geometry.attributes.normal!
    for (let vertex = 0; vertex < positions.count; vertex++) {
      const angle = Math.max(0, positions.getX(vertex) - from) / radius
      const height = positions.getY(vertex)
      const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
      if (angle > 0) positions.setXY(vertex, from + (radius - height) * sine, radius - (radius - height) * cosine)
      const [across, up] = [normals.getX(vertex), normals.getY(vertex)]
      normals.setXY(vertex, across * cosine - up * sine, across * sine + up * cosine)
    }
    kit.add(material as MaterialName, geometry)
  }
}
