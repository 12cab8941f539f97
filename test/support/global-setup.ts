import type { TestProject } from 'vitest/node'
import { buildSite } from '../../src/commands/build.ts'
import { findBrowser } from '../../src/commands/chromium.ts'
import { bundleSite } from './bundle.ts'
import { expectNoneLeft, markProcesses } from './leftovers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Worker as a deploy would upload it. */
    bundle: string
  }
}

/**
 * Builds (unless `npm test` just has), bundles and finds a browser once, before all test files: none of them builds while
 * others serve what was built.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  markProcesses()
  if (!process.env.PRESS_SITE_BUILT) await buildSite()
  const [bundle] = await Promise.all([bundleSite(), findBrowser()])
  project.provide('bundle', bundle)
  return expectNoneLeft
}
