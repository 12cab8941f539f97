import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { all, attribute, textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

test('a shot that is small for its injection unit gets a note', async () => {
  const view = async (part: string) =>
    textOf(await (await site.fetch(`/machines?material=nr&process=injection&length=50&width=50&${part}`)).text())
  expect(await view('thickness=10&cavities=4')).toMatch(/11% of 1000.*Small shot for this unit: below about 20%/)
  expect(await view('thickness=50&cavities=9')).not.toContain('Small shot')
})

test('the note for liquid silicone, which is not compression molded, names no compression press', async () => {
  const text = textOf(
    await (await site.fetch('/machines?material=lsr&length=20&width=20&thickness=3&cavities=4')).text(),
  )
  expect(text).toMatch(/Small shot for this unit: below about 20% metering is less repeatable\. A smaller unit/)
  expect(text).not.toContain('compression press')
})

test.each([
  ['flat part', 'length=40&width=40', '100%'],
  ['high part', 'length=40&width=8', '60%'],
  ['ring', 'diameter=40&inner=32', '79%'],
  ['flat ring', 'diameter=80&inner=40', '100%'],
])('the estimated weight of a %s names its share of a solid one', async (_, query, share) => {
  const html = await (await site.fetch(`/machines?material=nbr&thickness=4&${query}`)).text()
  expect(textOf(html)).toContain(`per part assumed, ${share} of a solid part`)
})

test.each([
  ['round', 'material=nbr&process=injection&diameter=40&cavities=24', 24],
  ['rectangular', 'material=nr&process=compression&length=60&width=40&cavities=16', 16],
])('the drawing of %s cavities shows as many as are sized', async (_, query, cavities) => {
  const [drawing] = all(await (await site.fetch(`/machines?${query}`)).text(), '.cavities__part')
  const path = attribute(drawing, 'd') ?? ''
  expect(path.match(/M[\d.]+ [\d.]+/g)).toHaveLength(cavities)
  expect(path.match(/z/g)).toHaveLength(cavities)
  expect(path).not.toMatch(/NaN|\d{3}\.\d{3}/)
})

test('every example beside the empty form leads to a press that makes it', async () => {
  const links = all(await (await site.fetch('/machines?material=')).text(), '.examples a')
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    const [address = '', heading] = (attribute(link, 'href') ?? '').replaceAll('&amp;', '&').split('#')
    const html = await (await site.fetch(address)).text()
    expect(all(html, `h2#${heading}`), `${textOf(link)}: the link leads to the answer`).toHaveLength(1)
    expect(all(html, '.press__model'), textOf(link)).not.toEqual([])
    expect(all(html, '.form__message'), textOf(link)).toEqual([])
  }
})

test(`the limits in the sizing's messages are accepted in both unit systems`, async () => {
  for (const units of ['metric', 'imperial']) {
    const problemOf = async (length: string) => {
      const html = await (await site.fetch(`/machines?material=nbr&units=${units}&length=${length}`)).text()
      return all(html, '#sizing-length-error').map(textOf)[0]
    }
    const [, least = '', most = ''] = /from ([\d.,]+) to ([\d.,]+)/.exec((await problemOf('0.0001')) ?? '') ?? []
    expect(await problemOf('99999')).toContain(most)
    for (const limit of [least, most]) expect(await problemOf(limit), `${limit} ${units}`).toBeUndefined()
  }
})

test.each(langs)('the advice names the presses of both processes, in %s', async (lang) => {
  const query = 'material=nr&length=100&width=100&thickness=100'
  const html = await (await site.fetch(`/machines?${query}&lng=${lang}`)).text()
  expect(all(html, '.sizing__advice').map(textOf).join()).toMatch(/^[^{}]*\b3\b[^{}]*\b\d+\b[^{}]*$/)
})

test('the link to the form has only the parameters of the sizing', async () => {
  const query = 'material=nbr&length=2&width=2&part=model&utm_source=x&units=imperial'
  const html = await (await site.fetch(`/machines?${query}`)).text()
  const [ask] = all(html, '.press__actions .button')
  const asked = new URL(attribute(ask, 'href')?.replaceAll('&amp;', '&') ?? '', site.url).searchParams
  expect([...asked.keys()].sort()).toEqual(['length', 'material', 'model', 'units', 'width'])
})

