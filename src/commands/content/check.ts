import { type Lang, langs, sourceLang } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { collectMachineDocuments } from '../../build/machine-documents.ts'
import { readMachineFiles, readTexts } from '../../build/read-content.ts'
import { languageFaults } from '../translations/check.ts'
import { contentMistake } from './content-errors.ts'

/** Says that nothing is wrong with the content. @throws Mistake naming every file, line and fault */
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
  if (faults.length > 0) throw contentMistake({ message: [...new Set(faults)].join('\n') })
  for (const line of untranslated()) process.stdout.write(`${line}\n`)
  process.stdout.write(`${langs.length} languages, ${machineKeys.length} machines: nothing is wrong.\n`)
}

/** Machines that are shown in English for want of a file: no fault, but nobody should find out by chance. */
function untranslated(): string[] {
  return Object.entries(readMachineFiles()).flatMap(([key, { texts }]) =>
    langs
      .filter((lang) => !texts[lang])
      .map((lang) => `content/machines/${key}/${lang}.json: is not there; it is shown in English`),
  )
}

/** What a part of the content complains of, line by line. */
function said(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}
