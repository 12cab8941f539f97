import { type Lang, langs, sourceLang } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { collectMachineDocuments } from '../../build/machine-documents.ts'
import { readMachineFiles, readTexts } from '../../build/read-content.ts'
import { languageFaults } from '../translations/check.ts'
import { contentError } from './content-errors.ts'

/** Checks the content and prints the result. @throws UserError naming every file, line and fault */
export function checkContent(): void {
  const unreadable = new Map(langs.map((lang) => [lang, said(() => readTexts(lang))]))
  // Texts that cannot be read cannot be weighed, nor any beside an English that cannot.
  const isReadable = (lang: Lang) => unreadable.get(lang)?.length === 0
  const weighed = isReadable(sourceLang) ? langs.filter(isReadable) : []
  const faults = [
    ...said(collectMachineDocuments),
    ...[...unreadable.values()].flat(),
    ...weighed.flatMap(languageFaults),
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

/** Lines of the error that reading a part of the content throws. */
function said(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}
