import { describe, expect, test } from 'vitest'
import { specification } from '../../site/content/specification-numbers.ts'
import { directionAt, directionsAndScripts, hydrateIsland, texts, useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

describe.each(directionsAndScripts)('catalog and questions, $lang, scripts $scripts', ({ lang, scripts }) => {
  test('process tabs: hot press first, the others after one click', async () => {
    const page = await visit(`/machines/rubber?lng=${lang}&process=nonsense`, { scripts })
    if (scripts) await hydrateIsland(page, 'process-tabs')
    const shown = () => page.locator('[data-panel]:visible').evaluateAll((all) => all.map((one) => one.dataset.panel))
    expect(await shown()).toEqual(['hotPress'])
    for (const name of ['compression', 'injection'] as const) {
      await page.locator(`[data-tab=${name}]`).click()
      await page.waitForURL((url) => url.searchParams.get('process') === name)
      expect(await shown()).toEqual([name])
    }
    if (!scripts) return
    expect(await page.locator('[role=tab][aria-selected=true]').getAttribute('data-tab')).toBe('injection')
    await page.keyboard.press(lang === 'ar' ? 'ArrowRight' : 'ArrowLeft')
    expect(await shown()).toEqual(['compression'])
    await page.keyboard.press('Home')
    expect(await shown()).toEqual(['hotPress'])
    await page.locator('[data-tab=injection]').click()
    await page.reload()
    expect(await shown()).toEqual(['injection'])
  })

  test('eight questions, at most one open', async () => {
    const page = await visit(`/faq?lng=${lang}`, { scripts, width: 'phone' })
    const questions = page.locator('.accordion__item')
    const open = () => page.locator('.accordion__item[open]').count()
    expect(await questions.count()).toBe(8)
    expect(await open()).toBe(0)
    await questions.nth(1).locator('summary').click()
    expect(await questions.nth(1).locator('.accordion__answer').isVisible()).toBe(true)
    await questions.nth(4).locator('summary').click()
    expect(await questions.nth(4).getAttribute('open')).not.toBeNull()
    expect(await open()).toBe(1)
    await questions.nth(4).locator('summary').click()
    expect(await open()).toBe(0)
  })
})

test.each(directionsAndScripts)(
  'each filter leads to its route and is marked there ($lang, scripts $scripts)',
  async ({ lang, scripts }) => {
    const t = texts[lang]
    const page = await visit(`/machines?lng=${lang}`, { scripts })
    const filter = page.locator('.filter')
    const wanted = [
      ['category.rubber', '/machines/rubber', specification.cards.rubber],
      ['category.silicone', '/machines/silicone', specification.cards.silicone],
      ['category.brake', '/machines/brake', specification.cards.brake],
      ['category.auxiliary', '/machines/auxiliary', specification.cards.auxiliary],
      ['category.custom', '/machines/customizations', 0],
      ['category.all', '/machines', specification.cards.all],
    ] as const
    // Each in one of the two ways.
    for (const [key, path, machines] of wanted.filter((_, index) => directionAt(index) === lang)) {
      await filter.getByRole('link', { name: t[key] }).click()
      await page.waitForURL((url) => url.pathname === path && url.searchParams.get('lng') === lang)
      expect((await filter.locator('[aria-current=page]').allInnerTexts()).join(), path).toContain(t[key])
      const cards = page.locator('.machine-card')
      if (machines > 0) expect(await cards.count(), path).toBe(machines)
      else expect(await page.locator('.form').count(), path).toBe(1)
    }
  },
)

test('on the smallest phone, focused items of scrolling rows are completely visible', async () => {
  const page = await visit('/machines/rubber?lng=ru', { viewport: { width: 320, height: 640 } })
  await hydrateIsland(page, 'process-tabs')
  const tab = page.locator('[role=tab][aria-selected=true]')
  const cutOff = () =>
    page.evaluate(() => {
      const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: Number.NaN, right: Number.NaN }
      return Math.max(0, -left, right - innerWidth)
    })
  await tab.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key)
    await expect.poll(cutOff, { timeout: 10_000 }).toBeLessThan(2)
  }
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => scrollY), 'Space presses a tab').toBe(scrolled)
  for (let link = 0; link < 3; link++) {
    await page.keyboard.press('Tab')
    await expect.poll(cutOff, { timeout: 10_000 }).toBeLessThan(2)
  }
})

test('at 400 % zoom the row of filters does not cover what the keyboard reaches backwards', async () => {
  const page = await visit('/machines', { viewport: { width: 320, height: 256 } })
  await page.locator('.catalog [name=compare]').last().focus()
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Shift+Tab')
    const covers = page.locator(':focus').evaluate((focused) => {
      const { left, top } = focused.getBoundingClientRect()
      return document.elementFromPoint(left + 9, top + 9)?.closest('.filter')?.className
    })
    expect(await covers).toBeUndefined()
  }
})

test('on a phone the compare bar says which machines are selected by their codes', async () => {
  const page = await visit('/machines?lng=ar', { width: 'phone' })
  for (const key of ['VF', 'HIFLRubber']) await page.locator(`[name=compare][value=${key}]`).check()
  const text = await page.locator('.compare-bar .label').innerText()
  expect(text.replaceAll('\u2060', '').trim()).toBe('VF · HI-FL-R 2 / 4')
})

test('the compare bar counts selected machines, also after a back navigation', async () => {
  const page = await visit('/machines?lng=ar')
  const boxes = page.locator('[name=compare]')
  const count = page.locator('.compare-bar [role=status]')
  for (const ticked of [0, 1, 2]) {
    await boxes.nth(ticked).check()
    expect(await count.innerText()).toBe(`${ticked + 1} / 4`)
  }
  await page.locator('.compare-bar .button').click()
  await page.locator('.compare__table').waitFor()
  await page.goBack()
  await expect.poll(() => count.innerText(), { timeout: 10_000 }).toBe('3 / 4')
  await boxes.nth(3).check()
  expect(await boxes.nth(4).isDisabled(), 'a fifth').toBe(true)
  await boxes.nth(1).uncheck()
  expect(await boxes.nth(4).isDisabled()).toBe(false)
  expect(await count.innerText()).toBe('3 / 4')
})
