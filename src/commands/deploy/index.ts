import { createCommand, runCommand } from '../cli/run-command.ts'

const command = createCommand(
  'deploy',
  'Builds, runs the doctor, uploads the machine documents that KV lacks, deploys, and deactivates content that was published before. ' +
    'The first deploy creates the KV namespace and the Workflows. Options of wrangler deploy follow a second --.',
)
  .option('-e, --env <name>', 'another deployment: --env preview')
  .option('--var <name:value...>', 'a setting of this deployment')
  .option('--dry-run', 'only builds and bundles; uploads nothing')
  .argument('[others...]', 'options of wrangler deploy, after --')
  // Imported here, because wrangler takes a second that the help does not need.
  .action(async (others, options) => (await import('./deploy.ts')).deploy(others, options))

await runCommand(command)
