import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Files that wrangler puts beside the Worker's script, for Vite and Vitest: inside it. */
export const bytes: Plugin = {
  name: 'bytes',
  load(id) {
    if (!id.endsWith('.bin')) return
    const base64 = JSON.stringify(readFileSync(id, 'base64'))
    return `export default Uint8Array.from(atob(${base64}), (byte) => byte.charCodeAt(0))`
  },
}
