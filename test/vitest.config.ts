import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { bytes } from '../src/build/bytes-plugin.ts'
import { clientManifest } from '../src/build/client-manifest-plugin.ts'

/** Files that mostly wait for other processes or for time to pass. */
const slowest = /(faults|alert-bursts|alerts|dev|publish|content-damaged|viewer|firefox)\.test\.ts$/

/** Starts the slowest files first, so that none of them runs alone at the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(slowest.test(moduleId))
    return (await super.sort(files)).toSorted((one, other) => isSlow(other) - isSlow(one))
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../node_modules/.vite',
  plugins: [bytes(), clientManifest()],
  // React as it is deployed; its development build takes three times as long.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    globalSetup: 'support/global-setup.ts',
    setupFiles: 'support/clean-up.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default of one second failed on busy machines.
    expect: { poll: { timeout: 30_000 } },
    // A whole page in a failure's message hides the failure.
    chaiConfig: { truncateThreshold: 300 },
    sequence: { sequencer: SlowestFirst },
    // Some files mostly wait, so two cores can run four at a time.
    maxWorkers: 4,
    // Browsers sometimes fail on a busy machine. CI retries a test once; the report shows the retry.
    retry: process.env.CI ? 1 : 0,
    // Files in one process share what they import (wrangler takes a second), a site and a browser (support/).
    isolate: false,
    // Tests import rendering code as the build contains it.
    env: { NODE_ENV: 'production', DEV: '', PROD: '1' },
  },
})
