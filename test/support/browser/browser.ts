import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Route } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import type { IslandName } from '../../../client/islands/registry.ts'
import { byLanguage } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { messages } from '../../../src/i18n/texts.ts'
import { pages } from '../../../src/routes.ts'
import type { Site } from '../site/helpers.ts'
import { type BrowserSettings, launch } from './chromium.ts'

/** The two languages of the browser tests: one for each direction. */
export const directions = ['en', 'ar'] as const

/** Alternates the direction in tests that do not depend on it, so that both are covered. */
export const directionAt = (turn: number) => (turn % 2 === 0 ? 'en' : 'ar')

/** Each direction and each mode once: two cases are enough when both are tested together. */
export const directionsAndScripts = [
  { lang: 'en', scripts: false },
  { lang: 'ar', scripts: true },
] as const

/** One page of each kind; pages of one kind share their components and styles. */
export const pageKinds: string[] = [
  ...Object.values(pages)
    .filter(({ kind }, index, all) => all.findIndex((other) => other.kind === kind) === index)
    .map(({ path }) => path),
  machinePaths.VF,
  '/nowhere?stay=1',
]

/** The interface texts by language and key, as built. */
export const texts = byLanguage(messages)

export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

export type Width = keyof typeof widths

/**
 * How a page is opened; the URL's `?lng=` sets the language. With `elsewhere` the test answers for other hosts with a
 * page with one button. This intercepts every request, so only tests that need it use it.
 */
export type VisitOptions = { width?: Width; scripts?: boolean; elsewhere?: boolean } & BrowserContextOptions

/** A page with the problems that it reported; a test removes expected ones with `allowProblem`. */
export type Visit = Page & { problems: string[]; allowProblem(pattern: RegExp): void }

const shared = new Map<string, Promise<Browser>>()

/**
 * The Chromium with these settings, shared by all files of this process; it ends with the process and is replaced after
 * a crash.
 */
async function sharedBrowser(settings: BrowserSettings): Promise<Browser> {
  const key = JSON.stringify(settings)
  const running = await shared.get(key)
  if (running?.isConnected()) return running
  const started = launch({ alone: true, ...settings })
  shared.set(key, started)
  return started
}

/**
 * A Chromium for a test file, shared by tests with the same settings. Every page is checked at the end of its test: an
 * error or warning in the console, an uncaught error or a failed request fails it. Other hosts do not resolve; nothing
 * leaves the machine.
 */
export function useBrowser(site: Site, settings: BrowserSettings = {}) {
  let browser: Browser
  let open: { context: BrowserContext; visits: Visit[] }[] = []
  beforeAll(async () => {
    browser = await sharedBrowser(settings)
  })
  afterEach(async () => {
    const problems = open.flatMap(({ visits }) => visits.flatMap((visit) => visit.problems))
    await Promise.all(open.map(({ context }) => context.close()))
    open = []
    expect(problems, 'problems reported by the browser').toEqual([])
  })

  /** Opens a page in a browser of its own. */
  async function visit(path: string, situation: VisitOptions = {}): Promise<Visit> {
    const { width = 'desktop', scripts = true, elsewhere = false, ...options } = situation
    const context = await browser.newContext({
      viewport: widths[width],
      hasTouch: width === 'phone',
      javaScriptEnabled: scripts,
      ...options,
    })
    // Below the test's own timeout, so that a failure names the step that was waiting.
    context.setDefaultTimeout(30_000)
    if (elsewhere) await context.route((url) => url.host !== site.url.host, answerOtherHost)
    const visits: Visit[] = []
    open.push({ context, visits })
    context.on('page', (page) => void visits.push(watch(page)))
    const page = (await context.newPage()) as Visit
    await page.goto(new URL(path, site.url).href)
    return page
  }

  function answerOtherHost(route: Route): Promise<void> {
    return route.fulfill({
      contentType: 'text/html',
      body: '<!DOCTYPE html><title>Elsewhere</title><button>Play</button>',
    })
  }

  function watch(page: Page): Visit {
    const problems: string[] = []
    page.on('console', (message) => {
      // Failed requests to other hosts are expected.
      const silence =
        /ERR_NAME_NOT_RESOLVED/.test(message.text()) && new URL(message.location().url).host !== site.url.host
      // Chromium warns about unused preloads after a fixed time, which a busy machine exceeds.
      const late = /was preloaded using link preload but not used within a few seconds/.test(message.text())
      const disabled = /is not used because image loading is disabled/.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !silence && !late && !disabled)
        problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    page.on('requestfailed', (request) => {
      // Leaving a page aborts its pending requests.
      const left = request.failure()?.errorText === 'net::ERR_ABORTED'
      if (!left && new URL(request.url()).host === site.url.host) problems.push(`failed: ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && new URL(response.url()).host === site.url.host) {
        problems.push(`status ${response.status()}: ${response.url()}`)
      }
    })
    function allowProblem(pattern: RegExp) {
      for (let index = problems.length - 1; index >= 0; index--) {
        if (pattern.test(problems[index] ?? '')) problems.splice(index, 1)
      }
    }
    return Object.assign(page, { problems, allowProblem })
  }

  return visit
}

/** Scrolls to an island and waits until it is hydrated. */
export async function hydrateIsland(page: Page, name: IslandName): Promise<Locator> {
  const island = page.locator(`main [data-island="${name}"]`).first()
  await island.scrollIntoViewIfNeeded()
  await island.dispatchEvent('pointerover')
  await page.locator(`main [data-island="${name}"][data-hydrated]`).first().waitFor({ state: 'attached' })
  return island
}
