import { existsSync, statfsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const installed = '/usr/bin/chromium'

/**
 * Path of the browser for tests: `CHROMIUM_PATH`, or the headless shell of the npm package, which includes the libraries
 * that a bare system lacks and takes a third of the processor time of a complete Chromium. Call it once before test files
 * run in parallel, because the first call unpacks it.
 */
export async function findBrowser(): Promise<string> {
  if (!process.env.CHROMIUM_PATH) {
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
    const { default: packaged } = await import('@sparticuz/chromium')
    process.env.CHROMIUM_PATH = await packaged.executablePath()
  }
  return process.env.CHROMIUM_PATH
}

/** Path of an installed complete Chromium, for screenshots, measurements and features that the headless shell lacks. */
export async function findWholeBrowser(): Promise<string> {
  return existsSync(installed) ? installed : findBrowser()
}

/**
 * Settings of a browser. `fontSize` and `minimumFontSize` are in pixels. `whole`: see `findWholeBrowser`. `alone` blocks all
 * hosts but this machine. `images: false` saves a fifth of the processor time. `frames: false` halves it: pages have no
 * images, are laid out but not painted, and no element intersects the viewport.
 */
export type BrowserSettings = {
  fontSize?: number
  minimumFontSize?: number
  whole?: boolean
  webgl?: boolean
  alone?: boolean
  images?: boolean
  frames?: boolean
}

/** Starts the browser without the package's own arguments: `--single-process` ends it with the first closed page. */
export async function launch(settings: BrowserSettings = {}): Promise<Browser> {
  const { fontSize = 16, minimumFontSize = 0, whole, webgl, alone, frames = true, images = frames } = settings
  // All pages of a context share one process; a new process costs as much as rendering a page.
  const blink = `defaultFontSize=${fontSize},minimumFontSize=${minimumFontSize},imagesEnabled=${images}`
  const args = ['--no-sandbox', '--renderer-process-limit=1', `--blink-settings=${blink}`]
  // Without a value, the browser decides; the others are WebGL in software and no WebGL.
  if (webgl) args.push('--use-angle=swiftshader', '--enable-unsafe-swiftshader')
  if (webgl === false) args.push('--disable-3d-apis')
  if (alone) args.push('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1')
  if (!frames) args.push('--disable-threaded-compositing')
  return chromium.launch({
    executablePath: await (whole ? findWholeBrowser() : findBrowser()),
    args,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  })
}

/**
 * Whether /dev/shm has a gigabyte for Chromium. Containers often have 64 MB; Playwright then uses the disk, which costs each
 * page a tenth more processor time.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= 2 ** 30
  } catch {
    return false
  }
}
