import { machineKeys } from '../../../content/registry/machines.ts'
import type { Glossary } from '../../../content/schema/glossary.ts'
import { readJson } from '../../build/read-content.ts'
import { textLength } from './notes.ts'
import { placeholderFaults, withoutPlaceholders } from './placeholders.ts'
import { companyFacts, type Row, readRows, type Sheets } from './rows.ts'
import { isSynonyms, mapSheets, type SheetName, sheetNames, type Texts } from './texts.ts'
import type { Workbook } from './workbook.ts'

/** Checks a filled workbook. @returns the texts to write, all faults with their places, and hints */
export function checkWorkbook({ lang, sheets }: Workbook): { texts: Texts; faults: string[]; hints: string[] } {
  const wanted = readRows(lang)
  const labels = new Map<Row, string>()
  const faults: string[] = []
  const older: string[] = []
  const unchanged: string[] = []
  const removed: string[] = []
  const filled = mapSheets((name) => {
    if (!sheets[name]) faults.push(`sheet ${name} is missing`)
    const found = Map.groupBy(sheets[name] ?? [], ({ place }) => place)
    const rows = wanted[name].map((row) => {
      const [first, second] = found.get(row.place) ?? []
      found.delete(row.place)
      if (!first && row.text) unchanged.push(`${name} ${row.place}`)
      if (second) faults.push(`${name}, row ${second.row}, ${row.place}: occurs twice`)
      const label = first ? `${name}, row ${first.row}, ${row.place}` : `${name}, ${row.place}`
      if (first && first.english !== row.english && lang !== 'en') older.push(label)
      const result = { ...row, text: first?.text ?? row.text }
      if (first || !row.text) labels.set(result, label)
      return result
    })
    removed.push(...[...found.values()].flat().map(({ row, place }) => `${name}, row ${row}, ${place}`))
    return rows
  })
  // Texts that are not in the workbook have no label: they stay, so they are not checked.
  faults.push(...findFaults(lang, filled, (_, row) => labels.get(row)))
  const title = (sheets: Sheets, key: string) => sheets.machines.find(({ place }) => place === `${key}.title`)?.text
  const emptied = machineKeys.filter((key) => title(wanted, key) && !title(filled, key))
  const hints = [
    ...(older.length > 0 ? [`English has changed since the export: ${older.join('; ')}`] : []),
    ...(unchanged.length > 0 ? [`Not in the workbook, so they stay as they are: ${unchanged.join('; ')}`] : []),
    ...(emptied.length > 0 ? [`Empty in the workbook, so they stay as they are: ${emptied.join(', ')}`] : []),
    ...(removed.length > 0 ? [`Left out, because the site has no such text: ${removed.join('; ')}`] : []),
  ]
  return { texts: textsIn(filled), faults, hints }
}

/** Checks the files of a language in content/: `content/pages/ru.json: home.lead: ...`. */
export function checkLanguage(lang: string): string[] {
  return findFaults(lang, readRows(lang), (name, { place }) => {
    if (name === 'interface') return `content/messages/${lang}.json: ${place}`
    if (name === 'pages') return `content/pages/${lang}.json: ${place}`
    if (name === 'company') return `content/site.json: ${place}`
    if (name === 'glossary') return `content/glossary.json: ${place}: ${lang}`
    const [key, ...path] = place.split('.')
    return `content/machines/${key}/${lang}.json: ${path.join('.')}`
  })
}

function findFaults(lang: string, sheets: Sheets, label: (name: SheetName, row: Row) => string | undefined): string[] {
  const texts = textsIn(sheets)
  const banned = bannedWords(lang, readJson('glossary.json') as Glossary)
  const rules = { lang, facts: companyFacts(lang, texts), banned }
  return sheetNames.flatMap((name) =>
    sheets[name].flatMap((row) => {
      const at = label(name, row)
      if (!at) return []
      const empty = mayBeEmpty(name, row.place, texts) ? [] : ['is empty']
      const faults = row.text === '' ? empty : findRowFaults(name, row, rules)
      return faults.map((fault) => `${at}: ${fault}`)
    }),
  )
}

function textsIn(sheets: Sheets): Texts {
  return mapSheets((name) => new Map(sheets[name].map(({ place, text }) => [place, text])))
}

/** Synonyms may be empty; so may a whole machine, which is shown in English, and the whole glossary. */
function mayBeEmpty(name: SheetName, place: string, texts: Texts): boolean {
  if (isSynonyms(place)) return true
  if (name !== 'machines' && name !== 'glossary') return false
  const group = name === 'machines' ? `${place.split('.')[0]}.` : ''
  return [...texts[name]].every(([other, text]) => text === '' || isSynonyms(other) || !other.startsWith(group))
}

/** Words that the texts of a language must not use, with their replacements. Chinese has no spaces between words. */
export function bannedWords(lang: string, glossary: Glossary) {
  return Object.entries(glossary).flatMap(([term, { forbidden }]) => {
    const words = (forbidden as Record<string, string[]> | undefined)?.[lang] ?? []
    return words.map((word) => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu')
      return { word, term, appearsIn: (text: string) => (lang === 'zh' ? text.includes(word) : pattern.test(text)) }
    })
  })
}

type Rules = { lang: string; facts: Record<string, string>; banned: ReturnType<typeof bannedWords> }

function findRowFaults(name: SheetName, row: Row, { lang, facts, banned }: Rules): string[] {
  const { place, english, text, limit } = row
  // Control characters, line separators, zero-width spaces and marks that embed or override a direction; Arabic texts use isolates.
  const hidden = /[\p{Cc}\u200B\u2028-\u202E\uFEFF]/u.test(text) ? ['contains a line break or a hidden character'] : []
  if (name === 'glossary') return hidden
  // The translator cannot change the length of a fact.
  const length = textLength(withoutPlaceholders(text))
  // Names of companies, units and single words are often identical in several languages.
  const mayBeEnglish = lang === 'en' || name === 'company' || place.startsWith('unit.')
  const words = withoutPlaceholders(english).match(/\p{L}{2,}/gu) ?? []
  const isEnglish = !mayBeEnglish && text === english && words.length > 1
  return [
    ...hidden,
    ...placeholderFaults(row, lang, name === 'interface' || name === 'pages' ? facts : {}),
    ...(limit !== undefined && length > limit ? [`has ${length} characters, limit ${limit}`] : []),
    ...(isEnglish ? ['is still English'] : []),
    ...banned
      .filter(({ appearsIn }) => appearsIn(text))
      .map(({ word, term }) => `says "${word}", which the glossary forbids (${term})`),
  ]
}
