import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isLang, langs, languages } from '../../../content/registry/languages.ts'
import { print, runCommand } from '../cli/run-command.ts'
import { UserError } from '../cli/user-error.ts'
import { readRows } from './rows.ts'
import { sheetNames } from './texts.ts'
import { writeWorkbook } from './workbook.ts'

const usage = `Usage: npm run content:export -- ${langs.join(' | ')} [--to FILE.xlsx]
       npm run content:export -- new CODE

Writes every text of a language as a workbook for translators, with the English beside it; texts-ru.xlsx unless --to
names another file. \`new pt\` makes an empty workbook for a new language.`

await runCommand({ usage, positionals: 2, options: { to: { type: 'string' } } }, async ({ values, positionals }) => {
  const lang = readLanguageCode(positionals)
  const sheets = readRows(lang)
  const file = values.to ?? `texts-${lang}.xlsx`
  const rightToLeft = isLang(lang) && languages[lang].dir === 'rtl'
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await writeWorkbook(lang, sheets, rightToLeft))
  const counts = sheetNames.map((name) => `${name} ${sheets[name].length}`).join(', ')
  print(`${file}: ${counts}. Only the column "${lang}" can be changed; then npm run content:import -- ${file}`)
})

/** @throws UserError naming the languages there are */
function readLanguageCode([first = '', second = '']: string[]): string {
  if (first !== 'new') {
    if (isLang(first) && !second) return first
    throw new UserError(first ? `"${first}" is no language of the site.` : 'Which language?', [], usage)
  }
  if (isLang(second)) throw new UserError(`The site already has the language ${second}.`, [], usage)
  if (!/^[a-z]{2,3}$/.test(second) || new Intl.DisplayNames('en', { type: 'language' }).of(second) === second)
    throw new UserError(`"${second}" is not a language code, such as pt or de.`, [], usage)
  return second
}
