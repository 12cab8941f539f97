/** Characters in the font files; `unicode-range` and `font-weight` in client/styles/fonts.css must match. */

/** Lightest and boldest weight in the styles. */
export const fontWeights = { min: 400, max: 650 }

/** All of Latin-1, for names that buyers type, and the punctuation of our texts. */
const latinMarks = 'ıŒœˆ˚˜ʻʼ–—‘’‚“”„†‡•…‰′″‹›⁄€™↑↓−∕'

/** Letters of Russian and related languages in buyers' names, and № */
const cyrillic = `${range(0x400, 0x45f)}ҐґҰұ№\u0301`

/** Arabic letters, vowel signs and punctuation. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}\u0670،؛؟`

export const lettersOf = { latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${latinMarks}`, cyrillic, arabic }

/** The typeface of each script, by npm package name. */
export const typefaceOf = { latin: 'sofia-sans', cyrillic: 'sofia-sans', arabic: 'noto-sans-arabic' } as const

/** The file in client/fonts/ for a script. */
export function fontFile(script: keyof typeof typefaceOf): string {
  return script === 'arabic' ? `${typefaceOf.arabic}.woff2` : `${typefaceOf[script]}-${script}.woff2`
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}
