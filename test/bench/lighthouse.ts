import { chromium } from 'playwright-core'
import { findWholeBrowser } from '../support/browser/chromium.ts'
import { freePort } from '../support/site/started-site.ts'
import { table } from './table.ts'

const paths = ['/', '/machines', '/machine/vacuum-compression-molding-machine', '/contact', '/faq']
const languages = ['en', 'ar']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The used parts of Lighthouse's result; the package is not a dependency (see run.ts). */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null }>
  }
}>

/** Lighthouse's four scores (mobile, simulated slow 4G) of the main pages, and the audits that cost points. */
export async function benchLighthouse(site: string): Promise<string> {
  const lighthouse = await loadLighthouse()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findWholeBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const rows: string[][] = []
  try {
    for (const lang of languages) {
      for (const path of paths) {
        const url = `${site}${path}?lng=${lang}`
        const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
        const scores = categories.map((name) => {
          const score = lhr.categories[name]?.score
          return typeof score === 'number' ? String(Math.round(score * 100)) : 'failed'
        })
        const faults = categories
          .filter((name) => name !== 'performance')
          .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
          .map(({ id }) => id)
        rows.push([`${path} ${lang}`, ...scores, faults.join(', ')])
      }
    }
  } finally {
    await browser.close()
  }
  return table(['page', ...categories, 'faults'], rows)
}

async function loadLighthouse(): Promise<Lighthouse> {
  // A variable, so that the compiler does not resolve it: the package is 170 MB and only used here.
  const name = 'lighthouse'
  try {
    return ((await import(name)) as { default: Lighthouse }).default
  } catch {
    throw new Error('Lighthouse is not installed: npm install --no-save lighthouse@13.5.0')
  }
}
