/** Characters that search engines show of a page's title and description. */
const metaLimits: Record<string, number | undefined> = { title: 60, description: 155 }

/**
 * Maximum length of a text, in displayed characters: where search engines truncate it, else the length that our longest
 * language needs beside English (up to 24 characters more for a short word, 60 % for a sentence).
 */
export function limitOf(place: string, englishShown: string): number {
  const [, part = ''] = /\bmeta\.(\w+)$/.exec(place) ?? []
  return metaLimits[part] ?? Math.ceil((1.6 * lengthOf(englishShown) + 24) / 10) * 10
}

/** Length in characters, not in UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length
}
