import { createCommand, print, runCommand } from '../cli/run-command.ts'
import { resultTable } from './checks/result.ts'

const command = createCommand(
  'doctor',
  'Lists what is missing for production, and sends a test to every webhook that is set. Every deploy runs it first.',
)
  .option('--env <name>', 'another deployment: --env preview')
  .option('--var <name:value...>', 'checks with this value of a setting')
  .action(async ({ env, var: given = [] }: { env?: string; var?: string[] }) => {
    // Imported here, because wrangler takes a second that the help does not need.
    const { accountChecks, localChecks } = await import('./run-checks.ts')
    const results = [...(await localChecks(given, env)), ...(await accountChecks(env))]
    print(resultTable(results))
    print('\nThen: send a test inquiry from the deployed site, find it in the receiver, and replay it once.')
    if (results.some(({ state }) => state === 'wrong')) process.exitCode = 1
  })

await runCommand(command)
