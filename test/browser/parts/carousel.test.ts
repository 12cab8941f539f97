import { describe, expect, test } from 'vitest'
import { hydrateIsland, texts, useBrowser } from '../../support/browser/browser.ts'
import { expectSlide, shiftsSoFar, slideInView, watchShifts } from '../../support/browser/slides.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

/** Painting a moving slide is the most expensive part of these tests. */
const still = { reducedMotion: 'reduce' } as const

describe.each([
  { lang: 'en', width: 'desktop' },
  { lang: 'ar', width: 'phone' },
] as const)('the company gallery ($lang, $width)', ({ lang, width }) => {
  const t = texts[lang]
  const forward = lang === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  const back = lang === 'ar' ? 'ArrowRight' : 'ArrowLeft'

  test('hydration shifts nothing; arrows and keys move it, from the first picture to the last', async () => {
    const page = await visit('/robots.txt', { width })
    await watchShifts(page)
    await page.goto(new URL(`/about?lng=${lang}`, site.url).href)
    const gallery = await hydrateIsland(page, 'carousel')
    expect(await gallery.locator('.carousel__slide').count()).toBe(9)
    await expectSlide(page, 0)
    expect(await shiftsSoFar(page)).toBeLessThan(0.001)
    await gallery.getByRole('button', { name: t['carousel.next'] }).click()
    await expectSlide(page, 1)
    await gallery.getByRole('button', { name: t['carousel.previous'] }).click()
    await expectSlide(page, 0)
    await gallery.getByRole('button', { name: t['carousel.previous'] }).click()
    await expectSlide(page, 8)
    await gallery.locator('.carousel__view').focus()
    await page.keyboard.press(forward)
    await expectSlide(page, 0)
    expect(await gallery.getByRole('status').innerText()).toBe(
      t['carousel.position']?.replace('{{index}}', '1').replace('{{total}}', '9'),
    )
    await page.keyboard.press(back)
    await expectSlide(page, 8)
  })

  test('follows a swipe', async () => {
    const page = await visit(`/about?lng=${lang}`, { width: 'phone' })
    await hydrateIsland(page, 'carousel')
    const box = await page.locator('.carousel__view').boundingBox()
    if (!box) throw new Error('no gallery')
    const [from, to] = lang === 'ar' ? [0.2, 0.9] : [0.8, 0.1]
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width * from, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * to, y, { steps: 8 })
    await page.mouse.up()
    await expectSlide(page, 1)
  })

  test('without script it scrolls and snaps, by hand and by keyboard', async () => {
    const page = await visit(`/about?lng=${lang}`, { scripts: false, width: 'phone' })
    const view = page.locator('.carousel__view').first()
    expect(await page.locator('[data-controls]').first().isVisible()).toBe(false)
    await view.evaluate(
      (element, sign) => element.scrollBy({ left: 250 * sign, behavior: 'instant' }),
      lang === 'ar' ? -1 : 1,
    )
    await expectSlide(page, 1)
    await view.focus()
    await page.keyboard.press(forward)
    await page.keyboard.press(forward)
    await expect.poll(() => slideInView(page), { timeout: 5000 }).toBeGreaterThan(1)
  })
})

test('a dot that is pressed before the script of the gallery is loaded leads to its picture', async () => {
  const page = await visit('/about?lng=en', still)
  expect(await page.locator('.carousel__dot').first().getAttribute('aria-current')).toBe('true')
  await page.locator('.carousel__dot').nth(3).dispatchEvent('click')
  await expectSlide(page, 3)
})

test('the company gallery: its dots and End lead to a picture, quick presses all count', async () => {
  const page = await visit('/about?lng=ar', { width: 'phone', ...still })
  const gallery = await hydrateIsland(page, 'carousel')
  const dots = gallery.locator('.carousel__dot')
  expect(await dots.count()).toBe(9)
  await dots.nth(4).click()
  await expectSlide(page, 4)
  expect(await dots.nth(4).getAttribute('aria-current')).toBe('true')
  expect(await dots.nth(4).getAttribute('aria-label')).toBe(texts.ar['carousel.goTo']?.replace('{{index}}', '5'))
  await gallery.locator('.carousel__view').focus()
  await page.keyboard.press('End')
  await expectSlide(page, 8)
  for (let count = 0; count < 3; count++) await gallery.locator('[data-previous]').click()
  await expectSlide(page, 5)
})

test('Swiper starts at the slide that the visitor had scrolled to', async () => {
  const page = await visit('/about?lng=ar')
  await page.route('**/carousel-*.js', async (route) => {
    await page
      .locator('.carousel__view')
      .evaluate((view) => view.scrollTo({ left: -3 * view.clientWidth, behavior: 'instant' }))
    await route.continue()
  })
  await page.reload()
  await hydrateIsland(page, 'carousel')
  expect(await slideInView(page)).toBeGreaterThan(1)
})

test('reduced motion: slides change at once', async () => {
  const page = await visit('/about?lng=en', still)
  const gallery = await hydrateIsland(page, 'carousel')
  await gallery.locator('[data-next]').click()
  expect(await slideInView(page)).toBe(1)
})

test('comparisons: the list of headings leads to the four slides', async () => {
  const page = await visit('/machines?lng=ar', still)
  const island = await hydrateIsland(page, 'carousel')
  const headings = island.locator('.carousel__list a')
  expect(await headings.count()).toBe(4)
  const previous = island.getByRole('button', { name: texts.ar['carousel.previousComparison'] })
  expect(await previous.getAttribute('aria-disabled')).toBe('true')
  await headings.nth(3).click()
  await expectSlide(page, 3)
  expect(await headings.nth(3).getAttribute('aria-current')).toBe('true')
  expect(await island.locator('[data-next]').getAttribute('aria-disabled')).toBe('true')
  await previous.click()
  await expectSlide(page, 2)
  const shown = await island.locator('.comparison h3').nth(2).innerText()
  expect(shown).toBe(await headings.nth(2).innerText())
  expect(new URL(page.url()).hash).toBe('')
})

test('machine gallery: arrows, thumbnails, no loop', async () => {
  const page = await visit('/machine/vacuum-compression-molding-machine?lng=en', still)
  const island = await hydrateIsland(page, 'carousel')
  const total = await island.locator('.carousel__slide').count()
  expect(total).toBeGreaterThan(1)
  const thumbnails = island.locator('.thumbnails a')
  expect(await thumbnails.count()).toBe(total)
  await thumbnails.last().click()
  await expectSlide(page, total - 1)
  expect(await thumbnails.last().getAttribute('aria-current')).toBe('true')
  const next = island.getByRole('button', { name: texts.en['carousel.next'] })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await next.click({ force: true })
  expect(await island.getByRole('status').textContent()).toBe(texts.en['carousel.last'])
  await island.getByRole('button', { name: texts.en['carousel.previous'] }).click()
  await expectSlide(page, total - 2)
})
