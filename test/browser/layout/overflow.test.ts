import { expect, test } from 'vitest'
import type { Lang } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { directionAt, directions, pageKinds, useBrowser, type Visit, widths } from '../../support/browser/browser.ts'
import { addressIn, queryViews } from '../../support/html/query-views.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const measure = useBrowser(site, { frames: false })
const measureLargeText = useBrowser(site, { fontSize: 32, frames: false })
const measureNoSmallText = useBrowser(site, { minimumFontSize: 20, frames: false })

test.each(directions)('no page scrolls sideways in %s', async (lang) => {
  const page = await measure(addressIn('/', lang))
  // Views consist of components of their pages, so each is tested in one direction.
  const views = queryViews.filter((_, index) => directionAt(index) === lang)
  for (const path of [...pageKinds, ...views]) {
    await page.goto(new URL(addressIn(path, lang), site.url).href)
    page.allowProblem(/404|nowhere/)
    // 640 px is a window of 1280 px at 200 % zoom.
    for (const width of [320, 390, 640, 768, 1024, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
    }
  }
})

test('text at 200 % fits every page', async () => {
  const page = await measureLargeText('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const [index, path] of pageKinds.entries()) {
    await page.goto(new URL(addressIn(path, directionAt(index)), site.url).href)
    page.allowProblem(/404|nowhere/)
    for (const width of [390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
    }
  }
  await page.setViewportSize(widths.phone)
  for (const path of ['/', '/machines', machinePaths.VF]) {
    await page.goto(new URL(addressIn(path, 'ru'), site.url).href)
    expect(await sidewaysScroll(page), `${path} in ru`).toBe(0)
    expect(await brokenWords(page, 'h1'), path).toEqual([])
    // Sticky bars would cover too much of small windows.
    const bars = page.locator('.quote-bar')
    expect(await bars.evaluateAll((all) => all.filter((bar) => getComputedStyle(bar).display !== 'none'))).toEqual([])
  }
})

test('a minimum font size of 20 px fits', async () => {
  const page = await measureNoSmallText('/robots.txt')
  for (const [path, lang] of [
    ['/', 'ar'],
    ['/machines', 'en'],
    ['/contact', 'ar'],
  ] as const) {
    await page.goto(new URL(addressIn(path, lang), site.url).href)
    const size = await page
      .locator('.topbar a')
      .first()
      .evaluate((link) => parseFloat(getComputedStyle(link).fontSize))
    expect(size).toBeGreaterThanOrEqual(20)
    for (const width of [768, 820, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
    }
  }
})

// A user style sheet changes the text size, but not the breakpoints; languages with long words first.
test.each([
  { path: '/', lang: 'ru' },
  { path: '/machines', lang: 'ar' },
  { path: machinePaths.VF, lang: 'ru' },
  { path: '/contact', lang: 'es' },
])('text that the reader makes twice as large in the page fits $path in $lang', async ({ path, lang }) => {
  const page = await measure(`${path}?lng=${lang}`)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sidewaysScroll(page), { message: `at ${width} px` }).toBe(0)
    expect(await page.locator('.production-line__machine').evaluateAll(cutOff), `at ${width} px`).toEqual([])
  }
})

test.each([
  { path: '/', lang: 'zh', parts: '.hero__calls, .ruler' },
  { path: '/about', lang: 'es', parts: '.certificates li, .why__cell .figure' },
  { path: machinePaths.VF, lang: 'en', parts: '#specification td' },
])('text with the spacing of WCAG 1.4.12 fits $path in $lang', async ({ path, lang, parts }) => {
  const page = await measure(`${path}?lng=${lang}`, { bypassCSP: true })
  const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
  await page.addStyleTag({ content: `* { ${spacing} } p { margin-bottom: 2em !important }` })
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page), `at ${width} px`).toBe(0)
    expect(await page.locator(parts).evaluateAll(cutOff), `at ${width} px`).toEqual([])
  }
})

test.each([
  ['en', ['/machines', machinePaths.VIFO, '/machines?compare=VF,HF,TPPress']],
  // The language with the longest words.
  ['ru', ['/', '/machines', machinePaths.VIFO, '/contact', '/faq', '/about', '/nowhere']],
])('no word and no model name is broken at the end of a line in %s', async (lang, paths) => {
  const page = await measure(`/?lng=${lang}`)
  for (const path of paths) {
    await page.goto(new URL(addressIn(path, lang as Lang), site.url).href)
    page.allowProblem(/nowhere|^console: .*404/)
    for (const width of [320, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([])
      if (width > 1000)
        expect(await page.locator('.menu__list').evaluate(rows), `${path}, its menu at ${width} px`).toBe(1)
    }
  }
})

test('on the smallest phone, the longest words do not break, and the first model fits', async () => {
  const page = await measure('/robots.txt')
  await page.setViewportSize({ width: 320, height: 800 })
  for (const key of ['VF', 'TPPress', 'OpenMill'] as const) {
    await page.goto(new URL(addressIn(machinePaths[key], 'ru'), site.url).href)
    expect(await brokenWords(page), key).toEqual([])
    for (const id of ['specification', 'installation']) {
      await page.locator(`#${id}`).evaluate((part) => part.toggleAttribute('open', part instanceof HTMLDetailsElement))
      const room = await page.locator(`#${id} .spec`).evaluate((table) => {
        const first = table.querySelector('th + th')
        return first && table.getBoundingClientRect().right - first.getBoundingClientRect().right
      })
      expect(room, `${key}, ${id}`).toBeGreaterThan(-1)
    }
  }
})

/** Number of lines of a list's items. */
function rows(list: Element): number {
  return new Set([...list.children].map((item) => Math.round(item.getBoundingClientRect().top))).size
}

/** Texts larger than their box, or boxes wider than their parent. */
function cutOff(boxes: Element[]): string[] {
  return boxes
    .filter((box) => {
      const holder = box.closest('.production-line__links')?.getBoundingClientRect()
      const { left, right } = box.getBoundingClientRect()
      const isLarger = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
      return isLarger || (holder && (left < holder.left - 1 || right > holder.right + 1))
    })
    .map((box) => box.textContent)
}

function sidewaysScroll(page: Visit): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Words and model names that break over two lines; hidden or closed ones do not count. */
function brokenWords(page: Visit, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement?.closest(within)) continue
      if (text.parentElement?.closest('script, noscript, svg, select, details:not([open]) > :not(summary)')) continue
      for (const { 0: word, index } of text.data.matchAll(
        /[A-Z]{1,3}\d?(?:-[A-Z]*\d+|-[A-Z]{2})+|[\p{L}\p{N}]{3,}/gu,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.bottom)
        if (Math.max(...lines) - Math.min(...lines) > 8) broken.push(word)
      }
    }
    return broken
  }, within)
}
