import { findBrowser } from './browser/launch.ts'
import { buildSite } from './build.ts'

/** Builds and finds a browser once, before all test files: none of them builds while others serve what was built. */
export default async function setup(): Promise<void> {
  await buildSite()
  await findBrowser()
}
