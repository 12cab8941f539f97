import { type Lang, langs, sourceLang } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { collectMachineDocuments } from '../../build/machine-documents.ts'
import { readMachineFiles, readTexts } from '../../build/read-content.ts'
import { errorLines } from '../cli/content-error.ts'
import { print } from '../cli/run-command.ts'
import { checkLanguage } from '../translations/check.ts'

/** Checks the content and prints the result. @throws Error with file, field and problem of each fault */
export function checkContent(): void {
  const unreadable = new Map(langs.map((lang) => [lang, errorLines(() => readTexts(lang))]))
  // A language is compared with English, so both must be readable.
  const areMachinesReadable = errorLines(readMachineFiles).length === 0
  const isReadable = (lang: Lang) => areMachinesReadable && unreadable.get(lang)?.length === 0
  const readable = isReadable(sourceLang) ? langs.filter(isReadable) : []
  const faults = [
    ...errorLines(collectMachineDocuments),
    ...[...unreadable.values()].flat(),
    ...readable.flatMap(checkLanguage),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  for (const [key, { texts }] of Object.entries(readMachineFiles())) {
    for (const lang of langs.filter((lang) => !texts[lang]))
      print(`content/machines/${key}/${lang}.json: is missing; the page is shown in English`)
  }
  print(`${langs.length} languages, ${machineKeys.length} machines: no errors.`)
}
