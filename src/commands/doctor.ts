/** `npm run doctor [-- --env preview --var NAME:VALUE]`: what stands between this checkout and buyers. A deploy runs it first. */
import { option } from './arguments.ts'
import { accountLines, examine } from './doctor/examine.ts'
import { table } from './doctor/line.ts'
import { runCommand } from './mistake.ts'

await runCommand(async () => {
  const args = process.argv.slice(2)
  const env = option(args, 'env')
  const lines = [...(await examine(args, env)), ...(await accountLines(env))]
  process.stdout.write(table(lines))
  process.stdout.write('\nThen: a test inquiry from the deployed site, seen in the receiver, and replayed once.\n')
  if (lines.some(({ state }) => state === 'wrong')) process.exitCode = 1
})
