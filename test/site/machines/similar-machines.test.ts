import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import {
  isInjectionMachine,
  machineKeys,
  machinePaths,
  machines,
  membersOf,
} from '../../../content/registry/machines.ts'
import { maxCompared } from '../../../src/compare/columns.ts'
import { canonicalPath, paths } from '../../../src/routes.ts'
import { all, attribute, type HTMLElement, textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

const load = async (path: string, lang: (typeof langs)[number] = 'en') =>
  (await site.fetch(canonicalPath(path, lang))).text()
const linked = (html: string, within: string) =>
  all(html, `${within} .guide__title a`).map((link) => attribute(link, 'href')?.replace(/\?.*/, ''))

test.each([
  [paths.machines, 2],
  [paths.rubber, 1],
  [paths.silicone, 1],
  [paths.brake, 0],
  [paths.auxiliary, 0],
])('%s leads to %i comparisons of injection machines', async (path, count) => {
  const ways = all(await load(path), '#injection a').map((way) => attribute(way, 'href'))
  expect(ways.filter((href) => href?.includes('compare='))).toHaveLength(count)
})

test.each(machineKeys)('%s names the other machines of its family', async (key) => {
  const html = await load(machinePaths[key])
  const family = machines[key].family
  const others = family ? membersOf(family).filter((other) => other !== key) : []
  expect(linked(html, '#similar')).toEqual(others.map((other) => machinePaths[other]))
  const compared = all(html, '#similar .guide__compare a').map((link) => attribute(link, 'href') ?? '')
  expect(compared[0]?.includes('compare=') ?? false).toBe(family !== undefined)
  expect(compared.some((href) => href.endsWith('#injection'))).toBe(isInjectionMachine(key))
})

test('in Arabic, ranges in sentences run from left to right, but not in the public index', async () => {
  const [similar] = all(await load(machinePaths.Punching, 'ar'), '#similar .guide')
  expect(textOf(similar as NonNullable<typeof similar>)).toContain('\u206620–\u206090\u2069')
  expect(await (await site.fetch('/data/machines/ar.json')).text()).not.toMatch(/[\u2060\u2066-\u2069]/)
})

test('all members of a family can be compared', () => {
  const families = new Set(machineKeys.map((key) => machines[key].family).filter((family) => family !== undefined))
  for (const family of families) {
    expect(membersOf(family).length, family).toBeGreaterThan(1)
    expect(membersOf(family).length, family).toBeLessThanOrEqual(maxCompared)
  }
})

test('rows with different names of one quantity share a row of the comparison', async () => {
  for (const lang of langs) {
    const html = await (await site.fetch(`/machines?compare=VF,HIFLRubber,Punching,LV2&lng=${lang}`)).text()
    const rows = all(html, '.compare__table tbody th').map(textOf)
    expect(new Set(rows).size).toBe(rows.length)
    const [force] = all(html, '.compare__table tbody tr')
    expect(all(force as HTMLElement, 'td').map(textOf)).not.toContain('–')
  }
})
