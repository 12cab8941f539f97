import { readFileSync } from 'node:fs'
import { runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { checkWorkbook } from './check.ts'
import { filesOf, schemaFaults, writeFiles } from './files.ts'
import { readWorkbook, type Workbook } from './workbook.ts'

/** Maximum number of errors to print. */
const mostShown = 60

const usage = `Usage: npm run content:import -- texts-ru.xlsx

Checks a workbook of content:export and writes the JSON files of its language. Writes nothing
while a row is wrong. A new language is added to the site.`

await runCommand({ usage, positionals: 1 }, async ({ positionals: [file] }) => {
  if (!file) throw new UserError('Name a workbook.', [], usage)
  const workbook = await read(file)
  const { texts, faults, hints } = checkWorkbook(workbook)
  for (const hint of hints) process.stdout.write(`${hint}\n`)
  refuse(file, faults)
  const files = filesOf(workbook.lang, texts)
  refuse(file, schemaFaults(files))
  writeFiles(files)
  const added = files.has('languages.json') ? `; ${workbook.lang} is a language of the site now` : ''
  process.stdout.write(`${file}: ${files.size} files of content/ written${added}. Look at them: npm start\n`)
})

async function read(file: string): Promise<Workbook> {
  try {
    const workbook = await readWorkbook(readFileSync(file))
    if (/^[a-z]{2,3}$/.test(workbook.lang)) return workbook
    throw new Error(`the heading of the third column must be a language code, not "${workbook.lang}"`)
  } catch (error) {
    const advice = 'A workbook comes from npm run content:export -- LANGUAGE, saved as .xlsx.'
    throw new UserError(`${file} cannot be read.`, [(error as Error).message], advice)
  }
}

function refuse(file: string, faults: string[]): void {
  if (faults.length === 0) return
  const more = faults.length > mostShown ? [`... and ${faults.length - mostShown} more`] : []
  throw new UserError(`${file} has errors; nothing was written.`, [...faults.slice(0, mostShown), ...more])
}
