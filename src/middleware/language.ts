import type { Context, MiddlewareHandler } from 'hono'
import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language'
import { defaultLang, type Lang, langs, languageCookieName } from '../../content/registry/languages.ts'
import { currentSettings } from '../current-settings.ts'
import type { AppEnv } from '../env.ts'
import { keepCookie, oneYear } from '../http/keep-cookie.ts'
import { listOf } from '../inquiry/list/cookie.ts'
import { createPageData, type LangSource } from '../rendering/page-data.ts'

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
 * Decides the language (`?lng=`, cookie, Accept-Language, the first language) and describes the page to everything behind it.
 * Only an explicit, valid `?lng=` sets the cookie here; a guess is never frozen.
 */
export function language(): MiddlewareHandler<AppEnv> {
  return async function language(c, next) {
    const { lang, source } = detect(c)
    if (source === 'query') keepCookie(c, languageCookieName, lang, oneYear)
    c.set(
      'page',
      createPageData({
        lang,
        langSource: source,
        url: ownUrl(c.req.url),
        requestId: c.get('requestId'),
        nonce: c.get('secureHeadersNonce'),
        settings: currentSettings(c.env),
        listed: listOf(c),
        country: visitorCountry(c.req.raw),
        timeZone: visitorZone(c.req.raw),
      }),
    )
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

/**
 * The request's address. A path that begins with two slashes would name another host wherever it becomes a link, and
 * NUL, which nobody types, is no character of HTML.
 */
function ownUrl(address: string): URL {
  // A blank in its place: with nothing there, what is left of `%%0000` would join to another one.
  const url = new URL(address.replaceAll('%00', '%20'))
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}

/** The platform's guess; T1 (Tor) and XX (unknown) are no countries. */
function visitorCountry(request: Request): string | undefined {
  const country: unknown = (request as Request<unknown, IncomingRequestCfProperties>).cf?.country
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}

/** The platform's guess of the clock; only one that this runtime can read. */
function visitorZone(request: Request): string | undefined {
  const zone: unknown = (request as Request<unknown, IncomingRequestCfProperties>).cf?.timezone
  return typeof zone === 'string' && /^[A-Z]\w+(\/[\w+-]+){1,2}$/.test(zone) ? zone : undefined
}
