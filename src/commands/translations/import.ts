import { readFile } from 'node:fs/promises'
import { createCommand, print, runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { checkWorkbook } from './check.ts'
import { createFiles, schemaFaults, writeFiles } from './files.ts'
import { readWorkbook } from './workbook.ts'

const maxShown = 60

const command = createCommand(
  'content:import',
  'Checks a workbook of content:export and writes the JSON files of its language. Writes nothing while a row is wrong. ' +
    'A new language is added to the site.',
)
  .argument('<workbook>', 'for example texts-ru.xlsx')
  .action(importTexts)

async function importTexts(file: string): Promise<void> {
  const workbook = await readFile(file)
    .then(readWorkbook)
    .catch((error: Error) => {
      const advice = 'A workbook comes from npm run content:export -- LANGUAGE, saved as .xlsx.'
      throw new UserError(`${file} cannot be read.`, [error.message], advice)
    })
  const { texts, faults, hints } = checkWorkbook(workbook)
  for (const hint of hints) print(hint)
  refuse(file, faults)
  const files = createFiles(workbook.lang, texts)
  refuse(file, schemaFaults(files))
  writeFiles(files)
  const added = files.has('languages.json') ? `; ${workbook.lang} is a language of the site now` : ''
  print(`${file}: ${files.size} files of content/ written${added}. Check them with npm start`)
}

function refuse(file: string, faults: string[]): void {
  if (faults.length === 0) return
  const more = faults.length > maxShown ? [`... and ${faults.length - maxShown} more`] : []
  throw new UserError(`${file} has errors; nothing was written.`, [...faults.slice(0, maxShown), ...more])
}

await runCommand(command)
