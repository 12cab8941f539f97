import { expect, test } from 'vitest'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })
test('a click outside the open Machines menu only closes it, the next one acts', async () => {
  const page = await visit('/faq?lng=en', { width: 'desktop' })
  const question = page.locator('main .accordion details').last()
  await question.scrollIntoViewIfNeeded()
  const box = await question.locator('summary').boundingBox()
  const middle = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  await page.locator('.menu__more').evaluate((menu: HTMLDetailsElement) => {
    menu.open = true
  })
  await page.mouse.click(...middle)
  expect(await page.locator('.menu__more[open]').count()).toBe(0)
  expect(await question.getAttribute('open')).toBe(null)
  await page.mouse.click(...middle)
  expect(await question.getAttribute('open')).not.toBe(null)
})
