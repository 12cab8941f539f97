import { isLang, type Lang } from '../../../content/registry/languages.ts'
import type { Site } from '../../../content/schema/site.ts'
import { readJson, withoutPlural } from '../../build/read-content.ts'
import { templateValues } from '../../build/template-values.ts'
import { type GlossaryFile, type LanguageTexts, readLanguage, type SheetName, sheetNames } from './language.ts'
import { limitOf } from './limits.ts'
import { glossaryTerms, noteFor } from './notes.ts'
import { withFacts, withoutPlaceholders } from './placeholders.ts'
import { formOf, formsOf } from './plurals.ts'

/** A text of a language beside its English; `limit` in characters. */
export type Row = { place: string; english: string; text: string; limit: number | undefined; note: string }

export type Sheets = Record<SheetName, Row[]>

/** Every text of a language with its translation. A new language has only the texts without words. */
export function rowsOf(lang: string): Sheets {
  const [english, own] = [readLanguage('en'), readLanguage(lang)]
  const facts = companyFacts(lang, own)
  const glossary = readJson('glossary.json') as GlossaryFile
  const terms = glossaryTerms(glossary, lang)

  const rows = (sheet: SheetName): Row[] =>
    placesOf(sheet, lang, english, own).map((place) => {
      const source = english[sheet].get(place) ?? english[sheet].get(`${withoutPlural(place)}_other`) ?? ''
      const note =
        sheet === 'glossary' ? String(glossary[place]?.note ?? '') : noteFor(place, source, lang, facts, terms)
      return {
        place,
        english: source,
        text: own[sheet].get(place) ?? (saysNothing(source) ? source : ''),
        limit: sheet === 'glossary' || sheet === 'company' ? undefined : limitOf(place, withFacts(source, facts)),
        note,
      }
    })
  return Object.fromEntries(sheetNames.map((sheet) => [sheet, rows(sheet)])) as Sheets
}

/** The places of a sheet in the order of English, plural forms as the language has them. */
function placesOf(sheet: SheetName, lang: string, english: LanguageTexts, own: LanguageTexts): string[] {
  const places = [...new Set([...english[sheet].keys(), ...own[sheet].keys()])]
  if (sheet === 'glossary' && lang === 'en') return places.filter((place) => place.endsWith(' / synonyms'))
  if (sheet !== 'interface') return places
  const plural = (place: string) => formsOf(lang).map((form) => `${withoutPlural(place)}_${form}`)
  return [...new Set(places.flatMap((place) => (formOf(place) ? plural(place) : [place])))]
}

/** The company's facts in a language; in English where a new language lacks them. */
export function companyFacts(lang: string, { interface: messages, company }: LanguageTexts): Record<string, string> {
  const site = readJson('site.json') as Site
  const own = isLang(lang) && lang in site.place ? templateValues(site, lang, Object.fromEntries(messages)) : {}
  const places = [...company]
    .filter(([place]) => place.startsWith('place.'))
    .map(([place, text]) => [place.slice(6), text])
  return {
    ...templateValues(site, 'en' as Lang, Object.fromEntries(readLanguage('en').interface)),
    ...own,
    ...Object.fromEntries(places),
  }
}

/** Whether a text has only placeholders, digits and signs, so that it needs no translation. */
export function saysNothing(text: string): boolean {
  return text !== '' && !/\p{L}/u.test(withoutPlaceholders(text))
}
