import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { normalize } from '../../i18n/normalize.ts'

/** A word of a text, or one Chinese character, and its place in the text as it is written. */
export type Word = { text: string; start: number; end: number; isHan: boolean }

const wordPattern =
  /[×✕*]|(?<=(?:^|[\sxх×*])\p{Nd}{1,2} ?)["″”]|\p{Script=Han}|\p{Nd}+(?:[.,٫]\p{Nd}+)*|(?:(?!\p{Script=Han})[\p{L}\p{M}\u0640])+/giu

/** Signs with the words that they stand for; a quotation mark behind one or two digits means inches. */
const signs: Record<string, string> = { '×': 'x', '✕': 'x', '*': 'x', '"': 'in', '″': 'in', '”': 'in' }

/** Splits a text into normalized words; digits and letters are separated, as buyers write "300t" and "VF300". */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const [found] = match
    const sign = signs[found]
    if (sign) return [{ text: sign, start: match.index, end: match.index + found.length, isHan: false }]
    const isNumber = /^\p{Nd}/u.test(found)
    const normalized = isNumber ? normalizeNumber(found) : normalize(found)
    if (!normalized) return []
    const isHan = /\p{Script=Han}/u.test(normalized)
    return [{ text: normalized, start: match.index, end: match.index + found.length, isHan }]
  })
}

/** A decimal number with Latin digits and a point; three digits behind a mark are thousands, except in 0.125. */
function normalizeNumber(text: string): string {
  const latin = text.split(/[.,٫]/).map(normalize).join('.')
  return /^[1-9]\d*(\.\d{3})+$/.test(latin) ? latin.replaceAll('.', '') : latin
}

/** The shortest word whose endings are removed; shorter ones are mostly codes and abbreviations. */
const shortestStemmed = 4

/** A normalized word without endings. Its script decides the language; `latin` is that of words in Latin letters. */
function stem(word: string, latin: string): string {
  if (word.length < shortestStemmed || /\d/.test(word)) return word
  if (/\p{Script=Cyrillic}/u.test(word)) {
    const stemmed = russian(word)
    // The library takes a part of the root for an ending in some short words: "смесь", "смеси".
    return stemmed.length < shortestStemmed ? word.replace(/[аеиоуыьэюя]$/, '') : stemmed
  }
  // The library keeps the regular feminine plural; as a singular it loses its ending.
  if (/\p{Script=Arabic}/u.test(word)) return arabic(word.replace(/ات$/, 'ه'))
  if (/\p{Script=Latin}/u.test(word)) {
    const stemmed = latin === 'es' ? spanish(word) : english(word)
    // "oring" is not a form of "or".
    return stemmed.length < 3 ? word : stemmed
  }
  return word
}

/** The stems of words joined to one key, as spaces and hyphens make no difference; words with a digit keep their endings. */
export function keyOf(words: { text: string }[], latin: string): string {
  const isCode = words.some(({ text }) => /\d/.test(text))
  return words.map(({ text }) => (isCode ? text : stem(text, latin))).join('')
}

/** Words of a Chinese text, which puts no spaces between them; everything else is left out. */
export function segmentChinese(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(text)].map(({ segment }) => segment).filter((word) => /\p{Script=Han}/u.test(word))
}

let segmenter: Intl.Segmenter | undefined

/** Whether two texts differ by one letter (added, removed or replaced) or by two exchanged neighbors. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  const isExchanged = short[start] === long[start + 1] && short[start + 1] === long[start]
  return isExchanged && short.slice(start + 2) === long.slice(start + 2)
}
