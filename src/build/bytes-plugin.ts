import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Inlines `.bin` files in development and tests; the Cloudflare plugin would restart the server when one changes. */
export function bytes(): Plugin {
  return {
    name: 'bytes',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('.bin') && importer ? new URL(filePath(id), `file://${filePath(importer)}`).pathname : undefined,
    load: (id) =>
      id.endsWith('.bin')
        ? `export default new TextEncoder().encode(${JSON.stringify(readFileSync(id, 'utf8'))})`
        : undefined,
  }
}

/** Vite names files outside its root /@fs/path. */
const filePath = (id: string): string => id.replace(/^\/@fs(?=\/)/, '')
