/** A country of the list with all its normalized names. */
export type Option = { code: string; name: string; names: string[] }

/** Names that buyers type, in any script, besides the official ones. */
const aliases: Record<string, string[]> = {
  AE: ['uae', 'emirates', 'dubai', 'оаэ', 'эмираты', 'дубай', 'eau', 'emiratos', '阿联酋', '迪拜', 'دبي'],
  BY: ['белоруссия'],
  CD: ['drc', 'drc congo', 'дрк', '刚果金'],
  CI: ['ivory coast', 'côte d’ivoire', 'ساحل العاج'],
  CN: ['prc', 'кнр'],
  CZ: ['czech republic', 'чешская республика', 'república checa'],
  DE: ['фрг'],
  GB: ['uk', 'england', 'britain', 'scotland', 'англия', 'британия', 'inglaterra', '英格兰', 'بريطانيا', 'إنجلترا'],
  HK: ['hongkong'],
  KG: ['киргизия'],
  KP: ['north korea', 'кндр', 'северная корея', 'corea del norte', '北朝鲜', 'كوريا الشمالية'],
  KR: ['korea', 'south korea', 'корея', 'южная корея', 'corea', 'corea del sur', '南韩', 'كوريا'],
  LA: ['laos'],
  MD: ['молдавия'],
  MK: ['macedonia', 'македония'],
  MM: ['burma', 'бирма', 'birmania', '缅甸'],
  NL: ['holland', 'голландия', 'holanda', 'هولندا'],
  RU: ['russia', 'рф', 'российская федерация'],
  SA: ['ksa', 'саудия', '沙特', 'السعودية'],
  SY: ['syria'],
  TM: ['туркмения'],
  TR: ['turkey', 'türkiye'],
  TW: ['taiwan'],
  US: ['usa', 'america', 'сша', 'америка', 'штаты', 'eeuu', 'ee uu', 'américa', '美国', 'أمريكا', 'امريكا'],
  VA: ['vatican', 'ватикан'],
  VN: ['viet nam', 'вьетнам'],
  ZA: ['south africa', 'rsa', 'юар', 'sudáfrica', '南非', 'جنوب افريقيا'],
}

const maxOptions = 8

/**
 * Letters as a hurried hand types them: no capitals, accents, Arabic article, hamza or vowel marks; ё is е, ta marbuta
 * is ha, alef maksura is ya.
 */
export function normalizeName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640’'.]/gu, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ı/g, 'i')
    .replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '')
    .trim()
}

/** A country with its searchable names: code, name in the page's language and in others, and aliases. */
export function optionOf(code: string, name: string, others: string[]): Option {
  return { code, name, names: [code, name, ...others, ...(aliases[code] ?? [])].map(normalizeName) }
}

/** Whether a name of the option begins with the text, and not only contains it. */
export function isPrefixMatch({ names }: Option, typed: string): boolean {
  const wanted = normalizeName(typed)
  return names.some((name) => name.startsWith(wanted))
}

/**
 * Orders the results: exact names and codes, then names that begin with the text, then words of names, with the page's
 * language first; then names that only contain the text.
 */
export function findOptions(options: Option[], typed: string): Option[] {
  const wanted = normalizeName(typed)
  if (!wanted) return []
  const begins = (name: string) => name.startsWith(wanted)
  const wordBegins = (name: string) => ` ${name}`.includes(` ${wanted}`)
  const found = [
    ({ names }: Option) => names.includes(wanted),
    ({ name }: Option) => begins(normalizeName(name)),
    ({ names }: Option) => names.some(begins),
    ({ names }: Option) => names.some(wordBegins),
    ({ names }: Option) => names.some((name) => name.includes(wanted)),
  ].flatMap((match) => options.filter(match))
  return [...new Set(found)].slice(0, maxOptions)
}
