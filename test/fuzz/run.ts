/** `npm run test:fuzz`: random and mutated requests on every route. Options: --seed N --requests N */

import { option } from '../../src/commands/arguments.ts'
import { buildSite } from '../../src/commands/build.ts'
import { bundleSite } from '../support/bundle.ts'
import { runFuzz } from './fuzz.ts'

const args = process.argv.slice(2)
const seed = Number(option(args, 'seed') ?? 1)
const requests = Number(option(args, 'requests') ?? 20_000)

await buildSite()
const { statuses, slowest, problems } = await runFuzz(bundleSite(), seed, requests)

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
