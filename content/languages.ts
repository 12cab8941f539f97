/** The site's languages, in the order of the specification; `en` is the default and the fallback. */
export const languages = {
  en: { label: 'English', dir: 'ltr' },
  zh: { label: '中文', dir: 'ltr' },
  ru: { label: 'Русский', dir: 'ltr' },
  es: { label: 'Español', dir: 'ltr' },
  ar: { label: 'العربية', dir: 'rtl' },
} as const

export type Lang = keyof typeof languages

export const langs = Object.keys(languages) as Lang[]

export const defaultLang: Lang = 'en'

/** Name under which the choice is stored, in the cookie and in local storage (specification, chapter 4). */
export const storageName = 'userLanguage'

/** Is this text one of the five language codes? */
export function isLang(text: string): text is Lang {
  return Object.hasOwn(languages, text)
}
