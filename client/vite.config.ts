import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds the browser's scripts and the style sheet: hashed names, never emptying what another site still serves. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/assets/build/',
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: fileURLToPath(new URL('../public/assets/build', import.meta.url)),
    emptyOutDir: false,
    assetsDir: '.',
    manifest: '../../../client/generated/manifest.json',
    modulePreload: false,
    target: ['chrome110', 'firefox115', 'safari16.4'],
    rolldownOptions: { input: ['main.ts', 'styles/main.css'].map((file) => fileURLToPath(new URL(file, import.meta.url))) },
  },
})
