import { forbiddenWords } from '../../../content/forbidden.ts'
import type { Glossary } from '../../../content/glossary.ts'
import { readJson } from '../../../content/read.ts'
import { faultsOf, isSameWord } from './faults.ts'
import { type LanguageTexts, type SheetName, sheetNames } from './language.ts'
import { companyFacts, type Row, rowsOf, type Sheets } from './rows.ts'
import type { FilledRow, Workbook } from './workbook.ts'

/** A fault, and where: `pages, row 12, home.lead: {{founded}} ...`. */
export type Checked = { texts: LanguageTexts; faults: string[]; hints: string[] }

/** Holds a filled workbook against what its language needs: every row, whatever its order; all faults at once. */
export function checkWorkbook({ lang, sheets }: Workbook): Checked {
  const wanted = rowsOf(lang)
  const inOrder = (name: SheetName) => {
    const found = new Map((sheets[name] ?? []).map(({ place, text }) => [place, text]))
    return new Map(wanted[name].map(({ place }) => [place, found.get(place) ?? '']))
  }
  const texts = Object.fromEntries(sheetNames.map((name) => [name, inOrder(name)])) as LanguageTexts
  const measure = {
    lang,
    facts: companyFacts(lang, texts),
    forbidden: forbiddenWords(lang, readJson('glossary.json') as Glossary),
  }
  const faults: string[] = []
  const same: string[] = []
  const older: string[] = []

  for (const name of sheetNames) {
    const rows = sheets[name]
    if (!rows) {
      faults.push(`sheet ${name} is missing`)
      continue
    }
    const places = new Map(wanted[name].map((row) => [row.place, row]))
    faults.push(...strays(name, rows, places))
    for (const { place, english, text, row } of rows) {
      const known = places.get(place)
      if (!known) continue
      const at = `${name}, row ${row}, ${place}`
      const filled = { ...known, text }
      if (text === '') {
        if (!mayBeEmpty(name, place, wanted, texts)) faults.push(`${at}: is empty`)
        continue
      }
      faults.push(...faultsOf(name, filled, measure).map((fault) => `${at}: ${fault}`))
      if (isSameWord(name, filled, lang)) same.push(place)
      if (english !== known.english && lang !== 'en') older.push(at)
    }
  }
  const hints = [
    ...(older.length > 0 ? [`English has changed since the export: ${older.join('; ')}`] : []),
    ...(same.length > 0 ? [`The same as in English, if that is meant: ${same.join(', ')}`] : []),
  ]
  return { texts, faults, hints }
}

/** Rows that are gone, came from elsewhere or stand twice. */
function strays(name: SheetName, rows: FilledRow[], places: Map<string, Row>): string[] {
  const seen = new Set<string>()
  const odd = rows.flatMap(({ place, row }) => {
    const twice = seen.size === seen.add(place).size
    if (!places.has(place)) return [`${name}, row ${row}: there is no text at "${place}"`]
    return twice ? [`${name}, row ${row}, ${place}: stands twice`] : []
  })
  return [...odd, ...[...places.keys()].filter((place) => !seen.has(place)).map((place) => `${name}: ${place} is gone`)]
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
