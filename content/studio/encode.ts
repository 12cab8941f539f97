/**
 * Makes the responsive set of every master: public/assets/pictures/NAME-HASH-WIDTH.avif (400, 800, full) and one WebP at 800,
 * and content/images/manifest.json. Skips files that exist, deletes those that no master has any more. The set is committed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative, sep } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** What the pages need to know of a picture. */
type ManifestEntry = { hash: string; width: number; height: number; widths: number[]; placeholder: string }

const ROOT = join(import.meta.dirname, '..', '..')
const MASTERS = join(ROOT, 'content', 'images')
const PICTURES = join(ROOT, 'public', 'assets', 'pictures')
const MANIFEST = join(MASTERS, 'manifest.json')
const SMALLER_WIDTHS = [400, 800]
const WEBP_WIDTH = 800
const FULL_WIDTH = 1600
/** Narrowest master that is taken (pixels), where pages show it small and elsewhere: below, it looks soft. */
const NARROWEST = { applications: 640, stages: 640, others: 1000 }
const MASTER_TYPES = ['.webp', '.png', '.jpg', '.jpeg']
/** Largest file of a full-width AVIF; the quality steps down until it fits. */
const LARGEST_BYTES = 90 * 1024
const AVIF_QUALITIES = [60, 55, 50, 45, 40]
const AVIF_EFFORT = 5
const WEBP_QUALITY = 80

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())
    : []

const unixPath = (path: string): string => path.split(sep).join('/')

/** Average of the pixels, weighted by their alpha: the ground shown before the picture has come. */
async function averageColour(master: string): Promise<string> {
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

/** AVIF at the best quality that stays within the limit. */
async function avif(picture: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of AVIF_QUALITIES) {
    bytes = await picture.clone().avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= LARGEST_BYTES) break
  }
  return bytes
}

/** Writes what is missing of one master's set; returns its entry and the names of all its files. */
async function encode(master: string): Promise<{ name: string; entry: ManifestEntry; files: string[] }> {
  const name = unixPath(relative(MASTERS, master)).slice(0, -extname(master).length)
  const hash = createHash('sha256').update(readFileSync(master)).digest('hex').slice(0, 8)
  const size = await sharp(master).metadata()
  const width = Math.min(size.width, FULL_WIDTH)
  const height = Math.round((size.height * width) / size.width)
  const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width]
  const webpWidth = Math.min(WEBP_WIDTH, width)
  const files: string[] = []
  const write = async (file: string, make: () => Promise<Buffer>): Promise<void> => {
    files.push(file)
    const path = join(PICTURES, file)
    if (existsSync(path)) return
    mkdirSync(dirname(path), { recursive: true })
    const bytes = await make()
    writeFileSync(path, bytes)
    console.log(`${file}  ${Math.round(bytes.length / 1024)} kB`)
  }
  for (const target of widths) await write(`${name}-${hash}-${target}.avif`, () => avif(sharp(master).resize(target)))
  await write(`${name}-${hash}-${webpWidth}.webp`, () =>
    sharp(master).resize(webpWidth).webp({ quality: WEBP_QUALITY, effort: 5 }).toBuffer(),
  )
  return { name, entry: { hash, width, height, widths, placeholder: await placeholder(name, hash, master) }, files }
}

const known: Record<string, ManifestEntry> = existsSync(MANIFEST)
  ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, ManifestEntry>)
  : {}

async function placeholder(name: string, hash: string, master: string): Promise<string> {
  const before = known[name]
  return before?.hash === hash ? before.placeholder : averageColour(master)
}

const masters = filesBelow(MASTERS)
  .filter((file) => MASTER_TYPES.includes(extname(file).toLowerCase()))
  .sort()
const faults = await faultsOf(masters)
if (faults.length > 0) {
  process.stderr.write(`Nothing is made: masters are wrong.\n${faults.map((fault) => `  ${fault}\n`).join('')}`)
  process.exit(1)
}
const manifest: Record<string, ManifestEntry> = {}
const belonging = new Set<string>()
for (const file of masters) {
  const { name, entry, files } = await encode(join(MASTERS, file))
  manifest[name] = entry
  for (const made of files) belonging.add(made)
}
for (const file of filesBelow(PICTURES).map(unixPath)) {
  if (belonging.has(file)) continue
  rmSync(join(PICTURES, file))
  console.log(`removed ${file}`)
}
const sorted = Object.fromEntries(Object.entries(manifest).sort(([first], [second]) => (first < second ? -1 : 1)))
const text = `${JSON.stringify(sorted, null, 2)}\n`
if (!existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== text) writeFileSync(MANIFEST, text)
console.log(`${masters.length} masters`)

/** What is wrong with the masters, before anything is written: two of one name, too narrow, not a picture. */
async function faultsOf(files: string[]): Promise<string[]> {
  const found: string[] = []
  const names = new Map<string, string>()
  for (const file of files) {
    const path = `content/images/${unixPath(file)}`
    const name = path.slice(0, -extname(file).length)
    const other = names.get(name)
    if (other) found.push(`${other} and ${path}: two masters of one name; remove the one that is not wanted`)
    names.set(name, path)
    const width = await sharp(join(MASTERS, file))
      .metadata()
      .then((size) => size.width)
      .catch(() => undefined)
    if (width === undefined) found.push(`${path}: is not a picture that can be read; save it as PNG, JPEG or WebP`)
    else if (width < narrowest(file))
      found.push(`${path}: is ${width} pixels wide, ${narrowest(file)} are needed and ${FULL_WIDTH} are best`)
  }
  return found
}

function narrowest(file: string): number {
  const [group = ''] = unixPath(file).split('/')
  return NARROWEST[group as keyof typeof NARROWEST] ?? NARROWEST.others
}
