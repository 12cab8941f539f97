import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Imports `.bin` files as `Uint8Array`s inside the script, for development and tests. The Cloudflare plugin would restart the server
 * whenever one changes. The build keeps them as files beside the script.
 */
export function bytes(): Plugin {
  return {
    name: 'bytes',
    apply: 'serve',
    enforce: 'pre',
    // Vite names importers outside its root /@fs/path.
    resolveId: (id, importer) =>
      id.endsWith('.bin') && importer
        ? new URL(id, `file://${importer.replace(/^\/@fs(?=\/)/, '')}`).pathname
        : undefined,
    load: (id) =>
      id.endsWith('.bin')
        ? `export default new TextEncoder().encode(${JSON.stringify(readFileSync(id, 'utf8'))})`
        : undefined,
  }
}
