/** Renders a machine that moves: the frames of its cycle, one below the other, as the home page plays them. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { MachineKey } from '../registry/machines.ts'
import type { MachineMotion } from '../schema/motion.ts'
import type { StepId } from '../schema/web-model.ts'
import { type PictureEntry, readPictures } from './pictures.ts'
import { runSequentially } from './queue.ts'
import { buildModel, renderPicture } from './render/picture.ts'
import { requirePrograms } from './render/programs.ts'
import { stepTimes } from './web/cycle.ts'
import { ManifestFolder } from './web/manifest.ts'
import { moveToTime } from './web/pose.ts'
import { subjectOf } from './web/subjects/subjects.ts'

const KEY: MachineKey = 'VF'
const PICTURE = 'machines/vf-hero'
/** Frames of each step that moves something. */
const FRAMES: Partial<Record<StepId, number>> = { load: 16, close: 14, clamp: 6 }
/** Shares of the picture in which something moves, from its left and top. */
const REGION = { left: 0.285, top: 0.215, width: 0.48, height: 0.4 }
/** Width of the whole picture in pixels, of which the region is rendered. */
const PICTURE_WIDTH = 1200
/** Difference of a channel, of 255, that is more than noise. */
const MOVED = 10
/** Pixels by which the moved area is widened, and over which it ends at the border. */
const SOFT = 6
const AVIF = { quality: 55, chromaSubsampling: '4:4:4', effort: 6 }

type Pixels = { data: Buffer; width: number; height: number }

/** Seconds of the cycle of every frame; the first is the machine at rest. */
function frameTimes(): number[] {
  const moving = stepTimes(subjectOf(KEY).steps).flatMap(({ id, from, to }) => {
    const count = FRAMES[id] ?? 0
    return Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / count)
  })
  return [0, ...moving]
}

async function renderFrame(entry: PictureEntry, seconds: number): Promise<Pixels> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-studio-'))
  try {
    const kit = await buildModel(entry)
    moveToTime(kit, subjectOf(KEY), seconds)
    const { left, top, width, height } = REGION
    const crop = [left, left + width, 1 - top - height, 1 - top]
    return await pixelsOf(await renderPicture(entry, kit, { width: PICTURE_WIDTH, crop }, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The region of the picture itself, in the size of the frames. */
async function pictureRegion({ width, height }: Pixels): Promise<Pixels> {
  const master = sharp(join(import.meta.dirname, '..', 'images', `${PICTURE}.webp`))
  const size = await master.metadata()
  const region = {
    left: Math.round(REGION.left * size.width),
    top: Math.round(REGION.top * size.height),
    width: Math.round(REGION.width * size.width),
    height: Math.round(REGION.height * size.height),
  }
  return pixelsOf(sharp(await master.extract(region).toBuffer()).resize(width, height))
}

/** On the white of the page. */
async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The picture with what differs between the frame and the machine at rest: what does not move keeps its pixels. */
async function withMovement(picture: Pixels, rest: Pixels, frame: Pixels): Promise<Buffer> {
  const { width, height } = picture
  const moved = Buffer.alloc(width * height)
  for (const index of moved.keys()) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs(frame.data[index * 3 + channel]! - rest.data[index * 3 + channel]!) <= MOVED,
    )
    moved[index] = isSame ? 0 : 255
  }
  const area = { raw: { width, height, channels: 1 } } as const
  // A blurred single pixel of noise stays below what the gain lifts.
  const blurred = await sharp(moved, area).blur(SOFT).extractChannel(0).raw().toBuffer()
  const mask = await sharp(blurred, area).linear(12, -64).extractChannel(0).raw().toBuffer()
  const mixed = Buffer.from(picture.data)
  for (const [index, value] of mask.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const border = Math.min(x, y, width - 1 - x, height - 1 - y) / SOFT
    const share = (value / 255) * Math.min(1, border)
    for (const at of [index * 3, index * 3 + 1, index * 3 + 2])
      mixed[at] = picture.data[at]! * (1 - share) + frame.data[at]! * share
  }
  return mixed
}

await requirePrograms()
const entry = readPictures().find(({ name }) => name === PICTURE)
if (!entry) throw new Error(`No picture ${PICTURE} in content/studio/pictures`)
const times = frameTimes()
const frames: Pixels[] = []
for (const [index, seconds] of times.entries()) {
  console.log(`frame ${index + 1} of ${times.length}`)
  frames.push(await runSequentially(() => renderFrame(entry, seconds)))
}
const rest = frames[0]!
const picture = await pictureRegion(rest)
const mixed = await Promise.all(frames.map((frame) => withMovement(picture, rest, frame)))
const { width, height } = picture
const bytes = await sharp(Buffer.concat(mixed), { raw: { width, height: height * mixed.length, channels: 3 } })
  .avif(AVIF)
  .toBuffer()
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
const file = `${KEY}-${hash}.avif`
new ManifestFolder<MachineMotion>('motion').keep(
  KEY,
  { file, frames: frames.length, region: REGION },
  { [file]: bytes },
)
console.log(`public/assets/motion/${file}: ${Math.round(bytes.length / 1000)} kB`)
