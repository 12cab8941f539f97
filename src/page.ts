import { type Lang, languages } from '../content/languages.ts'
import type { Translate } from './i18n.ts'
import { translator } from './i18n.ts'
import type { Settings } from './settings.ts'
import { type PageTexts, texts } from './texts.ts'

/** How the language was found; `query`, `cookie` and `header` in this order, else the default. */
export type LangSource = 'query' | 'cookie' | 'header' | 'default'

/** What every component of one response may need to know about the request. */
export type Page = {
  lang: Lang
  langSource: LangSource
  dir: 'ltr' | 'rtl'
  t: Translate
  /** The copy of every page in this language. */
  texts: PageTexts
  url: URL
  /** The address has parameters beside `lng`, which links on the page may have to keep. */
  hasParameters: boolean
  requestId: string
  nonce: string
  settings: Settings
  /** Two-letter code of the visitor's country where the platform knows it. */
  country: string | undefined
  /** Current year in Guangzhou (GMT+8). */
  year: number
  /** Address of another page; keeps `?lng=` for visitors who came with it. `query` texts are added. */
  link(path: string, query?: Record<string, string>): string
  /** The query that shows this page in another language, other parameters kept. */
  inLanguage(lang: Lang): string
}

/** Gathers what is known about a request; pure but for the clock. */
export function describePage(request: {
  lang: Lang
  langSource: LangSource
  url: URL
  requestId: string
  nonce: string
  settings: Settings
  country: string | undefined
}): Page {
  const { lang, langSource, url } = request

  function link(path: string, query: Record<string, string> = {}): string {
    if (langSource !== 'query' && Object.keys(query).length === 0) return path
    const [address, fragment] = path.split('#')
    const search = new URLSearchParams(query)
    if (langSource === 'query') search.set('lng', lang)
    return `${address}${search.size ? `?${search}` : ''}${fragment ? `#${fragment}` : ''}`
  }

  function inLanguage(other: Lang): string {
    const search = new URLSearchParams(url.search)
    search.set('lng', other)
    return `?${search}`
  }

  return {
    ...request,
    dir: languages[lang].dir,
    t: translator(lang),
    texts: texts[lang],
    hasParameters: [...url.searchParams.keys()].some((key) => key !== 'lng'),
    year: yearInGuangzhou(Date.now()),
    link,
    inLanguage,
  }
}

/** Calendar year in GMT+8 of a time in milliseconds; years of experience count from 1997 (specification, chapter 1). */
export function yearInGuangzhou(time: number): number {
  return new Date(time + 8 * 3_600_000).getUTCFullYear()
}

export const foundingYear = 1997
