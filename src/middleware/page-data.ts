import type { Next } from 'hono'
import type { AppContext } from '../env.ts'
import { resolveLanguage } from '../http/visitor-cookie.ts'
import { readList } from '../inquiry/list/cookie.ts'
import { currentContent } from '../machines/live-content.ts'
import { createSharedData } from '../rendering/page-data.ts'
import { currentSettings } from '../settings.ts'

/** Sets `page`: all data of the request that components use. */
export async function pageData(c: AppContext, next: Next): Promise<void> {
  const { lang, langSource } = resolveLanguage(c)
  const url = parseUrl(c.req.url)
  const content = await currentContent(c, lang)
  const { country } = (c.req.raw as Request<unknown, IncomingRequestCfProperties>).cf ?? {}
  const settings = currentSettings(c.env)
  const shared = createSharedData(lang, settings, content, langSource === 'query')
  c.set('page', {
    ...shared,
    shared,
    langSource,
    url,
    origin: settings.siteOrigin || url.origin,
    nonce: c.get('secureHeadersNonce'),
    listed: readList(c),
    country: parseCountry(country),
  })
  await next()
}

/** The request's URL, safe in links: without `//` at the beginning, which would name another host, and without NUL. */
function parseUrl(text: string): URL {
  const url = new URL(text.replaceAll('%00', '%20'))
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/')
  return url
}

/** Two-letter country code; undefined for T1 (Tor) and XX (unknown). */
function parseCountry(country: unknown): string | undefined {
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}
