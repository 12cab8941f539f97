/** Builds what the Worker serves: content, then the browser's scripts and styles. `npm run build`. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildContent } from '../content/build.ts'

const output = new URL('../public/assets/build/', import.meta.url)

/** Files of earlier builds stay this long (milliseconds): pages that are still open load their chunks from them. */
const retention = 30 * 86_400_000

export async function buildSite(): Promise<void> {
  buildContent()
  await asProduction(() =>
    build({
      configFile: fileURLToPath(new URL('../client/vite.config.ts', import.meta.url)),
      mode: 'production',
      logLevel: 'error',
    }),
  )
  forgetOldFiles()
}

/** Vitest sets NODE_ENV to `test`, with which Vite would bundle React's development build. */
async function asProduction(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await work().finally(() => Object.assign(process.env, { NODE_ENV: NODE_ENV ?? 'production' }))
}

/** Removes files and content versions that no build of the last weeks has made; never what this build made. */
function forgetOldFiles(): void {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const current = read('../client/generated/manifest.json') + read('../content/generated/version.json')
  for (const folder of [output, new URL('content/', output)]) {
    for (const name of readdirSync(folder)) {
      const entry = new URL(name, folder)
      const old = Date.now() - statSync(entry).mtimeMs > retention
      if (old && name !== 'content' && !current.includes(name)) rmSync(entry, { recursive: true })
    }
  }
}

if (import.meta.main) await buildSite()
