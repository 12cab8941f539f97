import { expect, test } from 'vitest'
import { stripBidi } from '../../../client/shared/bidi.ts'
import { all, attribute, textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

const search = async (query: string) => (await site.fetch(`/machines?${query}`)).text()

test.each(['abc', '-3', '1e5', '99999999999999999999999999999'])(
  '%s is reported as an invalid size, and not searched for',
  async (size) => {
    const html = await search(`q=press&clamp=${size}`)
    expect(attribute(all(html, '#search-clamp')[0], 'aria-invalid')).toBe('true')
    expect(all(html, '#search-clamp-error').map(textOf)).toEqual(['Clamp force from: Enter a number from 1 to 100,000'])
    expect(all(html, '.search-results__row').length).toBe(all(await search('q=press'), '.search-results__row').length)
  },
)

test.each(['😀😀', '???'])('%s has no word, so nothing is found', async (words) => {
  expect(textOf(await search(`q=${encodeURIComponent(words)}`))).toContain('Nothing found.')
})

test.each(['q=press&clamp=abc', 'plan=XX-9', 'plan=VF-300&hall=x', 'material=nbr&length=-3'])(
  'the title of %s names the error',
  async (query) => {
    expect(textOf(all(await search(query), 'title')[0] ?? '')).toMatch(/^Error: /)
  },
)

test.each(['q=press&clamp=', 'plan=VF-300&hall=', 'process=advise', 'material=nbr&length='])(
  'the title of %s names no error',
  async (query) => {
    expect(textOf(all(await search(query), 'title')[0] ?? '')).not.toMatch(/^Error/)
  },
)

test('custom presses are offered only for more force than any model of the machines found has', async () => {
  expect(textOf(await search('clamp=900'))).toContain('you asked for 900 t')
  expect(textOf(await search('q=hot press 500 t'))).toContain('you asked for 500 t')
  expect(textOf(await search('q=injection 500 t'))).not.toContain('you asked for')
  for (const query of ['clamp=50&q=zzzz', 'platen=5000&clamp=100']) {
    const text = textOf(await search(query))
    expect(text).toContain('Nothing found.')
    expect(text, query).not.toContain('you asked for')
  }
})

test('a machine with rolls has no platen', async () => {
  const found = textOf(all(await search('platen=500'), '.search-results').at(0) ?? '')
  expect(found).toContain('VF-200')
  expect(found).not.toContain('OM-550')
  expect(textOf(await search('q=rolls 550 mm'))).toContain('OM-550')
})

test.each(['VF-300', 'vf300', 'vf 300 press'])('%s shows the model and adds it to the inquiry', async (query) => {
  const [row = ''] = all(await search(`q=${encodeURIComponent(query)}`), '.search-results__row')
  expect(textOf(row)).toContain('Models: VF-300')
  expect(all(row, '[name=add]').map((field) => attribute(field, 'value'))).toEqual(['VF:VF-300'])
})

test('a model that was named is left out if it is smaller than the form asks for', async () => {
  expect(textOf(all(await search('q=VF-300&clamp=400'), '.search-results__row')[0] ?? '')).toContain('Models: VF-400')
  expect(textOf(await search('q=VF-300&platen=5000'))).toContain('Nothing found.')
})

test('every spelling of O-ring is found', async () => {
  for (const name of ['oring', 'o-ring', 'O ring']) {
    expect(all(await search(`q=${encodeURIComponent(name)}`), '.search-results__row').length, name).toBeGreaterThan(0)
  }
})

test.each([
  ['en', 'o-ring', 'O-rings'],
  ['zh', 'O形圈', 'O形圈'],
  ['ru', 'o-ring', 'Уплотнительные кольца'],
  ['es', 'o-ring', 'Juntas tóricas'],
  ['ar', 'o-ring', 'حلقات O'],
])(
  'in %s a search for %s marks the product that was asked for, and no word inside the term',
  async (lang, query, product) => {
    const html = await (await site.fetch(`/machines?q=${encodeURIComponent(query)}&lng=${lang}`)).text()
    const marks = all(html, '.search-results mark').map(({ textContent }) => stripBidi(textContent))
    expect(marks.length).toBeGreaterThan(3)
    expect(marks).toContain(product)
    for (const mark of marks) expect(mark.length, mark).toBeGreaterThan(1)
    const context = textOf(all(html, '.search-results').at(0) ?? '')
    for (const word of ['护线圈', 'حلقات تمرير', 'cepillo']) expect(context).not.toContain(word)
  },
)

test('a machine that is not built is named as in the search, with the nearest machine of its term', async () => {
  const hint = async (words: string) =>
    textOf(all(await search(`q=${encodeURIComponent(words)}`), '.search__hint').at(0) ?? '')
  expect(await hint('vulcanizing tank')).toContain(
    'Not in our range: vulcanizing tank. Nearest machine: Hydraulic Hot Press',
  )
  expect(await hint('tire shredder')).toContain('Two-Roll Open Mill')
})

test.each([
  ['warranty', 'en'],
  ['price list', 'en'],
  ['EN 289', 'en'],
  ['质保', 'zh'],
  ['срок поставки', 'ru'],
  ['condiciones de pago', 'es'],
  ['شهادات', 'ar'],
])('%s links to the questions of buyers', async (words, lang) => {
  const html = await search(`q=${encodeURIComponent(words)}&lng=${lang}`)
  const [href = ''] = all(html, '.search__hint a').map((link) => attribute(link, 'href') ?? '')
  expect(href).toMatch(/^\/faq(\?|$)/)
})

test.each(['conveyor belt press', 'two-color silicone press'])('%s links to custom machines', async (words) => {
  const html = await search(`q=${encodeURIComponent(words)}`)
  expect(textOf(html)).not.toContain('Not in our range')
  expect(all(html, '.search__hint a').map((link) => attribute(link, 'href'))).toContain('/machines/customizations')
})

test('the sizing accepts the part of a search with its sizes', async () => {
  for (const words of ['oil seal 60x80x10', 'o-rings 20 x 2.65 mm', 'gasket 100x80x3', 'brake shoe bonding press']) {
    const links = all(await search(`q=${encodeURIComponent(words)}`), '.search__hint a')
    const href = attribute(links.at(-1), 'href') ?? ''
    expect(href, words).toContain('material=')
    expect(textOf(all(await (await site.fetch(href)).text(), 'title')[0] ?? ''), words).not.toMatch(/^Error/)
  }
})
