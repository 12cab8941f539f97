import { readFileSync } from 'node:fs'
import type { Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { machinePaths } from '../../content/registry/machines.ts'
import { allPaths } from '../../src/routes.ts'
import { directions, useBrowser, type Visit } from '../support/browser/browser.ts'
import { builtFile, clientManifest } from '../support/site/built-worker.ts'
import { sharedSite } from '../support/site/helpers.ts'
import { weigh } from '../support/site/weigh.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const readBuilt = (file: string) => readFileSync(new URL(`../../dist/client/${file}`, import.meta.url))

/** Measures the size of every script that the page fetches. */
function weighScripts(page: Visit): () => Promise<{ total: number; files: Record<string, number> }> {
  const files: Record<string, number> = {}
  const reading: Promise<void>[] = []
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    const name = new URL(response.url()).pathname
    reading.push(
      response.body().then((body) => {
        files[name] = weigh(body)
      }),
    )
  }
  page.on('response', note)
  return async () => {
    // Later responses may end with the page.
    page.off('response', note)
    await Promise.all(reading)
    return { total: Object.values(files).reduce((sum, size) => sum + size, 0), files }
  }
}

describe('weight of scripts, kB brotli', () => {
  test('before any interaction: at most 5, on machine pages 8', async () => {
    for (const [path, width] of [
      ['/', 'phone'],
      ['/machines', 'phone'],
      ['/faq', 'phone'],
      ['/contact', 'phone'],
      ['/about', 'desktop'],
      [machinePaths.VF, 'phone'],
    ] as const) {
      const page = await visit('/robots.txt', { width })
      const weighed = weighScripts(page)
      await page.goto(new URL(`${path}?lng=en`, site.url).href, { waitUntil: 'networkidle' })
      const { total, files } = await weighed()
      const inline = await page.locator('script:not([src]):not([type])').allTextContents()
      const limit = path === machinePaths.VF ? 8 : 5
      expect(total + weigh(inline.join()), `${path} ${JSON.stringify(files)}`).toBeLessThan(limit)
      expect(Object.keys(files).some((name) => name.includes('vitals'))).toBe(false)
    }
  })

  test('at most 110 with everything hydrated', async () => {
    const page = await visit('/robots.txt')
    const weighed = weighScripts(page)
    await page.goto(new URL('/machines?lng=en', site.url).href)
    for (const name of ['process-tabs', 'carousel']) {
      await page.locator(`[data-island="${name}"]`).first().scrollIntoViewIfNeeded()
      await page.locator(`[data-island="${name}"][data-hydrated]`).first().waitFor({ state: 'attached' })
    }
    await page.goto(new URL('/about?lng=en', site.url).href)
    await page.locator('a[data-open]').click()
    await page.locator('[data-state=entered]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-state=unmounted]').waitFor({ state: 'attached' })
    await page.evaluate(() => scrollTo(0, 400))
    await page.locator('.contact-button').click()
    await page.locator('.dialog .form').hover()
    await page.locator('.form[novalidate]').waitFor()
    const { total, files } = await weighed()
    expect(Object.keys(files).length).toBeGreaterThan(5)
    expect(total, JSON.stringify(files)).toBeLessThan(110)
  })

  test('limits of the built files', () => {
    const files = Object.values(clientManifest)
      .filter(({ file, name }) => file.endsWith('.js') && !['web-vitals', 'viewer', 'usdz'].includes(name ?? ''))
      .map(({ file }) => readBuilt(file))
    expect(files.map(weigh).reduce((sum, size) => sum + size, 0)).toBeLessThan(110)
    expect(weigh(readBuilt(builtFile('client/main.ts')))).toBeLessThan(20)
  })

  test.for([
    ['the viewer of models', 'viewer', 165],
    ['what makes a file for AR Quick Look', 'usdz', 12],
  ] as const)('%s (%s), which comes only when asked: at most %i', ([, chunk, most]) => {
    const { file } = Object.values(clientManifest).find(({ name }) => name === chunk) ?? expect.fail('no such chunk')
    expect(weigh(readBuilt(file))).toBeLessThan(most)
  })
})

/**
 * Limits for the HTML in kB brotli, in English and Arabic. Home meets its goal of 10. The catalog and the machines miss
 * theirs of 12 and 11: their texts alone weigh 6 and 8, the data and the worked cycle of a press 2 more.
 */
function htmlLimit(path: string): number {
  if (path.startsWith('/machine/')) return 20.5
  return path === '/machines' ? 20 : path.startsWith('/machines/') ? 18 : path === '/' ? 10 : 11
}

test(`weight of each page's HTML`, async () => {
  for (const path of allPaths) {
    for (const lang of directions) {
      const html = await (await site.fetch(`${path}?lng=${lang}`)).text()
      expect(weigh(html), `${path} ${lang}`).toBeLessThan(htmlLimit(path))
    }
  }
})

test.each([
  ['en', ['latin']],
  ['ru', ['cyrillic', 'latin']],
])('a page in %s fetches the letters of its own script, also for the names of languages', async (lang, scripts) => {
  const page = await visit('/robots.txt', { width: 'phone' })
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, script] = /sofia-sans-(\w+)/.exec(request.url()) ?? []
    if (script) fetched.add(script)
  })
  await page.goto(new URL(`/faq?lng=${lang}`, site.url).href)
  await page.locator('.drawer__toggle').click()
  await page.locator('.drawer .languages').waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect([...fetched].sort()).toEqual(scripts)
})