test('submitting leads to the first wrong field or to the answer; parts beyond all presses get a custom press', async () => {
  const view = async (query: string) => (await site.fetch(`/machines?material=nbr&${query}`)).text()
  const [wrong, right] = [await view('length=4000&width=x'), await view('length=40')]
  expect(all(wrong, 'form#answer-heading .form__message').map(textOf)).toEqual([
    expect.stringMatching(/^Length: /),
    expect.stringMatching(/^Width: /),
  ])
  expect(all(wrong, '.sizing__answer .button').map((link) => attribute(link, 'href'))).toEqual([
    expect.stringMatching(/^\/machines\/customizations\?.*#quote$/),
  ])
  expect(all(right, '#answer h2#answer-heading[tabindex="-1"]')).toHaveLength(1)
  expect(all(right, 'form#answer-heading')).toHaveLength(0)
  const languages = all(right, '.languages a').map((link) => attribute(link, 'href'))
  expect(languages.every((href) => href?.endsWith('#answer-heading'))).toBe(true)
})

test.each([
  ['process=advise', false],
  ['material=nbr&length=40&shifts=2&process=advise&vacuum=advise&inserts=no&weight=', false],
  ['material=nbr&length=40&process=compression', true],
  ['material=nbr&length=40&weight=3', true],
  ['material=nbr&length=40&cavities=x', true],
])('the further fields of the form are open if one has a value or an error: %s', async (query, isOpen) => {
  const [more] = all(await (await site.fetch(`/machines?${query}`)).text(), '.sizing-form__more')
  expect(attribute(more, 'open') !== undefined).toBe(isOpen)
})

test('every model that fits can be compared', async () => {
  const html = await (await site.fetch('/machines?material=nbr&length=40&width=40')).text()
  const boxes = all(html, '.sizing__answer [name=compare]').map((box) => attribute(box, 'value'))
  expect(boxes).toHaveLength(all(html, '.sizing__more:has([data-clamp]) .presses__row').length + 1)
  const compared = textOf(await (await site.fetch(`/machines?compare=${boxes.slice(0, 3).join()}`)).text())
  for (const box of boxes.slice(0, 3)) expect(compared).toContain(box?.split(':')[1])
})

test.each([
  ['/machines/silicone', 'htv'],
  ['/machines/brake', 'friction'],
])('%s leads to the sizing of a part of %s', async (path, material) => {
  const html = await (await site.fetch(path)).text()
  const ways = all(html, '.catalog__find .go').map((way) => attribute(way, 'href'))
  expect(ways).toEqual([`/machines?process=advise&material=${material}`])
  const [line] = all(html, '[data-panel=hotPress] .tabs__heading').map(textOf)
  expect(line?.includes('rake')).toBe(material === 'friction')
})

test.each(langs)('an answer names cavities, days and quantities, in %s', async (lang) => {
  const query = 'material=htv&length=200&width=45&thickness=6&weight=30&cavities=28&yearly=9000000'
  const html = await (await site.fetch(`/machines?${query}&lng=${lang}`)).text()
  const rows = all(html, '[data-model]')
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(attribute(row, 'data-cavities')).toBe('28')
  expect(all(html, '.press__model').map(textOf).join()).toMatch(/^\P{L}*13\P{L}+HF-200$/u)
  expect(textOf(all(html, '#answer')[0] as never)).not.toMatch(/\{\{|undefined|NaN/)
  expect(all(html, '#answer .only-print svg')).toHaveLength(1)
})

test('the inquiry names the press and the line with their numbers', async () => {
  const query = 'material=fkm&diameter=40&inner=34&yearly=9000000&model=VF-300'
  const html = await (await site.fetch(`/contact?${query}`)).text()
  const [press = '', line = '', part = ''] = all(html, '.attachments__line').map(textOf)
  expect(press).toMatch(/^\d × VF-300: Compression molding; 120 cavities; /)
  expect(line).toMatch(/: 1 × TM-\d+; 1 × RC-400; 1 × DF-450; .*× HD-\d+$/)
  expect(part).toContain('Inner diameter: 34 mm')
})

test.each(langs)(
  'the answer for a brake pad tells how it is baked, without a list of machines, in %s',
  async (lang) => {
    const query = 'material=friction&length=110&width=50&area=48&thickness=15&yearly=2000000'
    const html = await (await site.fetch(`/machines?${query}&lng=${lang}`)).text()
    const line = all(html, '.sizing__more').map(textOf)[0]
    expect(line).toMatch(/200\D{1,3}220/)
    expect(all(html, '[data-line]')).toEqual([])
  },
)
