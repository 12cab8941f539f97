import { expect, test } from 'vitest'
import { machineKeys } from '../../../content/registry/machines.ts'
import { megapascalRange, type Row } from '../../../src/i18n/units.ts'
import { all } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

test.each([
  ['LV1,LV2,VF', ['LV1', 'LV2', 'VF']],
  ['HIFLSilicone,HIFLRubber,VIAORubber,HF', ['HI-FL-S', 'HI-FL-R', 'VI-AO-R', 'HF']],
])('the columns of %s have names that differ', async (keys, names) => {
  expect(await namesOf(keys)).toEqual(names)
})

test('no two machines have the same name', async () => {
  const names: string[] = []
  for (let start = 0; start < machineKeys.length; start += 4) {
    // A comparison needs two machines.
    const keys = machineKeys.slice(Math.min(start, machineKeys.length - 2), start + 4)
    names.push(...(await namesOf(keys.join())))
  }
  expect(new Set(names).size).toBe(machineKeys.length)
})

async function namesOf(keys: string): Promise<string[]> {
  const html = await (await site.fetch(`/machines?compare=${keys}`)).text()
  return all(html, '.compare__names bdi').map((name) => name.text)
}

test('a pressure without a value has no range in MPa', () => {
  const row = { label: 'injectionPressure', values: [null] } as unknown as Row
  expect(megapascalRange(row, 'metric', 'en')).toBeUndefined()
  expect(megapascalRange({ ...row, values: [1800, 2100] } as Row, 'metric', 'en')).toBe('177–206')
})
