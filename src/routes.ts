import { defaultLang, isLang, type Lang } from '../content/registry/languages.ts'
import { type Category, isMachineKey, machinePaths } from '../content/registry/machines.ts'

type Page = {
  path: string
  /** Names the style sheet in client/styles/pages; pages of one kind share a component. */
  kind: string
  /** Whether the page has an inquiry form, which posts to the page itself. */
  hasForm: boolean
}

/** Every page besides the machine pages. A new page needs an entry, a handler in src/app.tsx and client/styles/pages/KIND.css. */
export const pages = {
  home: { path: '/', kind: 'home', hasForm: false },
  about: { path: '/about', kind: 'about', hasForm: false },
  faq: { path: '/faq', kind: 'faq', hasForm: true },
  contact: { path: '/contact', kind: 'contact', hasForm: true },
  machines: { path: '/machines', kind: 'catalog', hasForm: true },
  rubber: { path: '/machines/rubber', kind: 'catalog', hasForm: true },
  silicone: { path: '/machines/silicone', kind: 'catalog', hasForm: true },
  brake: { path: '/machines/brake', kind: 'catalog', hasForm: true },
  auxiliary: { path: '/machines/auxiliary', kind: 'catalog', hasForm: true },
  customizations: { path: '/machines/customizations', kind: 'customizations', hasForm: true },
} as const satisfies Record<string, Page> & Record<Category, Page>

export type PageName = keyof typeof pages

type OtherView = 'machine' | 'compare' | 'search' | 'sizing' | 'plan' | 'not-found'
/** Names of style sheets in client/styles/pages. */
export type StyleSheet = (typeof pages)[PageName]['kind'] | OtherView

/** The paths of the pages above; routes match them exactly. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  readonly [Name in PageName]: (typeof pages)[Name]['path']
}

/** The paths of all pages, for the sitemap and the tests. */
export const allPaths: string[] = [...Object.values(paths), ...Object.values(machinePaths)]

export const apiPaths = {
  inquiries: '/api/inquiries',
  inquiryList: '/api/inquiry-list',
  events: '/api/events',
  cspReports: '/api/csp-reports',
  dataSchema: '/data/schema.json',
  health: '/healthz',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
} as const

const known = new Set<string>([...allPaths, ...Object.values(apiPaths)])

/** The path of a URL for log lines; `unknown` unless this site has it, because paths may contain personal data. */
export function pathForLog(url: string): string {
  const { pathname } = new URL(url)
  const [, key = '', part] = /^\/data\/machines\/(\w+)(?:\/(\w+))?\.json$/.exec(pathname) ?? []
  const isData = part === undefined ? isLang(key) : isMachineKey(key) && (part === 'neutral' || isLang(part))
  return known.has(pathname) || isData ? pathname : 'unknown'
}

/** The canonical path of a page: without a query in the default language, with `?lng=xx` in the others. */
export function canonicalPath(path: string, lang: Lang): string {
  return lang === defaultLang ? path : `${path}?lng=${lang}`
}

/** The path of the menu item that is active on a page; all machine pages share one. */
export function activeMenuPath(path: string): string {
  if (Object.values<string>(paths).includes(path)) return path
  return /^\/machines?\//.test(path) ? '/machine' : ''
}
