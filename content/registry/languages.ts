import data from '../languages.json' with { type: 'json' }

export type Lang = keyof typeof data

/**
 * The site's languages, in the order of the specification; the first is the one of the bare addresses. English is what
 * the others are translated from, and what stands in for a text that one of them lacks.
 */
export const languages = data as Record<Lang, { label: string; dir: 'ltr' | 'rtl' }>

export const langs = Object.keys(languages) as Lang[]

export const sourceLang: Lang = 'en'

/** What a visitor reads whose wish is not known. */
export const defaultLang: Lang = langs[0] ?? sourceLang

/** Name under which the choice is stored, in the cookie and in local storage (specification, chapter 4). */
export const languageCookieName = 'userLanguage'

/** Is this text one of the language codes? */
export function isLang(text: string): text is Lang {
  return Object.hasOwn(languages, text)
}
