import { expect, test } from 'vitest'
import build from '../content/generated/version.json' with { type: 'json' }
import english from '../content/machines/VF/en.json' with { type: 'json' }
import neutral from '../content/machines/VF/neutral.json' with { type: 'json' }
import { startSite } from './helpers.ts'

const site = await startSite()
const version = 'abcdef0123456789'

test('a published version that is newer than the build is served, both documents from it', async () => {
  const { CONTENT } = await site.bindings()
  await CONTENT.put(`machines/${version}/VF/neutral`, JSON.stringify(neutral))
  const keyFeatures = english.keyFeatures.with(0, 'A feature of the new version.')
  const published = { ...english, promise: 'Published after the build.', keyFeatures }
  await CONTENT.put(`machines/${version}/VF/en`, JSON.stringify(published))
  const pointer = { version, schema: build.schema, publishedAt: new Date(Date.now() + 1000).toISOString() }
  await CONTENT.put('machines/current', JSON.stringify(pointer))

  const html = await (await site.fetch('/machine/vacuum-compression-molding-machine')).text()
  expect(html).toContain('Published after the build.')
  expect(await (await site.fetch('/healthz')).json()).toMatchObject({ content: version })
})

test('what the published version lacks comes from the build, both documents from it', async () => {
  const html = await (await site.fetch('/machine/hydraulic-hot-press-machine')).text()
  expect(html).toContain('HF-63')
  expect(site.logs('content.fallback')).toContainEqual(
    expect.objectContaining({ key: 'HF', from: version, to: build.version }),
  )
})

test('what an isolate keeps of a machine belongs to its version, language and units', async () => {
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

test('a document of the build is written back to KV for the next isolate', async () => {
  const { CONTENT } = await site.bindings()
  await expect.poll(() => CONTENT.get(`machines/${build.version}/HF/en`)).toContain('Hydraulic Hot Press Machine')
})

test('the public JSON has an entity tag and is open to every origin', async () => {
  const response = await site.fetch('/data/machines/VF/en.json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toContain('public')
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(((await response.json()) as { promise: string }).promise).toBe('Published after the build.')
  const etag = response.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[0-9a-f]{16}"$/)
  const again = await site.fetch('/data/machines/VF/en.json', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
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
