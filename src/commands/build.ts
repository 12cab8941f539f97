import { globSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { build, createLogger } from 'vite'
import { buildContent } from '../build/build-content.ts'
import { runCommand } from './command.ts'
import { contentMistake } from './content/mistake.ts'
import { findingOf, Mistake } from './mistake.ts'
import { libraryApart, threeApart } from './three-apart.ts'
import { root } from './wrangler.ts'

const usage = `Usage: npm run build

Builds what the Worker serves: content, then the browser's scripts and styles.`

const output = new URL('../../public/assets/build/', import.meta.url)

/** Files of earlier builds stay this long (milliseconds): pages that are still open load their chunks from them. */
const retention = 30 * 86_400_000

/** @throws Mistake naming file and line */
export async function buildSite(): Promise<void> {
  try {
    await buildContent()
  } catch (error) {
    throw contentMistake(error as Error)
  }
  await buildClient()
  forgetOldFiles()
}

/**
 * Scripts and styles for the browser; `quick` leaves them readable and the viewer's library out, which takes a quarter of the time. A warning is a mistake,
 * too: a rule above the imports of a style sheet, for one, loses the sheets.
 * @throws Mistake naming file and line
 */
export async function buildClient({ quick = false } = {}): Promise<void> {
  const warnings: string[] = []
  const customLogger = createLogger('silent')
  // In color even where nobody looks: with CI set, whatever the terminal.
  customLogger.warn = customLogger.warnOnce = (text) => void warnings.push(stripVTControlCharacters(text))
  const settings = {
    configFile: `${root}client/vite.config.ts`,
    // Node reads TypeScript itself; bundling the file first takes a third of the build.
    configLoader: 'native' as const,
    mode: 'production',
    customLogger,
    ...(quick && { build: { minify: false, rolldownOptions: threeApart() } }),
  }
  const what = 'The scripts and styles do not build.'
  await asProduction(() => build(settings)).catch((error: Error & { errors?: unknown[] }) => {
    const errors = (error.errors ?? [error]) as { message?: string }[]
    throw new Mistake(
      what,
      errors.map((found) => findingOf(String(found.message ?? found), root)),
    )
  })
  const [warning] = warnings
  if (warning) throw new Mistake(what, [warningOf(warning)])
}

/** PostCSS names no file, but shows the line: it is looked for in the style sheets that hold imports. */
function warningOf(text: string) {
  const finding = findingOf(text, root)
  if (finding.file) return finding
  const [, line, shown = ''] = [...text.matchAll(/^(\d+) {2}\|(.*)\n\s+\|\s*\^/gm)][0] ?? []
  const [said = text] = text.replace(/^(\[[\w:-]+\] ?)+/, '').split('\n')
  const lineOf = (sheet: string) => readFileSync(root + sheet, 'utf8').split('\n')[Number(line) - 1]
  const file = globSync('client/styles/{,pages/}*.css', { cwd: root }).find(
    (sheet) => lineOf(sheet)?.trim() === shown.trim(),
  )
  return { message: said, file: file ?? 'client/styles/main.css', line: Number(line) || undefined }
}

/** Vitest sets NODE_ENV to `test`, with which Vite would bundle React's development build. */
async function asProduction(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await work().finally(() => Object.assign(process.env, { NODE_ENV: NODE_ENV ?? 'production' }))
}

/**
 * Removes what only the loop uses, and files and content versions that no build of the last weeks has used: pages that
 * were open before a deploy ask for them still. What this build uses, though made by an earlier one, counts from now.
 */
function forgetOldFiles(): void {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const current = [
    'client/generated/manifest',
    ...['version', 'artwork', 'form-texts'].map((name) => `content/generated/${name}`),
  ]
    .map((name) => read(`../../${name}.json`))
    .join()
  for (const folder of [output, new URL('content/', output)]) {
    for (const name of readdirSync(folder)) {
      const entry = new URL(name, folder)
      const old = Date.now() - statSync(entry).mtimeMs > retention || name.startsWith(libraryApart)
      if (current.includes(name)) utimesSync(entry, new Date(), new Date())
      else if (old && name !== 'content') rmSync(entry, { recursive: true })
    }
  }
}

if (import.meta.main) await runCommand({ usage }, buildSite)
