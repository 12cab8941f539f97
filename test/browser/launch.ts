import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/**
 * Settles on a browser for all test files: `CHROMIUM_PATH`, an installed Chromium, or the one inside the npm package,
 * with the libraries a bare system lacks. Called once, before the files that would unpack it at the same time.
 */
export async function findBrowser(places = ['/usr/bin/chromium']): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path)) ?? (await unpackBrowser())
  process.env.CHROMIUM_PATH = found
  return found
}

async function unpackBrowser(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** What a visitor has set in the browser; `fontSize` as in its settings, in pixels. */
export type BrowserSettings = { fontSize?: number }

/** Starts it. Not with the package's own arguments: with --single-process it dies with the first page that is closed. */
export async function launch({ fontSize = 16 }: BrowserSettings = {}): Promise<Browser> {
  const args = ['--no-sandbox', `--blink-settings=defaultFontSize=${fontSize}`]
  return chromium.launch({ executablePath: await findBrowser(), args })
}
