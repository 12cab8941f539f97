import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launch } from '../../src/commands/chromium.ts'
import { builtKey } from '../../src/machines/kv-keys.ts'
import { copyProject } from '../support/copy.ts'
import { validInquiry } from '../support/inquiry-samples.ts'
import { freePort, type StartedSite, startProcess } from '../support/started-site.ts'
import { temporaryFolder, until } from '../support/wait.ts'

/** From saving to seeing, on a machine that does much else (milliseconds). */
const patience = 60_000

const copy = copyProject()
let site: StartedSite
let browser: Browser

beforeAll(async () => {
  const args = ['--persist-to', temporaryFolder(), '--var', 'RATE_LIMIT:off']
  site = await startProcess(await freePort(), args, copy.folder)
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function page(path = '/'): Promise<{ status: number; html: string }> {
  const response = await fetch(site.url + path)
  return { status: response.status, html: await response.text() }
}

/** Until every page shows what is wrong; the terminal has said it, too. */
async function untilMistake(file: RegExp, path = '/'): Promise<string> {
  const { html } = await until(
    'the mistake',
    async () => {
      const shown = await page(path)
      return shown.status === 500 && file.test(shown.html) && shown
    },
    patience,
  )
  expect(site.output()).toMatch(file)
  return html
}

async function untilHealed(path = '/'): Promise<void> {
  await until('the healed page', async () => (await page(path)).status === 200, patience)
}

/** What is no page is answered by the last good site. */
async function expectToGoOn(): Promise<void> {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const response = await fetch(`${site.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(validInquiry()),
  })
  expect(response.status).toBe(202)
}

const mistakes: { name: string; file: string; change: (text: string) => string; shown: RegExp }[] = [
  {
    name: 'a syntax error in a page',
    file: 'src/pages/faq/page.tsx',
    change: (text) => `${text}\nconst = 1\n`,
    shown: /src\/pages\/faq\.tsx:\d+:7: /,
  },
  {
    name: 'a file that is not there',
    file: 'src/pages/faq/page.tsx',
    change: (text) => `import './nowhere.ts'\n${text}`,
    shown: /src\/pages\/faq\.tsx:1:8: Could not resolve/,
  },
  {
    name: 'a syntax error in an island',
    file: 'client/islands/carousel/carousel-island.ts',
    change: (text) => `const = 1\n${text}`,
    shown: /client\/islands\/carousel\.ts:1:7: /,
  },
  {
    name: 'a block of style that is not closed',
    file: 'client/styles/blocks/hero.css',
    change: (text) => `.open {\n${text}`,
    shown: /client\/styles\/blocks\/hero\.css:1:1: Unclosed block/,
  },
  {
    name: 'a rule above the imports of the style sheet',
    file: 'client/styles/pages/home.css',
    change: (text) => `body { color: red }\n${text}`,
    shown: /client\/styles\/pages\/home\.css:\d+: @import statements must precede/,
  },
  {
    name: 'a machine file with a misspelled field',
    file: 'content/machines/VF/en.json',
    change: (text) => text.replace('"promise":', '"promised":'),
    shown: /content\/machines\/VF\/en\.json:\d+: promise/,
  },
  {
    name: 'a file that is not JSON',
    file: 'content/messages/ru.json',
    change: (text) => text.replace(',', ''),
    shown: /content\/messages\/ru\.json:\d+:\d+: /,
  },
  {
    name: 'a misspelled key of page copy',
    file: 'content/pages/en.json',
    change: (text) => text.replace('"categoriesHeading":', '"categoryHeading":'),
    shown: /content\/pages\/en\.json:\d+: home\.categor/,
  },
  {
    name: 'a wrong fact of the company',
    file: 'content/site.json',
    change: (text) => text.replace(/"copyrightYear": \d+/, '"copyrightYear": "soon"'),
    shown: /content\/site\.json:\d+: copyrightYear/,
  },
  {
    name: 'a wrong setting',
    file: 'wrangler.toml',
    change: (text) => text.replace('CONTACT_EMAIL = "sales@example.com"', 'CONTACT_EMAIL = "nobody"'),
    shown: /wrangler\.toml:\d+: CONTACT_EMAIL: must be an e-mail address/,
  },
  {
    name: 'code that fails when the site starts',
    file: 'src/routes.ts',
    change: (text) => `${text}\n;(undefined as unknown as { no: () => void }).no()\n`,
    shown: /src\/routes\.ts:\d+:\d+: .*TypeError/,
  },
]

test.each(mistakes)('$name shows as a page with its place, the site goes on, and it heals', async (mistake) => {
  const mend = copy.edit(mistake.file, mistake.change)
  onTestFinished(mend)
  await untilMistake(mistake.shown)
  await expectToGoOn()
  mend()
  await untilHealed()
})

test('a wrong line of .dev.vars is named, and forgotten with the file', async () => {
  const file = join(copy.folder, '.dev.vars')
  writeFileSync(file, '# mine\nRETRY_SCHEDULE=soon\n')
  await untilMistake(/\.dev\.vars:2: RETRY_SCHEDULE: must be whole seconds/)
  rmSync(file)
  await untilHealed()
})

test('an error at run time is told in the terminal with file and line of the source', async () => {
  const mend = copy.edit('src/pages/faq/page.tsx', (text) =>
    text.replace(
      /(export (?:async )?function faqPage\([^{]*\{)/,
      '$1\n  ;(undefined as unknown as { no: () => void }).no()',
    ),
  )
  await until('the error', async () => (await page('/faq')).status === 500, patience)
  await until('its place', () => /render\.error .*src\/pages\/faq\.tsx:\d+:\d+/.test(site.output()), patience)
  expect((await page('/')).status).toBe(200)
  mend()
  await untilHealed('/faq')
})

/** What the operator's commands find of the build's content. */
async function told(): Promise<string> {
  const values = '/cdn-cgi/local/explorer/api/storage/kv/namespaces/CONTENT/values'
  return (await fetch(`${site.url}${values}/${encodeURIComponent(builtKey)}`)).text()
}

test('an open page follows: texts by loading itself again, styles in place; the policy is the one of production', async () => {
  const open = await browser.newPage()
  const complaints: string[] = []
  open.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await open.goto(`${site.url}/faq`, { waitUntil: 'networkidle' })

  await open.evaluate(() => Object.assign(window, { same: true }))
  copy.edit('client/styles/base.css', (text) => `${text}\nh1 { letter-spacing: 7px }\n`)
  await open.waitForFunction(
    () => getComputedStyle(document.querySelector('h1') as Element).letterSpacing === '7px',
    undefined,
    { timeout: patience },
  )
  copy.edit('client/styles/blocks/accordion.css', (text) => `${text}\nh1 { word-spacing: 7px }\n`)
  await open.waitForFunction(
    () => getComputedStyle(document.querySelector('h1') as Element).wordSpacing === '7px',
    undefined,
    { timeout: patience },
  )
  expect(await open.evaluate(() => 'same' in window)).toBe(true)

  // Also when another mistake keeps it from being shown at once.
  const before = await told()
  const mendFirst = copy.edit('src/pages/faq/page.tsx', (text) => `${text}\nconst = 1\n`)
  await open.waitForFunction(() => document.title.includes('src/pages/faq/page.tsx:'), undefined, { timeout: patience })
  copy.edit('content/pages/en.json', (text) => text.replace(/("faq": \{[\s\S]*?"heading": ")/, '$1Followed: '))
  mendFirst()
  await open.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Followed: '), undefined, {
    timeout: patience,
  })
  expect(await open.evaluate(() => 'same' in window)).toBe(false)
  await until('the commands` knowledge of it', async () => (await told()) !== before)

  // A mistake shows in the open page, and it heals there; the other changes end with the copy.
  const mend = copy.edit('src/pages/faq/page.tsx', (text) => `${text}\nconst = 1\n`)
  await open.waitForFunction(() => document.title.includes('src/pages/faq/page.tsx:'), undefined, { timeout: patience })
  mend()
  await open.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Followed: '), undefined, {
    timeout: patience,
  })
  expect(complaints.filter((text) => !/status of 500/.test(text))).toEqual([])
  await open.close()
})

test('only documents that a browser opens carry the live script', async () => {
  expect((await page('/')).html).not.toContain('WebSocket')
  const opened = await fetch(site.url, { headers: { 'sec-fetch-dest': 'document' } })
  expect(await opened.text()).toContain('WebSocket')
})

test('an address that cannot be decoded is answered like any other', async () => {
  expect((await page('/assets/%E0%A4.js')).status).toBe(404)
  expect((await page('/%E0%A4')).status).toBe(404)
})

test('a body of any size gets the answer of the Worker', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: ' '.repeat(4_000_000) }
  // Many at once: an answer is lost only where somebody is still writing.
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${site.url}/api/inquiries`, init)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([413]))
})
