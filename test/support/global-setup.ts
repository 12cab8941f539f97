import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../src/commands/cli/chromium.ts'
import { buildSite } from '../../src/commands/start/build-site.ts'

/** Builds once before all test files, unless `npm test` has just done so, and unpacks the browser. */
export default async function setup(): Promise<() => void> {
  if (!process.env.PRESS_SITE_BUILT) await buildSite()
  await findBrowser()
  return collectTemporaryFiles()
}

/** Everything that the tests and what they start leave in the folder for temporary files, browsers included, goes with the run. */
function collectTemporaryFiles(): () => void {
  // What Node keeps of the code that it has compiled serves every process of this run, and the next runs.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
  const folder = mkdtempSync(join(tmpdir(), 'press-site-tests-'))
  process.env.TMPDIR = folder
  // A process that ends just now removes its own part, which breaks off whoever meets it there.
  return () => {
    for (let attempt = 1; attempt <= 5 && existsSync(folder); attempt++) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
