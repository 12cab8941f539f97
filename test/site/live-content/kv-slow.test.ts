import { expect, test } from 'vitest'
import { startSite, temporaryFolder } from '../../support/site/helpers.ts'

const path = '/machine/vacuum-compression-molding-machine'

/** KV has the documents, but only after two seconds; the assets have none. */
const late = await startSite({}, { bindingOverrides: { CONTENT: 'kv-late' }, assets: temporaryFolder() })

/** KV answers after two seconds that it has nothing; the assets are the build's. */
const slow = await startSite({}, { bindingOverrides: { CONTENT: 'kv-slow' } })

test('a late document streams in: the page arrives at once with a loading text', async () => {
  const response = await late.fetch(path, { headers: { 'accept-encoding': 'identity' } })
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

test('the next page has the content in place', async () => {
  const html = await (await late.fetch(path)).text()
  expect(html).not.toContain('class="loading"')
  expect(html).toContain('Closing vacuum hood')
})

test('with a slow KV the content comes from the build’s assets', async () => {
  expect(await (await slow.fetch(path)).text()).toContain('Closing vacuum hood')
})
