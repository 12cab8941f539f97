import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import build from '../../../content/generated/version.json' with { type: 'json' }
import { root } from '../../../src/build/root.ts'
import { assetPath } from '../../../src/machines/documents.ts'
import { builtContent } from '../../../src/machines/live-content.ts'
import { startSite } from '../../support/site/helpers.ts'

const index = builtContent('en').machines
const publishedAt = new Date(Date.now() + 1000).toISOString()

/** A site with these changes of the pointer and these documents of the version in KV. */
async function startPublished(pointer: object, documents: Record<string, string> = {}) {
  const version = 'f'.repeat(16)
  const site = await startSite()
  const { CONTENT } = await site.bindings()
  await CONTENT.put('machines/current', JSON.stringify({ version, schema: build.schema, publishedAt, ...pointer }))
  for (const [name, text] of Object.entries(documents)) await CONTENT.put(`machines/${version}/${name}`, text)
  const content = async () => ((await (await site.fetch('/healthz')).json()) as { content: string }).content
  const fallbacks = () => site.logs('content.fallback').map(({ key, from, to }) => ({ key, from, to }))
  return { site, version, content, fallbacks }
}

/** A document of the build. */
function builtDocument(name: string): string {
  return readFileSync(join(root, `dist/client${assetPath(name)}`), 'utf8')
}

/** Output of `npm run tail -- --errors` for the site's log. */
function errorsIn(output: string): string {
  const args = ['src/commands/tail/index.ts', '--stdin', '--errors']
  return execFileSync(process.execPath, args, { cwd: root, input: output, encoding: 'utf8' })
}

test('a version without documents is not shown, and health, log and tail report it', async () => {
  const { site, version, content, fallbacks } = await startPublished({})
  for (let repeat = 0; repeat < 3; repeat++) {
    expect((await site.fetch('/')).status).toBe(200)
    expect((await site.fetch('/data/machines/VF/en.json')).status).toBe(200)
  }
  await expect.poll(() => site.logs('content.fallback').length).toBe(2)
  expect(await content()).toBe(build.version)
  await site.fetch('/about')
  expect(site.logs('request').at(-1)).toMatchObject({ path: '/about', content: build.version })
  expect(fallbacks()).toEqual(['index/en', 'VF/en'].map((key) => ({ key, from: version, to: build.version })))
  expect(errorsIn(site.output())).toMatch(/content\.fallback +key=index\/en/)
})

test('a missing document of a version is logged in one line, and the version is shown', async () => {
  const { site, version, content, fallbacks } = await startPublished(
    {},
    { 'index/en': JSON.stringify(index), 'search/en': '{' },
  )
  await expect.poll(content).toBe(version)
  for (let repeat = 0; repeat < 3; repeat++) await site.fetch('/machines?q=vacuum')
  await expect.poll(fallbacks).toContainEqual({ key: 'search/en', from: version, to: build.version })
  expect(fallbacks().filter(({ key }) => key === 'search/en')).toHaveLength(1)
  expect(site.logs('request').at(-1)).toMatchObject({ content: version })
})

test('an index that the search cannot load is replaced by that of the build', async () => {
  const documents = Object.fromEntries(
    ['search', 'search-terms', 'search-index'].map((name) => [`${name}/en`, builtDocument(`${name}/en`)]),
  )
  documents['search-index/en'] = String(documents['search-index/en']).replace(
    /"serializationVersion":\d+/,
    '"serializationVersion":99',
  )
  const { site, content, version, fallbacks } = await startPublished(
    {},
    { 'index/en': JSON.stringify(index), ...documents },
  )
  await expect.poll(content).toBe(version)
  const page = await site.fetch('/machines?q=vacuum')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('VF-300')
  await expect.poll(fallbacks).toContainEqual({ key: 'search/en', from: version, to: build.version })
})

test('a pointer with another schema is refused and logged in one line', async () => {
  const { site, version, content, fallbacks } = await startPublished({ schema: build.schema + 1 })
  await site.fetch('/')
  expect(await content()).toBe(build.version)
  await expect.poll(fallbacks).toEqual([{ key: 'machines/current', from: version, to: build.version }])
  expect(site.logs('content.fallback')[0]?.error).toContain(`schema ${build.schema + 1}`)
  expect(errorsIn(site.output())).toContain('key=machines/current')
})
