import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { machinePaths, machines } from '../../../content/registry/machines.ts'
import { hydrateIsland, texts, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { fillForm } from '../../support/browser/fill-form.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { platformHeader } from '../../support/site/run-worker.ts'
import { until } from '../../support/wait.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const company = (page: Visit) => page.locator('.form [name=company]').last()

describe('the draft', () => {
  test('lasts across pages and languages, and is cleared once sent', async () => {
    const page = await visit('/contact?lng=en')
    await hydrateIsland(page, 'inquiry-form')
    await company(page).fill('Acme Seals Ltd')
    await page.locator('.form select[name=country]').selectOption('BR')
    await page.locator('.topbar .languages a[lang=ar]').click()
    await page.waitForURL(/lng=ar/)
    await page.locator('main [data-island="inquiry-form"]').scrollIntoViewIfNeeded()
    await page.locator('.form__draft').waitFor()
    expect(await company(page).inputValue()).toBe('Acme Seals Ltd')
    expect(await page.locator('.form select[name=country]').inputValue()).toBe('BR')
    expect(await page.locator('.form__draft').innerText()).toContain(texts.ar['form.draftRestored'])
    await fillForm(page, { name: 'Jane', email: 'jane@example.com', application: 'seals' }, 'BR')
    await page.locator('.form__submit').click()
    await page.locator('.thanks').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('inquiryDraft'))).toBeNull()
    await page.goto(new URL('/faq', site.url).href)
    await hydrateIsland(page, 'inquiry-form')
    expect(await company(page).inputValue()).toBe('')
  })

  test('opens the optional fields of a machine page if it fills one', async () => {
    const page = await visit('/contact?lng=en')
    await hydrateIsland(page, 'inquiry-form')
    await page.locator('.form [name=message]').fill('Two presses, please')
    await page.goto(new URL(machinePaths.VF, site.url).href)
    await hydrateIsland(page, 'inquiry-form')
    await expect.poll(() => page.locator('.form [name=message]').last().isVisible()).toBe(true)
    expect(await page.locator('.form [name=message]').last().inputValue()).toBe('Two presses, please')
  })

  test('is cleared after the browser submits the form without its script', async () => {
    const page = await visit('/contact?lng=en')
    await hydrateIsland(page, 'inquiry-form')
    await company(page).fill('Acme Seals Ltd')
    let isSubmitted = false
    page.on('request', (request) => {
      isSubmitted ||= request.isNavigationRequest() && request.method() === 'POST'
    })
    // Only the thank-you page can load the texts of the form.
    await page.route('**/form-en-*.json', (route) => (isSubmitted ? route.continue() : route.abort()))
    await page.goto(new URL('/faq', site.url).href)
    await fillForm(page)
    await page.locator('.form__submit').click()
    await page.locator('.thanks').waitFor()
    page.allowProblem(/form-en|ERR_FAILED|Failed to fetch/)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('inquiryDraft'))).toBeNull()
  })

  test('does not replace a machine that the page preselects', async () => {
    const page = await visit('/contact?lng=en')
    await hydrateIsland(page, 'inquiry-form')
    await company(page).fill('Acme Seals Ltd')
    await page.context().addCookies([{ name: 'inquiryList', value: 'VF', url: site.url.href }])
    await page.reload()
    await hydrateIsland(page, 'inquiry-form')
    expect(await company(page).inputValue()).toBe('Acme Seals Ltd')
    expect(await page.locator('.form select[name=machine]').inputValue()).toBe(machines.VF.option)
  })

  test('can be discarded', async () => {
    const page = await visit('/contact?lng=en')
    await hydrateIsland(page, 'inquiry-form')
    await company(page).fill('Acme Seals Ltd')
    await page.reload()
    await page.locator('.link-button').click()
    expect(await company(page).inputValue()).toBe('')
    expect(await page.locator('.form__draft').count()).toBe(0)
  })
})

test('no country is chosen before the visitor chooses; that of the network is the first option', async () => {
  const page = await visit('/contact?lng=en', { extraHTTPHeaders: { [platformHeader]: '{"country":"VN"}' } })
  const select = page.locator('.form select[name=country]')
  const options = select.locator('option')
  expect(await options.count()).toBeGreaterThan(240)
  expect(await options.nth(0).innerText()).toBe(texts.en['form.placeholder.country'])
  expect(await options.nth(1).getAttribute('value')).toBe('VN')
  await hydrateIsland(page, 'inquiry-form')
  expect(await select.inputValue()).toBe('')
})

