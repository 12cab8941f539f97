import { describe, expect, test } from 'vitest'
import build from '../../../content/generated/version.json' with { type: 'json' }
import { type Lang, langs, languages } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { builtContent } from '../../../src/machines/live-content.ts'
import { builtAsset } from '../../../src/rendering/assets.ts'
import { allPaths, canonicalPath, paths } from '../../../src/routes.ts'
import { all, attribute, type HTMLElement, parse, textOf } from '../../support/html/html.ts'
import { queryViews } from '../../support/html/query-views.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { specification } from '../content/specification-numbers.ts'

const titles = builtContent('en').machines
const site = await sharedSite()

/** Pages with an inquiry form, which posts to the page itself. */
const formPaths: string[] = []
for (const path of allPaths) {
  const forms = all(await (await site.fetch(path)).text(), 'form.form[method=post]')
  if (forms.some((form) => attribute(form, 'action')?.split('#')[0] === path)) formPaths.push(path)
}

test('all pages of the specification exist', () => {
  expect(new Set(allPaths).size).toBe(specification.pages)
})

describe.each(langs)('every page in %s', (lang) => {
  test.each(allPaths)('%s', async (path) => {
    const response = await site.fetch(canonicalPath(path, lang), { headers: { 'accept-language': 'en' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
    expect(response.headers.get('content-language')).toBe(lang)
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}" dir="${languages[lang].dir}">`)
    const document = parse(html)
    expect(all(document, 'h1')).toHaveLength(1)
    expect(alternates(document)).toEqual({
      'x-default': path,
      en: path,
      ...Object.fromEntries(langs.slice(1).map((other) => [other, `${path}?lng=${other}`])),
    })
    const canonical = all(document, 'link[rel="canonical"]').map((link) => attribute(link, 'href'))
    expect(canonical).toEqual([new URL(canonicalPath(path, lang), site.url).href])
    expect(html, 'everything is in the HTML proper').not.toContain('<template id="B:')
    expect(all(document, 'title').map(textOf)).toEqual([expect.stringMatching(/./)])
  })
})

test.each(langs)(
  'the first picture of the home page shows how parallel the platens are, and its text the condition of the tolerance, in %s',
  async (lang) => {
    const { parallelism } = builtContent(lang).machines.VF
    const hero = all(await (await site.fetch(canonicalPath(paths.home, lang))).text(), '.hero')
    const text = hero.map(textOf).join().replaceAll(',', '.')
    for (const value of [parallelism?.values[0], parallelism?.values.at(-1), 'ISO 3302-1'])
      expect(text).toContain(String(value))
  },
)

test.each(Object.entries(machinePaths))('the page of %s has its title and every section', async (key, path) => {
  const text = textOf(await (await site.fetch(path)).text())
  expect(text).toContain(titles[key as keyof typeof titles].title)
  const sections = [
    'Product Details',
    'Get A Quote',
    'Key Features',
    'Application Products',
    'Specification',
    'Performance, installation and utilities',
    'Scope of delivery',
    'Standards',
    'Production Process',
    'Other Questions',
  ]
  for (const heading of sections) expect(text).toContain(heading)
})

test('the data sheet has forces in t and kN or US tons, a worked cycle and a legend of the codes', async () => {
  const path = machinePaths.VF
  const metric = textOf(await (await site.fetch(path)).text())
  expect(metric).toMatch(/300\s*2940\s*kN/)
  expect(metric).toMatch(/Output[^A-Z]*3630/)
  expect(metric).toContain('three-part mold')
  const imperial = textOf(await (await site.fetch(`${path}?units=imperial`)).text())
  expect(imperial).toMatch(/Clamp Force \(US tons\)[^A-Z]*331/)
  expect(imperial).toMatch(/Motor Power \(KW\)/)
  expect(imperial).not.toContain('2940')
})

test.each([
  ['VF', 'Closing, Vacuum and Degassing'],
  ['HF', 'Closing and Degassing'],
  ['LV1', 'Closing and Vacuum'],
  ['VIFL', 'Closing'],
] as const)('the worked cycle of %s names its closing step %s', async (key, label) => {
  expect(textOf(await (await site.fetch(machinePaths[key])).text())).toMatch(new RegExp(`[^A-Za-z ] ?${label} \\(s\\)`))
})

test.each([
  ['VF', 'Blanks or inserts are placed in the mold'],
  ['VIAORubber', 'Inserts, if any, are placed in the mold outside the machine'],
  ['VIAOSilicone', 'Inserts, if any, are placed in the mold outside the machine'],
  ['brakeHP', 'the back plates are placed in the mold'],
  ['Deflashing', 'The batch is put in.'],
  ['Punching', 'The sheet is laid in.'],
] as const)('the first step of %s names what is loaded', async (key, caption) => {
  const [first] = all(await (await site.fetch(machinePaths[key])).text(), '.steps li p')
  expect(first && textOf(first)).toContain(caption)
})

test('labels convert with their table; volts and hertz have the names of the language', async () => {
  const view = async (query: string) => textOf(await (await site.fetch(`${machinePaths.VF}?${query}`)).text())
  const labels = ['Heat-up Time to 356 °F', 'Cooling Water, up to 77 °F', 'Compressed Air, 87 psi']
  const [imperial, metric] = [await view('units=imperial'), await view('units=metric')]
  for (const label of labels) expect(imperial).toContain(label)
  for (const label of ['Heat-up Time to 180 °C', 'up to 25 °C', 'Air, 0.6 MPa']) expect(metric).toContain(label)
  expect(await view('lng=ru')).toContain('3/PE 380 В 50 Гц')
  const arabic = await view('lng=ar')
  expect(arabic).toContain('\u2067380 فولت، 50 هرتز، ثلاثي الطور (\u20663/PE\u2069)\u2069')
  expect(arabic).not.toMatch(/380\s?V/)
})

test('two models of one machine stay in the form that changes a comparison', async () => {
  const html = await (await site.fetch('/machines?compare=VF:VF-300,VF:VF-200')).text()
  const chosen = all(html, '.machine-choice input').filter((box) => attribute(box, 'checked') !== undefined)
  expect(chosen.map((box) => attribute(box, 'value'))).toEqual(['VF:VF-300', 'VF:VF-200'])
})

test('the table and a comparison show presses with two daylights', async () => {
  const page = textOf(await (await site.fetch(machinePaths.HF)).text())
  expect(page).toContain('2 stacked daylights')
  expect(textOf(await (await site.fetch(machinePaths.VF)).text())).not.toContain('stacked daylights')
  const rows = all(await (await site.fetch('/machines?compare=VF,HF')).text(), '.compare__table tbody tr').map(textOf)
  const names = rows.map((row) => row.trim().split(/ ?\(|\d/)[0])
  const place = rows.findIndex((row) => row.includes('Daylights'))
  expect(rows[place]).toMatch(/1\s*2$/)
  expect(names[place - 1]).toMatch(/^Heating Plates Distance/)
})

test.each([
  '/About',
  '/about/',
  '/machines/unknown',
  '/machine/unknown',
  '/machine',
  '/service',
  '/machines/',
  '/index.html',
  '/faq.html',
  '/%00',
  '/_headers',
])('%s is not found', async (path) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('location')).toBeNull()
})

test.each(queryViews)('%s is not indexed', async (path) => {
  const html = await (await site.fetch(path)).text()
  expect(attribute(all(html, 'meta[name=robots]')[0], 'content')).toBe('noindex')
})

test.each(queryViews)('%s is complete with a query that is too long for its QR code', async (path) => {
  const response = await site.fetch(`${path}&x=${'a'.repeat(3000)}`)
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/<\/html>$/)])
})

