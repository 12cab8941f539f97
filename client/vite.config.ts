import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Moves Vite's manifest out of the public folder to where the Worker imports it. */
function manifestForWorker(): Plugin {
  return {
    name: 'manifest-for-worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const manifest = bundle['manifest.json']
        if (manifest?.type !== 'asset') throw new Error('Vite wrote no manifest')
        delete bundle['manifest.json']
        mkdirSync(path('generated'), { recursive: true })
        writeFileSync(path('generated/manifest.json'), manifest.source)
      },
    },
  }
}

/** Builds the browser's scripts and style sheets: hashed names, never emptying what another site still serves. */
export default defineConfig({
  root: path('.'),
  base: '/assets/build/',
  publicDir: false,
  logLevel: 'warn',
  plugins: [manifestForWorker()],
  build: {
    outDir: path('../public/assets/build'),
    emptyOutDir: false,
    assetsDir: '.',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: false,
    // The viewer's chunk holds three; its own budget is in test/browser/viewer.test.ts.
    chunkSizeWarningLimit: 800,
    target: ['chrome110', 'firefox115', 'safari16.4'],
    // Warnings fail the build; a busy machine is no mistake.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ['main.ts', 'favicon.svg', ...globSync('styles/{main,print,viewer,pages/*}.css', { cwd: path('.') })].map(
        (file) => path(`./${file}`),
      ),
    },
  },
})
