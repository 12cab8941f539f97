import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lang } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { canonicalPath } from '../../../src/routes.ts'
import { useBrowser, type Width } from '../../support/browser/browser.ts'
import { chunkedProxy } from '../../support/site/chunked-proxy.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

/** Both widths, and the three scripts with web fonts. */
const visits = [
  { path: '/', lang: 'ar', width: 'phone' },
  { path: '/machines', lang: 'ru', width: 'desktop' },
  { path: machinePaths.VF, lang: 'en', width: 'phone' },
  { path: machinePaths.VF, lang: 'ar', width: 'desktop' },
] as const

test.each(visits)(
  'nothing of $path in $lang moves when styles, faces and pictures come late ($width)',
  async ({ path, lang, width }) => expectStill(await shiftsWhenLate(await visit('/robots.txt', { width }), path, lang)),
)

test.each(['/', '/machines', machinePaths.VF])(
  'nothing of %s moves in a window that is taller than most of the page',
  async (path) => {
    const page = await visit('/robots.txt', { viewport: { width: 1440, height: 3000 } })
    expectStill(await shiftsWhenLate(page, path, 'en'))
  },
)

/** Layout shifts when the styles below the first view, fonts and pictures load after the first paint. */
async function shiftsWhenLate(page: Page, path: string, lang: Lang): ReturnType<typeof shiftsOf> {
  const painted = Promise.withResolvers<void>()
  await page.route(/(-below-[^/]+\.css|\.(woff2|avif|webp))$/, async (route) => {
    await painted.promise
    await route.continue()
  })
  await watchShifts(page)
  await page.goto(new URL(canonicalPath(path, lang), site.url).href, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const faces = page.waitForResponse(/latin.*\.woff2$/)
  painted.resolve()
  await faces
  await page.waitForLoadState('load')
  // Only those in view; others may never be loaded.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { x, y } = image.getBoundingClientRect()
      return image.complete || !image.checkVisibility() || x < 0 || x > innerWidth || y < 0 || y > innerHeight
    }),
  )
  return shiftsOf(page)
}

const pieces: [path: string, width: Width][] = [
  ['/', 'phone'],
  [machinePaths.VF, 'desktop'],
  ['/about', 'desktop'],
]

test.each(pieces)('nothing of %s moves while its document arrives in chunks (%s)', async (path, width) => {
  const line = await chunkedProxy(site.url)
  const page = await visit('/robots.txt', { width })
  await watchShifts(page)
  await page.goto(new URL(canonicalPath(path, 'en'), line).href)
  expectStill(await shiftsOf(page))
})

/** Records the layout shifts of each opened page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts: () => [...shifts, ...(observer.takeRecords() as LayoutShift[])] })
  })
}

/** Layout shifts so far, once fonts are loaded, with their amount and positions. */
function shiftsOf(page: Page): Promise<{ value: number; what: string[] }[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as unknown as { shifts: () => LayoutShift[] }).shifts().map(({ value, sources }) => ({
      value,
      what: sources.map(({ node, previousRect: { y }, currentRect: { y: then } }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.outerHTML.slice(0, 80)} from ${y} to ${then} px`
      }),
    }))
  })
}

/** A header that is painted before the page is complete may move by a pixel: 0.0001. */
function expectStill(moved: { value: number }[]): void {
  const sum = moved.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(moved)).toBeLessThan(0.0005)
}

/** Chromium's entry of a layout shift (not in the DOM library yet). */
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] }
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
