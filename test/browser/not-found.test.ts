import { describe, expect, test } from 'vitest'
import { startSite } from '../helpers.ts'
import { directions, texts, useBrowser } from './browser.ts'

const site = await startSite()
const visit = useBrowser(site)

const notFound = /status of 404|status 404/

describe.each(directions.flatMap((lang) => [true, false].map((scripts) => ({ lang, scripts }))))(
  'an unknown address, $lang, scripts $scripts',
  ({ lang, scripts }) => {
    const t = texts[lang]

    test('says so and leads home after five seconds, in the same language', async () => {
      const page = await visit(`/no/such/page?lng=${lang}`, { scripts })
      const started = Date.now()
      page.forgive(notFound)
      const text = await page.locator('main').innerText()
      for (const key of ['notFound.heading', 'notFound.text', 'notFound.redirect']) expect(text).toContain(t[key])
      await page.waitForURL((url) => url.pathname === '/', { timeout: 12_000 })
      expect(Date.now() - started).toBeGreaterThan(4000)
      expect(new URL(page.url()).searchParams.get('lng')).toBe(lang)
    })

    test('stays when asked to', async () => {
      const page = await visit(`/no/such/page?lng=${lang}&a=b`, { scripts, width: 'phone' })
      await page.locator('[data-stay]').click()
      await page.waitForURL((url) => url.searchParams.get('stay') === '1')
      page.forgive(notFound)
      expect(page.url()).toContain('a=b')
      expect(await page.locator('main').innerText()).toContain(t['notFound.stayed'])
      await page.waitForTimeout(6000)
      expect(new URL(page.url()).pathname).toBe('/no/such/page')
    })
  },
)
