/** Builds what the Worker serves: content, then the browser's scripts and styles. `npm run build`. */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildContent } from '../content/build.ts'

export async function buildSite(): Promise<void> {
  buildContent()
  await build({
    configFile: fileURLToPath(new URL('../client/vite.config.ts', import.meta.url)),
    mode: 'production',
    logLevel: 'error',
  })
}

if (import.meta.main) await buildSite()
