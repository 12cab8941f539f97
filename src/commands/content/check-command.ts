import { createCommand, runCommand } from '../cli/run-command.ts'

const description =
  'Checks the content as the build and an import of translations do, and names file and line. Writes nothing.'

await runCommand(
  createCommand('content:check', description).action(async () => {
    // Imported dynamically: code that imports a content file does not load if the file is not valid JSON.
    const { checkContent } = await import('./check.ts')
    checkContent()
  }),
)
