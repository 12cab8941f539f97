import { describe, expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { directions, texts, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { expectVisibleFocus, focused, hasFocus, tab, tabTo } from '../../support/browser/keys.ts'
import { expectSlide } from '../../support/browser/slides.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const openKeys = ['Enter', 'Space'] as const

/** Arrow keys follow the direction: carousel.test.ts and catalog.test.ts test them in Arabic. */
describe('with the keyboard alone', () => {
  test.each(directions)(
    'skip link first; questions; panel, Machines menu, languages of the header (%s)',
    async (lang) => {
      const page = await visit(`/faq?lng=${lang}`)
      await tab(page)
      expect(await focused(page).innerText()).toBe(texts[lang]['nav.skip'])
      await page.keyboard.press('Enter')
      await tab(page)
      expect(await hasFocus(page.locator('main a').first())).toBe(true)

      await tabTo(page, page.locator('.accordion__question').first())
      const answer = page.locator('.accordion__answer').first()
      await page.keyboard.press('Enter')
      expect(await answer.isVisible()).toBe(true)
      await page.keyboard.press('Space')
      expect(await answer.isVisible()).toBe(false)

      await opensAndCloses(page, { toggle: '.panel__toggle', body: '.panel__body', tabKey: 'Shift+Tab' })
      await opensAndCloses(page, { toggle: '.menu__more > summary', body: '.sheet', tabKey: 'Shift+Tab' })
      await tabTo(page, page.locator('.topbar .languages a[lang=es]'), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(/lng=es/)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
    },
  )

  test('the phone menu and its submenu open, and Tab moves past their end', async () => {
    const page = await visit('/faq?lng=ar', { width: 'phone' })
    await opensAndCloses(page, { toggle: '.drawer__toggle', body: '.drawer__body', tabKey: 'Tab' })
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('.drawer__more > summary'))
    await page.keyboard.press('Enter')
    await tab(page)
    expect(await hasFocus(page.locator('.drawer__more a').first())).toBe(true)
    await tabTo(page, page.locator('.drawer__contact'))
    await tab(page)
    expect(await page.locator('.drawer__body').isVisible()).toBe(false)
  })

  test('the form is submitted empty, corrected from the summary and submitted again', async () => {
    const page = await visit('/contact?lng=ar', { width: 'phone' })
    const field = (name: string) => page.locator(`.form [name=${name}]`)
    await skipToContent(page)
    await tabTo(page, field('company'))
    await page.locator('.form[novalidate]').waitFor()
    await tabTo(page, page.locator('.form__submit'))
    await page.keyboard.press('Enter')
    await page.locator('.alert').waitFor()
    expect(await hasFocus(page.locator('.alert'))).toBe(true)
    await expectVisibleFocus(page)
    await tab(page)
    await tab(page)
    expect(await focused(page).innerText()).toBe(texts.ar['form.missing.name'])
    await page.keyboard.press('Enter')
    expect(await hasFocus(field('name'))).toBe(true)
    await expectVisibleFocus(page)
    await page.keyboard.type('Jane Doe')
    await tabTo(page, field('company'), 'Shift+Tab')
    await page.keyboard.type('Acme Seals Ltd')
    await tabTo(page, field('email'))
    await page.keyboard.type('jane@example.com')
    await tabTo(page, field('application'))
    await page.keyboard.type('rubber gloves')
    await tabTo(page, field('country'))
    await page.keyboard.press('ArrowDown')
    expect(await field('country').inputValue()).not.toBe('')
    await tabTo(page, page.locator('.form__submit'))
    await page.keyboard.press('Enter')
    await page.locator('.thanks').waitFor()
    expect(await hasFocus(page.locator('.thanks'))).toBe(true)
    await expectVisibleFocus(page)
  })

  test('the video, the gallery and the contact dialog', async () => {
    const page = await visit('/about?lng=en', { elsewhere: true })
    const video = page.locator('a[data-open]')
    await skipToContent(page)
    await tabTo(page, video)
    await page.keyboard.press('Enter')
    await page.locator('.video-modal[data-state=entered]').waitFor()
    await expectVisibleFocus(page)
    await page.keyboard.press('Escape')
    await page.locator('.video-modal[data-state=unmounted]').waitFor({ state: 'attached' })
    expect(await hasFocus(video)).toBe(true)

    await tabTo(page, page.locator('.carousel__view'))
    await page.locator('[data-island=carousel][data-hydrated]').waitFor()
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 1)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 0)
    const next = page.getByRole('button', { name: texts.en['carousel.next'] })
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await expectSlide(page, 1)
    expect(await hasFocus(next)).toBe(true)

    const contact = page.locator('.contact-button')
    await tabTo(page, contact)
    await page.keyboard.press('Enter')
    await page.locator('.dialog .form').waitFor()
    const fields = await page.locator('.dialog .form :is(input, select, textarea, button):visible').count()
    for (let stops = 0; stops < fields + 4; stops++) {
      await tab(page)
      // After the end of the page, the browser's own toolbar has the focus for one stop.
      expect(await page.evaluate(() => document.activeElement?.matches('body, .dialog, .dialog *'))).toBe(true)
    }
    await page.keyboard.press('Escape')
    expect(await page.locator('.dialog').isVisible()).toBe(false)
    await expect.poll(() => hasFocus(contact)).toBe(true)
  })

  test('process tabs: arrows select, Tab moves into the panel', async () => {
    const page = await visit('/machines/rubber?lng=en')
    await skipToContent(page)
    await tabTo(page, page.locator('[data-tab=hotPress]'))
    await page.locator('[data-island=process-tabs][data-hydrated]').waitFor()
    await page.keyboard.press('ArrowRight')
    expect(await hasFocus(page.locator('[data-tab=compression]'))).toBe(true)
    await expectVisibleFocus(page)
    await tab(page)
    // The scrolling row of stages may be a tab stop before its links.
    expect(await page.evaluate(() => document.activeElement?.closest('[data-panel=compression]') !== null)).toBe(true)
    await tab(page, 'Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    expect(await hasFocus(page.locator('[data-tab=hotPress]'))).toBe(true)
  })

  test.each([
    ['/machines', 'en'],
    [machinePaths.VF, 'ar'],
  ])('every tab stop of %s is visible on a phone (%s)', async (path, lang) => {
    const page = await visit(`${path}?lng=${lang}`, { width: 'phone' })
    let stops = 0
    do {
      await tab(page)
      stops++
    } while (await page.evaluate(() => document.activeElement !== document.body))
    expect(stops).toBeGreaterThan(30)
  })
})

/** Skips the header as a keyboard user does. */
async function skipToContent(page: Visit): Promise<void> {
  await tab(page)
  await page.keyboard.press('Enter')
}

/** Both keys open a menu or panel, and the next stop is inside; Escape closes it and returns the focus. */
async function opensAndCloses(
  page: Visit,
  { toggle, body, tabKey }: { toggle: string; body: string; tabKey: 'Tab' | 'Shift+Tab' },
): Promise<void> {
  await tabTo(page, page.locator(toggle), tabKey)
  for (const key of openKeys) {
    await page.keyboard.press(key)
    expect(await page.locator(body).isVisible(), `${toggle} opens on ${key}`).toBe(true)
    await tab(page)
    expect(await hasFocus(page.locator(`${body} a`).first()), `the focus goes into ${body}`).toBe(true)
    await page.keyboard.press('Escape')
    expect(await page.locator(body).isVisible(), `${body} closes`).toBe(false)
    await expect.poll(() => hasFocus(page.locator(toggle)), { message: `the focus is back on ${toggle}` }).toBe(true)
  }
}
