import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startSite, until } from '../support/site/helpers.ts'

const site = await startSite({ VITALS: 'on' })
const visit = useBrowser(site)

const vitals = () =>
  site.receiver.posts
    .map(({ body }) => JSON.parse(body) as { type?: string; name?: string; value?: number })
    .filter(({ type }) => type === 'vital')

test('with VITALS=on the browser reports its measurements', async () => {
  const page = await visit('/machines?lng=en')
  await page.locator('h1').click()
  await until('the script', () => vitals().some(({ name }) => name === 'TTFB'))
  await page.goto(new URL('/faq?lng=en', site.url).href)
  const names = await until('reports', () => {
    const found = vitals().map(({ name }) => name)
    return ['TTFB', 'FCP', 'LCP', 'CLS'].every((name) => found.includes(name)) && found
  })
  expect(names).toContain('LCP')
  for (const { value } of vitals()) expect(value).toBeGreaterThanOrEqual(0)
})
