import { runCommand } from '../../src/commands/cli/run-command.ts'
import { buildSite } from '../../src/commands/start/build-site.ts'
import { wholeNumbers } from '../support/whole-numbers.ts'
import { failuresOf, runFaults } from './faults.ts'

const usage = `Usage: npm run test:faults [-- --seed N --inquiries N --clients N --kills N --operator PERCENT]

The long fault test: inquiries from many buyers while receivers fail, content in KV is damaged and the site is killed.
PERCENT of the inquiries are held, and as many are undelivered, so that an operator gets an alert.`

const options = {
  seed: { type: 'string', default: '1' },
  inquiries: { type: 'string', default: '5000' },
  clients: { type: 'string', default: '40' },
  kills: { type: 'string', default: '8' },
  operator: { type: 'string', default: '1' },
} as const

await runCommand({ usage, options }, async ({ values }) => {
  const plan = wholeNumbers(values)
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
})
