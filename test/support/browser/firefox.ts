import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Site } from '../site/helpers.ts'

/** Possible paths of Firefox: the setting, or those of Debian and others. */
const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

/** Path of Firefox if it is installed. */
export const firefoxPath = places.find((path) => path && existsSync(path))

if (!firefoxPath) {
  process.stderr.write(
    '\n*** FIREFOX IS LEFT OUT: none was found. The pages are tried in Chromium only. ***\n' +
      '*** Install it (Debian: apt-get install firefox-esr) or name it in FIREFOX_PATH. ***\n\n',
  )
}

/** A proxy that does not exist, so that requests to other hosts fail at once. */
const noOtherHosts = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** Saves frames and processes that no test needs. */
const frugal = { 'layout.frame_rate': 20, 'dom.ipc.processPrelaunch.enabled': false }

/**
 * One Firefox for a test file, driven over WebDriver BiDi; one page in its own profile for each test. As in Chromium,
 * reported problems fail the test.
 */
export function useFirefox(site: Site) {
  let browser: Browser
  let open: { page: Page; problems: string[] }[] = []
  beforeAll(async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxPath ?? '',
      extraPrefsFirefox: { ...noOtherHosts, ...frugal },
      timeout: 120_000,
    })
  }, 150_000)
  afterAll(() => browser?.close())
  afterEach(async () => {
    const problems = open.flatMap((visit) => visit.problems)
    await Promise.all(open.map(({ page }) => page.browserContext().close()))
    open = []
    expect(problems, 'problems reported by the browser').toEqual([])
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

/** Puppeteer sets an orientation with the size, which Firefox ESR 140 does not support. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 900 }).catch((error: Error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error
  })
  await expect.poll(() => page.evaluate(() => innerWidth), { timeout: 30_000 }).toBe(width)
}

/** Waits until no element matches a selector; puppeteer's own function violates the page's policy. */
export async function waitUntilGone(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.$(selector), { timeout: 30_000 }).toBeNull()
}
