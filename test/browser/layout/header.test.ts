import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machineKeys } from '../../../content/registry/machines.ts'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

/** Widths from the smallest with the whole header to a large screen. */
const widths = [1024, 1100, 1280, 1366, 1440, 1920]

test.for(langs)('the header keeps one line and its height with a list of 0, 1 and 99 machines in %s', async (lang) => {
  const page = await visit(`/faq?lng=${lang}`, { viewport: { width: 1440, height: 900 } })
  const measure = (count: number) =>
    page.evaluate((count) => {
      const link = document.querySelector<HTMLElement>('a[data-listed]')
      const number = link?.querySelector('[data-listed-count]')
      if (!link || !number) throw new Error('no list in the header')
      link.hidden = count === 0
      number.textContent = String(count)
      const tops = [...document.querySelectorAll('.menu__list > li')].map((item) => item.getBoundingClientRect().top)
      const header = document.querySelector('.header')?.getBoundingClientRect()
      return {
        height: header?.height,
        lines: new Set(tops.map(Math.round)).size,
        overflow: document.body.scrollWidth - innerWidth,
      }
    }, count)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const empty = await measure(0)
    expect(empty.lines, `${width} px, empty`).toBe(1)
    for (const count of [1, 99]) {
      expect(await measure(count), `${width} px, ${count} machines`).toEqual(empty)
    }
  }
})

test('the server renders the same header with a list in Russian', async () => {
  const cookie = `inquiryList=${machineKeys.slice(0, 10).join()}`
  const page = await visit('/faq?lng=ru', {
    viewport: { width: 1024, height: 900 },
    extraHTTPHeaders: { cookie },
    scripts: false,
  })
  expect(await page.locator('[data-listed-count]').first().textContent()).toBe('10')
  const tops = await page
    .locator('.menu__list > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('the search of the header has the focus once it is open', async () => {
  const page = await visit('/faq?lng=ar')
  await page.locator('.header-search__toggle').click()
  await page.keyboard.type('VF-300')
  expect(await page.locator('#header-search').inputValue()).toBe('VF-300')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.header-search[open]').count()).toBe(0)
})
