import { createCommand, runCommand } from '../cli/run-command.ts'

const command = createCommand(
  'start',
  'Builds the site and serves it as it would be deployed on http://localhost:8787. Inquiries go to an inbox on the next port ' +
    'unless a webhook is set. Use npm run dev for development with reload.',
)
  .option('--port <number>', 'another port; each has its own store')
  .option(
    '--var <name:value...>',
    'overrides a setting of wrangler.toml and .dev.vars (secrets belong in .dev.vars, because npm prints its command line)',
  )
  .option('--env <name>', 'the settings of another deployment: --env preview')
  .option('--persist-to <folder>', 'where inquiries and content are stored')
  .option('--ip <address>', 'listens on another address than this machine alone: --ip 0.0.0.0')
  // Imported here, because wrangler takes a second that the help does not need.
  .action(async (options) => (await import('./start.ts')).start(options))

await runCommand(command)
