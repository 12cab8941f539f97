import { type Lang, languages } from '../../content/registry/languages.ts'
import type { MachineIndex } from '../../content/schema/machine-index.ts'
import { type PageTexts, texts } from '../i18n/texts.ts'
import type { Translate } from '../i18n/translator.ts'
import { translator } from '../i18n/translator.ts'
import type { ListedMachine } from '../inquiry/list/item.ts'
import { builtContent, type Content } from '../machines/live-content.ts'
import type { Settings } from '../settings.ts'

/** How the language was found; `query`, `cookie` and `header` in this order, else the default. */
export type LangSource = 'query' | 'cookie' | 'header' | 'default'

/** What all visitors of a language share: what is kept in an isolate for everyone sees this and no more. */
export type SharedPageData = {
  lang: Lang
  dir: 'ltr' | 'rtl'
  t: Translate
  /** The copy of every page in this language. */
  texts: PageTexts
  settings: Settings
  /** Version of the machine content that is live, and what lists show of every machine (middleware/content.ts). */
  version: string
  machines: MachineIndex
  /** Links carry `?lng=`, because the visitor came with it. */
  hasLangParam: boolean
  /** Address of another page; keeps `?lng=` for visitors who came with it. `query` texts are added. */
  link(path: string, query?: Record<string, string>): string
}

/** What every component of one response may need to know about the request. */
export type PageData = SharedPageData & {
  /** The same without this visitor. */
  shared: SharedPageData
  langSource: LangSource
  url: URL
  /** Scheme and host of canonical addresses. */
  origin: string
  /** The address has parameters beside `lng`, which links on the page may have to keep. */
  hasParameters: boolean
  requestId: string
  nonce: string
  /** Machines that this visitor has put on the inquiry list. */
  listed: ListedMachine[]
  /** Two-letter code of the visitor's country where the platform knows it. */
  country: string | undefined
  /** The visitor's time zone where the platform knows it. */
  timeZone: string | undefined
}

type Visitor = {
  lang: Lang
  langSource: LangSource
  url: URL
  requestId: string
  nonce: string
  settings: Settings
  listed: ListedMachine[]
  country: string | undefined
  timeZone: string | undefined
}

/** Gathers what is known about a request; pure but for the clock. */
export function createPageData({ lang, settings, ...visitor }: Visitor): PageData {
  const shared = createSharedData(lang, settings, visitor.langSource === 'query')
  return {
    ...shared,
    ...visitor,
    shared,
    origin: settings.siteOrigin || visitor.url.origin,
    hasParameters: [...visitor.url.searchParams.keys()].some((key) => key !== 'lng'),
  }
}

function createSharedData(lang: Lang, settings: Settings, hasLangParam: boolean): SharedPageData {
  function link(path: string, query: Record<string, string> = {}): string {
    if (!hasLangParam && Object.keys(query).length === 0) return path
    const [address, fragment] = path.split('#')
    const search = new URLSearchParams(query)
    if (hasLangParam) search.set('lng', lang)
    return `${address}${search.size ? `?${search}` : ''}${fragment ? `#${fragment}` : ''}`
  }

  return {
    lang,
    dir: languages[lang].dir,
    t: translator(lang),
    texts: texts[lang],
    settings,
    ...builtContent(lang),
    hasLangParam,
    link,
  }
}

/** The page with other machine content than the build's. */
export function withContent(page: PageData, content: Content): PageData {
  return { ...page, ...content, shared: { ...page.shared, ...content } }
}
