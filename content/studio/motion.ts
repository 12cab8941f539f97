/** Renders a machine that moves: the frames of its cycle in a grid, as the home page plays them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { MachineKey } from '../registry/machines.ts'
import type { MachineMotion } from '../schema/motion.ts'
import type { StepId } from '../schema/web-model.ts'
import { runSequentially } from './queue.ts'
import { renderPicture } from './render/picture.ts'
import { requirePrograms } from './render/programs.ts'
import { stepTimes } from './web/cycle.ts'
import { buildMachine } from './web/machine.ts'
import { hashOf, ManifestFolder } from './web/manifest.ts'
import { moveToTime } from './web/pose.ts'
import { subjectOf } from './web/subjects/subjects.ts'

const KEY: MachineKey = 'VF'
/** Frames of each step that moves something. */
const FRAMES: Partial<Record<StepId, number>> = { load: 32, close: 28, clamp: 12 }
/** Shares of the picture in which something moves, from its left and top. */
const REGION = { left: 0.285, top: 0.215, width: 0.48, height: 0.4 }
/** Width of the whole picture in pixels, of which the region is rendered. */
const PICTURE_WIDTH = 1200
/** Difference of a channel, of 255, that is more than noise. */
const MOVED = 10
/** Pixels by which the moved area is widened, and over which it ends at the border. */
const SOFT = 6
/** Frames in a row of the grid, and their width in pixels. */
const COLUMNS = 8
const FRAME_WIDTH = 480
const AVIF = { quality: 38, chromaSubsampling: '4:4:4', effort: 6 }

type Pixels = { data: Buffer; width: number; height: number }

/** Seconds of the cycle of every frame; the first is the machine at rest. */
function frameTimes(): number[] {
  const moving = stepTimes(subjectOf(KEY).steps).flatMap(({ id, from, to }) => {
    const count = FRAMES[id] ?? 0
    return Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / count)
  })
  return [0, ...moving]
}

async function renderFrame(seconds: number): Promise<Pixels> {
  const folder = mkdtempSync(join(tmpdir(), 'picture-studio-'))
  try {
    const { kit, picture } = await buildMachine(KEY)
    moveToTime(kit, subjectOf(KEY), seconds)
    const { left, top, width, height } = REGION
    const crop = [left, left + width, 1 - top - height, 1 - top]
    return await pixelsOf(await renderPicture(picture, kit, { width: PICTURE_WIDTH, crop }, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** On the white of the page. */
async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The parts of a frame that differ from the machine at rest; everything else is transparent. RGBA. */
async function movedParts(rest: Pixels, { data, width, height }: Pixels): Promise<Buffer> {
  const moved = Buffer.alloc(width * height)
  for (const index of moved.keys()) {
    const isSame = [0, 1, 2].every(
      (channel) => Math.abs(data[index * 3 + channel]! - rest.data[index * 3 + channel]!) <= MOVED,
    )
    moved[index] = isSame ? 0 : 255
  }
  const area = { raw: { width, height, channels: 1 } } as const
  // A blurred single pixel of noise stays below what the gain lifts.
  const blurred = await sharp(moved, area).blur(SOFT).extractChannel(0).raw().toBuffer()
  const mask = await sharp(blurred, area).linear(12, -64).extractChannel(0).raw().toBuffer()
  const parts = Buffer.alloc(width * height * 4, 255)
  for (const [index, value] of mask.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const border = Math.min(x, y, width - 1 - x, height - 1 - y) / SOFT
    const alpha = value * Math.min(1, border)
    if (alpha > 0) data.copy(parts, index * 4, index * 3, index * 3 + 3)
    parts[index * 4 + 3] = alpha
  }
  return parts
}

/** All frames in rows of the grid, at the size in which they are played. */
async function gridOf(frames: readonly Buffer[], { width, height }: Pixels): Promise<Sharp> {
  const size = { width: width * COLUMNS, height: height * Math.ceil(frames.length / COLUMNS) }
  const white = { ...size, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } } as const
  const placed = frames.map((input, index) => ({
    input,
    raw: { width, height, channels: 4 } as const,
    left: width * (index % COLUMNS),
    top: height * Math.floor(index / COLUMNS),
  }))
  const grid = await sharp({ create: white }).composite(placed).png().toBuffer()
  return sharp(grid).resize({ width: FRAME_WIDTH * COLUMNS })
}

await requirePrograms()
const times = frameTimes()
const frames: Pixels[] = []
for (const [index, seconds] of times.entries()) {
  console.log(`frame ${index + 1} of ${times.length}`)
  frames.push(await runSequentially(() => renderFrame(seconds)))
}
const rest = frames[0]!
const parts = await Promise.all(frames.map((frame) => movedParts(rest, frame)))
const bytes = await (await gridOf(parts, rest)).avif(AVIF).toBuffer()
const file = `${KEY}-${hashOf(bytes)}.avif`
const picture = hashOf(
  readFileSync(join(import.meta.dirname, '..', 'images', 'machines', `${KEY.toLowerCase()}-hero.webp`)),
)
new ManifestFolder<MachineMotion>('motion').keep(
  KEY,
  { picture, file, frames: frames.length, columns: COLUMNS, region: REGION },
  { [file]: bytes },
)
console.log(`public/assets/motion/${file}: ${Math.round(bytes.length / 1000)} kB`)
