import { createCommand, runCommand } from '../../src/commands/cli/run-command.ts'
import { buildSite } from '../../src/commands/start/build-site.ts'
import { wholeNumbers } from '../support/whole-numbers.ts'
import { runFuzz } from './fuzz.ts'

const command = createCommand('test:fuzz', 'Random and mutated requests on every route.')
  .option('--seed <number>', 'seed of the random numbers', '1')
  .option('--requests <number>', 'number of requests', '20000')
  .action(test)

async function test(options: Record<'seed' | 'requests', string>): Promise<void> {
  const { seed, requests } = wholeNumbers(options)
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
}

await runCommand(command)
