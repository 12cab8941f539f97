import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type DetectorOptions, detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language'
import { defaultLang, type Lang, langs, languageCookieName } from '../../content/registry/languages.ts'
import type { AppContext } from '../env.ts'
import { isUnitSystem, type UnitSystem } from '../i18n/units.ts'
import type { LangSource } from '../rendering/page-data.ts'

/** Lifetime of a visitor's choice in seconds. */
const oneYear = 31_536_000

/**
 * Sets a cookie for `maxAge` seconds; 0 deletes it. `value` has no semicolon. Hono's `setCookie` would encode the colons and
 * commas of a list.
 */
export function setVisitorCookie(c: Context, name: string, value: string, maxAge: number): void {
  const secure = c.req.url.startsWith('https:') ? '; Secure' : ''
  const cookie = `${name}=${encodeURI(value)}; Max-Age=${maxAge}; Path=/${secure}; SameSite=Lax`
  c.header('Set-Cookie', cookie, { append: true })
}

const languageOptions: DetectorOptions = {
  order: ['querystring', 'cookie', 'header'],
  lookupQueryString: 'lng',
  lookupCookie: languageCookieName,
  lookupFromHeaderKey: 'accept-language',
  lookupFromPathIndex: 0,
  caches: false,
  ignoreCase: true,
  fallbackLanguage: defaultLang,
  supportedLanguages: langs,
}

/** Language of a request: `?lng=`, the cookie, Accept-Language or the default. Only `?lng=`, a visitor's choice, sets the cookie. */
export function resolveLanguage(c: Context): { lang: Lang; langSource: LangSource } {
  const query = detectFromQuery(c, languageOptions)
  const cookie = detectFromCookie(c, languageOptions)
  const lang = (query ?? cookie ?? detectFromHeader(c, languageOptions) ?? defaultLang) as Lang
  if (query) setVisitorCookie(c, languageCookieName, lang, oneYear)
  return { lang, langSource: query ? 'query' : cookie ? 'cookie' : 'header' }
}

/** Unit system of a request: `?units=` decides and is stored in a cookie; the default is metric. */
export function resolveUnits(c: AppContext): UnitSystem {
  const requested = c.get('page').url.searchParams.get('units')
  if (isUnitSystem(requested)) {
    setVisitorCookie(c, 'units', requested, oneYear)
    return requested
  }
  const remembered = getCookie(c, 'units')
  return isUnitSystem(remembered) ? remembered : 'metric'
}
