import { expect, test } from 'vitest'
import { startSite } from './helpers.ts'

const site = await startSite({}, { standIns: { CONTENT: 'kv-slow' } })

test('with KV slow the page comes at once with Loading... and its content streams in from the assets', async () => {
  const started = Date.now()
  const response = await site.fetch('/machine/vacuum-compression-molding-machine', {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(response.status).toBe(200)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let html = ''
  let shellAfter = 0
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    if (done) break
    html += value
    if (!shellAfter && html.includes('class="loading"')) shellAfter = Date.now() - started
  }
  expect(shellAfter).toBeGreaterThan(0)
  expect(shellAfter).toBeLessThan(1000)
  expect(html).toContain('Get A Quote')
  expect(html).toContain('Closing vacuum hood')
})

test('the next page has the content in the HTML proper', async () => {
  const html = await (await site.fetch('/machine/vacuum-compression-molding-machine')).text()
  expect(html).not.toContain('class="loading"')
  expect(html).toContain('Closing vacuum hood')
})
