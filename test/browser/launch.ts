import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** `CHROMIUM_PATH`, an installed Chromium, or the one inside the npm package, with the libraries a bare system lacks. */
export async function launch(): Promise<Browser> {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  if (installed) return chromium.launch({ executablePath: installed, args: ['--no-sandbox'] })
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packaged.executablePath(), args: packaged.args })
}
