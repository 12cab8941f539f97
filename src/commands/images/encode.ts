/** Makes public/assets/pictures/NAME-HASH-WIDTH.avif and .webp of every master, and content/images/manifest.json. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { root } from '../../build/root.ts'
import { print } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { bleedAlpha } from './bleed.ts'
import { filesBelow, findMasters, fullWidth, masterFaults, masterName, mastersFolder } from './masters.ts'

type Manifest = Record<string, { hash: string; width: number; height: number; widths: number[] }>

const picturesFolder = join(root, 'public/assets/pictures')
const manifestFile = join(mastersFolder, 'manifest.json')
/** 1200 is the width of a phone with three device pixels per CSS pixel. */
const smallerWidths = [400, 800, 1200]
const webpWidth = 800
const webpOptions = { quality: 80, effort: 5, exact: true }
/** Largest file in bytes: AVIF for desktop and phone widths, WebP. The quality is reduced until the file fits. */
const maxBytes = { desktop: 90 * 1024, phone: 70_000, webp: 80_000 }
const avifQualities = [60, 55, 50, 45, 40]
const avifOptions = { effort: 5, chromaSubsampling: '4:4:4' }

async function encodeAvif(picture: Sharp, limit: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of avifQualities) {
    const options = { quality, ...avifOptions }
    bytes = await picture.clone().avif(options).toBuffer()
    if (bytes.length <= limit) break
  }
  return bytes
}

/** WebP; the transparency of a translucent product is coded with loss when the file would be too large. */
async function encodeWebp(picture: Sharp): Promise<Buffer> {
  const bytes = await picture.clone().webp(webpOptions).toBuffer()
  if (bytes.length <= maxBytes.webp) return bytes
  return picture.webp({ ...webpOptions, alphaQuality: 60 }).toBuffer()
}

/** Writes the missing files of one master. @returns its entry and the names of all its files */
async function encode(name: string, master: string) {
  const hash = createHash('sha256').update(readFileSync(master)).digest('hex').slice(0, 8)
  const { autoOrient: size } = await sharp(master).metadata()
  const width = Math.min(size.width, fullWidth)
  const height = Math.round((size.height * width) / size.width)
  const widths = [...smallerWidths.filter((smaller) => smaller < width), width]
  const files: string[] = []
  const write = async (target: number, type: string, convert: (picture: Sharp) => Promise<Buffer>): Promise<void> => {
    const file = `${name}-${hash}-${target}.${type}`
    files.push(file)
    const path = join(picturesFolder, file)
    if (existsSync(path)) return
    mkdirSync(dirname(path), { recursive: true })
    const bytes = await convert(await bleedAlpha(sharp(master, { autoOrient: true }).resize(target)))
    writeFileSync(path, bytes)
    print(`${file}  ${Math.round(bytes.length / 1024)} kB`)
  }
  for (const target of widths) {
    const limit = target < fullWidth ? maxBytes.phone : maxBytes.desktop
    await write(target, 'avif', (picture) => encodeAvif(picture, limit))
  }
  await write(Math.min(webpWidth, width), 'webp', encodeWebp)
  return { entry: { hash, width, height, widths }, files }
}

/** Writes missing files of all masters and removes files without a master. @throws UserError naming every wrong master */
export async function makePictures(): Promise<void> {
  const masters = findMasters()
  const faults = await masterFaults(masters)
  if (faults.length > 0) throw new UserError('Nothing was made: some source pictures are invalid.', faults)
  const before = filesBelow(picturesFolder)
  const manifest: Manifest = {}
  const files: string[] = []
  for (const file of masters) {
    const name = masterName(file)
    const encoded = await encode(name, join(mastersFolder, file))
    manifest[name] = encoded.entry
    files.push(...encoded.files)
  }
  const removed = before.filter((file) => !files.includes(file))
  for (const file of removed) {
    rmSync(join(picturesFolder, file))
    print(`removed ${file}`)
  }
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  const made = files.filter((file) => !before.includes(file)).length
  const result = made + removed.length > 0 ? `${made} files made, ${removed.length} removed` : 'nothing had to be made'
  print(`${masters.length} source picture${masters.length === 1 ? '' : 's'}: ${result}.`)
}
