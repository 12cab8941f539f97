import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute and more, many of them mostly waiting. */
const longest = ['publish', 'start', 'accessibility-ar', 'accessibility-en', 'faults', 'layout', 'keyboard', 'html']

/** The longest files first: what begins last decides when everything has ended. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.includes(`/${name}.test.`))
    const others = (await super.sort(files)).filter((file) => rank(file) === -1)
    return [...files.filter((file) => rank(file) !== -1).sort((a, b) => rank(a) - rank(b)), ...others]
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../node_modules/.vite',
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    globalSetup: 'global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A whole page in a failure's message hides the failure.
    chaiConfig: { truncateThreshold: 300 },
    // Each file starts a workerd of its own; some only wait most of their time, so two cores carry three of them.
    maxWorkers: 3,
    // Files share no state but what they import, and wrangler takes a second to import.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
