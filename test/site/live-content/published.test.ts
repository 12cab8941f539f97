import { expect, test } from 'vitest'
import build from '../../../content/generated/version.json' with { type: 'json' }
import english from '../../../content/machines/VF/en.json' with { type: 'json' }
import { machineKeys } from '../../../content/registry/machines.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { builtContent } from '../../../src/machines/live-content.ts'
import type { PageData } from '../../../src/rendering/page-data.ts'
import { machineOptionList } from '../../../src/ui/form/select-options.ts'
import { startSite } from '../../support/site/helpers.ts'
import { validInquiry } from '../../support/site/inquiry-samples.ts'

const index = builtContent('en').machines
const spanish = builtContent('es').machines
const site = await startSite()
const version = 'abcdef0123456789'
const newTitle = 'Vacuum Press, Renamed'

test('a published version that is newer than the build is used for both documents', async () => {
  const { CONTENT } = await site.bindings()
  await CONTENT.put(`machines/${version}/VF/neutral`, JSON.stringify(readMachineFiles().VF.neutral))
  await CONTENT.put(
    `machines/${version}/index/en`,
    JSON.stringify({ ...index, VF: { ...index.VF, title: newTitle }, New: index.HF }),
  )
  const keyFeatures = english.keyFeatures.with(0, 'A feature of the new version.')
  const published = { ...english, promise: 'Published after the build.', keyFeatures }
  await CONTENT.put(`machines/${version}/VF/en`, JSON.stringify(published))
  const pointer = { version, schema: build.schema, publishedAt: new Date(Date.now() + 1000).toISOString() }
  await CONTENT.put('machines/current', JSON.stringify(pointer))

  // A cold isolate waits for KV, but not for long.
  const content = async () => ((await (await site.fetch('/healthz')).json()) as { content: string }).content
  await expect.poll(content).toBe(version)
  const html = await (await site.fetch('/machine/vacuum-compression-molding-machine')).text()
  expect(html).toContain('Published after the build.')
})

test('menus, cards, breadcrumbs, the form and deliveries use published content', async () => {
  await expect.poll(async () => (await site.fetch('/')).text()).toContain(newTitle)
  for (const path of ['/', '/machines', '/nowhere', '/contact', '/machine/vacuum-compression-molding-machine']) {
    const html = await (await site.fetch(path)).text()
    expect(html, path).toContain(newTitle)
    if (!path.startsWith('/machine/')) expect(html, path).not.toContain(`>${index.VF.title}<`)
  }
  const inquiry = validInquiry({ machine: 'vf' })
  expect((await site.postJson('/api/inquiries', inquiry)).status).toBe(202)
  await expect.poll(() => site.receiver.posts.map(({ body }) => body).join('\n')).toContain(`"machine":"${newTitle}"`)
})

test('until KV answers, the list of machines has the titles of the build', () => {
  const list = (machines: typeof index) => machineOptionList({ lang: 'en', version, machines } as PageData, '')
  expect(list(index)).toContain(`>${index.VF.title}<`)
  expect(list({ ...index, VF: { ...index.VF, title: newTitle } })).toContain(`>${newTitle}<`)
})

test('the public index is that of the live version; a language without one has the build’s', async () => {
  const indexOf = async (lang: string) => (await (await site.fetch(`/data/machines/${lang}.json`)).json()) as object
  expect(Object.keys(await indexOf('en'))).toEqual(machineKeys)
  expect(await indexOf('en')).toMatchObject({ VF: { title: newTitle, picture: 'machines/vf-hero' }, HF: index.HF })
  expect(await indexOf('es')).toMatchObject({ VF: { title: spanish.VF.title } })
  expect((await site.fetch('/data/machines/de.json')).status).toBe(404)
})

test('if the published version has no texts in a language, its default texts are shown', async () => {
  const { CONTENT } = await site.bindings()
  await CONTENT.put(`machines/${version}/index/ru`, JSON.stringify(builtContent('ru').machines))
  await CONTENT.put(`machines/${version}/VF/ru`, 'false')
  const html = await (await site.fetch('/machine/vacuum-compression-molding-machine?lng=ru')).text()
  expect(html).toMatch(/<ul lang="en" dir="ltr"><li>(<span>)?Closing vacuum hood/)
  expect((await site.fetch('/data/machines/VF/ru.json')).status).toBe(404)
  expect(site.logs('content.fallback').filter(({ key, lang }) => key === 'VF' && lang === 'ru')).toEqual([])
})

test('if the published version lacks a document, both come from the build', async () => {
  const html = await (await site.fetch('/machine/hydraulic-hot-press-machine')).text()
  expect(html).toContain('HF-63')
  expect(site.logs('content.fallback')).toContainEqual(
    expect.objectContaining({ key: 'HF', from: version, to: build.version }),
  )
})

test('cached data of a machine depend on version, language and units', async () => {
  const pageOf = async (query: string) =>
    (await site.fetch(`/machine/vacuum-compression-molding-machine?units=${query}`)).text()
  const [first, second] = [await pageOf('metric'), await pageOf('metric')]
  for (const html of [first, second]) {
    expect(html).toContain('A feature of the new version.')
    expect(html).not.toContain(english.keyFeatures[0])
    expect(html).toContain('<bdi class="spec__unit">(mm)</bdi>')
  }
  expect(await pageOf('imperial')).not.toContain('<bdi class="spec__unit">(mm)</bdi>')
  expect(await pageOf('metric&lng=es')).not.toContain('A feature of the new version.')
})

test('pages only read KV: missing documents come from the build’s assets and are not written back', async () => {
  const { CONTENT } = await site.bindings()
  expect((await CONTENT.list({ prefix: `machines/${build.version}` })).keys).toEqual([])
})

test('the public JSON has an entity tag and is open to every origin', async () => {
  const response = await site.fetch('/data/machines/VF/en.json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toContain('public')
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(((await response.json()) as { promise: string }).promise).toBe('Published after the build.')
  const etag = response.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[0-9a-f]{40}"$/)
  const again = await site.fetch('/data/machines/VF/en.json', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const any = await site.fetch('/data/machines/VF/en.json', { headers: { 'if-none-match': '*' } })
  expect(any.status).toBe(304)
})

test.each([
  '/data/machines/VF/de.json',
  '/data/machines/vf/en.json',
  '/data/machines/VF/en',
  '/data/machines/__proto__/en.json',
])('%s is a JSON 404', async (path) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'not found' })
})
