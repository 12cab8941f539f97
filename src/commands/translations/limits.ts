/** Characters that search engines show of a page's title and description. */
const metaLimits: Record<string, number | undefined> = { title: 60, description: 155 }

/**
 * Most characters a text may have, as shown: what search engines cut, and elsewhere what the longest of our languages
 * needs beside English (a short word up to 24 characters more, a sentence 60 %).
 */
export function limitOf(place: string, englishShown: string): number {
  const [, part = ''] = /\bmeta\.(\w+)$/.exec(place) ?? []
  return metaLimits[part] ?? Math.ceil((1.6 * lengthOf(englishShown) + 24) / 10) * 10
}

/** Length as people count it: in characters, not in UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length
}
