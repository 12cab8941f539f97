import { describe, test } from 'vitest'
import { site } from '../../src/site.ts'

/**
 * For what holds of the specification's sample company only: its year, place, hours and claims. Once content/site.json
 * says that the company is another's, these are left out, and all others must hold.
 */
export const testOfSample: typeof test.skip = test.skipIf(!site.sample)
export const describeOfSample: typeof describe.skip = describe.skipIf(!site.sample)
