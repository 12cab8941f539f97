import { type Lang, langs, sourceLang } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { collectMachineDocuments } from '../../build/machine-documents.ts'
import { readMachineFiles, readTexts } from '../../build/read-content.ts'
import { languageFaults } from '../translations/check.ts'
import { contentError } from './content-errors.ts'

/** Checks the content and prints the result. @throws UserError naming file, line and problem of each error */
export function checkContent(): void {
  const unreadable = new Map(langs.map((lang) => [lang, errorLines(() => readTexts(lang))]))
  // A language is compared with English, so both must be readable.
  const isReadable = (lang: Lang) => unreadable.get(lang)?.length === 0
  const readable = isReadable(sourceLang) ? langs.filter(isReadable) : []
  const faults = [
    ...errorLines(collectMachineDocuments),
    ...[...unreadable.values()].flat(),
    ...readable.flatMap(languageFaults),
  ]
  if (faults.length > 0) throw contentError({ message: [...new Set(faults)].join('\n') })
  for (const line of untranslated()) process.stdout.write(`${line}\n`)
  process.stdout.write(`${langs.length} languages, ${machineKeys.length} machines: no errors.\n`)
}

/** Warnings for machines that are shown in English because a language has no file. */
function untranslated(): string[] {
  return Object.entries(readMachineFiles()).flatMap(([key, { texts }]) =>
    langs
      .filter((lang) => !texts[lang])
      .map((lang) => `content/machines/${key}/${lang}.json: is missing; the page is shown in English`),
  )
}

/** The lines of the error that `read` throws; none if it succeeds. */
function errorLines(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}
