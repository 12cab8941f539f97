import dates from '../../content/generated/dates.json'
import { langs } from '../../content/registry/languages.ts'
import { machineKeys, machinePaths } from '../../content/registry/machines.ts'
import type { AppContext } from '../env.ts'
import { allPaths, apiPaths, canonicalPath } from '../routes.ts'
import { publicOrigin } from '../settings.ts'

/** GET /robots.txt: allows everything; the sitemap's URL uses SITE_ORIGIN or the request's origin. */
export function robots(c: AppContext) {
  const sitemap = publicOrigin(c.env, c.req.url) + apiPaths.sitemap
  c.header('Cache-Control', 'public, max-age=3600')
  return c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${sitemap}\n`)
}

/** GET /sitemap.xml: every page in every language with its alternates. */
export function sitemap(c: AppContext) {
  const origin = publicOrigin(c.env, c.req.url)
  const url = (path: string) => `${origin}${path}`.replaceAll('&', '&amp;')
  const alternate = (lang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${url(path)}"/>`
  const urls = allPaths.flatMap((path) => {
    const translations = langs.map((lang) => alternate(lang, canonicalPath(path, lang)))
    const details = [lastChange(path), alternate('x-default', path), ...translations].join('')
    return langs.map((lang) => `<url><loc>${url(canonicalPath(path, lang))}</loc>${details}</url>`)
  })
  c.header('Cache-Control', 'public, max-age=3600')
  c.header('Content-Type', 'application/xml; charset=utf-8')
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`,
  )
}

/** Date of a page's last content change, if the build could read the Git history. */
function lastChange(path: string): string {
  const key = machineKeys.find((key) => machinePaths[key] === path)
  const day = key ? (dates.machines as Record<string, string | undefined>)[key] : (dates as { pages?: string }).pages
  return day ? `<lastmod>${day}</lastmod>` : ''
}
