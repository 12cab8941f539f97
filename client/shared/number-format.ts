/** Separator of a range; Chinese uses a wave dash (GB/T 15834). */
export function rangeSeparator(lang: string): string {
  return lang === 'zh' ? '～' : '–'
}

/** Separator of list items. */
export function listSeparator(lang: string): string {
  return { zh: '、', ar: '، ' }[lang] ?? ', '
}

/** Separator of two sentences; empty in Chinese. */
export function sentenceSeparator(lang: string): string {
  return lang === 'zh' ? '' : ' '
}

/** Separator of a number and its unit: none before a Chinese unit (3吨), else a no-break space. */
export function unitSpace(unit: string): string {
  return /^[\u3400-\u9fff]/.test(unit) ? '' : '\u00a0'
}

/** A number with its unit. */
export function withUnit(value: string, unit: string): string {
  return `${value}${unitSpace(unit)}${unit}`
}

/** A name with its number, if this is not 1: "2 × VF-300". */
export function countedName(count: number, name: string): string {
  return count === 1 ? name : `${count} × ${name}`
}

/** Decimal marks as Intl has them; a table, because the first use of Intl costs an isolate five milliseconds. */
const decimalMarks: Record<string, string> = { en: '.', zh: '.', ru: ',', es: ',', ar: '.' }

/** The decimal mark of a language. */
export function decimalMark(lang: string): string {
  decimalMarks[lang] ??= new Intl.NumberFormat(`${lang}-u-nu-latn`).format(0.5).charAt(1)
  return decimalMarks[lang]
}

const thousandsMark = (lang: string) => (['en', 'zh', 'ar'].includes(lang) ? ',' : '\u202f')

/** Formats a number in a language, with a thousands separator from 10,000 on; cells of a table have none, to look alike. */
export function formatNumber(value: number, lang: string, isCell = false): string {
  const text = String(value).replace('.', decimalMark(lang))
  if (isCell || value < 10_000) return text
  return text.replaceAll(/(?<!\D\d*)\B(?=(\d{3})+(?!\d))/g, thousandsMark(lang))
}

/** Joins the formatted ends of a range. If one has a thousands separator, the other gets one too: "7,200–16,200". */
export function joinRange(ends: string[], lang: string): string {
  const range = ends.join(rangeSeparator(lang))
  const mark = thousandsMark(lang)
  return range.includes(mark) ? range.replaceAll(/(?<![\d.,])\d(?=\d{3}(?!\d))/g, `$&${mark}`) : range
}

/** Formats bytes as megabytes. */
export function megabytes(bytes: number, lang: string): string {
  return (bytes / 1e6).toFixed(1).replace('.', decimalMark(lang))
}
