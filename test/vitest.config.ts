import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../node_modules/.vite',
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    globalSetup: 'support/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A whole page in a failure's message hides the failure.
    chaiConfig: { truncateThreshold: 300 },
    // Each file starts a workerd of its own; some only wait most of their time, so two cores carry three of them.
    maxWorkers: 3,
    // Files share no state but what they import, and wrangler takes a second to import.
    isolate: false,
  },
})
