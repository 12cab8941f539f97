import { expect, test } from 'vitest'
import { startSite } from './helpers.ts'

const site = await startSite({}, { standIns: { CONTENT: 'kv-slow' } })

test('with KV slow the page comes at once with Loading... and its content streams in from the assets', async () => {
  const response = await site.fetch('/machine/vacuum-compression-molding-machine', {
    headers: { 'accept-encoding': 'identity' },
  })
  expect(response.status).toBe(200)
  const chunks: string[] = []
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) chunks.push(chunk)
  const arrival = (text: string) =>
    chunks.findIndex((_, index) =>
      chunks
        .slice(0, index + 1)
        .join('')
        .includes(text),
    )
  expect(arrival('class="loading"')).toBeGreaterThanOrEqual(0)
  expect(arrival('Get A Quote')).toBeLessThanOrEqual(arrival('class="loading"'))
  expect(arrival('Closing vacuum hood'), 'the shell comes before the content').toBeGreaterThan(
    arrival('class="loading"'),
  )
})

test('the next page has the content in the HTML proper', async () => {
  const html = await (await site.fetch('/machine/vacuum-compression-molding-machine')).text()
  expect(html).not.toContain('class="loading"')
  expect(html).toContain('Closing vacuum hood')
})
