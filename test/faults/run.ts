/** `npm run test:faults`: the long fault test. Options: --seed N --inquiries N --clients N --kills N */

import { option } from '../../src/commands/arguments.ts'
import { buildSite } from '../../src/commands/build.ts'
import { failuresOf, runFaults } from './faults.ts'

const args = process.argv.slice(2)
const number = (name: string, otherwise: number) => Number(option(args, name) ?? otherwise)
const options = {
  seed: number('seed', 1),
  inquiries: number('inquiries', 5000),
  clients: number('clients', 40),
  kills: number('kills', 8),
}

await buildSite()
const started = Date.now()
const say = (line: string) =>
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}\n`)
const report = await runFaults({ ...options, say })

process.stdout.write(`\nFault test, seed ${options.seed}, ${options.clients} clients\n\n| | |\n|---|---:|\n`)
for (const [name, value] of Object.entries(report)) process.stdout.write(`| ${name} | ${value} |\n`)
const failures = failuresOf(report)
process.stdout.write(failures.length > 0 ? `\nFAILED: ${failures.join(', ')}\n` : '\nNone lost.\n')
process.exitCode = failures.length > 0 ? 1 : 0