test('the 404 page has the texts of the specification, is not indexed and redirects in the requested language', async () => {
  const html = await (await site.fetch('/nowhere?lng=es')).text()
  expect(html).toContain('<html lang="es"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="5; url=/?lng=es"/></noscript>')
  const english = textOf(await (await site.fetch('/nowhere')).text())
  for (const text of [
    '404 Page not found',
    "We can't find the page you are looking for.",
    'You will be redirected back to the home page in 5 seconds.',
  ]) {
    expect(english).toContain(text)
  }
})

test('NUL is removed from a URL, also if the removal would create another one', async () => {
  for (const query of ['%00', '%%0000', '%%00%0000']) {
    const html = await (await site.fetch(`/machines?q=valve${query}`)).text()
    expect(html.includes('\0'), query).toBe(false)
    expect(html).toContain('value="valve')
  }
})

test('the 404 page does not redirect visitors who chose to stay', async () => {
  const html = await (await site.fetch('/nowhere?stay=1')).text()
  expect(html).not.toContain('http-equiv="refresh"')
  expect(html).not.toContain('data-go-home')
})

test('an unknown URL below /machine marks the machines in the menu, independent of earlier requests', async () => {
  const marks = async (path: string) =>
    (await (await site.fetch(path)).text()).includes('<summary class="menu__item" aria-current')
  expect(await marks('/nowhere')).toBe(false)
  expect(await marks('/machine/unknown')).toBe(true)
  expect(await marks('/machinery')).toBe(false)
})

