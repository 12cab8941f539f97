import { Box3, ImageLoader, type Mesh } from 'three'
import { USDLoader } from 'three/addons/loaders/USDLoader.js'
import { vi } from 'vitest'

/**
 * One file of a package: its text, and whether it is stored as USDZ requires: uncompressed, its first byte at a
 * multiple of 64.
 */
type PackedFile = { name: string; text: string; isStoredAligned: boolean }

/** Walks the local headers of a zip archive (PKWARE's note, 4.3.7) that knows the sizes beforehand. */
export function packedFiles(archive: Buffer): PackedFile[] {
  const files: PackedFile[] = []
  let at = 0
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [method, size] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 18)]
    const nameEnd = at + 30 + archive.readUInt16LE(at + 26)
    const start = nameEnd + archive.readUInt16LE(at + 28)
    const text = archive.toString('latin1', start, start + size)
    files.push({
      name: archive.toString('utf8', at + 30, nameEnd),
      text,
      isStoredAligned: method === 0 && start % 64 === 0,
    })
    at = start + size
  }
  return files
}

/**
 * Reads a USDZ package as a USD reader does: the bounding box of all meshes in its units, their triangles, and the
 * positions of named parts in their parents.
 */
export function readUsdz(archive: Buffer, names: readonly string[]) {
  // Node has no images; another test checks the names of textures.
  const images = vi.spyOn(ImageLoader.prototype, 'load').mockReturnThis()
  const stage = new USDLoader().parse(new Uint8Array(archive).buffer)
  images.mockRestore()
  stage.updateMatrixWorld(true)
  let triangles = 0
  stage.traverse((part) => {
    const { geometry } = part as Mesh
    if (geometry) triangles += (geometry.index ?? geometry.getAttribute('position')).count / 3
  })
  const places = names.map((name) => stage.getObjectByName(name)?.position.toArray())
  return { box: new Box3().setFromObject(stage, true), triangles, places }
}
