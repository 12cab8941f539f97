import { createCommand, runCommand } from '../cli/run-command.ts'

const command = createCommand(
  'content:check',
  'Checks the content as the build and an import of translations do, and names file and line. Writes nothing.',
)
  // Imported here: code that imports a content file does not load if the file is not valid JSON.
  .action(async () => (await import('./check.ts')).checkContent())

await runCommand(command)
