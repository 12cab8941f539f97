/**
 * Makes the responsive set of every master: public/assets/pictures/NAME-HASH-WIDTH.avif (400, 800, 1200, full) and one WebP at 800,
 * and content/images/manifest.json. Skips existing files, deletes files without a master. The set is committed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { root } from '../wrangler/wrangler.ts'
import { bleedAlpha } from './bleed.ts'
import { filesBelow, findMasters, fullWidth, masterFaults, masterName, mastersFolder, unixPath } from './masters.ts'

/** Data of a picture that pages use. */
type ManifestEntry = { hash: string; width: number; height: number; widths: number[]; placeholder: string }

const PICTURES = join(root, 'public/assets/pictures')
const MANIFEST = join(mastersFolder, 'manifest.json')
/** 1200 is the width of a phone with three device pixels per CSS pixel. */
const SMALLER_WIDTHS = [400, 800, 1200]
const WEBP_WIDTH = 800
/** Largest AVIF in bytes, for desktop and phone widths. The quality is reduced until the file fits. */
const LARGEST_BYTES = { desk: 90 * 1024, phone: 70_000 }
const AVIF_QUALITIES = [60, 55, 50, 45, 40]
const AVIF_EFFORT = 5
const WEBP_QUALITY = 80

/** Average color of the pixels, weighted by alpha: the background until the picture has loaded. */
async function averageColor(master: string): Promise<string> {
  const { data } = await sharp(master)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let weight = 0
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const alpha = data[pixel + 3]!
    weight += alpha
    for (const channel of [0, 1, 2]) sums[channel]! += data[pixel + channel]! * alpha
  }
  const parts = sums.map((sum) =>
    Math.round(sum / Math.max(1, weight))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

/** AVIF in the best quality within the limit. */
async function avif(picture: Sharp, limit: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of AVIF_QUALITIES) {
    bytes = await picture.clone().avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= limit) break
  }
  return bytes
}

/** Writes the missing files of one master. @returns its entry, the names of all its files, and lines about new ones */
async function encode(name: string, master: string, before: ManifestEntry | undefined): Promise<Encoded> {
  const hash = createHash('sha256').update(readFileSync(master)).digest('hex').slice(0, 8)
  const size = await sharp(master).metadata()
  const width = Math.min(size.width, fullWidth)
  const height = Math.round((size.height * width) / size.width)
  const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width]
  const webpWidth = Math.min(WEBP_WIDTH, width)
  const files: string[] = []
  const made: string[] = []
  const write = async (file: string, make: () => Promise<Buffer>): Promise<void> => {
    files.push(file)
    const path = join(PICTURES, file)
    if (existsSync(path)) return
    mkdirSync(dirname(path), { recursive: true })
    const bytes = await make()
    writeFileSync(path, bytes)
    made.push(`${file}  ${Math.round(bytes.length / 1024)} kB`)
  }
  for (const target of widths) {
    const limit = target < fullWidth ? LARGEST_BYTES.phone : LARGEST_BYTES.desk
    await write(`${name}-${hash}-${target}.avif`, async () =>
      avif(await bleedAlpha(sharp(master).resize(target)), limit),
    )
  }
  await write(`${name}-${hash}-${webpWidth}.webp`, async () => {
    const picture = await bleedAlpha(sharp(master).resize(webpWidth))
    return picture.webp({ quality: WEBP_QUALITY, effort: 5, exact: true }).toBuffer()
  })
  const placeholder = before?.hash === hash ? before.placeholder : await averageColor(master)
  return { entry: { hash, width, height, widths, placeholder }, files, made }
}

type Encoded = { entry: ManifestEntry; files: string[]; made: string[] }

/** Number of masters, created and removed files. If a master is wrong, no file is changed. */
export type Made = { masters: number; made: string[]; removed: string[]; faults: string[] }

/** Writes missing files of all masters and removes files without a master. `say` gets a line per file. */
export async function makePictures(say: (line: string) => void = () => undefined): Promise<Made> {
  const masters = findMasters()
  const faults = await masterFaults(masters)
  if (faults.length > 0) return { masters: masters.length, made: [], removed: [], faults }
  const known = existsSync(MANIFEST)
    ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, ManifestEntry>)
    : {}
  const manifest: Record<string, ManifestEntry> = {}
  const belonging = new Set<string>()
  const made: string[] = []
  for (const file of masters) {
    const name = masterName(file)
    const encoded = await encode(name, join(mastersFolder, file), known[name])
    manifest[name] = encoded.entry
    for (const one of encoded.files) belonging.add(one)
    for (const line of encoded.made) say(line)
    made.push(...encoded.made)
  }
  const removed = filesBelow(PICTURES)
    .map(unixPath)
    .filter((file) => !belonging.has(file))
  for (const file of removed) {
    rmSync(join(PICTURES, file))
    say(`removed ${file}`)
  }
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([first], [second]) => (first < second ? -1 : 1)))
  const text = `${JSON.stringify(sorted, null, 2)}\n`
  if (!existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== text) writeFileSync(MANIFEST, text)
  return { masters: masters.length, made, removed, faults: [] }
}
