import { expect, test } from 'vitest'
import { failuresOf, runFaults } from './faults.ts'

test('a hundred inquiries against a failing host, with the site killed in between: none lost', async () => {
  const lines: string[] = []
  const report = await runFaults({ seed: 7, inquiries: 100, clients: 10, kills: 1, say: (line) => lines.push(line) })
  expect(failuresOf(report), lines.join('\n')).toEqual([])
  expect(report.accepted).toBeGreaterThan(50)
  expect(report['posts in all']).toBeGreaterThan(report.delivered)
}, 240_000)