describe('the floating button and its dialog', () => {
  test.each([
    ['en', 'desktop'],
    ['ar', 'phone'],
  ] as const)('shows beyond 300 px and opens the form (%s, %s)', async (lang, width) => {
    const t = texts[lang]
    const page = await visit(`/about?lng=${lang}`, { width })
    const button = page.locator('.contact-button')
    expect(await button.isVisible()).toBe(false)
    for (const top of [301, 300, 301]) {
      await page.evaluate((top) => scrollTo(0, top), top)
      await button.waitFor({ state: top > 300 ? 'visible' : 'hidden' })
    }
    const box = await button.boundingBox()
    expect(box?.width).toBe(box?.height)
    await button.click()
    const dialog = page.getByRole('dialog')
    await company(page).hover()
    await dialog.locator('[data-hydrated]').waitFor()
    const text = await dialog.innerText()
    expect(text).toContain(t['form.dialogTitle'])
    expect(text).toContain(t['form.dialogHeading'])
    await company(page).fill('Acme Seals Ltd')
    await dialog.getByRole('button', { name: t['nav.close'] }).click()
    expect(await dialog.isVisible()).toBe(false)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.click()
    expect(await company(page).inputValue()).toBe('Acme Seals Ltd')
    const { x, y } = (await dialog.boundingBox()) ?? expect.fail('no dialog')
    await page.mouse.click(x + 8, y + 8)
    expect(await dialog.isVisible(), 'a click on its padding does not close it').toBe(true)
    if (width === 'desktop') {
      const text = (await dialog.locator('h2').boundingBox()) ?? expect.fail('no heading')
      await page.mouse.move(text.x + 5, text.y + 5)
      await page.mouse.down()
      await page.mouse.move(x - 20, y + 5)
      await page.mouse.up()
      expect(await dialog.isVisible(), 'a text selection that ends outside does not close it').toBe(true)
      await page.mouse.click(x - 20, y + 5)
    } else await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(false)
    // Closing goes back in the history, which restores the scroll position once.
    await until('the button to be hidden', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      return button.isHidden()
    })
  })

  test('opened again while it loads, the form is fetched once', async () => {
    const page = await visit('/about?lng=en')
    const held = Promise.withResolvers<void>()
    let requests = 0
    await page.route(/\/contact\?/, async (route) => {
      requests++
      await held.promise
      await route.continue()
    })
    const dialog = page.getByRole('dialog')
    await page.evaluate(() => scrollTo(0, 301))
    await page.locator('.contact-button').click()
    await dialog.waitFor()
    // The focus returns to the button.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    expect(await dialog.isVisible()).toBe(true)
    held.resolve()
    await dialog.locator('.form').waitFor()
    expect(requests).toBe(1)
  })

  test.each([
    ['/contact?lng=ar', 'phone', '.form [name=message]'],
    ['/contact?lng=en', 'phone', '.form [name=message]'],
    ['/?lng=ar', 'desktop', '.view__count'],
  ] as const)('is hidden where it would cover a form or a number (%s)', async (path, width, part) => {
    const page = await visit(path, { width })
    const button = page.locator('.contact-button')
    const covered = page.locator(part).last()
    await covered.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 40))
    await page.locator('[data-scrolled] [data-island="contact-dialog"][data-covering]').waitFor({ state: 'attached' })
    expect(await opacity(button)).toBe('0')
    await button.focus()
    await expect.poll(() => opacity(button)).toBe('1')
  })

  test('on phones is hidden while the page is scrolled down, and is back with the first scroll up', async () => {
    const page = await visit('/about', { width: 'phone' })
    const button = page.locator('.contact-button')
    await page.mouse.wheel(0, 400)
    await button.waitFor({ state: 'visible' })
    await page.mouse.wheel(0, 400)
    await button.waitFor({ state: 'hidden' })
    await page.mouse.wheel(0, -20)
    await button.waitFor({ state: 'visible' })
  })

  test('shows beside a form that it does not cover, and over the footer', async () => {
    const page = await visit('/faq')
    await page.evaluate(() => scrollTo(0, 301))
    await expect.poll(() => opacity(page.locator('.contact-button:visible'))).toBe('1')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.locator('[data-covering]').count()).toBe(0)
    await page.setViewportSize({ width: 700, height: 400 })
    const form = page.locator('[data-island="inquiry-form"]').first()
    await form.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 60))
    await page.locator('[data-covering]').waitFor({ state: 'attached' })
  })

  test('without script it is a link to the contact page', async () => {
    const page = await visit('/about?lng=ar', { scripts: false })
    await page.locator('.contact-button').click()
    await page.waitForURL((url) => url.pathname === '/contact' && url.searchParams.get('lng') === 'ar')
  })
})

const opacity = (place: Locator) => place.evaluate((element) => getComputedStyle(element).opacity)
