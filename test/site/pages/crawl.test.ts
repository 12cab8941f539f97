import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { root } from '../../../src/build/root.ts'
import { allPaths, canonicalPath } from '../../../src/routes.ts'
import { all, attribute, type HTMLElement, parse } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

/** Maximum number of pages of the crawl. */
const limit = 1000

test('a crawl from the home page without cookies and script finds every page in every language and no broken link', async () => {
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

test('every picture, style, script and font of a page exists', async () => {
  const files = new Set<string>()
  for (const path of ['/', '/about', '/machines', '/machines/customizations', '/contact', ...allPaths.slice(10)]) {
    const html = await (await site.fetch(path)).text()
    for (const [address] of html.matchAll(/\/assets\/[A-Za-z0-9._/-]+/g)) files.add(address)
  }
  expect(files.size).toBeGreaterThan(5)
  // The platform serves the folder unchanged: one file of each kind is enough.
  const missing = [...files].filter((file) => !existsSync(join(root, 'dist/client', file)))
  expect(missing).toEqual([])
  for (const file of new Map([...files].map((name) => [extname(name), name])).values()) {
    const response = await site.fetch(file)
    expect(response.status, file).toBe(200)
    await response.arrayBuffer()
  }
})

/** Links of a page to this site, without their fragments. */
function addressesIn(document: HTMLElement): string[] {
  return all(document, 'a[href]')
    .map((anchor) => (attribute(anchor, 'href') ?? '').replace(/#.*$/, ''))
    .filter((href) => href.startsWith('/'))
}

/** Selections on a page (units, process tab, machines to compare) are followed one at a time, from the English page. */
function isPage(address: string): boolean {
  const asked = [...new URL(address, site.url).searchParams.keys()]
  return asked.length < 2 || !asked.some((name) => ['units', 'process', 'compare'].includes(name))
}
