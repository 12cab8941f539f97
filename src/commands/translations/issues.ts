import type { BannedWord } from '../../build/banned-words.ts'
import type { SheetName } from './language.ts'
import { lengthOf } from './limits.ts'
import { placeholderFaults, withoutPlaceholders } from './placeholders.ts'
import { type Row, saysNothing } from './rows.ts'

/** Rules for a row. */
export type Measure = { lang: string; facts: Record<string, string>; forbidden: BannedWord[] }

/** Faults of the text of one row. */
export function faultsOf(sheet: SheetName, { place, english, text, limit }: Row, measure: Measure): string[] {
  const { lang, forbidden } = measure
  const facts = sheet === 'interface' || sheet === 'pages' ? measure.facts : {}
  // The translator cannot change the length of a fact.
  const length = lengthOf(withoutPlaceholders(text))
  return [
    ...(/[\r\n]/.test(text) ? ['holds a line break; write one line'] : []),
    ...(sheet === 'glossary' ? [] : placeholderFaults({ place, english, text, lang }, facts)),
    ...(limit !== undefined && length > limit ? [`has ${length} characters, ${limit} fit`] : []),
    ...(isTranslated(sheet, place, lang) && isLeft(text, english) ? ['is English still'] : []),
    ...(sheet === 'glossary' ? [] : forbidden)
      .filter(({ appearsIn }) => appearsIn(text))
      .map(({ word, term }) => `says "${word}", which the glossary forbids (${term})`),
  ]
}

/** Company names, units and search terms are often identical in several languages. */
function isTranslated(sheet: SheetName, place: string, lang: string): boolean {
  return lang !== 'en' && sheet !== 'company' && sheet !== 'glossary' && !place.startsWith('unit.')
}

/** Whether a text is unchanged English and more than a name, a unit or a word that languages share. */
function isLeft(text: string, english: string): boolean {
  const words = withoutPlaceholders(english).match(/\p{L}{2,}/gu) ?? []
  return text === english && words.length > 1
}

/** Whether a text is one English word: often intended (a name, a unit), sometimes forgotten. */
export function isSameWord(sheet: SheetName, { place, english, text }: Row, lang: string): boolean {
  return isTranslated(sheet, place, lang) && text === english && !saysNothing(text) && !isLeft(text, english)
}
