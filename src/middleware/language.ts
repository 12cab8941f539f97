import type { Next } from 'hono'
import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language'
import { defaultLang, type Lang, langs, languageCookieName } from '../../content/registry/languages.ts'
import type { AppContext } from '../env.ts'
import { oneYear, setVisitorCookie } from '../http/visitor-cookie.ts'

const options = {
  order: ['querystring' as const, 'cookie' as const, 'header' as const],
  lookupQueryString: 'lng',
  lookupCookie: languageCookieName,
  lookupFromHeaderKey: 'accept-language',
  lookupFromPathIndex: 0,
  caches: false as const,
  ignoreCase: true,
  fallbackLanguage: defaultLang,
  supportedLanguages: langs as string[],
}

/** Sets `lang` from `?lng=`, the cookie, Accept-Language or the default. Only `?lng=`, a visitor's choice, sets the cookie. */
export async function language(c: AppContext, next: Next): Promise<void> {
  const query = detectFromQuery(c, options)
  const cookie = detectFromCookie(c, options)
  const lang = (query ?? cookie ?? detectFromHeader(c, options) ?? defaultLang) as Lang
  c.set('lang', lang)
  c.set('langSource', query ? 'query' : cookie ? 'cookie' : 'header')
  if (query) setVisitorCookie(c, languageCookieName, lang, oneYear)
  await next()
}
