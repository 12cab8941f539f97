import { expect, test } from 'vitest'
import { langs } from '../../content/languages.ts'
import { allPaths, canonicalPath } from '../../src/routes.ts'
import { sharedSite } from '../support/helpers.ts'
import { unescapeHtml } from '../support/html.ts'

const site = await sharedSite()

/** Pages that a crawler may meet before it must have seen everything. */
const limit = 1000

test('from the home page alone, without cookies and script, every page in every language is found, and nothing broken', async () => {
  const seen = new Map<string, { status: number; canonical: string | undefined }>()
  const waiting = ['/']
  const broken: string[] = []
  while (waiting.length > 0 && seen.size < limit) {
    const batch = waiting.splice(0, 8)
    await Promise.all(
      batch.map(async (path) => {
        if (seen.has(path)) return
        seen.set(path, { status: 0, canonical: undefined })
        const response = await site.fetch(path)
        const html = await response.text()
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
        seen.set(path, { status: response.status, canonical })
        if (response.status !== 200) broken.push(`${path}: ${response.status}`)
        if (!response.headers.get('content-type')?.startsWith('text/html')) return
        for (const address of addressesIn(html)) {
          if (isPage(address) && !seen.has(address) && !waiting.includes(address)) waiting.push(address)
        }
      }),
    )
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeLessThan(limit)

  const canonicals = new Set([...seen.values()].flatMap(({ canonical }) => canonical ?? []))
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
function addressesIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => unescapeHtml(href ?? '').replace(/#.*$/, ''))
}

/** Choices inside a page (units, process tab) are followed once, from the English page. */
function isPage(address: string): boolean {
  return !/[?&](units|process)=/.test(address) || !address.includes('lng=')
}
