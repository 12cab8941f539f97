import { describe, test } from 'vitest'
import { site } from '../../../src/site.ts'

/**
 * For tests of the specification's sample company: its year, place, hours and claims. They are skipped once
 * content/site.json describes another company; all other tests must pass.
 */
export const testOfSample: typeof test.skip = test.skipIf(!site.sample)
export const describeOfSample: typeof describe.skip = describe.skipIf(!site.sample)
