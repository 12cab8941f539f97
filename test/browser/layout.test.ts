import { expect, test } from 'vitest'
import { machinePaths } from '../../content/machines.ts'
import { awaken, directionAt, directions, pageKinds, useBrowser, type Visit, widths } from '../support/browser.ts'
import { sharedSite } from '../support/helpers.ts'
import { queryViews } from '../support/query-views.ts'

const site = await sharedSite()
const visit = useBrowser(site)
const measure = useBrowser(site, { frames: false })
const measureLargeText = useBrowser(site, { fontSize: 32, frames: false })

const at = (path: string, lang: string) => `${path}${path.includes('?') ? '&' : '?'}lng=${lang}`

test.each(directions)('no page scrolls sideways in %s', async (lang) => {
  const page = await measure(at('/', lang))
  // Views are made of what their pages are made of: each in one of the directions.
  const views = queryViews.filter((_, index) => directionAt(index) === lang)
  for (const path of [...pageKinds, ...views]) {
    await page.goto(new URL(at(path, lang), site.url).href)
    page.forgive(/404|nowhere/)
    // 640 px is a window of 1280 px with everything at twice its size.
    for (const width of [320, 390, 640, 768, 1024, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
    }
  }
})

test('text at twice its size fits every page', async () => {
  const page = await measureLargeText('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const [index, path] of pageKinds.entries()) {
    await page.goto(new URL(at(path, directionAt(index)), site.url).href)
    page.forgive(/404|nowhere/)
    for (const width of [390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0)
    }
  }
  await page.setViewportSize(widths.phone)
  for (const path of ['/', '/machines', machinePaths.VF]) {
    await page.goto(new URL(at(path, 'ru'), site.url).href)
    expect(await sidewaysScroll(page), `${path} in ru`).toBe(0)
    expect(await brokenWords(page, 'h1'), path).toEqual([])
    // It would take too much of the little that is seen.
    const bars = page.locator('.quote-bar')
    expect(await bars.evaluateAll((all) => all.filter((bar) => getComputedStyle(bar).display !== 'none'))).toEqual([])
  }
})

// A reader's own style sheet changes the text, not the widths at which the layout changes; longest words first.
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
    expect(await page.locator('.chain__machine').evaluateAll(cutOff), `at ${width} px`).toEqual([])
  }
})

test.each([
  ['en', ['/machines', machinePaths.VIFO]],
  // Its words are the longest.
  ['ru', ['/', '/machines', machinePaths.VIFO, '/contact', '/faq', '/about', '/nowhere']],
])('no word and no model name is broken at the end of a line in %s', async (lang, paths) => {
  const page = await measure(`/?lng=${lang}`)
  for (const path of paths) {
    await page.goto(new URL(`${path}?lng=${lang}`, site.url).href)
    page.forgive(/nowhere|^console: .*404/)
    for (const width of [320, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([])
      if (width > 1000)
        expect(await page.locator('.menu__list').evaluate(rows), `${path}, its menu at ${width} px`).toBe(1)
    }
  }
})

test('the longest words of machines stand whole on the smallest phone, and the first model beside its labels', async () => {
  const page = await measure('/robots.txt')
  await page.setViewportSize({ width: 320, height: 800 })
  for (const key of ['VF', 'TPPress', 'OpenMill'] as const) {
    await page.goto(new URL(at(machinePaths[key], 'ru'), site.url).href)
    expect(await brokenWords(page), key).toEqual([])
    for (const id of ['specification', 'installation']) {
      const room = await page.locator(`#${id} .spec`).evaluate((table) => {
        const first = table.querySelector('th + th')
        return first && table.getBoundingClientRect().right - first.getBoundingClientRect().right
      })
      expect(room, `${key}, ${id}`).toBeGreaterThan(0)
    }
  }
})

test('a wrong field of the sizing stays where it was typed', async () => {
  const page = await measure('/machines?material=nbr&units=metric')
  const fields = () =>
    page
      .locator('.sizing-form fieldset')
      .first()
      .locator('.form__input')
      .evaluateAll((inputs) => {
        const rows = inputs.map((input) => input.getBoundingClientRect())
        return rows.map(({ left, width, top }) => [left, width, rows.findIndex((row) => row.top === top)])
      })
  const before = await fields()
  await page.goto(new URL('/machines?material=nbr&length=8&diameter=-3&thickness=abc', site.url).href)
  expect(await page.locator('.sizing-form .form__message').count()).toBe(2)
  expect(await fields()).toEqual(before)
})

test.each(directions)(
  'the callouts of the first picture begin at one edge, where their leaders do, in %s',
  async (lang) => {
    const page = await measure(`/?lng=${lang}`)
    const lefts = await page
      .locator('.hero__picture, .call__text > *')
      .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().left)))
    expect(lefts).toHaveLength(5)
    expect(new Set(lefts).size).toBe(1)
  },
)

test('the mistakes that a form names stand equally far apart, in one line or two', async () => {
  const page = await visit('/contact?lng=ru')
  await page.setViewportSize({ width: 320, height: 800 })
  await awaken(page, 'inquiry-form')
  await page.locator('.form__submit').click()
  const links = page.locator('.alert li a')
  await links.first().waitFor()
  const gaps = await links.evaluateAll((items) => {
    const lines = items.map((item) => {
      const range = document.createRange()
      range.selectNodeContents(item)
      return range.getBoundingClientRect()
    })
    return lines.slice(1).map((line, index) => Math.round(line.top - (lines[index]?.bottom ?? 0)))
  })
  expect(gaps.length).toBeGreaterThan(2)
  expect(Math.max(...gaps) - Math.min(...gaps), String(gaps)).toBeLessThan(2)
})

