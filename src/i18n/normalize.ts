/** Traditional or commonly confused Chinese characters of this trade, each followed by the one our texts use. */
const chineseVariants = '型形震振機机壓压膠胶煉炼開开輥辊轉转車车熱热製制灣湾臺台國国門门矽硅滾滚飛飞邊边'

const simplified = new Map([...chineseVariants.matchAll(/(.)(.)/g)].map(([, variant, own]) => [variant, own]))

/**
 * Normalizes a text for searching: lower case, Latin digits, no accents (but й), American "mold", no Arabic vowel signs or
 * article, one form of letters with several (alef, ya, kaf, ta marbuta, Chinese variants). All signs become spaces.
 */
export function normalize(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/и\u0306/g, 'й')
    .replace(/[\p{M}\u0640\u200c-\u200f\u2066-\u2069]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/ة/g, 'ه')
    .replace(/ı/g, 'i')
    .replace(/mould/g, 'mold')
    .replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(^| )(?:وال|بال|ال|لل)(?=\p{Script=Arabic}{3})/gu, '$1')
    .trim()
}

/** Replaces the Arabic and Persian digits of buyers' keyboards. */
export function latinDigits(text: string): string {
  // The last four bits of their code points are their values.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
