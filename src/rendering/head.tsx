import { renderToString } from 'react-dom/server'
import { stripBidi } from '../../client/shared/bidi.ts'
import { sentenceSeparator } from '../../client/shared/number-format.ts'
import { type Lang, langs, languageCookieName, languages } from '../../content/registry/languages.ts'
import { machinePicture } from '../../content/registry/machines.ts'
import { canonicalPath, paths, type StyleSheet } from '../routes.ts'
import { site } from '../site.ts'
import { builtAsset, pictureFile, pictureSrcset, sharedPicture } from './assets.ts'
import { cachedHtml } from './fragment-cache.tsx'
import type { PageData } from './page-data.ts'
import { PageContext, useSharedData } from './providers.tsx'
import type { StructuredData } from './structured-data.ts'

/** Title, description and other properties of a page's head. `picture` is the first one on the screen: preloaded and shared. */
export type PageHead = {
  title: string
  styles: StyleSheet
  description?: string
  noindex?: boolean
  /** The query selects a view of the page, such as search results: not indexed, canonical without the query. */
  isQueryView?: boolean
  isWrong?: boolean
  picture?: { name: string; sizes: string }
  /** Structured data (schema.org) by name. They may depend on the page's URL, language and content only. */
  structuredData?: Record<string, () => StructuredData>
  /** The page shows pending data: stream it. */
  pending?: boolean
  /** Seconds until browsers without script are redirected to the home page (404 only). */
  redirectAfterSeconds?: number
}

/** The document's head. All but its beginning is cached, because a title never contains a visitor's input. */
export function Head({ page, head }: { page: PageData; head: PageHead }) {
  const { shared, origin, form, url } = page
  const path = head.noindex ? undefined : url.pathname
  const { structuredData = {}, pending: _, ...rest } = head
  const failed = head.isWrong || form?.status === 'failed' || form?.status === 'invalid'
  const isQueryView = head.isQueryView ?? Boolean(form && 'values' in form && form.values.sizing)
  const properties = { ...rest, isQueryView, ...(form?.status === 'sent' && { title: page.t('form.successHeading') }) }
  const render = () =>
    renderToString(
      <PageContext value={shared}>
        <Metadata {...properties} structuredData={structuredData} failed={failed} origin={origin} path={path} />
      </PageContext>,
    )
  const key = { ...properties, data: Object.keys(structuredData), failed, origin, path }
  // Vite's client puts the nonce on its own styles.
  const viteNonce = import.meta.env.DEV ? `<meta property="csp-nonce" nonce="${page.nonce}"/>` : ''
  const html = beginning + viteNonce + languageScript(page) + cachedHtml(shared, 'head', key, render)
  return <head dangerouslySetInnerHTML={{ __html: html }} />
}

const mirror = `try{localStorage.setItem('${languageCookieName}',document.documentElement.lang)}catch{}`
const restore = `for(let s of ['localStorage','sessionStorage'])try{let n='${languageCookieName}',l=(self[s].getItem(n)??'').toLowerCase().split('-')[0];if(${JSON.stringify(langs)}.includes(l)){if(l!==document.documentElement.lang){document.cookie=n+'='+l+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');if(document.cookie.includes(n+'='+l))location.reload()}break}}catch{}`

/**
 * Storage comes after the cookie and before Accept-Language, but only the browser can read it. `?lng=` is copied to it. Without
 * both, a stored language that differs (`zh-CN` is zh) becomes the cookie, and the page reloads if the browser accepted it.
 */
function languageScript({ langSource, nonce }: PageData): string {
  if (langSource === 'cookie') return ''
  return `<script nonce="${nonce}">${langSource === 'query' ? mirror : restore}</script>`
}

const beginning = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>'

type MetadataProps = Omit<PageHead, 'pending'> & {
  failed: boolean
  origin: string
  /** The path of the canonical URL; undefined for error pages. */
  path: string | undefined
}

function Metadata({ origin, path, failed, ...head }: MetadataProps) {
  const { t, lang, link } = useSharedData()
  const title = stripBidi(head.title)
  const titleAndName = stripBidi(t('nav.title', { title, name: site.name[lang] }))
  const description = head.description && stripBidi(head.description)
  const canonical = path && origin + canonicalPath(path, lang)
  const { picture } = head
  const file = picture && pictureFile(picture.name)
  const shared = sharedPicture(origin, picture?.name ?? machinePicture('VF'))
  return (
    <>
      <title>{(failed ? t('form.errorPrefix') + sentenceSeparator(lang) : '') + titleAndName}</title>
      {description && <meta name="description" content={description} />}
      {fontsFor(lang).map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={builtAsset(font)} crossOrigin="anonymous" />
      ))}
      {stylesheetUrls(head.styles).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="stylesheet" href={builtAsset('styles/print.css')} media="print" />
      {picture && file && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={pictureSrcset(picture.name, file)}
          imageSizes={picture.sizes}
          fetchPriority="high"
        />
      )}
      {(head.noindex || head.isQueryView) && <meta name="robots" content="noindex" />}
      {path && (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
          {langs.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={origin + canonicalPath(path, other)} />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name[lang]} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:locale" content={lang} />
      {shared && <meta property="og:image" content={shared} />}
      {shared && <meta name="twitter:card" content="summary_large_image" />}
      <link rel="icon" href={builtAsset('favicon.svg')} type="image/svg+xml" />
      {Object.entries(head.structuredData ?? {}).map(([name, data]) => (
        <script key={name} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json(data()) }} />
      ))}
      {head.redirectAfterSeconds !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={`${head.redirectAfterSeconds}; url=${link('/')}`} />
        </noscript>
      )}
    </>
  )
}

/** Escapes `<` so that the JSON cannot close the script element. */
function json(data: StructuredData): string {
  return stripBidi(JSON.stringify({ '@context': 'https://schema.org', ...data })).replaceAll('<', '\\u003c')
}

/** URLs of the render-blocking style sheets of a page. */
export function stylesheetUrls(own: StyleSheet): string[] {
  return [builtAsset('styles/main.css'), builtAsset(`styles/pages/${own}.css`)]
}

/** The `Link` header of a path, sent as 103 Early Hints for any query, so it does not depend on language or view. */
export function earlyHintLinks(path: string, styles: StyleSheet): string {
  const sheets = stylesheetUrls(styles).slice(0, path === paths.machines ? 1 : 2)
  const font = `<${builtAsset('fonts/sofia-sans-latin.woff2')}>; rel=preload; as=font; crossorigin`
  return [...sheets.map((sheet) => `<${sheet}>; rel=preload; as=style`), font].join(', ')
}

/** Fonts that are preloaded: that of the language's script, and the Latin one, which has the digits of every language. */
function fontsFor(lang: Lang): string[] {
  const { font } = languages[lang]
  return [font ?? [], 'sofia-sans-latin'].flat().map((name) => `fonts/${name}.woff2`)
}

/** Loads the styles below the first screen without blocking the content above. */
export function DeferredStylesheet({ page }: { page: 'about' | 'catalog' | 'home' | 'machine' }) {
  return <link rel="stylesheet" href={builtAsset(`styles/pages/${page}-below.css`)} />
}
