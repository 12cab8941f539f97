import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from '../commands/wrangler/wrangler.ts'

const id = 'virtual:client-manifest'

/**
 * Gives the Worker the manifest of the built client as `virtual:client-manifest`. It is empty in development, where Vite
 * serves the sources.
 */
export function clientManifest(): Plugin {
  return {
    name: 'client-manifest',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      const isBuild = this.environment.mode === 'build' || Boolean(process.env.VITEST)
      return `export default ${isBuild ? readFileSync(`${root}dist/client/.vite/manifest.json`, 'utf8') : '{}'}`
    },
  }
}
