import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import build from '../../../content/generated/version.json' with { type: 'json' }
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { builtContent } from '../../../src/machines/live-content.ts'
import { textOf } from '../../support/html/html.ts'
import { startSite, temporaryFolder } from '../../support/site/helpers.ts'

/** A build whose only documents are VF's neutral one and a broken one for HF. */
const assets = temporaryFolder()
writeDocument('VF', 'neutral', readMachineFiles().VF.neutral)
writeDocument('HF', 'neutral', { images: [], applicationImages: 7 })

const site = await startSite({}, { assets })

test('without the language document the default texts are shown, marked as English', async () => {
  const html = await (await site.fetch('/machine/vacuum-compression-molding-machine?lng=ar')).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toMatch(/<ul lang="en" dir="ltr"><li>(<span>)?Closing vacuum hood/)
  expect(textOf(html)).toContain('VF-300')
  const fallback = site.logs('content.fallback').find(({ key }) => key === 'VF')
  expect(fallback).toMatchObject({ lang: 'ar', to: 'default' })
})

test('the missing document is a 404 in the public JSON, the neutral one is available', async () => {
  const missing = await site.fetch('/data/machines/VF/ar.json')
  expect(missing.status).toBe(404)
  expect(await missing.json()).toEqual({ error: 'not found' })
  expect((await site.fetch('/data/machines/VF/neutral.json')).status).toBe(200)
})

test('without the neutral document the page shows Loading... and its form, and the log has the reason', async () => {
  const response = await site.fetch('/machine/punching-machine')
  expect(response.status).toBe(200)
  const text = textOf(await response.text())
  expect(text).toContain('Loading...')
  expect(text).toContain('Get A Quote')
  expect(reasons('Punching/neutral')).toContain('status 404')
})

test('an invalid document counts as missing, and the log names file and field', async () => {
  expect(textOf(await (await site.fetch('/machine/hydraulic-hot-press-machine')).text())).toContain('Loading...')
  expect(reasons('HF/neutral')).toContain('applicationImages')
})

test('pages without documents are not affected', async () => {
  expect((await site.fetch('/machines')).status).toBe(200)
})

test('if no version has the texts, the live version is shown', async () => {
  const other = await startSite({}, { assets })
  const { CONTENT } = await other.bindings()
  const [version, neutral] = ['abcdef0123456789', JSON.stringify(readMachineFiles().VF.neutral)]
  await CONTENT.put(`machines/${version}/VF/neutral`, neutral.replaceAll('VF-300', 'VF-310'))
  await CONTENT.put(`machines/${version}/index/ar`, JSON.stringify(builtContent('ar').machines))
  const pointer = { version, schema: build.schema, publishedAt: new Date(Date.now() + 1000).toISOString() }
  await CONTENT.put('machines/current', JSON.stringify(pointer))
  const page = async () => (await other.fetch('/machine/vacuum-compression-molding-machine?lng=ar')).text()
  await expect.poll(async () => (await page()).includes('VF-310')).toBe(true)
})

function reasons(document: string): string {
  const misses = site.logs('content.miss').filter(({ key }) => String(key).includes(document))
  return misses.map(({ error }) => error).join('\n')
}

function writeDocument(key: string, part: string, document: unknown): void {
  const folder = join(assets, 'assets/build/content', build.version, key)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${part}.json`), JSON.stringify(document))
}
