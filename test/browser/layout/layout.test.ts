import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import {
  directionAt,
  directions,
  directionsAndScripts,
  hydrateIsland,
  pageKinds,
  useBrowser,
  type Visit,
  widths,
} from '../../support/browser/browser.ts'
import { addressIn, queryViews } from '../../support/html/query-views.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })
const measure = useBrowser(site, { frames: false })

test('an invalid field of the sizing keeps its position', async () => {
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
      .locator('.hero__picture, .callout__text > *')
      .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().left)))
    expect(lefts).toHaveLength(5)
    expect(new Set(lefts).size).toBe(1)
  },
)

test('error messages of a form have equal distances in one line or two', async () => {
  const page = await visit('/contact?lng=ru')
  await page.setViewportSize({ width: 320, height: 800 })
  await hydrateIsland(page, 'inquiry-form')
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

test('click targets are at least 44 px high on a phone, except links in sentences', async () => {
  const page = await measure('/robots.txt', { width: 'phone' })
  for (const [index, path] of [...pageKinds, ...queryViews].entries()) {
    await page.goto(new URL(addressIn(path, directionAt(index)), site.url).href)
    page.allowProblem(/404|nowhere/)
    expect(await lowTargets(page), path).toEqual([])
  }
})

test.each(directionsAndScripts)('the current link of the filter is in view on phones in $lang', async (mode) => {
  const page = await visit(`/machines/customizations?lng=${mode.lang}`, { width: 'phone', scripts: mode.scripts })
  expect(await page.locator('.filter [aria-current]').evaluate(isInView)).toBe(true)
})

test('on phones the form is between the questions and the similar machines', async () => {
  const page = await visit(machinePaths.VF, { width: 'phone' })
  const tops = () =>
    page.evaluate(() =>
      ['.section-links', '.other-questions', '#quote', '.similar'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
      ),
    )
  await expect.poll(async () => isAscending(await tops())).toBe(true)
})

test.each([
  ['phone', ['specification', 'questions', 'quote', 'similar']],
  ['desktop', ['quote', 'specification', 'questions', 'similar']],
] as const)(
  'screen readers come to the form after the data on a phone, before it where Tab is (%s)',
  async (width, order) => {
    const page = await visit(machinePaths.VF, { width })
    const ids = () =>
      page
        .locator('#specification, #questions, #quote, #similar')
        .evaluateAll((sections) => sections.map((section) => section.id))
    await expect.poll(ids).toEqual(order)
  },
)

test('on a phone that is turned, or gets a wide window, the form returns beside the machine', async () => {
  const page = await visit(machinePaths.VF, { width: 'phone' })
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect.poll(() => page.locator('.machine > #quote').count()).toBe(1)
  await page.setViewportSize(widths.phone)
  await expect.poll(() => page.locator('main > #quote').count()).toBe(1)
})

test('on phones the quote bar is visible until the form is', async () => {
  const page = await visit(machinePaths.VF, { width: 'phone' })
  const bar = page.locator('.quote-bar')
  await expect.poll(() => bar.isVisible()).toBe(true)
  await page.locator('#quote').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible()).toBe(false)
  await page.locator('#specification').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible()).toBe(true)
  await page.locator('.footer').scrollIntoViewIfNeeded()
  await expect.poll(() => bar.isVisible(), { message: 'beside the addresses of the footer' }).toBe(false)
  const plain = await visit(machinePaths.VF, { width: 'phone', scripts: false })
  expect(await plain.locator('.quote-bar').isVisible(), 'without script the bar stays').toBe(true)
})

test.each(directions)('the first view of a machine shows picture, thumbnails and key figures in %s', async (lang) => {
  for (const path of [machinePaths.VF, machinePaths.HIFLRubber]) {
    const page = await measure(`${path}?lng=${lang}`)
    const bottoms = await page
      .locator('#picture-1 img, .thumbnails, .ruler')
      .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().bottom))
    expect(bottoms, path).toHaveLength(3)
    expect(Math.max(...bottoms), path).toBeLessThan(900)
  }
})

test.each(directions)(
  'on phones the path names the machine, and the arrows of its gallery can be pressed, in %s',
  async (lang) => {
    const page = await visit(`${machinePaths.VF}?lng=${lang}`, { width: 'phone' })
    expect(await page.locator('.banner li[aria-current]').isVisible()).toBe(true)
    await page.locator('.carousel--machine [data-next]').click()
    await expect.poll(() => page.locator('.thumbnails a').nth(1).getAttribute('aria-current')).not.toBe(null)
  },
)

test('the picture of a wide machine is larger than 4:3 would allow', async () => {
  const page = await measure(machinePaths.HIFLRubber)
  const [width = 0, height = 1] = await page
    .locator('#picture-1 img')
    .evaluate((image) => [image.clientWidth, image.clientHeight])
  expect(width / height).toBeCloseTo(1.5, 1)
})

