import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/browser/chromium.ts'
import { copyProject } from '../support/site/copy.ts'
import { type DevServer, edits, startDevServer } from '../support/site/dev-server.ts'
import { statusLine } from '../support/site/raw-request.ts'
import { until } from '../support/wait.ts'

/** Time limit from a saved file to the open page on a busy machine. */
const timeout = 100_000

const copy = copyProject()
let server: DevServer
let browser: Browser
let page: Page
let lastLoad = 0
const problems: string[] = []

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startDevServer(copy.folder), launch()])
  page = await browser.newPage()
  // The map of the contact page; nothing leaves this machine.
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  )
  const loading = () => {
    lastLoad = Date.now()
  }
  page.on('request', loading).on('requestfinished', loading).on('load', loading)
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Whether an expression is true in the page; false while the page reloads. */
function evaluate(expression: string): Promise<boolean> {
  return page.evaluate(`Boolean(${expression})`).then(Boolean, () => false)
}

const overlay = () => page.locator('vite-error-overlay').first()

test('pages have no console error or policy violation, and the inbox runs on the next port', async () => {
  for (const path of ['/machines?lng=ar', '/machine/vacuum-compression-molding-machine', '/contact?lng=en']) {
    await page.goto(server.url + path, { waitUntil: 'load' })
    expect(await page.locator('h1').count(), path).toBe(1)
  }
  expect(problems).toEqual([])
  const inbox = `http://localhost:${Number(new URL(server.url).port) + 1}/`
  expect(server.output()).toContain(`Inbox:   ${inbox}`)
  expect((await fetch(inbox)).status).toBe(200)
})

test.each(edits.filter(({ name }) => name !== 'setting'))(
  'the open page shows a changed $name without a reload by hand',
  async ({ name, file, change, isVisible }) => {
    // Vite's messages are lost on a page that still reloads because of the edit before.
    await until('the last reload', () => Date.now() - lastLoad > 1000)
    await page.evaluate('window.isSameDocument = true')
    copy.edit(file, (text) => change(text, 'aa'))
    await until(name, () => evaluate(isVisible('aa')), timeout)
    if (name === 'style') expect(await evaluate('window.isSameDocument')).toBe(true)
  },
  200_000,
)

test('a machine page is complete after an edit of the machine', async () => {
  copy.edit('content/machines/VF/en.json', (text) => text.replace(/("title": ")/, '$1bb '))
  const load = async () => (await fetch(`${server.url}/machine/vacuum-compression-molding-machine`)).text()
  await until('the new title', async () => (await load()).includes('bb '), timeout)
  expect(await load()).toContain('id="specification"')
}, 200_000)

test.for(['a b', 'ex%ample.com'])('the Host header %j is not answered with 5xx', async (host) => {
  const { port } = new URL(server.url)
  const before = server.output().length
  const status = await statusLine(Number(port), `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(status).toMatch(/^HTTP\/1\.1 40\d /)
  expect(server.output().slice(before)).not.toContain('error')
})

test('a body that is cut off is answered with 400', async () => {
  const { host, port } = new URL(server.url)
  const head = `Host: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\nConnection: close`
  const status = await statusLine(Number(port), `POST /api/inquiries HTTP/1.1\r\n${head}\r\n\r\n{"id":`, true)
  expect(status).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  {
    name: 'a syntax error',
    file: 'src/pages/contact/page.tsx',
    change: (text: string) => `${text}\nconst = 1\n`,
    message: /src\/pages\/contact\/page\.tsx:\d+:\d+/,
  },
  {
    name: 'a component that throws',
    file: 'src/pages/contact/page.tsx',
    change: (text: string) => text.replace('  return (\n', "  throw new Error('from the component')\n  return (\n"),
    message: /from the component[\s\S]*src\/pages\/contact\/page\.tsx:\d+/,
  },
  {
    name: 'a machine file with a misspelled field',
    file: 'content/machines/VF/en.json',
    change: (text: string) => text.replace('"promise":', '"promised":'),
    message: /content\/machines\/VF\/en\.json:\d+/,
  },
])(
  'the overlay shows $name with file and line until it is corrected',
  async ({ file, change, message }) => {
    const restore = copy.edit(file, change)
    await expectOverlay(message)
    restore()
    await expectPage("document.querySelector('h1')")
  },
  200_000,
)

test('the overlay shows a wrong setting with file and line; the page shows its correction and a .dev.vars created meanwhile', async () => {
  copy.edit('wrangler.toml', (text) => text.replace('[vars]\n', '[vars]\nCONTACT_EMAIL = "wrong"\n'))
  await expectOverlay(/wrangler\.toml:\d+: CONTACT_EMAIL: must be an e-mail address/)
  writeFileSync(join(copy.folder, '.dev.vars'), 'CONTACT_PHONE="+86 20 1234 5678"\n')
  copy.edit('wrangler.toml', (text) => text.replace('"wrong"', '"aa@press.example"'))
  await expectPage(`document.querySelector('a[href="mailto:aa@press.example"]')`)
  await expectPage(`document.querySelector('a[href="tel:+862012345678"]')`)
}, 200_000)

async function expectOverlay(message: RegExp): Promise<void> {
  await overlay().waitFor({ state: 'attached', timeout })
  expect(await overlay().evaluate((element) => element.shadowRoot?.textContent)).toMatch(message)
}

/** Waits until the page has no overlay and the expression is true. */
async function expectPage(expression: string): Promise<void> {
  await until('the page', () => evaluate(`!document.querySelector('vite-error-overlay') && ${expression}`), timeout)
  expect(server.isRunning()).toBe(true)
}

test('a port in use and an invalid one are named', async () => {
  const { port } = new URL(server.url)
  await expect(startDevServer(copy.folder, port)).rejects.toThrow(`Port ${port} (for the site) is in use.`)
  await expect(startDevServer(copy.folder, 'abc')).rejects.toThrow('--port abc: must be a number')
})
