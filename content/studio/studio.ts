import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Sharp } from 'sharp'
import { bleedAlpha } from '../../src/commands/images/bleed.ts'
import { makeDrawings } from './drawings/make.ts'
import { type PictureEntry, readPictures } from './pictures.ts'
import { runSequentially } from './queue.ts'
import { reduced } from './render/finish.ts'
import { buildModel, groundOf, renderPicture } from './render/picture.ts'
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

const IMAGES = join(import.meta.dirname, '..', 'images')
const DRAFTS = join(tmpdir(), 'picture-studio-drafts')
const DRAFT_PAGE = '#f4f3f0'
const MASTER_QUALITY = 92

async function saveMaster(picture: Sharp, entry: PictureEntry, target: string): Promise<void> {
  const master = await bleedAlpha(reduced(picture, entry.size, groundOf(entry) === 'page'))
  await master.webp({ quality: MASTER_QUALITY, alphaQuality: 100, exact: true, effort: 5 }).toFile(target)
}

async function make(entry: PictureEntry, options: { draft?: boolean; crop?: number[] | undefined }): Promise<void> {
  console.log(entry.name)
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'picture-studio-'))
  try {
    const kit = await buildModel(entry)
    const picture = await renderPicture(entry, kit, options, folder)
    const isTrial = options.draft || options.crop
    const target = isTrial ? join(DRAFTS, `${entry.name}.png`) : join(IMAGES, `${entry.name}.webp`)
    mkdirSync(dirname(target), { recursive: true })
    if (isTrial) await picture.flatten({ background: DRAFT_PAGE }).png().toFile(target)
    else await saveMaster(picture, entry, target)
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
