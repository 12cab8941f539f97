import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launch } from '../../src/commands/cli/chromium.ts'
import { root } from '../../src/commands/wrangler/wrangler.ts'
import { copyProject } from '../support/copy.ts'
import { freePort } from '../support/started-site.ts'
import { until } from '../support/wait.ts'

/** From a saved file to the open page, on a busy machine (milliseconds). */
const timeout = 100_000

const copy = copyProject()
let server: ChildProcess
let browser: Browser
let page: Page
let url: string
let output = ''
const problems: string[] = []

beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'development', VITEST: '' }
  server = spawn(process.execPath, [vite, '--port', String(port)], { cwd: copy.folder, env })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (data) => (output += data))
  await until(
    'the server',
    () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    timeout,
  )
  browser = await launch()
  page = await browser.newPage()
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
}, 300_000)
afterAll(async () => {
  await browser?.close()
  server?.kill()
  if (server?.exitCode === null && server.signalCode === null) await once(server, 'exit')
})

const overlay = () => page.locator('vite-error-overlay').first()

/** Text of Vite's error overlay. */
async function overlayText(): Promise<string> {
  await overlay().waitFor({ state: 'attached', timeout })
  return overlay().evaluate((element) => element.shadowRoot?.textContent ?? '')
}

test('pages come without a violation of the policy, and the inbox runs on the next port', async () => {
  for (const path of ['/machines?lng=ar', '/machine/vacuum-compression-molding-machine', '/faq']) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    expect(await page.locator('h1').count(), path).toBe(1)
  }
  expect(problems).toEqual([])
  expect(output).toContain(`Inbox:   http://localhost:${Number(new URL(url).port) + 1}/`)
})

test('an open page shows a saved style in place and reloads for a saved page', async () => {
  await page.goto(`${url}/faq`, { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  onTestFinished(copy.edit('client/styles/base.css', (text) => `${text}\n:root { --edited: yes }\n`))
  const edited = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--edited').trim())
  await until('the style', async () => (await edited()) === 'yes', timeout)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)

  onTestFinished(copy.edit('src/pages/faq/page.tsx', (text) => text.replace('<h1', '<h1 data-edited=""')))
  await page.locator('h1[data-edited]').waitFor({ timeout })
})

test.each([
  {
    name: 'a syntax error in a page',
    file: 'src/pages/faq/page.tsx',
    change: (text: string) => `${text}\nconst = 1\n`,
    shown: /src\/pages\/faq\/page\.tsx/,
  },
  {
    name: 'a machine file with a misspelled field',
    file: 'content/machines/VF/en.json',
    change: (text: string) => text.replace('"promise":', '"promised":'),
    shown: /content\/machines\/VF\/en\.json:\d+/,
  },
  {
    name: 'a wrong setting',
    file: 'wrangler.toml',
    change: (text: string) => text.replace('[vars]\n', '[vars]\nCONTACT_EMAIL = "wrong"\n'),
    shown: /wrangler\.toml:\d+: CONTACT_EMAIL: must be an e-mail address/,
  },
])('$name shows in the overlay with its file and disappears when it is corrected', async ({ file, change, shown }) => {
  await page.goto(`${url}/faq`, { waitUntil: 'networkidle' })
  const correct = copy.edit(file, change)
  expect(await overlayText()).toMatch(shown)
  correct()
  await overlay().waitFor({ state: 'detached', timeout })
  await until(
    'the page',
    () =>
      fetch(`${url}/faq`).then(
        ({ ok }) => ok,
        () => false,
      ),
    timeout,
  )
  expect(server.exitCode).toBe(null)
})
