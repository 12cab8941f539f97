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

/** Removes what no build of the last weeks has made; never a file of this build, however old its contents. */
function forgetOldFiles(): void {
  const current = readFileSync(new URL('../client/generated/manifest.json', import.meta.url), 'utf8')
  for (const { name } of readdirSync(output, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const file = new URL(name, output)
    if (!current.includes(name) && Date.now() - statSync(file).mtimeMs > retention) rmSync(file)
  }
}

if (import.meta.main) await buildSite()
