import { mkdirSync } from 'node:fs'
import { langs } from '../content/registry/languages.ts'
import { machinePaths } from '../content/registry/machines.ts'
import { root } from '../src/build/root.ts'
import { readPort } from '../src/commands/cli/port.ts'
import { createCommand, print, runCommand } from '../src/commands/cli/run-command.ts'
import { UserError } from '../src/commands/cli/user-error.ts'
import { canonicalPath } from '../src/routes.ts'
import { launch } from './support/browser/chromium.ts'

const folder = `${root}screenshots`

const pages = {
  home: '/',
  catalog: '/machines',
  machine: machinePaths.VF,
  contact: '/contact',
  faq: '/faq',
  about: '/about',
  customizations: '/machines/customizations',
  'not-found': '/nowhere',
}
const widths = [1440, 768, 390]
const shownLangs = langs.filter((lang) => ['en', 'zh', 'ar'].includes(lang))

const command = createCommand(
  'screenshots',
  'Takes screenshots of the pages of a running site at three widths in three languages, into screenshots/.',
)
  .option('--port <number>', 'port of the site')
  .argument('[address]', 'its URL, if it runs elsewhere')
  .action(takeScreenshots)

async function takeScreenshots(given: string | undefined, { port }: { port?: string }): Promise<void> {
  const address = given ?? `http://localhost:${readPort(port)}`
  const siteUrl = /^https?:/.test(address) ? address : `http://${address}`
  await fetch(siteUrl).catch(() => {
    throw new UserError(`Nothing answers on ${siteUrl}.`, [], 'Run npm start first, or name another: -- --port N')
  })
  mkdirSync(folder, { recursive: true })
  const browser = await launch({ whole: true })
  for (const width of widths) {
    for (const lang of shownLangs) {
      for (const [name, path] of Object.entries(pages)) {
        const page = await browser.newPage({ viewport: { width, height: 900 } })
        await page.goto(new URL(canonicalPath(path, lang), siteUrl).href)
        await page.evaluate(loadPage)
        const file = `${folder}/${name}-${lang}-${width}.png`
        await page.screenshot({ path: file, fullPage: true })
        print(file)
        await page.close()
      }
    }
  }
  await browser.close()
}

/** Runs in the page: loads what is loaded only in the viewport. */
async function loadPage(): Promise<void> {
  // Islands hydrate when they become visible.
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  // Asynchronous decoding may come after the screenshot.
  for (const image of document.images) {
    image.loading = 'eager'
    image.decoding = 'sync'
  }
  await Promise.all([...document.images].map((image) => image.decode()))
  scrollTo(0, 0)
}

await runCommand(command)
