import { expect, test } from 'vitest'
import { textOf } from '../../support/html/html.ts'
import { startSite } from '../../support/site/helpers.ts'

const site = await startSite({}, { bindingOverrides: { CONTENT: 'kv-failing' } })

test('when KV fails, a machine page is complete from the build’s assets', async () => {
  const html = await (await site.fetch('/machine/vacuum-compression-molding-machine?lng=ru')).text()
  expect(textOf(html)).toContain('Вакуум')
  expect(html).not.toContain('class="loading"')
  const reasons = site.logs('content.miss').map(({ key, error }) => `${key}: ${error}`)
  expect(reasons.join('\n')).toMatch(/machines\/current: Error: KV is down/)
})

test('the public JSON is still available', async () => {
  expect((await site.fetch('/data/machines/VF/ru.json')).status).toBe(200)
})
