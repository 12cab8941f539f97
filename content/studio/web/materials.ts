/** The studio's surfaces as glTF materials. */
import type { Document, Material } from '@gltf-transform/core'
import { EXTTextureWebP } from '@gltf-transform/extensions'
import sharp from 'sharp'
import { Color } from 'three'
import type { Decal } from '../kit/decals.ts'
import { MATERIALS, type Surface } from '../kit/materials.ts'

/** Widest picture of a decal, pixels: plates and dials are small on the machine, a screen carries text. */
const DECAL_WIDTH = 256
const SCREEN_WIDTH = 448
const DECAL_QUALITY = 72
const PANE_OPACITY = 0.16
/** The room's light is brighter than white paper, so a lit surface stays below full emission. */
const EMISSION = 0.6

const linear = (color: string): [number, number, number] => new Color(color).toArray() as [number, number, number]

/** Draws a decal as WebP. Its letters come from this computer's fonts. */
export async function drawDecal(decal: Decal): Promise<Uint8Array> {
  const width = decal.light === 0.55 ? SCREEN_WIDTH : DECAL_WIDTH
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${decal.width}" height="${decal.height}">${decal.svg}</svg>`
  return sharp(Buffer.from(svg))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: DECAL_QUALITY, effort: 6 })
    .toBuffer()
}

/** Makes one glTF material of each name in use. `decals` holds the drawn pictures by name. */
export function materialMaker(document: Document, decals: ReadonlyMap<string, Uint8Array>): (name: string) => Material {
  const made = new Map<string, Material>()
  return (name) => {
    const known = made.get(name)
    if (known) return known
    const material = document.createMaterial(name)
    const decal = decals.get(name.replace(/^decal:/, ''))
    if (name.startsWith('decal:')) {
      if (!decal) throw new Error(`The model has no picture for ${name}`)
      dressDecal(document, material, decal)
    } else dress(material, (MATERIALS as Record<string, Surface>)[name]!)
    made.set(name, material)
    return material
  }
}

function dress(material: Material, surface: Surface): void {
  const color = linear(surface.color)
  material.setBaseColorFactor([...color, surface.clear ? PANE_OPACITY : 1])
  material.setRoughnessFactor(surface.roughness)
  material.setMetallicFactor(surface.metal ? 1 : 0)
  if (surface.clear) material.setAlphaMode('BLEND')
  // slits are thinner than what simplification may move: where one is folded flat, both its faces are seen
  if (surface === MATERIALS.seam) material.setDoubleSided(true)
  if (surface.light)
    material.setEmissiveFactor(
      color.map((value) => value * Math.min(1, surface.light! * EMISSION)) as [number, number, number],
    )
}

function dressDecal(document: Document, material: Material, image: Uint8Array): void {
  document.createExtension(EXTTextureWebP).setRequired(true)
  const texture = document.createTexture(material.getName()).setMimeType('image/webp').setImage(image)
  material.setBaseColorTexture(texture).setRoughnessFactor(0.35).setMetallicFactor(0)
}
