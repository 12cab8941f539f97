import { expect, test } from 'vitest'
import { allPaths } from '../../../src/routes.ts'
import { all, attribute } from '../../support/html/html.ts'
import { startSite } from '../../support/site/helpers.ts'
import { platformHeader } from '../../support/site/run-worker.ts'

/** A cold site, so that the first visitor's pages fill the cache. */
const site = await startSite()

/** Two visitors who differ in everything that a request contains. */
const first = {
  origin: 'https://first-visitor.example',
  query: '?from=first-visitor-query',
  headers: {
    'accept-language': 'en',
    'user-agent': 'first-visitor-agent',
    cookie: 'units=imperial; inquiryList=VF,LV1',
    referer: 'https://first-visitor-referrer.example/',
    [platformHeader]: '{"country":"BR","timezone":"America/Sao_Paulo"}',
  },
}
const second = {
  origin: 'https://second-visitor.example',
  query: '',
  headers: {
    'accept-language': 'en',
    'user-agent': 'second-visitor-agent',
    [platformHeader]: '{"country":"DE","timezone":"Europe/Berlin"}',
  },
}
const paths = [...allPaths, '/nowhere']

test('a page that uses the fragments of another visitor contains none of their data', async () => {
  for (const path of paths) await page(first, path)
  for (const path of paths) {
    const html = await page(second, path)
    expect(html, path).not.toContain('first-visitor')
    expect(html, path).toContain('data-listed=""')
    expect(html, path).not.toMatch(/GMT−3|psi</)
  }
  const countries = all(await page(second, '/contact'), 'select[name=country] option')
  const values = countries.map((option) => attribute(option, 'value'))
  expect(values[1], 'the own country is first in the list').toBe('DE')
  expect(values.filter((value) => value === 'BR')).toHaveLength(1)
})

test('a page from the cache equals the page that filled it', async () => {
  const variable = /nonce="[^"]+"|name="id" value="[^"]+"|inquiry-[0-9a-f]{8}|"id":"[^"]+"|&quot;id&quot;:&quot;[^&]+/g
  const fixed = (html: string) => html.replaceAll(variable, '')
  const cold = await startSite()
  for (const path of paths) {
    const filling = await page(second, path, cold)
    expect(fixed(await page(second, path, cold)), path).toBe(fixed(filling))
  }
})

test('links keep ?lng= only for visitors whose address has it', async () => {
  await page({ ...first, query: '?lng=es' }, '/machines')
  const plain = await page({ ...second, headers: { ...second.headers, 'accept-language': 'es' } }, '/machines')
  expect(plain).not.toMatch(/href="\/[^"]*\?lng=es"[^>]*>(?!Español)/)
})

test('NUL in a visitor’s input does not disturb the cached fragments around it', async () => {
  const fields = { company: '\0' + '0\0', message: '\0', name: 'A', email: 'not an address' }
  const response = await site.postForm('/contact?lng=en', fields)
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('</footer>')
  expect(html).toContain('class="menu__list"')
})

test('numbers that a visitor typed into the sizing are in their own page only', async () => {
  const typed = async (query: string) =>
    all(await page({ ...second, query }, '/machines'), '.sizing-form__field input').map((input) =>
      attribute(input, 'value'),
    )
  const fields = await typed("?material=nbr&length=31.7&thickness=6&yearly=1'000'000")
  expect(fields).toEqual(['31.7', '', '', '', '6', "1'000'000", '', '', ''])
  expect(await typed('?material=nbr&area=4')).toEqual(['', '', '', '', '', '', '4', '', ''])
})

async function page({ origin, query, headers }: typeof second, path: string, from = site): Promise<string> {
  const response = await from.visit(`${origin}${path}${query}`, { headers })
  expect(response.status, path).toBe(path === '/nowhere' ? 404 : 200)
  return response.text()
}
