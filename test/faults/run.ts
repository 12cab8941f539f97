import { createCommand, runCommand } from '../../src/commands/cli/run-command.ts'
import { buildSite } from '../../src/commands/start/build-site.ts'
import { wholeNumbers } from '../support/whole-numbers.ts'
import { failuresOf, runFaults } from './faults.ts'

const command = createCommand(
  'test:faults',
  'The long fault test: inquiries from many buyers while receivers fail, content in KV is damaged and the site is killed.',
)
  .option('--seed <number>', 'seed of the random numbers', '1')
  .option('--inquiries <number>', 'number of inquiries', '5000')
  .option('--clients <number>', 'number of buyers at a time', '40')
  .option('--kills <number>', 'how often the site is killed', '8')
  .option('--operator <percent>', 'share of inquiries that are held; as many are undelivered and raise an alert', '1')
  .action(test)

async function test(options: Record<'seed' | 'inquiries' | 'clients' | 'kills' | 'operator', string>): Promise<void> {
  const plan = wholeNumbers(options)
  await buildSite()
  const started = Date.now()
  const say = (line: string) =>
    process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}\n`)
  const report = await runFaults({ ...plan, say })

  process.stdout.write(`\nFault test, seed ${plan.seed}, ${plan.clients} clients\n\n| | |\n|---|---:|\n`)
  for (const [name, value] of Object.entries(report)) process.stdout.write(`| ${name} | ${value} |\n`)
  const failures = failuresOf(report)
  process.stdout.write(failures.length > 0 ? `\nFAILED: ${failures.join(', ')}\n` : '\nNo failures.\n')
  process.exitCode = failures.length > 0 ? 1 : 0
}

await runCommand(command)
