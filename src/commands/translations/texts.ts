import { existsSync } from 'node:fs'
import { flatten, joinPath } from '../../../client/shared/map-strings.ts'
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

export function mapSheets<T>(value: (name: SheetName) => T): Record<SheetName, T> {
  return Object.fromEntries(sheetNames.map((name) => [name, value(name)])) as Record<SheetName, T>
}

/** The texts of a language in its files; none for a new language. @throws Error naming the file */
export function readLanguage(lang: string): Texts {
  const company: [place: string, value: unknown][] = []
  mapTranslated(readJson('site.json'), (values, path) => {
    if (!links.includes(path)) company.push(...flatten(values[lang], path))
    return values
  })
  const places: Record<SheetName, [place: string, value: unknown][]> = {
    interface: Object.entries(readIfPresent(`messages/${lang}.json`)),
    pages: [...flatten(readIfPresent(`pages/${lang}.json`))],
    machines: machineKeys.flatMap((key) => [...flatten(readIfPresent(`machines/${key}/${lang}.json`), key)]),
    company,
    glossary: glossaryTexts(readJson('glossary.json') as GlossaryFile, lang),
  }
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return mapSheets((name) => new Map(places[name].filter(isText)))
}

export function readIfPresent(file: string): object {
  return existsSync(new URL(file, contentFolder)) ? (readJson(file) as object) : {}
}

type Replace = (values: Record<string, unknown>, path: string) => object

/** Copies a part of site.json and replaces the values by language of each of its translated parts. */
export function mapTranslated(part: unknown, replace: Replace, path = ''): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  if ('en' in part) return replace(part as Record<string, unknown>, path)
  const entries = Object.entries(part).map(([key, inner]) => [key, mapTranslated(inner, replace, joinPath(path, key))])
  return Object.fromEntries(entries)
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
