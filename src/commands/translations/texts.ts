import { existsSync } from 'node:fs'
import { flatten, joinPath } from '../../../client/shared/documents.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { contentFolder, readJson } from '../../build/read-content.ts'

/** The sheets of a workbook, each with the texts of one or several JSON files. */
export const sheetNames = ['interface', 'pages', 'machines', 'company', 'glossary'] as const
export type SheetName = (typeof sheetNames)[number]

/** Every text of a language by its place within a sheet, in the order of the files. */
export type Texts = Record<SheetName, Map<string, string>>

export type GlossaryFile = Record<string, Record<string, unknown>>

/** Links of a language. They are not translated; a new language starts with the English ones. */
const links = ['map', 'video']

/** Makes a record of all sheets. */
export function mapSheets<T>(value: (name: SheetName) => T): Record<SheetName, T> {
  return Object.fromEntries(sheetNames.map((name) => [name, value(name)])) as Record<SheetName, T>
}

/** The texts of a language in its files; none for a new language. @throws Error naming the file */
export function readLanguage(lang: string): Texts {
  const places: Record<SheetName, [place: string, value: unknown][]> = {
    interface: Object.entries(readIfPresent(`messages/${lang}.json`)),
    pages: [...flatten(readIfPresent(`pages/${lang}.json`))],
    machines: machineKeys.flatMap((key) => [...flatten(readIfPresent(`machines/${key}/${lang}.json`), key)]),
    company: valuesByLanguage(readJson('site.json')).flatMap(([path, values]) => [...flatten(values[lang], path)]),
    glossary: glossaryTexts(readJson('glossary.json') as GlossaryFile, lang),
  }
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return mapSheets((name) => new Map(places[name].filter(isText)))
}

/** Reads a JSON file of content/; an empty object if it does not exist. */
export function readIfPresent(file: string): object {
  return existsSync(new URL(file, contentFolder)) ? (readJson(file) as object) : {}
}

/** Translated parts of site.json: path and values by language. */
function valuesByLanguage(part: unknown, path = ''): [path: string, values: Record<string, unknown>][] {
  if (typeof part !== 'object' || part === null || links.includes(path)) return []
  if ('en' in part) return [[path, part as Record<string, unknown>]]
  return Object.entries(part).flatMap(([key, inner]) => valuesByLanguage(inner, joinPath(path, key)))
}

/** The place of a term's synonyms, which are separated by semicolons. */
export const synonymsPlace = (term: string) => `${term} / synonyms`
export const isSynonyms = (place: string) => place.endsWith(' / synonyms')

function glossaryTexts(glossary: GlossaryFile, lang: string): [place: string, text: unknown][] {
  return Object.entries(glossary).flatMap(([term, entry]) => {
    const synonyms = (entry.synonyms as Record<string, string[]> | undefined)?.[lang] ?? []
    return [
      [term, lang === 'en' ? term : entry[lang]],
      [synonymsPlace(term), synonyms.join('; ')],
    ]
  })
}
