import { runCommand } from '../../src/commands/cli/run-command.ts'
import { buildSite } from '../../src/commands/start/build-site.ts'
import { wholeNumbers } from '../support/whole-numbers.ts'
import { runFuzz } from './fuzz.ts'

const usage = `Usage: npm run test:fuzz [-- --seed N --requests N]

Random and mutated requests on every route.`

const options = { seed: { type: 'string', default: '1' }, requests: { type: 'string', default: '20000' } } as const

await runCommand({ usage, options }, async ({ values }) => {
  const { seed, requests } = wholeNumbers(values)
  await buildSite()
  const { statuses, slowest, problems } = await runFuzz(seed, requests)

  process.stdout.write(
    `\nFuzz test, seed ${seed}, ${requests} requests, slowest ${slowest} ms\n\n| answer | requests |\n|---|---:|\n`,
  )
  for (const [status, count] of [...statuses].sort()) process.stdout.write(`| ${status} | ${count} |\n`)
  for (const problem of problems.slice(0, 20)) process.stdout.write(`\n${problem}\n`)
  process.stdout.write(
    problems.length > 0
      ? `\nFAILED: ${problems.length} problems\n`
      : '\nNo 5xx, no error in the log, nothing echoed unescaped.\n',
  )
  process.exitCode = problems.length > 0 ? 1 : 0
})
