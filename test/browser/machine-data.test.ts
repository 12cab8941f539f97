import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, onTestFinished, test } from 'vitest'
import { langs } from '../../content/registry/languages.ts'
import { machineKeys } from '../../content/registry/machines.ts'
import { useBrowser } from '../support/browser/browser.ts'
import { sharedSite } from '../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

const read = async (path: string) => (await site.fetch(path)).json() as Promise<Record<string, unknown>>

test('the schema is public and cacheable', async () => {
  const response = await site.fetch('/data/schema.json')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const etag = response.headers.get('etag') ?? ''
  const again = await site.fetch('/data/schema.json', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('every public document matches the schema, and the schema rejects others', async () => {
  const ajv = new Ajv2020({
    strictTypes: false,
    strictTuples: false,
    keywords: ['x-units', 'x-labels'],
    formats: { uri: true },
  })
  const schema = await read('/data/schema.json')
  ajv.addSchema(schema)
  const [neutral, language, index] = ['neutral', 'language', 'index'].map((kind) => {
    const validate = ajv.getSchema(`${schema.$id}#/$defs/${kind}`)
    if (!validate) throw new Error(`no ${kind}`)
    return validate
  })
  const wrong: string[] = []
  const check = async (path: string, validate: typeof neutral) => {
    if (!validate?.(await read(path))) wrong.push(`${path}: ${ajv.errorsText(validate?.errors)}`)
  }
  for (const lang of langs) await check(`/data/machines/${lang}.json`, index)
  for (const key of machineKeys) {
    await check(`/data/machines/${key}/neutral.json`, neutral)
    await check(`/data/machines/${key}/${langs[machineKeys.indexOf(key) % langs.length]}.json`, language)
  }
  expect(wrong).toEqual([])
  expect(language?.({ ...(await read('/data/machines/VF/en.json')), title: '' })).toBe(false)
})

test('a dealer on another host shows a machine with a page of plain JavaScript', async () => {
  const html = readFileSync(new URL('../fixtures/dealer-page.html', import.meta.url))
  const dealer = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
  await new Promise<void>((resolve) => dealer.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void dealer.close())
  const origin = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}`

  const page = await visit('/robots.txt')
  await page.route(`${origin}/**`, (route) => route.continue())
  await page.goto(`${origin}/?site=${site.url.origin}&key=VF&lng=es`)
  const machine = (await read('/data/machines/VF/es.json')) as { title: string; promise: string }
  await page.getByRole('heading', { name: machine.title }).waitFor()
  expect(await page.textContent('main')).toContain(machine.promise)
  expect(await page.getByRole('columnheader', { name: 'VF-300' }).count()).toBe(1)
  expect(await page.getByRole('cell', { name: '650 × 650' }).count()).toBe(1)
  await page.getByRole('img', { name: machine.title }).evaluate((image: HTMLImageElement) => image.decode())
  await page.getByRole('link').click()
  await page.waitForURL(/\/machine\/vacuum-compression-molding-machine\?lng=es$/)
})
