import { defaultLang, isLang, type Lang } from '../content/registry/languages.ts'
import { type Category, isMachineKey, machinePaths } from '../content/registry/machines.ts'

/** Every page of the site besides the machine pages; they match exactly. */
export const paths = {
  home: '/',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  machines: '/machines',
  rubber: '/machines/rubber',
  silicone: '/machines/silicone',
  brake: '/machines/brake',
  auxiliary: '/machines/auxiliary',
  customizations: '/machines/customizations',
} as const satisfies Record<string, string> & Record<Category, string>

/** All 31 page addresses: what the sitemap lists and the tests visit. */
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

/** The path of an address as a log line may hold it: as it came, still encoded, and only when it is one of ours. */
export function pathForLog(address: string): string {
  const { pathname } = new URL(address)
  const [, key = '', part] = /^\/data\/machines\/(\w+)(?:\/(\w+))?\.json$/.exec(pathname) ?? []
  const isData = part === undefined ? isLang(key) : isMachineKey(key) && (part === 'neutral' || isLang(part))
  return known.has(pathname) || isData ? pathname : 'unknown'
}

/** The canonical address of a page: bare in the first language, `?lng=xx` in the others. */
export function canonicalPath(path: string, lang: Lang): string {
  return lang === defaultLang ? path : `${path}?lng=${lang}`
}

/** By what the menus differ: the page that they mark, the same for all machine pages. */
export function activeMenuPath(path: string): string {
  if (Object.values<string>(paths).includes(path)) return path
  return isMachinesPath(path) ? '/machine' : ''
}

/** Whether an address belongs to the machines: catalogue, categories, machine pages. */
export function isMachinesPath(path: string): boolean {
  return path.startsWith('/machine')
}
