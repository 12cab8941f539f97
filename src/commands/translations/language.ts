import { existsSync } from 'node:fs'
import { machineKeys } from '../../../content/registry/machines.ts'
import { readJson } from '../../build/read-content.ts'
import { placesOf } from './text-paths.ts'

/** The sheets of a workbook, each with the texts of one or several JSON files. */
export const sheetNames = ['interface', 'pages', 'machines', 'company', 'glossary'] as const
export type SheetName = (typeof sheetNames)[number]

/** Every text of a language by its place within a sheet, in the order of the files. */
export type LanguageTexts = Record<SheetName, Map<string, string>>

export type GlossaryFile = Record<string, Record<string, unknown>>

/** Links of a language. They are not translated; a new language starts with the English ones. */
const links = ['map', 'video']

/** The texts of a language in its files; none for a new language. @throws Error naming the file */
export function readLanguage(lang: string): LanguageTexts {
  return {
    interface: new Map(Object.entries(readIfThere(`messages/${lang}.json`) as Record<string, string>)),
    pages: new Map(placesOf(readIfThere(`pages/${lang}.json`))),
    machines: new Map(machineKeys.flatMap((key) => placesOf(readIfThere(`machines/${key}/${lang}.json`), key))),
    company: new Map(companyPlaces(readJson('site.json')).flatMap(([path, values]) => placesOf(values[lang], path))),
    glossary: new Map(glossaryPlaces(readJson('glossary.json') as GlossaryFile, lang)),
  }
}

/** Reads a JSON file of content/; undefined if it does not exist. */
export function readIfThere(file: string): unknown {
  return existsSync(new URL(`../../../content/${file}`, import.meta.url)) ? readJson(file) : {}
}

/** Texts of site.json: path and values by language. */
export function companyPlaces(part: unknown, path = ''): [path: string, values: Record<string, unknown>][] {
  if (typeof part !== 'object' || part === null || links.includes(path)) return []
  if ('en' in part) return [[path, part as Record<string, unknown>]]
  return Object.entries(part).flatMap(([key, inner]) => companyPlaces(inner, path ? `${path}.${key}` : key))
}

/** A term and its synonyms, separated by semicolons. */
export const synonymsOf = (term: string) => `${term} / synonyms`
const wordSeparator = '; '

function glossaryPlaces(glossary: GlossaryFile, lang: string): [place: string, text: string][] {
  return Object.entries(glossary).flatMap(([term, entry]) => {
    const own = lang === 'en' ? term : entry[lang]
    const synonyms = (entry.synonyms as Record<string, string[]> | undefined)?.[lang] ?? []
    return [
      ...(typeof own === 'string' ? [[term, own] as [string, string]] : []),
      [synonymsOf(term), synonyms.join(wordSeparator)] as [string, string],
    ]
  })
}
