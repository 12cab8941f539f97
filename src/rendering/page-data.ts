import type { FormState } from '../../client/shared/inquiry-contract.ts'
import { type Lang, languages } from '../../content/registry/languages.ts'
import { texts } from '../i18n/texts.ts'
import { translator } from '../i18n/translator.ts'
import type { ListItem } from '../inquiry/list/item.ts'
import type { Content } from '../machines/live-content.ts'
import type { Settings } from '../settings.ts'

/** Where the language comes from; `header` also for the default language. */
export type LangSource = 'query' | 'cookie' | 'header'

/** Data that is identical for all visitors of a language. Cached fragments may use only this. */
export type SharedPageData = ReturnType<typeof createSharedData>

/** Data of one request, for the components of its page. */
export type PageData = SharedPageData & {
  /** The part without data of the visitor. */
  shared: SharedPageData
  langSource: LangSource
  url: URL
  /** Scheme and host of canonical URLs. */
  origin: string
  nonce: string
  form?: FormState
  listed: ListItem[]
  /** Two-letter code of the visitor's country, if the platform knows it. */
  country: string | undefined
}

/** Collects what all visitors of a language share; `hasLangParam`: the URL of the request has `?lng=`. */
export function createSharedData(lang: Lang, settings: Settings, content: Content, hasLangParam: boolean) {
  function link(path: string, query: Record<string, string> = {}): string {
    if (!hasLangParam && Object.keys(query).length === 0) return path
    const [target, fragment] = path.split('#')
    const search = new URLSearchParams(query)
    if (hasLangParam) search.set('lng', lang)
    return `${target}${search.size ? `?${search}` : ''}${fragment ? `#${fragment}` : ''}`
  }

  return {
    lang,
    dir: languages[lang].dir,
    t: translator(lang),
    texts: texts(lang),
    settings,
    /** The live version of the machine content, and the index of all machines, for lists and cards. */
    ...content,
    hasLangParam,
    /** URL of another page with `query` added; keeps `?lng=`. */
    link,
  }
}
