import { runCommand } from '../cli/run-command.ts'
import { contentError } from './content-errors.ts'

const usage = `Usage: npm run content:check

Checks the content as the build and an import of translations do, and names file and line. Writes nothing.`

await runCommand({ usage }, async () => {
  // Some files of content are imported by code, which does not even load when they are no JSON.
  const { checkContent } = await import('./check.ts').catch((error: Error) => {
    throw contentError(error)
  })
  checkContent()
})
