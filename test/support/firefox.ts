import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Site } from './helpers.ts'

/** Where a Firefox may stand: as told, or where Debian and others put it. */
const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** The second engine, where it is installed. */
export const firefoxPath = places.find((path) => path && existsSync(path))

if (!firefoxPath) {
  process.stderr.write(
    '\n*** FIREFOX IS LEFT OUT: none was found. The pages are tried in Chromium only. ***\n' +
      '*** Install it (Debian: apt-get install firefox-esr) or name it in FIREFOX_PATH. ***\n\n',
  )
}

/** To nowhere: what other hosts would send is not waited for, and nothing leaves the machine. */
const noOtherHosts = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** Frames and processes that nobody looks at are not made. */
const frugal = { 'layout.frame_rate': 20, 'dom.ipc.processPrelaunch.enabled': false }

/**
 * One Firefox for a test file, driven over WebDriver BiDi; one page in a profile of its own for each test. As in
 * Chromium, what the page complains about fails its test. `preferences` are those of about:config.
 */
export function useFirefox(site: Site, preferences: Record<string, unknown> = {}) {
  let browser: Browser
  let open: { page: Page; problems: string[] }[] = []
  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath ?? '',
      extraPrefsFirefox: { ...noOtherHosts, ...frugal, ...preferences },
      timeout: 120_000,
    })
  }, 150_000)
  afterAll(() => browser?.close())
  afterEach(async () => {
    const problems = open.flatMap((visit) => visit.problems)
    await Promise.all(open.map(({ page }) => page.browserContext().close()))
    open = []
    expect(problems, 'what the browser complained about').toEqual([])
  })

  return async function visit(path: string, width = 1440): Promise<Page> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    const problems: string[] = []
    open.push({ page, problems })
    page.on('console', (message) => {
      const { url = '' } = message.location()
      if (message.type() === 'error' && url.startsWith(site.url.origin)) problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
    page.setDefaultTimeout(30_000)
    await resize(page, width)
    await page.goto(new URL(path, site.url).href)
    return page
  }
}

/** With the size, puppeteer sets an orientation, which Firefox ESR 140 knows nothing of. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 900 }).catch((error: Error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error
  })
  await expect.poll(() => page.evaluate(() => innerWidth), { timeout: 30_000 }).toBe(width)
}

/** Waits until nothing on the page fits a selector; puppeteer's own way asks for what the page's policy forbids. */
export async function gone(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.$(selector), { timeout: 30_000 }).toBeNull()
}
