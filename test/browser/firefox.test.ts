import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import { machinePaths } from '../../content/registry/machines.ts'
import { directionAt, pageKinds, texts } from '../support/browser/browser.ts'
import { firefoxPath, resize, useFirefox, waitUntilGone } from '../support/browser/firefox.ts'
import { margin, printable, readPrint } from '../support/browser/printed.ts'
import { addressIn } from '../support/html/query-views.ts'
import { sharedSite } from '../support/site/helpers.ts'

/** Tests in Firefox what differs between browsers: each page and each interaction once, in one direction. */
describe.skipIf(!firefoxPath)('Firefox', async () => {
  const site = await sharedSite()
  const visit = useFirefox(site)

  test('no page violates its policy with its islands open, and none scrolls sideways', async () => {
    const page = await visit('/robots.txt')
    await page.evaluateOnNewDocument(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        violations.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
      )
    })
    const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
    for (const [index, path] of pageKinds.entries()) {
      await page.goto(new URL(addressIn(path, directionAt(index)), site.url).href)
      for (const island of await page.$$('[data-island]')) {
        await island.evaluate((element) => {
          element.scrollIntoView()
          element.dispatchEvent(new Event('pointerover', { bubbles: true }))
          element.dispatchEvent(new Event('focusin', { bubbles: true }))
        })
      }
      await page.waitForNetworkIdle()
      expect(await violations(), path).toEqual([])
      for (const width of [390, 768, 1024]) {
        await resize(page, width)
        // A carousel measures itself shortly after a resize.
        await expect.poll(() => sideways(page), { message: `${path} at ${width} px`, timeout: 10_000 }).toBe(0)
      }
    }
  })

  // In scripts of the site's own fonts, because other fonts depend on the machine.
  test.each([
    ['/', 'en', 4],
    [machinePaths.VF, 'ru', 2],
  ] as const)('%s prints within its sheets in %s, on %i at most', async (path, lang, most) => {
    const page = await visit(addressIn(path, lang))
    const pages = await readPrint(await page.pdf({ format: 'a4', margin }))
    expect(pages.length).toBeLessThanOrEqual(most)
    for (const text of pages.flat()) {
      expect(text.left, text.text).toBeGreaterThan(printable.left - 2)
      expect(text.right, text.text).toBeLessThan(printable.right + 2)
    }
  })

  test('a data sheet has its drawing on the first page and its tables on the second', async () => {
    const page = await visit(addressIn(machinePaths.VF, 'en'))
    const pages = await readPrint(await page.pdf({ format: 'a4', margin }))
    const labels = [texts.en['layout.drawn'], texts.en['spec.grossWeight']]
    const isOn = (label: string) => pages.map((sheet) => sheet.some(({ text }) => text.includes(label)))
    expect(labels.map(isOn)).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('the form: placeholders, messages, validation while correcting, submission', async () => {
    const page = await visit('/contact?lng=ar')
    expect(await hiddenPlaceholders(page)).toEqual([])
    await hydrateIsland(page)
    await page.click('.form__submit')
    await page.waitForSelector('.alert')
    expect(await page.$eval('.alert', (alert) => alert === document.activeElement)).toBe(true)
    await page.type('.form [name=company]', 'Acme Seals Ltd')
    await page.keyboard.press('Tab')
    await waitUntilGone(page, '.form [name=company][aria-invalid=true]')
    await page.type('.form [name=name]', 'Jane Doe')
    await page.type('.form [name=email]', 'jane@example.com')
    await page.type('.form [name=application]', 'rubber gloves')
    await page.select('.form [name=country]', 'DE')
    await page.click('.form__submit')
    await page.waitForSelector('.thanks')
    expect(await page.$eval('.thanks', (thanks) => thanks === document.activeElement)).toBe(true)
    expect(await page.$eval('.thanks', (thanks) => thanks.textContent)).toContain(texts.ar['form.successHeading'])
  })

  test('Back restores all typed text', async () => {
    const page = await visit('/faq?lng=en')
    await hydrateIsland(page)
    await page.type('.form [name=application]', 'rubber gloves')
    await page.type('.form [name=message]', 'Two presses, please.')
    await page.goto(new URL('/about?lng=en', site.url).href)
    await page.evaluate(() => history.back())
    const typed = () =>
      page.evaluate(() =>
        ['application', 'message'].map(
          (name) => document.querySelector<HTMLInputElement>(`.form [name=${name}]`)?.value ?? '',
        ),
      )
    await expect.poll(typed, { timeout: 30_000 }).toEqual(['rubber gloves', 'Two presses, please.'])
  })

  test('the dialog opens with the form, Escape returns the focus', async () => {
    const page = await visit('/about?lng=ar', 390)
    await page.evaluate(() => scrollTo(0, 400))
    await page.waitForSelector('[data-scrolled] .contact-button', { visible: true })
    await page.click('.contact-button')
    await page.waitForSelector('dialog[open] .form', { visible: true })
    await page.keyboard.press('Escape')
    await waitUntilGone(page, 'dialog[open]')
    expect(await page.$eval('.contact-button', (button) => button === document.activeElement)).toBe(true)
  })

  test('the carousel moves, the video opens, and Escape closes it', async () => {
    const page = await visit('/about?lng=en')
    await page.hover('[data-island=carousel]')
    await page.waitForSelector('[data-island=carousel][data-hydrated]')
    const shown = () => page.$eval('[data-island=carousel] .swiper-slide-active', (slide) => slide.outerHTML)
    const before = await shown()
    await page.$eval('[data-island=carousel] [data-next]', (button) => (button as HTMLElement).click())
    await expect.poll(shown).not.toBe(before)
    await page.click('a[data-open]')
    await page.waitForSelector('dialog[data-state=entered]')
    await page.keyboard.press('Escape')
    await waitUntilGone(page, 'dialog[open]')
    expect(await page.$eval('a[data-open]', (link) => link === document.activeElement)).toBe(true)
  })
})

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

async function hydrateIsland(page: Page): Promise<void> {
  await page.$eval('main [data-island=inquiry-form]', (island) => {
    island.scrollIntoView()
    island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await page.waitForSelector('main [data-island=inquiry-form][data-hydrated]')
}

/** Fields that look the same with and without their placeholder, which is therefore invisible. */
async function hiddenPlaceholders(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (const field of await page.$$('.form [placeholder]')) {
    const before = await field.screenshot({ encoding: 'base64' })
    const text = await field.evaluate((element) => {
      const placeholder = element.getAttribute('placeholder') ?? ''
      element.setAttribute('placeholder', ' ')
      return placeholder
    })
    if (before === (await field.screenshot({ encoding: 'base64' }))) hidden.push(text)
    await field.evaluate((element, placeholder) => element.setAttribute('placeholder', placeholder), text)
  }
  return hidden
}
