import type { Context, MiddlewareHandler } from 'hono'
import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language'
import { defaultLang, type Lang, langs, languageCookieName } from '../../content/registry/languages.ts'
import type { AppEnv } from '../env.ts'
import { oneYear, setVisitorCookie } from '../http/visitor-cookie.ts'
import type { LangSource } from '../rendering/page-data.ts'

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

/**
 * Sets `lang` and `langSource`: `?lng=`, then the cookie, then Accept-Language, then the default language. Only a valid
 * `?lng=` sets the cookie, because it is the visitor's choice; the others are guesses.
 */
export function language(): MiddlewareHandler<AppEnv> {
  return async function language(c, next) {
    const { lang, source } = detect(c)
    c.set('lang', lang)
    c.set('langSource', source)
    if (source === 'query') setVisitorCookie(c, languageCookieName, lang, oneYear)
    await next()
  }
}

function detect(c: Context<AppEnv>): { lang: Lang; source: LangSource } {
  const query = detectFromQuery(c, options)
  if (query) return { lang: query as Lang, source: 'query' }
  const cookie = detectFromCookie(c, options)
  if (cookie) return { lang: cookie as Lang, source: 'cookie' }
  const header = detectFromHeader(c, options)
  if (header) return { lang: header as Lang, source: 'header' }
  return { lang: defaultLang, source: 'default' }
}
