import type { Glossary } from '../../../content/schema/glossary.ts'
import { bannedWords } from '../../build/banned-words.ts'
import { readJson } from '../../build/read-content.ts'
import { faultsOf, isSameWord } from './issues.ts'
import { type LanguageTexts, type SheetName, sheetNames } from './language.ts'
import { companyFacts, rowsOf, type Sheets } from './rows.ts'
import type { Workbook } from './workbook.ts'

/** A fault, and where: `pages, row 12, home.lead: {{founded}} ...`. */
export type Checked = { texts: LanguageTexts; faults: string[]; hints: string[] }

/** Checks every row of a filled workbook, in any order. @returns all faults */
export function checkWorkbook({ lang, sheets }: Workbook): Checked {
  const wanted = rowsOf(lang)
  const inOrder = (name: SheetName) => {
    const found = new Map((sheets[name] ?? []).map(({ place, text }) => [place, text]))
    // Texts that were added after the export do not change.
    return new Map(wanted[name].map(({ place, text }) => [place, found.get(place) ?? text]))
  }
  const texts = Object.fromEntries(sheetNames.map((name) => [name, inOrder(name)])) as LanguageTexts
  const measure = {
    lang,
    facts: companyFacts(lang, texts),
    forbidden: bannedWords(lang, readJson('glossary.json') as Glossary),
  }
  const faults: string[] = []
  const same: string[] = []
  const older: string[] = []
  const unchanged: string[] = []
  const unknown: string[] = []

  for (const name of sheetNames) {
    const rows = sheets[name]
    if (!rows) {
      faults.push(`sheet ${name} is missing`)
      continue
    }
    const places = new Map(wanted[name].map((row) => [row.place, row]))
    const seen = new Set<string>()
    for (const { place, english, text, row } of rows) {
      const known = places.get(place)
      const at = `${name}, row ${row}, ${place}`
      if (!known) unknown.push(at)
      else if (seen.has(place)) faults.push(`${at}: occurs twice`)
      if (!known || seen.size === seen.add(place).size) continue
      const filled = { ...known, text }
      if (text === '') {
        if (!mayBeEmpty(name, place, wanted, texts)) faults.push(`${at}: is empty`)
        continue
      }
      faults.push(...faultsOf(name, filled, measure).map((fault) => `${at}: ${fault}`))
      if (isSameWord(name, filled, lang)) same.push(place)
      if (english !== known.english && lang !== 'en') older.push(at)
    }
    for (const { place, text } of wanted[name].filter((row) => !seen.has(row.place))) {
      if (text) unchanged.push(`${name} ${place}`)
      else if (!mayBeEmpty(name, place, wanted, texts)) faults.push(`${name}: ${place} is gone; export again`)
    }
  }
  const hints = [
    ...(older.length > 0 ? [`English has changed since the export: ${older.join('; ')}`] : []),
    ...(unchanged.length > 0 ? [`Not in the workbook, so they stay as they are: ${unchanged.join('; ')}`] : []),
    ...(unknown.length > 0 ? [`Left out, the site has no such text: ${unknown.join('; ')}`] : []),
    ...(same.length > 0 ? [`The same as in English, if that is meant: ${same.join(', ')}`] : []),
  ]
  return { texts, faults, hints }
}

/** Checks the files of a language in content/: `content/pages/ru.json: home.lead: ...`. */
export function languageFaults(lang: string): string[] {
  const sheets = rowsOf(lang)
  const textsOf = (name: SheetName) => new Map(sheets[name].map(({ place, text }) => [place, text]))
  const texts = Object.fromEntries(sheetNames.map((name) => [name, textsOf(name)])) as LanguageTexts
  const forbidden = bannedWords(lang, readJson('glossary.json') as Glossary)
  const measure = { lang, facts: companyFacts(lang, texts), forbidden }
  return sheetNames.flatMap((name) =>
    sheets[name].flatMap((row) => {
      const empty = row.text === '' && !mayBeEmpty(name, row.place, sheets, texts)
      const faults = row.text === '' ? (empty ? ['is empty'] : []) : faultsOf(name, row, measure)
      return faults.map((fault) => `${fileOf(name, row.place, lang)}: ${fault}`)
    }),
  )
}

/** File and path of a row's text, as the build names them. */
function fileOf(name: SheetName, place: string, lang: string): string {
  if (name === 'interface') return `content/messages/${lang}.json: ${place}`
  if (name === 'pages') return `content/pages/${lang}.json: ${place}`
  if (name === 'company') return `content/site.json: ${place}`
  if (name === 'glossary') return `content/glossary.json: ${place}: ${lang}`
  const [key = '', ...path] = place.split('.')
  return `content/machines/${key}/${lang}.json: ${path.join('.')}`
}

/** Synonyms; and in a new language a whole machine, which is shown in English, or the whole glossary. */
function mayBeEmpty(name: SheetName, place: string, wanted: Sheets, texts: LanguageTexts): boolean {
  if (name === 'glossary' && place.endsWith(' / synonyms')) return true
  const part = name === 'machines' ? `${place.split('.')[0]}.` : name === 'glossary' ? '' : undefined
  if (part === undefined) return false
  const whole = (other: string) => other.startsWith(part) && !other.endsWith(' / synonyms')
  const none = (found: Iterable<[string, string]>) => [...found].every(([other, text]) => !whole(other) || text === '')
  return none(texts[name]) && none(wanted[name].map(({ place: other, text }) => [other, text]))
}
