/** What the fonts hold; `unicode-range` and `font-weight` in client/styles/fonts.css say the same. */

/** Lightest and boldest weight that the styles set. */
export const fontWeights = { min: 400, max: 650 }

/** Latin-1 whole, for names that buyers type, and the marks of our texts. */
const latinMarks = 'ıŒœˆ˚˜ʻʼ–—‘’‚“”„†‡•…‰′″‹›⁄€™↑↓−∕'

/** Letters of Russian and its neighbors that buyers' names are written with, and № */
const cyrillic = `${range(0x400, 0x45f)}ҐґҰұ№\u0301`

/** Letters, vowel signs and marks of Arabic. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670،؛؟`

export const lettersOf = { latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${latinMarks}`, cyrillic, arabic }

/** The typeface of each script, by the name of its package. */
export const typefaceOf = { latin: 'sofia-sans', cyrillic: 'sofia-sans', arabic: 'noto-sans-arabic' } as const

/** The file in client/fonts/ that holds a script. */
export function fontFile(script: keyof typeof typefaceOf): string {
  return script === 'arabic' ? `${typefaceOf.arabic}.woff2` : `${typefaceOf[script]}-${script}.woff2`
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
