/** What stands between the ends of a range; Chinese writes a wave (GB/T 15834). */
export function rangeMark(lang: string): string {
  return lang === 'zh' ? '～' : '–'
}

const commaLanguages = ['ru', 'es']

/** Digits as the language writes them: decimal comma in Russian and Spanish, no thousands mark below 10,000. */
export function numberText(value: number, lang: string): string {
  const [whole = '', decimals] = String(value).split('.')
  const mark = lang === 'en' || lang === 'zh' || lang === 'ar' ? ',' : '\u202f'
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, mark) : whole
  return decimals ? `${grouped}${commaLanguages.includes(lang) ? ',' : '.'}${decimals}` : grouped
}
