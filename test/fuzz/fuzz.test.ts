import { expect, test } from 'vitest'
import { runFuzz } from './fuzz.ts'

test('three hundred random requests: no 5xx, no error in the log, nothing echoed unescaped', async () => {
  const { problems, statuses } = await runFuzz(1, 300)
  expect(problems).toEqual([])
  expect(statuses.size).toBeGreaterThan(5)
}, 120_000)
