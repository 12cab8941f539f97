import { buildSite } from '../../src/commands/build.ts'
import { findBrowser } from '../../src/commands/chromium.ts'
import { expectNoneLeft, markProcesses } from './leftovers.ts'

/** Builds and finds a browser once, before all test files: none of them builds while others serve what was built. */
export default async function setup(): Promise<() => Promise<void>> {
  markProcesses()
  await buildSite()
  await findBrowser()
  return expectNoneLeft
}
