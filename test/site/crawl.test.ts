import { expect, test } from 'vitest'
import { langs } from '../../content/languages.ts'
import { allPaths, canonicalPath } from '../../src/routes.ts'
import { sharedSite } from '../support/helpers.ts'
import { all, attribute, type HTMLElement, parse } from '../support/html.ts'

const site = await sharedSite()

/** Pages that a crawler may meet before it must have seen everything. */
const limit = 1000

test('from the home page alone, without cookies and script, every page in every language is found, and nothing broken', async () => {
  const seen = new Map<string, string | undefined>()
  const waiting = ['/']
  const broken: string[] = []
  while (waiting.length > 0 && seen.size < limit) {
    const batch = waiting.splice(0, 8)
    await Promise.all(
      batch.map(async (path) => {
        if (seen.has(path)) return
        seen.set(path, undefined)
        const response = await site.fetch(path)
        const html = await response.text()
        if (response.status !== 200) broken.push(`${path}: ${response.status}`)
        if (!response.headers.get('content-type')?.startsWith('text/html')) return
        const document = parse(html)
        seen.set(path, attribute(all(document, 'link[rel="canonical"]')[0], 'href'))
        for (const address of addressesIn(document)) {
          if (isPage(address) && !seen.has(address) && !waiting.includes(address)) waiting.push(address)
        }
      }),
    )
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeLessThan(limit)

  const canonicals = new Set([...seen.values()].flatMap((canonical) => canonical ?? []))
  const wanted = allPaths.flatMap((path) => langs.map((lang) => new URL(canonicalPath(path, lang), site.url).href))
  expect([...canonicals].sort()).toEqual(wanted.sort())
})

test('every picture, style, script and font that a page names is there', async () => {
  const files = new Set<string>()
  for (const path of ['/', '/about', '/machines', '/machines/customizations', '/contact', ...allPaths.slice(10)]) {
    const html = await (await site.fetch(path)).text()
    for (const [address] of html.matchAll(/\/assets\/[A-Za-z0-9._/-]+/g)) files.add(address)
  }
  const missing: string[] = []
  for (const file of files) {
    const response = await site.fetch(file)
    await response.arrayBuffer()
    if (response.status !== 200) missing.push(file)
  }
  expect(files.size).toBeGreaterThan(5)
  expect(missing).toEqual([])
})

/** Links of a page to this site, without their fragments. */
function addressesIn(document: HTMLElement): string[] {
  return all(document, 'a[href]')
    .map((anchor) => (attribute(anchor, 'href') ?? '').replace(/#.*$/, ''))
    .filter((href) => href.startsWith('/'))
}

/** Choices inside a page (units, process tab) are followed once, from the English page. */
function isPage(address: string): boolean {
  return !/[?&](units|process)=/.test(address) || !address.includes('lng=')
}
