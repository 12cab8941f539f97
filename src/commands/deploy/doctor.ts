import { print, runCommand } from '../cli/run-command.ts'
import { resultTable } from './checks/result.ts'
import { accountChecks, localChecks } from './run-checks.ts'

const usage = `Usage: npm run doctor [-- --env NAME --var NAME:VALUE ...]

Lists what is missing for production, and sends a test to every webhook that is set. Every deploy runs it first.

  --env NAME        another deployment: --env preview
  --var NAME:VALUE  checks with this value of a setting`

const options = { env: { type: 'string' }, var: { type: 'string', multiple: true } } as const

await runCommand({ usage, options }, async ({ values: { env, var: given = [] } }) => {
  const results = [...(await localChecks(given, env)), ...(await accountChecks(env))]
  print(resultTable(results))
  print('\nThen: send a test inquiry from the deployed site, find it in the receiver, and replay it once.')
  if (results.some(({ state }) => state === 'wrong')) process.exitCode = 1
})
