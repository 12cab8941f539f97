import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { root } from './root.ts'

const id = 'virtual:client-manifest'

/** Gives the Worker the client's manifest as `virtual:client-manifest`; it is empty in development. */
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