test('columns are the specification’s at 1440 px', async () => {
  const about = await measure('/about')
  expect(await columns(about, '.certificates')).toHaveLength(4)
  expect(await about.locator('.certificates').evaluate((list) => getComputedStyle(list).gridAutoRows)).toBe('350px')
  for (const height of await about
    .locator('.certificates > li')
    .evaluateAll((items) => items.map((item) => item.clientHeight))) {
    expect(height).toBe(350)
  }
  expect(await columns(await measure(machinePaths.VF), '.applications')).toHaveLength(5)
})

test('the portfolio has three columns, two below 900 px, one below 600', async () => {
  const page = await measure('/machines/customizations')
  for (const [width, count] of [
    [1440, 3],
    [900, 3],
    [899, 2],
    [600, 2],
    [599, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await columns(page, '.portfolio'), `at ${width} px`).toHaveLength(count)
  }
})

test('what is pressed is at least 44 px high on a phone, links in sentences aside', async () => {
  const page = await measure('/robots.txt', { width: 'phone' })
  for (const [index, path] of [...pageKinds, ...queryViews].entries()) {
    await page.goto(new URL(at(path, directionAt(index)), site.url).href)
    page.forgive(/404|nowhere/)
    expect(await lowTargets(page), path).toEqual([])
  }
})

test('a row of links starts where the current one is seen', async () => {
  for (const lang of directions) {
    const page = await visit(`/machines/customizations?lng=${lang}`, { width: 'phone' })
    await expect
      .poll(() => page.locator('.filter [aria-current]').evaluate(isInView), { message: `in ${lang}` })
      .toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('one way to the form is always seen on phones, never two: below the title, then a bar, then the form', async () => {
  const page = await visit(machinePaths.VF, { width: 'phone' })
  const bar = page.locator('.quote-bar')
  const first = page.locator('.machine__list [href="#quote"]')
  expect(await first.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThan(700)
  expect(await bar.isVisible()).toBe(false)
  await page.locator('.features').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible()).toBe(true)
  await page.locator('#quote').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible()).toBe(false)
  await page.locator('#specification').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible()).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => bar.isVisible()).toBe(false)
  const plain = await visit(machinePaths.VF, { width: 'phone', scripts: false })
  expect(await plain.locator('.quote-bar').isVisible(), 'without script the bar stays').toBe(true)
})

test('the pictures of a machine stand on a phone where they stood before the script came', async () => {
  const page = await measure(machinePaths.VF, { width: 'phone' })
  const top = () => page.locator('.viewer .carousel').evaluate((pictures) => pictures.getBoundingClientRect().top)
  const now = await top()
  await page.evaluate(() => document.documentElement.removeAttribute('data-script'))
  expect(await top()).toBe(now)
})

test('nothing moves where motion is not wanted', async () => {
  const page = await measure('/robots.txt', { reducedMotion: 'reduce' })
  for (const path of ['/about', '/machines', '/nowhere']) {
    await page.goto(new URL(path, site.url).href)
    page.forgive(/404|nowhere/)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element)
          return /[1-9]/.test(transitionDuration) || animationName !== 'none'
        })
        .map((element) => element.className),
    )
    expect(moving, path).toEqual([])
  }
})

test('no machine of the catalogue stands on its name', async () => {
  const page = await measure('/machines')
  for (const width of ['desktop', 'phone'] as const) {
    await page.setViewportSize(widths[width])
    const overlaps = await page.locator('.matrix__cell').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const picture = cell.querySelector('.matrix__picture img')?.getBoundingClientRect()
        const name = cell.querySelector('.matrix__heading')
        const words = name?.getBoundingClientRect()
        if (!picture || !words) return [cell.textContent]
        const apart = picture.bottom <= words.top || picture.right <= words.left || picture.left >= words.right
        return apart ? [] : [name?.textContent]
      }),
    )
    expect(overlaps, width).toEqual([])
  }
})

/** On how many lines the items of a list stand. */
function rows(list: Element): number {
  return new Set([...list.children].map((item) => Math.round(item.getBoundingClientRect().top))).size
}

/** Texts that are wider than their box, or whose box is wider than what holds it. */
function cutOff(boxes: Element[]): string[] {
  return boxes
    .filter((box) => {
      const holder = box.closest('.chain__links')?.getBoundingClientRect()
      const { left, right } = box.getBoundingClientRect()
      return box.scrollWidth > box.clientWidth + 1 || (holder && (left < holder.left - 1 || right > holder.right + 1))
    })
    .map((box) => box.textContent)
}

function isInView(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

/** What is pressed and lower than 44 px; a link that covers its cell is as high as that, a box as its label. */
function lowTargets(page: Visit): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input:not([type=hidden]), select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden, .skip'))
      .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
      .filter((element) => {
        const text = element.closest('p, dd')?.textContent
        return !text || text.trim() === element.textContent.trim() || getComputedStyle(element).display !== 'inline'
      })
      .filter((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        return width > 0 && height < 44
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

function sidewaysScroll(page: Visit): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

async function columns(page: Visit, selector: string): Promise<string[]> {
  const tracks = await page.locator(selector).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
  return tracks.split(' ')
}

/** Words and model names whose letters stand on two lines; what is hidden or closed has no lines. */
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
