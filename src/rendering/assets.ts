import manifest from 'virtual:client-manifest'
import pictures from '../../content/images/manifest.json'
import drawings from '../../content/media/drawings.json'
import models from '../../content/media/models.json'
import type { LayoutDrawings } from '../../content/schema/layout-drawing.ts'
import type { WebModels } from '../../content/schema/web-model.ts'

/** URL of a built file by its path inside client/. @throws Error when the build has no such file */
export function builtAsset(source: string): string {
  if (import.meta.env.DEV) return `/client/${source}`
  const entry = manifest[`client/${source}`]
  if (!entry) throw new Error(`client/${source} is not in the build's manifest`)
  return `/${entry.file}`
}

type PictureFile = { hash: string; width: number; height: number; widths: number[] }

/** A picture of content/images by name; undefined if it does not exist. */
export function pictureFile(name: string): PictureFile | undefined {
  return (pictures as Record<string, PictureFile | undefined>)[name]
}

/** The `srcset` of a picture with every width. */
export function pictureSrcset(name: string, file: PictureFile): string {
  return file.widths.map((width) => `${pictureUrl(name, file, width, 'avif')} ${width}w`).join(', ')
}

/** URL of one size of a picture. */
export function pictureUrl(name: string, { hash }: PictureFile, width: number, format: 'avif' | 'webp'): string {
  return `/assets/pictures/${name}-${hash}-${width}.${format}`
}

/** Absolute URL of a picture in the size for sharing; undefined if it does not exist. */
export function sharedPicture(origin: string, name: string): string | undefined {
  const file = pictureFile(name)
  return file && origin + pictureUrl(name, file, Math.min(800, file.width), 'webp')
}

/** The web model of each machine that has one; tests validate the file. */
export const webModels = models as unknown as WebModels

export const layoutDrawings = drawings as unknown as LayoutDrawings

/** Height of the person beside the machines of the drawings, in meters. */
export const personHeight = 1.75

/** URL of a file of a layout drawing. */
export function layoutDrawingUrl(file: string): string {
  return `/assets/drawings/${file}`
}
