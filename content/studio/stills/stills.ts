import { existsSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { root } from '../../../src/build/root.ts'
import { createCommand, runCommand } from '../../../src/commands/cli/run-command.ts'
import type { MachineKey } from '../../registry/machines.ts'
import { type MachineStills, stillSize } from '../../schema/stills.ts'
import type { StepId, WebModel, WebModels } from '../../schema/web-model.ts'
import { chosenKeys, hashOf, ManifestFolder } from '../web/manifest.ts'
import type { Moment, Studio } from './page.ts'

const { width, height } = stillSize
/** Drawn larger and made smaller, so that edges are smooth. */
const finer = 2
const largestBytes = 12_288
const qualities = [82, 76, 70, 64, 58, 50, 42, 34]
/** Steps that go on and on are shown in their middle, all others as they end. */
const inTheMiddle: StepId[] = ['turn', 'cut', 'shake', 'feed', 'inject']
/** Host of the empty page; nothing leaves this computer. */
const host = 'http://studio.invalid'

type StudioWindow = { studio: Studio }

const command = createCommand(
  'stills',
  "Draws the stills of every step of a machine's cycle from its web model, in a browser without a screen. Writes " +
    'public/assets/stills and content/media/stills.json, both committed.',
)
  .argument('[keys...]', 'machines to draw again; otherwise those whose model has changed')
  .action(drawStills)

async function drawStills(named: string[]): Promise<void> {
  const models = JSON.parse(readFileSync(`${root}content/media/models.json`, 'utf8')) as WebModels
  const folder = new ManifestFolder<MachineStills>('stills')
  const browser = await launchBrowser()
  const page = await openStudio(await browser.newPage())
  for (const key of chosenKeys(named)) {
    const model = models[key]
    if (!model || (named.length === 0 && folder.entry(key)?.model === model.file)) continue
    const files = await drawSteps(page, key, model)
    folder.keep(key, { model: model.file, files: Object.keys(files) }, files)
    console.log(
      `${key}: ${Object.values(files)
        .map((bytes) => `${(bytes.length / 1000).toFixed(1)} kB`)
        .join(', ')}`,
    )
  }
  await browser.close()
}

/** Starts the headless browser of the npm package, or `CHROMIUM_PATH`, with WebGL in software. */
async function launchBrowser(): Promise<Browser> {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = process.env.CHROMIUM_PATH ?? (await packaged.executablePath())
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
  return chromium.launch({ executablePath, args })
}

/** An empty page with the studio's script, which reads models from public/. */
async function openStudio(page: Page): Promise<Page> {
  const bundle = await build({
    entryPoints: [`${root}content/studio/stills/page.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  await page.route(`${host}/**`, (route) => {
    const file = `${root}public${new URL(route.request().url()).pathname}`
    if (file.endsWith('/'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Studio</title>' })
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${host}/`)
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
  return page
}

/** The files of one machine by name, in the order of its steps. */
async function drawSteps(page: Page, key: MachineKey, model: WebModel): Promise<Record<string, Uint8Array>> {
  const { file, camera, groups, steps } = model
  const times = steps.flatMap(({ from, to }) => [from, (from + to) / 2, to - 1e-3])
  const near = await page.evaluate(
    async ([address, camera, groups, times]) => {
      const { studio } = window as unknown as StudioWindow
      await studio.load(address, camera)
      return studio.approach(camera, groups, times)
    },
    [`/assets/models/${file}`, camera, groups, times] as const,
  )
  const files: Record<string, Uint8Array> = {}
  for (const [index, { id, from, to }] of steps.entries()) {
    const moment: Moment = { at: inTheMiddle.includes(id) ? (from + to) / 2 : to - 1e-3, from, to }
    const drawn = await page.evaluate(
      ([near, moment, width, height]) => (window as unknown as StudioWindow).studio.draw(near, moment, width, height),
      [near, moment, width * finer, height * finer] as const,
    )
    const bytes = await encode(Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64'))
    const hash = hashOf(bytes)
    files[`${key}-${index + 1}-${hash}.webp`] = bytes
  }
  return files
}

/** WebP at the best quality that stays within the limit. */
async function encode(png: Buffer): Promise<Uint8Array> {
  const small = await sharp(png).resize(width, height).flatten({ background: '#fff' }).png().toBuffer()
  let bytes: Uint8Array = new Uint8Array()
  for (const quality of qualities) {
    bytes = await sharp(small).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= largestBytes) break
  }
  return bytes
}

await runCommand(command)
