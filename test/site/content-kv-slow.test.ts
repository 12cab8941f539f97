import { expect, test } from 'vitest'
import { startSite, temporaryFolder } from '../support/helpers.ts'

const path = '/machine/vacuum-compression-molding-machine'

/** KV finds what it is asked for, but only after two seconds; the assets hold nothing. */
const late = await startSite({}, { bindingOverrides: { CONTENT: 'kv-late' }, assets: temporaryFolder() })

/** KV says after two seconds that it has nothing; the assets are the build's. */
const slow = await startSite({}, { bindingOverrides: { CONTENT: 'kv-slow' } })

test('a document that is late streams in: the page comes at once with Loading... in its place', async () => {
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

test('the next page has the content in the HTML proper', async () => {
  const html = await (await late.fetch(path)).text()
  expect(html).not.toContain('class="loading"')
  expect(html).toContain('Closing vacuum hood')
})

test('with a slow KV the content comes from the build’s assets', async () => {
  expect(await (await slow.fetch(path)).text()).toContain('Closing vacuum hood')
})
