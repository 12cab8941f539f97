import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { machinePaths } from '../../content/machines.ts'
import { root } from '../../src/commands/wrangler.ts'
import { pageKinds } from '../support/browser.ts'
import { sharedSite } from '../support/helpers.ts'
import { all, attribute } from '../support/html.ts'
import { weigh } from '../support/weigh.ts'

const site = await sharedSite()

/** Pages of every kind, and the views that only a query shows. */
const pages = [
  ...pageKinds,
  '/machines/rubber',
  machinePaths.Punching,
  '/machines?compare=VF,TPPress',
  '/machines?compare=VF',
  '/machines?q=o-ring',
  '/machines?q=nothing-has-this-name&clamp=9000',
  '/machines?material=htv&length=200&width=45&cavities=4',
  '/machines?material=nbr&length=-3&cavities=x',
]

/** kB brotli that stand before the first paint; the goal is 10. */
const heaviest = (path: string) => (path.startsWith('/machine/') ? 12.5 : 11)

const everything = classesOf(
  globSync('client/styles/**/*.css', { cwd: root }).map((file) => readFileSync(root + file, 'utf8')),
)

test.each(pages)('%s brings the styles of all its classes, and few others', async (path) => {
  const html = await (await site.fetch(path)).text()
  const sheets = all(html, 'link[rel="stylesheet"]:not([media])').map((link) =>
    readFileSync(`${root}public${attribute(link, 'href')}`, 'utf8'),
  )
  expect(sheets).toHaveLength(2)
  const own = classesOf(sheets)
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  expect([...used].filter((name) => everything.has(name) && !own.has(name))).toEqual([])
  expect(sheets.map(weigh).reduce((sum, weight) => sum + weight)).toBeLessThan(heaviest(path))
})

function classesOf(sheets: string[]): Set<string> {
  const selectors = sheets.join('\n').replace(/\/\*.*?\*\/|@import[^;]*;|url\([^)]*\)/gs, '')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}
