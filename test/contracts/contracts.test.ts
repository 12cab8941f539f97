import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parse } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { type LogLine, startSite, until } from '../support/site/helpers.ts'
import * as contract from './contracts.ts'

const root = new URL('../../', import.meta.url)
const script = readFileSync(new URL('dist/worker/index.js', root), 'utf8')
const wranglerConfig = readFileSync(new URL('wrangler.toml', root), 'utf8')
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

const site = await startSite((receiver) => ({
  ALERT_WEBHOOK_URL: `${receiver}/alert`,
  ALERT_WINDOW: '1',
  RETRY_SCHEDULE: '1',
  VITALS: 'wrong',
}))

/** The project's own TypeScript, for names that only commands use. */
const sources = globSync('{src,content,client}/**/*.ts', { cwd: root, exclude: (name) => name.includes('studio') })
  .map((file) => readFileSync(new URL(file, root), 'utf8'))
  .join('\n')

const inquiry = () => ({
  ...{ company: 'Example Seals', name: 'A. Buyer', email: 'buyer@example.com', application: 'O-rings' },
  ...{ message: 'Please quote.', machine: 'vf', country: 'DE', id: randomUUID(), source: 'custom_form', lng: 'en' },
})

const machinePage = '/machine/vacuum-compression-molding-machine'

/** Names of the bindings of a deployment; wrangler lets it inherit only the assets. */
function declaredBindings(env?: string): (string | undefined)[] {
  const config = fileURLToPath(new URL('wrangler.toml', root))
  const { assets, version_metadata, kv_namespaces, workflows, ratelimits } = readConfig(
    { config, env },
    { hideWarnings: true },
  )
  const listed = [...kv_namespaces, ...workflows].map(({ binding }) => binding)
  const limiters = (ratelimits as { name: string }[]).map(({ name }) => name)
  return [assets?.binding, version_metadata?.binding, ...listed, ...limiters]
}

const logged = (event: string) => until(`the log event ${event}`, () => site.logs(event)[0])

