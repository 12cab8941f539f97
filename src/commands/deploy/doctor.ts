import { createCommand, print, runCommand } from '../cli/run-command.ts'

const command = createCommand(
  'doctor',
  'Lists what is missing for production, and sends a test to every webhook that is set. Every deploy runs it first.',
)
  .option('--env <name>', 'another deployment: --env preview')
  .option('--var <name:value...>', 'checks with this value of a setting')
  .action(async ({ env, var: varOptions = [] }: { env?: string; var?: string[] }) => {
    // Imported here, because wrangler takes a second that the help does not need.
    const { runChecks } = await import('./run-checks.ts')
    const passed = await runChecks(varOptions, env)
    print('\nThen: send a test inquiry from the deployed site, find it in the receiver, and replay it once.')
    if (!passed) process.exitCode = 1
  })

await runCommand(command)
