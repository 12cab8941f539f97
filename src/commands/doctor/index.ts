import { runCommand } from '../cli/run-command.ts'
import { table } from './check.ts'
import { accountLines, examine } from './run-checks.ts'

const usage = `Usage: npm run doctor [-- --env NAME --var NAME:VALUE ...]

Lists what this checkout still lacks for production, and sends a test to the webhooks that are set. A deploy runs it first.

  --env NAME        another deployment: --env preview
  --var NAME:VALUE  as if a setting had this value`

const options = { env: { type: 'string' }, var: { type: 'string', multiple: true } } as const

await runCommand({ usage, options }, async ({ values: { env, var: given = [] } }) => {
  const lines = [...(await examine(given, env)), ...(await accountLines(env))]
  process.stdout.write(table(lines))
  process.stdout.write('\nThen: a test inquiry from the deployed site, seen in the receiver, and replayed once.\n')
  if (lines.some(({ state }) => state === 'wrong')) process.exitCode = 1
})
