import { globSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import sharp from 'sharp'
import { root } from '../../build/root.ts'

export const mastersFolder = join(root, 'content/images')

const types = ['.webp', '.png', '.jpg', '.jpeg']

/** Width up to which pages use a picture (pixels). */
export const fullWidth = 1600

/** Smallest width of a master in pixels, by group: smaller pictures look soft. */
const smallestWidths: Record<string, number | undefined> = { applications: 800, stages: 800 }
const smallestWidth = 1000

const cutOut = /^(machines\/.*-(hero|side|front)|portfolio\/.*)$/

/** Paths of all files below a folder, with slashes on every system. */
export function filesBelow(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll(sep, '/'))
}

/** Every master below content/images, sorted by name. */
export function findMasters(): string[] {
  const masters = filesBelow(mastersFolder).filter((file) => types.includes(extname(file).toLowerCase()))
  return masters.sort((a, b) => (masterName(a) < masterName(b) ? -1 : 1))
}

/** `machines/vf-hero` of `machines/vf-hero.webp`. */
export function masterName(file: string): string {
  return file.slice(0, -extname(file).length)
}

/** Faults of masters: two of one name, not a picture, too narrow. */
export async function masterFaults(files: string[]): Promise<string[]> {
  const named = [...Map.groupBy(files, masterName).values()]
  const found = named
    .filter(({ length }) => length > 1)
    .map((same) => `content/images/${same.join(' and ')} have the same name; remove all but one`)
  for (const file of files) {
    const path = `content/images/${file}`
    const size = await sharp(join(mastersFolder, file))
      .metadata()
      .catch(() => undefined)
    const least = smallestWidths[file.split('/')[0] ?? ''] ?? smallestWidth
    if (!size) found.push(`${path}: is not a picture that can be read; save it as PNG, JPEG or WebP`)
    else if (size.autoOrient.width < least)
      found.push(`${path}: is ${size.autoOrient.width} pixels wide, ${least} are needed and ${fullWidth} are best`)
  }
  return found
}

/** Faults of masters that are not cut out although they must be. Unreadable files are faults of `masterFaults`. */
export async function uncutMasters(files: string[]): Promise<string[]> {
  const wanted = files.filter((name) => cutOut.test(masterName(name)))
  const faults = wanted.map(async (file) => {
    const stats = await sharp(join(mastersFolder, file))
      .stats()
      .catch(() => undefined)
    return stats?.isOpaque ? [`content/images/${file}: is not cut out; machines need a transparent background`] : []
  })
  return (await Promise.all(faults)).flat()
}
