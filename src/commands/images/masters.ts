import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import sharp from 'sharp'
import { root } from '../wrangler/wrangler.ts'

export const mastersFolder = join(root, 'content/images')

const types = ['.webp', '.png', '.jpg', '.jpeg']

/** Width up to which pages use a picture (pixels). */
export const fullWidth = 1600

/** Smallest width of a master in pixels, by group: smaller pictures look soft. */
const narrowest = { applications: 640, stages: 640, others: 1000 }

/** Pictures that must be cut out. */
const cutOut = /^(machines\/.*-(hero|side|front)|portfolio\/.*)$/

export const unixPath = (path: string): string => path.split(sep).join('/')

export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((file) => statSync(join(folder, file)).isFile())
}

/** Every master below content/images, sorted. */
export function findMasters(): string[] {
  return filesBelow(mastersFolder)
    .filter((file) => types.includes(extname(file).toLowerCase()))
    .sort()
}

/** `machines/vf-hero` of `machines/vf-hero.webp`. */
export function masterName(file: string): string {
  return unixPath(file).slice(0, -extname(file).length)
}

/** Faults of masters: two of one name, not a picture, too narrow. */
export async function masterFaults(files: string[]): Promise<string[]> {
  const found: string[] = []
  const paths = new Map<string, string>()
  for (const file of files) {
    const path = `content/images/${unixPath(file)}`
    const other = paths.get(masterName(file))
    if (other) found.push(`${other} and ${path}: two masters of one name; remove the one that is not wanted`)
    paths.set(masterName(file), path)
    const width = await sharp(join(mastersFolder, file))
      .metadata()
      .then((size) => size.width)
      .catch(() => undefined)
    const least = leastWidth(file)
    if (width === undefined) found.push(`${path}: is not a picture that can be read; save it as PNG, JPEG or WebP`)
    else if (width < least)
      found.push(`${path}: is ${width} pixels wide, ${least} are needed and ${fullWidth} are best`)
  }
  return found
}

/** Faults of masters that are not cut out although they must be. */
export async function uncutMasters(files: string[]): Promise<string[]> {
  const found: string[] = []
  for (const file of files.filter((name) => cutOut.test(masterName(name)))) {
    const picture = sharp(join(mastersFolder, file))
    const transparent = await picture
      .metadata()
      .then(async ({ hasAlpha }) => hasAlpha && !(await picture.stats()).isOpaque)
      .catch(() => true)
    if (!transparent)
      found.push(`content/images/${unixPath(file)}: is not cut out; machines need a transparent background`)
  }
  return found
}

function leastWidth(file: string): number {
  const [group = ''] = unixPath(file).split('/')
  return narrowest[group as keyof typeof narrowest] ?? narrowest.others
}
