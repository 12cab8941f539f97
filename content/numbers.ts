/** What stands between the ends of a range; Chinese writes a wave (GB/T 15834). */
export function rangeMark(lang: string): string {
  return lang === 'zh' ? '～' : '–'
}

/** What stands between the items of a list. */
export function listMark(lang: string): string {
  return { zh: '、', ar: '، ' }[lang] ?? ', '
}

/** What stands between two sentences: nothing in Chinese. */
export function sentenceGap(lang: string): string {
  return lang === 'zh' ? '' : ' '
}

/** A number with its unit: a Chinese word follows at once (3吨), any other after a space that does not break. */
export function withUnit(value: string, unit: string): string {
  return /^\p{Script=Han}/u.test(unit) ? value + unit : `${value}\u00a0${unit}`
}

const decimalMarks = new Map<string, string>()

/** Comma or point, as the language writes it between whole and decimals. */
function decimalMark(lang: string): string {
  const known = decimalMarks.get(lang)
  if (known) return known
  const parts = new Intl.NumberFormat(`${lang}-u-nu-latn`).formatToParts(0.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  decimalMarks.set(lang, mark)
  return mark
}

/** Digits as the language writes them: the language's decimal mark, no thousands mark below 10,000. */
export function numberText(value: number, lang: string): string {
  const [whole = '', decimals] = String(value).split('.')
  const mark = lang === 'en' || lang === 'zh' || lang === 'ar' ? ',' : '\u202f'
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, mark) : whole
  return decimals ? `${grouped}${decimalMark(lang)}${decimals}` : grouped
}
