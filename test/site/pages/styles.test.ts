import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { root } from '../../../src/build/root.ts'
import { pageKinds } from '../../support/browser/browser.ts'
import { all, attribute } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { weigh } from '../../support/site/weigh.ts'

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

/** kB brotli that the first paint waits for. */
const heaviest = 10

const everything = classesOf(
  globSync('client/styles/**/*.css', { cwd: root }).map((file) => readFileSync(root + file, 'utf8')),
)

test.each(pages)('%s loads the styles of all its classes before they are used, and few others', async (path) => {
  const html = await (await site.fetch(path)).text()
  const read = (selector: string) =>
    all(html, selector).map((link) => readFileSync(`${root}dist/client${attribute(link, 'href')}`, 'utf8'))
  const sheets = read('head > link[rel="stylesheet"]:not([media])')
  expect(sheets).toHaveLength(2)
  const below = read('main > link[rel="stylesheet"]')
  const [above = '', rest] = html.split(/<link rel="stylesheet" href="[^"]*-below-/)
  expect(missing(above.replace(/<template>.*?<\/template>/gs, ''), sheets)).toEqual([])
  expect(missing(rest ?? '', [...sheets, ...below])).toEqual([])
  expect(missing(html, [...sheets, ...below, ...read('template > link[rel="stylesheet"]')])).toEqual([])
  expect(sheets.map(weigh).reduce((sum, weight) => sum + weight)).toBeLessThan(heaviest)
})

test('the panel of a model uses no class whose styles its page lacks', async () => {
  const html = await (await site.fetch(machinePaths.VF)).text()
  const panel = await (await site.fetch(`${machinePaths.VF}?part=model`)).text()
  expect(all(panel, 'section.viewer__panel')).toHaveLength(1)
  const sheets = all(html, 'link[rel="stylesheet"]:not([media])')
  expect(
    missing(
      panel,
      sheets.map((link) => readFileSync(`${root}dist/client${attribute(link, 'href')}`, 'utf8')),
    ),
  ).toEqual([])
})

/** Classes of some HTML that have styles, but not in these sheets. */
function missing(html: string, sheets: string[]): string[] {
  const own = classesOf(sheets)
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return [...used].filter((name) => everything.has(name) && !own.has(name))
}

function classesOf(sheets: string[]): Set<string> {
  const selectors = sheets.join('\n').replace(/\/\*.*?\*\/|@import[^;]*;|url\([^)]*\)/gs, '')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}
