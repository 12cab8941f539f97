import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../src/commands/start/build-site.ts'
import { findBrowser } from './browser/chromium.ts'

/** Builds once before all test files, unless `npm test` has just done so, and unpacks the browser. */
export default async function setup(): Promise<() => void> {
  if (!process.env.PRESS_SITE_BUILT) await buildSite()
  await findBrowser()
  return collectTemporaryFiles()
}

/** Uses one folder for all temporary files of the tests, browsers included, and removes it after the run. */
function collectTemporaryFiles(): () => void {
  // Shares Node's compile cache between the processes of this run and the next runs.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
  const folder = mkdtempSync(join(tmpdir(), 'press-site-tests-'))
  process.env.TMPDIR = folder
  // Retries, because a process that is ending may remove its own files at the same time.
  return () => {
    for (let attempt = 1; attempt <= 5 && existsSync(folder); attempt++) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