test(`the section links stay in view with the machine's name and do not cover their targets`, async () => {
  const page = await visit(machinePaths.VF)
  const row = page.locator('.section-links')
  for (const link of await row.locator('li a').all()) {
    const target = page.locator(`main ${await link.getAttribute('href')}`)
    await link.click()
    await expect.poll(() => target.evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(120)
    const bottom = await row.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom).toBeGreaterThan(0)
    expect(await target.evaluate((section) => section.getBoundingClientRect().top)).toBeGreaterThan(bottom - 1)
  }
  expect(await row.locator('.section-links__name').innerText()).toBe('Vacuum Compression Molding Machine')
})

test('a swipe through a table on a phone ends where a model begins', async () => {
  for (const lang of directions) {
    const page = await visit(`${machinePaths.VF}?lng=${lang}`, { width: 'phone' })
    const table = page.locator('#specification .spec')
    await table.scrollIntoViewIfNeeded()
    await table.evaluate((element, sign) => element.scrollBy({ left: sign * 105 }), lang === 'ar' ? -1 : 1)
    const gap = () =>
      table.evaluate((element) => {
        const view = element.getBoundingClientRect()
        const second = element.querySelectorAll('thead th')[2]?.getBoundingClientRect()
        if (!second) return undefined
        return Math.round(Math.abs(document.dir === 'rtl' ? view.right - second.right : second.left - view.left))
      })
    await expect.poll(gap).toBeLessThan(3)
  }
})

test('the size of a drawn machine stays on one line on a phone', async () => {
  for (const lang of directions) {
    const page = await visit(`${machinePaths.HIFLRubber}?lng=${lang}`, { width: 'phone' })
    const size = page.locator('.layout__facts bdi', { hasText: /\d × \d.* × \d/ }).first()
    expect(await size.evaluate((element) => element.getClientRects().length)).toBe(1)
  }
})

test.each([
  [machinePaths.VF, '.machine__quote', '.terms, .quote__terms, :scope > :last-child'],
  ['/contact', '.split__aside', '.form > :last-child'],
])('the form at the side of %s can be scrolled into view completely, also in a low window', async (path, side, end) => {
  for (const [width, height] of [
    [1366, 650],
    [1440, 1400],
  ] as const) {
    const page = await visit(path)
    await page.setViewportSize({ width, height })
    const missed = await page.evaluate(
      async ([side, ...parts]) => {
        const found = new Set<string>()
        // A form that appears only at the end of the page would be missed by visitors.
        for (let y = 0; y < 1000; y += 200) {
          scrollTo(0, y)
          await new Promise(requestAnimationFrame)
          for (const part of parts) {
            const box = document.querySelector(side)?.querySelector(part)?.getBoundingClientRect()
            if (box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight) found.add(part)
          }
        }
        return parts.filter((part) => !found.has(part))
      },
      [side, '[name=company]', '.form__submit', end] as const,
    )
    expect(missed, `at ${width} × ${height}`).toEqual([])
    expect(await page.locator(side).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  }
})

test('the script does not move the pictures of a machine on a phone', async () => {
  const page = await measure(machinePaths.VF, { width: 'phone' })
  const top = () => page.locator('.viewer .carousel').evaluate((pictures) => pictures.getBoundingClientRect().top)
  const now = await top()
  await page.evaluate(() => document.documentElement.removeAttribute('data-script'))
  expect(await top()).toBe(now)
})

test('nothing moves with reduced motion', async () => {
  const page = await measure('/robots.txt', { reducedMotion: 'reduce' })
  for (const path of ['/about', '/machines', '/nowhere']) {
    await page.goto(new URL(path, site.url).href)
    page.allowProblem(/404|nowhere/)
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

test('in full screen the model is above its controls', async () => {
  const page = await visit(machinePaths.VF)
  const html = await (await site.fetch(`${machinePaths.VF}?part=model`)).text()
  await page.evaluate(async (panel) => {
    const styles = document.querySelector<HTMLTemplateElement>('.viewer template')?.content.querySelector('link')
    document.head.append(styles?.cloneNode() ?? '')
    document.body.insertAdjacentHTML('beforeend', panel)
    const inserted = document.querySelector<HTMLElement>('body > .viewer__panel')
    inserted?.removeAttribute('hidden')
    await inserted?.requestFullscreen()
  }, html)
  const places = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(`:fullscreen ${selector}`)?.getBoundingClientRect()
      return [0, box('canvas')?.top ?? -1, box('canvas')?.bottom ?? 0, box('.viewer__bar')?.top ?? 0, innerHeight]
    })
  await expect.poll(async () => isAscending(await places())).toBe(true)
})

test.each(langs)('the viewer opens with model and cycle button in view, in %s', async (lang) => {
  for (const key of ['VF', 'HIFLSilicone', 'WashingDrying'] as const) {
    const address = `${machinePaths[key]}?lng=${lang}`
    const page = await visit(address)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPanel(page, address)
    const places = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(`.viewer ${selector}`)?.getBoundingClientRect()
        document.querySelector('.viewer canvas')?.scrollIntoView()
        return [0, box('canvas')?.top ?? -1, box('canvas')?.bottom ?? 0, box('[data-play]')?.bottom ?? 0, innerHeight]
      })
    await expect.poll(async () => isAscending(await places()), { message: key }).toBe(true)
  }
})