test('the contact page and every machine page have an inquiry form', () => {
  expect(formPaths).toEqual(expect.arrayContaining([paths.contact, ...Object.values(machinePaths)]))
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused on pages without a form', async (method) => {
  const response = await site.fetch('/about', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test.each(formPaths)('%s allows only POST besides GET', async (path) => {
  const response = await site.fetch(path, { method: 'PUT' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST'])
})

test('HEAD has the headers of GET without a body', async () => {
  const response = await site.fetch('/contact', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-language')).toBe('en')
  expect(await response.text()).toBe('')
})

test('internal links have ?lng= only for visitors who came with it', async () => {
  const russian = await (await site.fetch('/machines?lng=ru')).text()
  expect(internalLinks(russian).filter((href) => !href.includes('lng='))).toEqual([])
  const bare = await (await site.fetch('/machines', { headers: { 'accept-language': 'ru' } })).text()
  const withLanguage = internalLinks(bare).filter((href) => href.includes('lng='))
  expect(withLanguage.every((href) => href.startsWith('/machines?'))).toBe(true)
})

test('every response has the id of its log line, and security headers', async () => {
  for (const path of ['/', '/nowhere', '/healthz', '/data/machines/VF/en.json', '/robots.txt', '/assets/nothing.js']) {
    const response = await site.fetch(path)
    await response.text()
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(site.logs('request').find((line) => line.id === id)).toMatchObject({
      method: 'GET',
      path: response.status === 404 ? 'unknown' : path,
    })
    expect(response.headers.get('content-security-policy')).toContain("'strict-dynamic'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  }
  const asset = await site.fetch(builtAsset('main.ts'))
  expect(asset.headers.get('strict-transport-security'), 'it is the host’s, not the file’s').toBe('max-age=31536000')
})

test('the nonce of the policy is on every executed script and never the same twice', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await site.fetch('/')
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
      const html = await response.text()
      const scripts = all(html, 'script').filter((script) => attribute(script, 'type') !== 'application/ld+json')
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts) expect(attribute(script, 'nonce')).toBe(nonce)
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
})

test.each([
  ['/about', ['?lng=ru', '?lng=ar', ''], ['style', 'style', 'font']],
  ['/machines', ['', '?q=vacuum', '?compare=VF,HF', '?plan=VF-300', '?lng=zh'], ['style', 'font']],
])('the Link header of %s is the same for every query, and its page uses all of it', async (path, queries, kinds) => {
  const headers = new Set<string>()
  for (const query of queries) {
    const response = await site.fetch(path + query)
    const html = await response.text()
    const header = response.headers.get('link') ?? ''
    headers.add(header)
    for (const link of header.split(', ')) expect(html).toContain(`href="${/<(.+)>/.exec(link)?.[1]}"`)
  }
  const [header = '', ...others] = headers
  expect(others).toEqual([])
  expect(header.split(', ').map((link) => /as=(\w+)/.exec(link)?.[1])).toEqual(kinds)
})

test('existing assets are cached for a year, missing ones are not cached', async () => {
  const html = await (await site.fetch('/')).text()
  const style = attribute(all(html, 'link[rel="stylesheet"]')[0], 'href') ?? ''
  const found = await site.fetch(style)
  await found.text()
  expect(found.status).toBe(200)
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(found.headers.get('x-content-type-options')).toBe('nosniff')
  const missing = await site.fetch('/assets/build/gone.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
})

test('health names the deployed version and the live content', async () => {
  const health = (await (await site.fetch('/healthz')).json()) as Record<string, string>
  expect(health.version).toMatch(/^[0-9a-f-]{16,36}$/)
  expect(health.content).toBe(build.version)
})

test('the sitemap lists every page in every language, and robots.txt names the sitemap', async () => {
  const sitemap = await (await site.fetch('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const wanted = allPaths.flatMap((path) =>
    langs.map((lang: Lang) => new URL(canonicalPath(path, lang), site.url).href),
  )
  expect(listed.sort()).toEqual(wanted.sort())
  expect(await (await site.fetch('/robots.txt')).text()).toContain(`Sitemap: ${new URL('/sitemap.xml', site.url)}`)
})

function alternates(document: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    all(document, 'link[rel="alternate"][hreflang]').map((link) => {
      const { pathname, search } = new URL(attribute(link, 'href') ?? '')
      return [attribute(link, 'hreflang'), pathname + search]
    }),
  )
}

/** Links to other pages of the site, without the language switch. */
function internalLinks(html: string): string[] {
  return all(html, 'a[href]')
    .filter((anchor) => !anchor.hasAttribute('hreflang'))
    .flatMap((anchor) => attribute(anchor, 'href') ?? [])
    .filter((href) => href.startsWith('/'))
}
