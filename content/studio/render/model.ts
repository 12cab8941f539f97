/** Writes a built model as GLB (one mesh per material, wood one per board) and its decals as PNG files. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { Group, Mesh, MeshStandardMaterial } from 'three'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../kit/builder.ts'
import { MATERIALS, type Surface } from '../kit/materials.ts'

/** The exporter expects the browser's FileReader; this is the part of it that it uses. */
class FileReaderStandIn {
  result: ArrayBuffer | null = null
  onloadend: (() => void) | null = null
  async readAsArrayBuffer(blob: Blob): Promise<void> {
    this.result = await blob.arrayBuffer()
    this.onloadend?.()
  }
}

export async function writeModel(kit: Kit, file: string): Promise<{ triangles: number }> {
  Object.assign(globalThis, { FileReader: FileReaderStandIn })
  const byMaterial = Map.groupBy(kit.pieces, (piece) => piece.material)
  const group = new Group()
  let triangles = 0
  for (const [material, pieces] of byMaterial) {
    const geometries = pieces.map((piece) => piece.geometry)
    const surface = new MeshStandardMaterial({ name: material })
    for (const geometry of hasBoards(material) ? geometries : [mergeGeometries(geometries)]) {
      triangles += geometry.attributes.position!.count / 3
      group.add(new Mesh(geometry, surface))
    }
  }
  const bytes = (await new GLTFExporter().parseAsync(group, { binary: true })) as ArrayBuffer
  writeFileSync(file, Buffer.from(bytes))
  return { triangles }
}

function hasBoards(material: string): boolean {
  return Boolean((MATERIALS as Record<string, Surface>)[material]?.boards)
}

/** Decal pictures for Blender: name -> file and surface. */
export async function writeDecals(
  kit: Kit,
  folder: string,
): Promise<Record<string, { file: string; light: number; roughness: number }>> {
  const written: Record<string, { file: string; light: number; roughness: number }> = {}
  for (const decal of kit.decals.values()) {
    const file = join(folder, `${decal.name}.png`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${decal.width}" height="${decal.height}">${decal.svg}</svg>`
    await sharp(Buffer.from(svg)).png().toFile(file)
    written[decal.name] = { file, light: decal.light ?? 0, roughness: decal.roughness ?? 0.35 }
  }
  return written
}
