import { runCommand } from '../cli/run-command.ts'

const usage = `Usage: npm run content:check

Checks the content as the build and an import of translations do, and names file and line. Writes nothing.`

await runCommand({ usage }, async () => {
  // Imported dynamically: code that imports a content file does not load if the file is not valid JSON.
  const { checkContent } = await import('./check.ts')
  checkContent()
})
