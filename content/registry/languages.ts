import data from '../languages.json' with { type: 'json' }

export type Lang = keyof typeof data

/**
 * The languages; the first is that of URLs without `?lng=`. `font` is the file of a script that is not Latin in client/fonts.
 * `weekday` is Intl's style beside a time; `referenceClock` is a clock to compare with, `utcOffset` minutes ahead of UTC.
 */
export const languages = data as Record<
  Lang,
  {
    label: string
    dir: 'ltr' | 'rtl'
    font?: string
    weekday?: 'short'
    referenceClock?: { label: string; utcOffset: number }
  }
>

export const langs = Object.keys(languages) as Lang[]

/** The language that the others are translated from, and the fallback for missing texts. */
export const sourceLang: Lang = 'en'

/** For visitors with an unknown or unsupported language. */
export const defaultLang: Lang = langs[0] ?? sourceLang

/** Name of the cookie and the local storage entry that hold the visitor's choice (specification, chapter 4). */
export const languageCookieName = 'userLanguage'

export function isLang(text: string): text is Lang {
  return Object.hasOwn(languages, text)
}

/** A record with a value for each language. */
export function byLanguage<T>(create: (lang: Lang) => T): Record<Lang, T> {
  return Object.fromEntries(langs.map((lang) => [lang, create(lang)])) as Record<Lang, T>
}