describe('addresses', () => {
  test('the sitemap lists every page, every page answers, and the contact page answers in every language', async () => {
    const sitemap = await (await site.fetch('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<?]*)<\/loc>/g)].map(([, path]) => path as string)
    const machines = listed.filter((path) => !contract.pages.includes(path))
    expect(new Set(machines).size).toBe(contract.machinePages)
    expect(listed).toEqual(expect.arrayContaining(contract.pages))
    for (const lang of contract.languages) {
      const response = await site.fetch(`/contact?lng=${lang}`)
      expect([response.status, response.headers.get('content-language')]).toEqual([200, lang])
    }
    for (const path of contract.pages) expect((await site.fetch(path)).status, path).toBe(200)
  })

  test.each(contract.resources)('$path answers with its type and keys', async ({ path, type, keys }) => {
    const response = await site.fetch(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    if (keys) expect(Object.keys((await response.json()) as object)).toEqual(expect.arrayContaining(keys))
  })

  test.each(contract.postPaths)('%s takes POST only', async (path) => {
    const response = await site.fetch(path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

test('cookies keep their names', async () => {
  const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? ''
  expect(cookieOf(await site.fetch('/?lng=ru'))).toMatch(`${contract.cookies.language}=ru;`)
  expect(cookieOf(await site.postForm('/api/inquiry-list', { add: 'VF' }))).toContain(
    `${contract.cookies.inquiryList}=VF`,
  )
  expect(cookieOf(await site.fetch(`${machinePage}?units=imperial`))).toContain(`${contract.cookies.units}=imperial`)
})

test('form fields keep their names', async () => {
  const document = parse(await (await site.fetch('/contact')).text())
  const names = document.querySelectorAll('form [name]').map((field) => field.getAttribute('name'))
  expect(names).toEqual(expect.arrayContaining(contract.formFields))
})

test('the sizing page marks its results', async () => {
  const query = 'material=nbr&length=50&width=50&thickness=10&weight=30&yearly=1000000'
  const document = parse(await (await site.fetch(`/machines?${query}`)).text())
  for (const attribute of contract.sizingAttributes) {
    expect(document.querySelectorAll(`main [${attribute}]`).length, attribute).toBeGreaterThan(0)
  }
})

describe('log events', () => {
  // A request for each event that needs no failure; the tests below wait for its line.
  beforeAll(async () => {
    await site.postJson('/api/inquiries', { ...inquiry(), leave_empty: 'x' })
    await site.postJson('/api/inquiries', { ...inquiry(), email: 'wrong' })
    await site.postJson('/api/inquiries', 'not JSON')
    await site.postJson('/api/events', { outcome: 'success', status: 202, source: 'custom_form' })
    await site.postJson('/api/events', { type: 'chunk', kind: 'missing' })
    const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://example.com/x.png' } }
    await site.postJson('/api/csp-reports', report, { 'content-type': 'application/csp-report' })
  })

  test('a delivered inquiry is posted with the keys and headers of the contract', async () => {
    const sent = inquiry()
    expect((await site.postJson('/api/inquiries', sent)).status).toBe(202)
    const post = await until('the delivery', () => site.receiver.of(sent.id)[0])
    expect(Object.keys(JSON.parse(post.body))).toEqual(contract.deliveredKeys)
    expect(Object.keys(post.headers)).toEqual(expect.arrayContaining(contract.deliveryHeaders))
    await logged('inquiry.delivered')
  })

  test('a failing receiver leads to retry, undelivered, an alert and a replay', async () => {
    const sent = inquiry()
    site.receiver.plan(sent.id, 500, 500)
    const { id } = (await (await site.postJson('/api/inquiries', sent)).json()) as { id: string }
    await logged('inquiry.undelivered')
    await logged('alert.sent')
    await site.replay(id)
    await logged('inquiry.replayed')
  })

  test.each(Object.entries(contract.logEvents))(
    '%s has its fields and no others',
    async (event, { fields, optional = [] }) => {
      const { event: _, version, content, ...line } = (await logged(event)) as LogLine
      expect(content).toEqual(expect.any(String))
      expect(Object.keys(line)).toEqual(expect.arrayContaining(fields))
      expect([...fields, ...optional]).toEqual(expect.arrayContaining(Object.keys(line)))
    },
  )

  test.each(contract.rareLogEvents)('%s is in the Worker', (event) => {
    expect(script).toMatch(new RegExp(`["'\`]${event}["'\`]`))
  })
})

describe('stored names', () => {
  test.each(contract.settings)('the setting %s is read', (name) => {
    expect(script).toMatch(new RegExp(`\\b${name}\\b`))
  })

  test.each(contract.bindings)('the binding %s is declared for both deployments', (name) => {
    expect(declaredBindings()).toContain(name)
    expect(declaredBindings('preview'), 'preview').toContain(name)
  })

  test.each(Object.entries(contract.workflows))('the workflow %s runs %s', (name, className) => {
    expect(wranglerConfig).toMatch(new RegExp(`name = "${name}"\\nbinding = "\\w+"\\nclass_name = "${className}"`))
  })

  test.each(contract.stepNames)('the step "%s..." keeps its name', (name) => {
    expect(script).toMatch(new RegExp(`["'\`]${name}(\\$\\{|["'\`])`))
  })

  test.each(contract.eventTypes)('stored instances wait for the event "%s"', (type) => {
    expect(script).toMatch(new RegExp(`type: ?["'\`]${type}["'\`], ?timeout:`))
  })

  test('a stored instance that continues an inquiry delivers it under its own id', async () => {
    const { DELIVERY } = await site.bindings()
    const { continued } = contract.storedInquiry
    await DELIVERY.create({ id: `${continued.id}-2`, params: contract.storedInquiry })
    const post = await until('the delivery', () => site.receiver.of(continued.id)[0])
    expect(JSON.parse(post.body)).toEqual(contract.storedInquiry.body)
    expect(post.headers['webhook-id']).toBe(continued.id)
    const line = await until('the log', () => site.logs('inquiry.delivered', continued.id)[0])
    expect(line.attempt).toBe(contract.storedInquiry.continued.progress.attempts + 1)
  })

  test('a stored alert is sent', async () => {
    const { ALERTS } = await site.bindings()
    await ALERTS.create({ id: 'alerts-1', params: contract.storedAlert })
    await until('the alert', () => site.receiver.posts.find(({ id }) => id === 'alerts-1-first'))
  })

  test('published content is found under its keys', async () => {
    const { CONTENT } = await site.bindings()
    const [document] = (await CONTENT.list({ prefix: 'machines/' })).keys
    expect(document, 'a fresh store is empty').toBeUndefined()
    for (const key of contract.kvKeys) expect(sources, key).toContain(`'${key}'`)
    for (const name of contract.kvMetadata) expect(sources, name).toMatch(new RegExp(`\\b${name}\\b`))
    expect(script).toMatch(new RegExp(`["'\`]${contract.kvPointer}["'\`]`))
  })
})

describe('commands', () => {
  test.each(Object.entries(contract.commands))('npm run %s explains its options', async (name, words) => {
    const [, file = '', ...args] = /(?:^|\s)node (\S+)(.*)$/.exec(scripts[name]) ?? []
    const given = args.join(' ').trim().split(' ').filter(Boolean)
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...given, '--help'], { cwd: root })
    for (const word of words) expect(stdout).toContain(word)
  })
})
