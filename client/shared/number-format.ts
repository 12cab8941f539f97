/** What stands between the ends of a range; Chinese writes a wave (GB/T 15834). */
export function rangeSeparator(lang: string): string {
  return lang === 'zh' ? '～' : '–'
}

/** What stands between the items of a list. */
export function listSeparator(lang: string): string {
  return { zh: '、', ar: '، ' }[lang] ?? ', '
}

/** What stands between two sentences: nothing in Chinese. */
export function sentenceSeparator(lang: string): string {
  return lang === 'zh' ? '' : ' '
}

/** What stands between a number and its unit: a Chinese word follows at once (3吨), any other after a space that does not break. */
export function unitSpace(unit: string): string {
  return /^[\u3400-\u9fff]/.test(unit) ? '' : '\u00a0'
}

/** A number with its unit. */
export function withUnit(value: string, unit: string): string {
  return `${value}${unitSpace(unit)}${unit}`
}

/** As Intl knows them; written down, because asking it first costs an isolate five milliseconds. */
const decimalMarks: Record<string, string> = { en: '.', zh: '.', ru: ',', es: ',', ar: '.' }

/** Comma or point, as the language writes it between whole and decimals. */
export function decimalMark(lang: string): string {
  decimalMarks[lang] ??= intlDecimalMark(lang)
  return decimalMarks[lang]
}

/** The same for any language. */
export function intlDecimalMark(lang: string): string {
  const parts = new Intl.NumberFormat(`${lang}-u-nu-latn`).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Digits as the language writes them: the language's decimal mark, no thousands mark below 10,000. */
export function formatNumber(value: number, lang: string): string {
  const [whole = '', decimals] = String(value).split('.')
  const mark = lang === 'en' || lang === 'zh' || lang === 'ar' ? ',' : '\u202f'
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, mark) : whole
  return decimals ? `${grouped}${decimalMark(lang)}${decimals}` : grouped
}
