import { isLang } from '../../../content/registry/languages.ts'
import type { Site } from '../../../content/schema/site.ts'
import { readJson, withoutPlural } from '../../build/read-content.ts'
import { templateValues } from '../../build/template-values.ts'
import { glossaryTerms, maxLength, translatorNote } from './notes.ts'
import { withFacts, withoutPlaceholders } from './placeholders.ts'
import { pluralForm, pluralForms } from './plurals.ts'
import { type GlossaryFile, isSynonyms, mapSheets, readLanguage, type SheetName, type Texts } from './texts.ts'

/** A text of a language beside its English; `limit` in characters. */
export type Row = { place: string; english: string; text: string; limit: number | undefined; note: string }

export type Sheets = Record<SheetName, Row[]>

/** Every text of a language with its translation. A new language has only the texts without words. */
export function readRows(lang: string): Sheets {
  const [english, own] = [readLanguage('en'), readLanguage(lang)]
  const facts = companyFacts(lang, own)
  const glossary = readJson('glossary.json') as GlossaryFile
  const terms = glossaryTerms(glossary, lang)

  function createRow(sheet: SheetName, place: string): Row {
    const source = english[sheet].get(place) ?? english[sheet].get(`${withoutPlural(place)}_other`) ?? ''
    const isFree = sheet === 'glossary' || sheet === 'company'
    // A text of only placeholders, digits and signs needs no translation.
    const text = own[sheet].get(place) ?? (/\p{L}/u.test(withoutPlaceholders(source)) ? '' : source)
    const limit = isFree ? undefined : maxLength(place, withFacts(source, facts))
    const note =
      sheet === 'glossary' ? String(glossary[place]?.note ?? '') : translatorNote(place, source, lang, { facts, terms })
    return { place, english: source, text, limit, note }
  }

  return mapSheets((sheet) => listPlaces(sheet, lang, english, own).map((place) => createRow(sheet, place)))
}

/** The places of a sheet in the order of English, plural forms as the language has them. */
function listPlaces(sheet: SheetName, lang: string, english: Texts, own: Texts): string[] {
  const places = [...new Set([...english[sheet].keys(), ...own[sheet].keys()])]
  if (sheet === 'glossary' && lang === 'en') return places.filter(isSynonyms)
  if (sheet !== 'interface') return places
  const plural = (place: string) => pluralForms(lang).map((form) => `${withoutPlural(place)}_${form}`)
  return [...new Set(places.flatMap((place) => (pluralForm(place) ? plural(place) : [place])))]
}

/** The company's facts in a language; in English where a new language lacks them. */
export function companyFacts(lang: string, { interface: messages, company }: Texts): Record<string, string> {
  const site = readJson('site.json') as Site
  const own = isLang(lang) && lang in site.place ? templateValues(site, lang, Object.fromEntries(messages)) : {}
  const places = [...company].filter(([place]) => place.startsWith('place.'))
  return {
    ...templateValues(site, 'en', Object.fromEntries(readLanguage('en').interface)),
    ...own,
    ...Object.fromEntries(places.map(([place, text]) => [place.slice('place.'.length), text])),
  }
}