test.each(['desktop', 'phone'] as const)(
  'the words of a step and its chart are beside or below the model and move nothing (%s)',
  async (width) => {
    const page = await visit(machinePaths.VF, { width })
    await openPanel(page, `${machinePaths.VF}?lng=en`)
    const places = () =>
      page.locator('.viewer').evaluate((viewer) => {
        const box = (selector: string) => viewer.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [canvas, caption, chart] = [box('canvas'), box('.viewer__caption'), box('.curve')]
        const steps = box('.viewer__steps')
        return { canvas, caption, chart, steps, shift: steps.top - canvas.top, height: viewer.scrollHeight }
      })
    await expect.poll(async () => (await places()).steps.height).toBeGreaterThan(40)
    const atRest = await places()
    await page.locator('[data-rest]').evaluate((button) => {
      button.removeAttribute('hidden')
      const caption = document.querySelector('.viewer__caption')
      if (caption)
        caption.textContent = 'Blanks or inserts are placed in the mold outside the press, and the mold slides in.'
    })
    const { canvas, caption, chart, ...moving } = await places()
    expect([moving.shift, moving.height]).toEqual([atRest.shift, atRest.height])
    expect(isAscending([caption.bottom, chart.top])).toBe(true)
    if (width === 'phone')
      expect(isAscending([canvas.bottom, caption.top, caption.bottom, moving.steps.top])).toBe(true)
    else expect(isAscending([canvas.right, chart.left]) && chart.bottom <= moving.steps.bottom).toBe(true)
  },
)

/** Shows the panel of the 3D viewer without a model. */
async function openPanel(page: Visit, address: string): Promise<void> {
  const html = await (await site.fetch(`${address}&part=model`)).text()
  await page.evaluate((panel) => {
    const root = document.querySelector<HTMLElement>('.viewer')
    root?.append(root.querySelector('template')?.content.querySelector('link')?.cloneNode() ?? '')
    root?.insertAdjacentHTML('beforeend', panel)
    if (root) root.dataset.state = 'open'
    root?.querySelector('.viewer__panel')?.removeAttribute('hidden')
  }, html)
}

test('pictures do not overlap names in the catalog', async () => {
  const page = await measure('/machines')
  for (const width of ['desktop', 'phone'] as const) {
    await page.setViewportSize(widths[width])
    const overlaps = await page.locator('.machine-card').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const picture = cell.querySelector('.machine-card__picture img')?.getBoundingClientRect()
        const name = cell.querySelector('.machine-card__heading')
        const words = name?.getBoundingClientRect()
        if (!picture || !words) return [cell.textContent]
        const apart = picture.bottom <= words.top || picture.right <= words.left || picture.left >= words.right
        return apart ? [] : [name?.textContent]
      }),
    )
    expect(overlaps, width).toEqual([])
  }
})

test.each(directions)('on a phone the picture of a card takes two fifths of its width (%s)', async (lang) => {
  const page = await measure(`/machines?lng=${lang}`, { width: 'phone' })
  const shares = await page
    .locator('.machine-card')
    .evaluateAll((cells) =>
      cells.map((cell) => (cell.querySelector('.machine-card__picture')?.clientWidth ?? 0) / cell.clientWidth),
    )
  expect(Math.min(...shares)).toBeGreaterThan(0.4)
  expect(Math.max(...shares)).toBeLessThan(0.46)
})

function isInView(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth
}

/**
 * Click targets lower than 44 px; a link that covers its cell counts with the cell's height, a checkbox with its
 * label's.
 */
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

async function columns(page: Visit, selector: string): Promise<string[]> {
  const tracks = await page.locator(selector).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
  return tracks.split(' ')
}

function isAscending(numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))
}

test('on a phone the whole drawing is in view, and its link enlarges it without script', async () => {
  const page = await visit(machinePaths.VF, { width: 'phone', scripts: false })
  const width = async () => (await page.locator('.layout__sheet').boundingBox())?.width ?? 0
  expect(await width()).toBeLessThanOrEqual(350)
  await page.locator('.layout__enlarge').click()
  await expect.poll(width).toBeGreaterThan(800)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways').toBe(0)
})
