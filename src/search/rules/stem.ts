import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'

/** The shortest word whose endings are removed; shorter ones are mostly codes and abbreviations. */
const shortestStemmed = 4

/** A normalized word without endings. Its script decides the language; `latin` is that of words in Latin letters. */
export function stem(word: string, latin: string): string {
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
    // "oring" is no form of "or".
    return stemmed.length < 3 ? word : stemmed
  }
  return word
}
