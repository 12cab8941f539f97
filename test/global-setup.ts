import { buildSite } from './build.ts'

/** Builds once before all test files; none of them builds again while others serve what was built. */
export default async function setup(): Promise<void> {
  await buildSite()
}
