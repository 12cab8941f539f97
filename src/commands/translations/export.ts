import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isLang, langs, languages } from '../../../content/registry/languages.ts'
import { readSiteFile } from '../../build/read-content.ts'
import { createCommand, print, runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { readRows } from './rows.ts'
import { sheetNames } from './texts.ts'
import { writeWorkbook } from './workbook.ts'

const command = createCommand(
  'content:export',
  'Writes every text of a language as a workbook for translators, with the English beside it.',
)
  .argument('<language>', `${langs.join(', ')}, or new`)
  .argument('[code]', 'the code of a new language, whose workbook is empty: new pt')
  .option('--to <file>', 'name of the workbook; texts-ru.xlsx by default')
  .action(exportTexts)

async function exportTexts(language: string, code: string | undefined, { to }: { to?: string }): Promise<void> {
  const lang = code === undefined && isLang(language) ? language : readNewLanguage(language, code)
  // Their errors name file and field; without them an incomplete file fails elsewhere or lacks texts in the workbook.
  readSiteFile()
  await import('../../../content/schema/glossary.ts')
  const sheets = readRows(lang)
  const file = to ?? `texts-${lang}.xlsx`
  const rightToLeft = isLang(lang) && languages[lang].dir === 'rtl'
  mkdirSync(dirname(file), { recursive: true })
  // A translator may have filled the earlier workbook.
  if (existsSync(file))
    throw new UserError(`${file} exists.`, [], 'Import or remove it, or choose another file with --to.')
  writeFileSync(file, await writeWorkbook(lang, sheets, rightToLeft))
  const counts = sheetNames.map((name) => `${name} ${sheets[name].length}`).join(', ')
  print(`${file}: ${counts}. Only the column "${lang}" can be changed; then npm run content:import -- ${file}`)
}

function readNewLanguage(first: string, code = ''): string {
  if (isLang(first)) throw new UserError(`${first} takes no second code; "${code}" was given.`)
  if (first !== 'new')
    throw new UserError(`"${first}" is not a language of the site.`, [], `Choose ${langs.join(', ')}.`)
  if (isLang(code)) throw new UserError(`The site already has the language ${code}.`)
  if (!/^[a-z]{2,3}$/.test(code) || new Intl.DisplayNames('en', { type: 'language' }).of(code) === code)
    throw new UserError(`"${code}" is not a language code, such as pt or de.`)
  return code
}

await runCommand(command)
