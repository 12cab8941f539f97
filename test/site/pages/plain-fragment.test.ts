import { expect, test } from 'vitest'
import * as cached from '../../../src/rendering/fragment-cache.tsx'
import * as plain from '../../bench/plain-fragment.tsx'

test('the reference of the benchmark replaces every export of the fragment cache', () => {
  expect(Object.keys(plain).sort()).toEqual(Object.keys(cached).sort())
})
