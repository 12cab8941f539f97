import { describe, expect, test } from 'vitest'
import { hydrateIsland, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const spanish = { locale: 'es-ES' }
const langOf = (page: Visit) => page.evaluate(() => document.documentElement.lang)
const stored = (page: Visit) => page.evaluate(() => localStorage.getItem('userLanguage'))
const cookie = async (page: Visit) =>
  (await page.context().cookies()).find(({ name }) => name === 'userLanguage')?.value

/** Sets values in the page's storages and deletes the cookie. */
async function store(page: Visit, local: string | undefined, session?: string): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(
    ([first, second]) => {
      localStorage.clear()
      sessionStorage.clear()
      if (first) localStorage.setItem('userLanguage', first)
      if (second) sessionStorage.setItem('userLanguage', second)
    },
    [local, session],
  )
}

describe('choosing a language', () => {
  test.each([true, false])('stays on the page, keeps the query, is stored (scripts %s)', async (scripts) => {
    const page = await visit('/machines?process=injection', { scripts, ...spanish })
    expect(await langOf(page)).toBe('es')
    expect(await cookie(page)).toBeUndefined()
    await page.locator('.topbar .languages a[lang=ar]').click()
    await page.waitForURL((url) => url.searchParams.get('lng') === 'ar')
    expect(new URL(page.url()).pathname).toBe('/machines')
    expect(new URL(page.url()).searchParams.get('process')).toBe('injection')
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    expect(await cookie(page)).toBe('ar')
    if (scripts) expect(await stored(page)).toBe('ar')
    await page.locator('.logo').click()
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('lng') === 'ar')
    await page.goto(site.url.href)
    expect(await langOf(page)).toBe('ar')
  })

  test('keeps the input that was typed on the page', async () => {
    const page = await visit('/machines?material=nbr&length=40')
    await hydrateIsland(page, 'sizing')
    await page.locator('#sizing-length').fill('41')
    await page.waitForURL((url) => url.searchParams.get('length') === '41')
    await page.locator('.topbar .languages a[lang=ru]').click()
    await page.waitForURL((url) => url.searchParams.get('lng') === 'ru')
    expect([await page.locator('#sizing-length').inputValue(), new URL(page.url()).hash]).toEqual([
      '41',
      '#answer-heading',
    ])
  })

  test('the phone menu has all five languages', async () => {
    const page = await visit('/contact', { width: 'phone' })
    await page.locator('.drawer__toggle').click()
    expect(await page.locator('.drawer .languages a').count()).toBe(5)
    await page.locator('.drawer .languages a[lang=zh]').click()
    await page.waitForURL(/lng=zh/)
    expect(await langOf(page)).toBe('zh')
  })
})

describe('order of sources: query, cookie, local storage, session storage, browser, en', () => {
  test('each has priority over the next', async () => {
    const page = await visit('/about', spanish)
    expect(await langOf(page), 'the browser').toBe('es')
    await store(page, undefined, 'ru')
    await page.reload()
    await page.waitForFunction(() => document.documentElement.lang === 'ru')
    await store(page, 'zh', 'ru')
    await page.reload()
    await page.waitForFunction(() => document.documentElement.lang === 'zh')
    expect(await cookie(page), 'local storage becomes the cookie').toBe('zh')
    expect(new URL(page.url()).search).toBe('')
    await page.evaluate(() => localStorage.setItem('userLanguage', 'ar'))
    await page.reload()
    expect(await langOf(page), 'the cookie').toBe('zh')
    await page.goto(new URL('/about?lng=ru', site.url).href)
    expect(await langOf(page), 'the query').toBe('ru')
    expect(await stored(page), 'which is mirrored into local storage').toBe('ru')
  })

  test('an unsupported value is ignored and does not cause a reload loop', async () => {
    const page = await visit('/about', { locale: 'fr-FR' })
    await store(page, 'fr', 'xx')
    let loads = 0
    page.on('load', () => loads++)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await langOf(page)).toBe('en')
    expect(loads).toBe(1)
  })

  test('a browser without cookies does not cause a reload loop', async () => {
    const page = await visit('/about', spanish)
    await store(page, 'zh')
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    })
    let loads = 0
    page.on('load', () => loads++)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(1)
  })
})
