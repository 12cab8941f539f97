import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { launch } from '../support/browser/chromium.ts'
import { median } from './load.ts'
import { table } from './table.ts'

const pages = {
  home: '/',
  catalog: '/machines',
  machine: '/machine/vacuum-compression-molding-machine',
  contact: '/contact',
  FAQ: '/faq',
}

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const cpuSlowdown = 4

/** Measurements of a page; `tasks` are tasks longer than 50 ms with their start and end. */
type Vitals = { fcp: number; lcp: number; cls: number; inp: number; tasks: { from: number; to: number }[] }

/**
 * Kilobytes as transferred, milliseconds since the navigation. `tbt` is the total blocking time as web.dev defines it,
 * from the first paint on; `early` is the blocking time before it, when nothing can be tapped yet.
 */
export type Visit = Omit<Vitals, 'tasks'> & {
  requests: number
  kilobytes: number
  scriptBefore: number
  scriptAfter: number
  tbt: number
  early: number
}

/** Opens the main pages as a phone on a slow network with a slow processor; the median of some visits each. */
export async function benchBrowser(site: string, visits: number): Promise<string> {
  const browser = await launch({ whole: true })
  const rows: string[][] = []
  try {
    for (const [name, path] of Object.entries(pages)) {
      const seen: Visit[] = []
      for (let visit = 0; visit < visits; visit++) seen.push(await open(browser, site + path, wakeAll))
      const of = (key: keyof Visit) => median(seen.map((visit) => visit[key]))
      rows.push([
        name,
        of('requests').toFixed(0),
        of('scriptBefore').toFixed(1),
        of('scriptAfter').toFixed(1),
        of('lcp').toFixed(0),
        of('cls').toFixed(3),
        of('inp').toFixed(0),
        of('tbt').toFixed(0),
        of('early').toFixed(0),
      ])
    }
  } finally {
    await browser.close()
  }
  const heads = [
    'page',
    'requests',
    'script kB',
    'script kB, hydrated',
    'LCP ms',
    'CLS',
    'INP ms',
    'TBT ms',
    'before paint ms',
  ]
  return table(heads, rows)
}

/** Opens a page as that phone does; `touch` then interacts with it. */
export async function open(browser: Browser, url: string, touch?: (page: Page) => Promise<void>): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(reportWebVitals)
    const devtools = await context.newCDPSession(page)
    const transfers = await watchTransfers(devtools)
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(url, { waitUntil: 'networkidle' })
    const vitals = () => page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
    // A visitor's scrolling ends what counts for LCP, ours does not: a large drawing further down would take its place.
    // Blocking time is measured before any interaction; INP measures interactions.
    const { fcp, lcp, tasks } = await vitals()
    const first = { requests: transfers.requests(), kilobytes: transfers.all(), scriptBefore: transfers.scripts() }
    await touch?.(page)
    const { cls, inp } = await vitals()
    const blocked = { tbt: blocking(tasks, fcp, Number.POSITIVE_INFINITY), early: blocking(tasks, 0, fcp) }
    return { ...first, scriptAfter: transfers.scripts(), fcp, lcp, cls, inp, ...blocked }
  } finally {
    await context.close()
  }
}

/** Sum of the parts beyond 50 ms of all tasks between two times. */
function blocking(tasks: Vitals['tasks'], from: number, to: number): number {
  const within = tasks.map((task) => Math.min(task.to, to) - Math.max(task.from, from))
  return within.reduce((sum, time) => sum + Math.max(0, time - 50), 0)
}

/** Runs in the page before anything else. */
function reportWebVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, inp: 0, tasks: [] }
  Object.assign(globalThis, { vitals })
  const watch = (type: string, use: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...options })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) vitals.cls += value
  })
  watch('longtask', ({ startTime, duration }) => {
    vitals.tasks.push({ from: startTime, to: startTime + duration })
  })
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId) vitals.inp = Math.max(vitals.inp, entry.duration)
    },
    { durationThreshold: 16 },
  )
}

/** Counts transferred bytes, compressed. */
async function watchTransfers(devtools: CDPSession) {
  const kinds = new Map<string, string>()
  let all = 0
  let scripts = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength / 1000
    if (kinds.get(requestId) === 'Script') scripts += encodedDataLength / 1000
  })
  await devtools.send('Network.enable')
  return { requests: () => kinds.size, all: () => all, scripts: () => scripts }
}

/** Scrolls through the page, touches its form and opens the menu, as a visitor would. */
async function wakeAll(page: Page): Promise<void> {
  // The viewer starts with its button: test/browser/weight.test.ts has its weight.
  for (const island of await page.locator('main [data-island]:not([data-hydrate=click])').all()) {
    await island.scrollIntoViewIfNeeded()
    await island.dispatchEvent('pointerover')
  }
  await page.waitForFunction(
    () => !document.querySelector('main [data-island]:not([data-hydrated], [data-hydrate=click])'),
  )
  await page.evaluate(() => scrollTo(0, 0))
  await tap(page.locator('.drawer__toggle'))
  await page.keyboard.press('Escape')
  const email = page.locator('main input[type=email]')
  if (await email.count()) {
    await tap(email.first())
    await email.first().pressSequentially('buyer')
  }
  await page.waitForTimeout(500)
}

/** Taps visible targets, in a later frame than the scroll, as a visitor does. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await target.tap()
}
