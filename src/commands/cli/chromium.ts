import { existsSync, statfsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const installed = '/usr/bin/chromium'

/**
 * Settles on the browser of all test files: `CHROMIUM_PATH`, or the one inside the npm package, with the libraries a bare
 * system lacks; it is the same on every machine and takes a third of a whole Chromium's processor time. Called once,
 * before the files that would unpack it at the same time.
 */
export async function findBrowser(): Promise<string> {
  process.env.CHROMIUM_PATH ??= await unpackBrowser()
  return process.env.CHROMIUM_PATH
}

/** A whole Chromium, as visitors have it, where one is installed: for pictures, measurements and what the other lacks. */
export async function findWholeBrowser(): Promise<string> {
  return existsSync(installed) ? installed : findBrowser()
}

async function unpackBrowser(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/**
 * What a visitor has set in the browser; `fontSize` as in its settings, in pixels. `whole`: see `findWholeBrowser`. With
 * `frames: false` pages are laid out but never drawn, for half the processor time: nothing comes into view there.
 */
export type BrowserSettings = { fontSize?: number; whole?: boolean; webgl?: boolean; alone?: boolean; frames?: boolean }

/** To it there is no host but this computer. */
const onlyThisComputer = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** Starts it. Not with the package's own arguments: with --single-process it dies with the first page that is closed. */
export async function launch({
  fontSize = 16,
  whole,
  webgl,
  alone,
  frames = true,
}: BrowserSettings = {}): Promise<Browser> {
  const args = ['--no-sandbox', `--blink-settings=defaultFontSize=${fontSize}`, ...drawing(webgl)]
  if (alone) args.push(onlyThisComputer)
  if (!frames) args.push('--disable-threaded-compositing')
  return chromium.launch({
    executablePath: await (whole ? findWholeBrowser() : findBrowser()),
    args,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  })
}

/**
 * Whether there is room for what Chromium's processes share. Without it (containers often have 64 MB) Playwright has it put
 * on the disk, which costs every page a tenth more processor time.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= 2 ** 30
  } catch {
    return false
  }
}

/** WebGL drawn by the processor, where it is wanted, or none. */
function drawing(webgl: boolean | undefined): string[] {
  if (webgl === undefined) return []
  return webgl ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : ['--disable-3d-apis']
}
