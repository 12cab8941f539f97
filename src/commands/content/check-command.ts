import { runCommand } from '../cli/run-command.ts'
import { contentError } from './content-errors.ts'

const usage = `Usage: npm run content:check

Says what the build and a translator's import would say of the content, with file and line, and writes nothing.`

await runCommand({ usage }, async () => {
  // Some files of content are imported by code, which does not even load when they are no JSON.
  const { checkContent } = await import('./check.ts').catch((error: Error) => {
    throw contentError(error)
  })
  checkContent()
})
