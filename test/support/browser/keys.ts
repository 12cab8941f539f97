import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The focused element. */
export const focused = (page: Page) => page.locator(':focus')

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Presses Tab once and checks that the focus is visible. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key)
  await expectVisibleFocus(page)
}

/** Presses Tab until the target has the focus, and checks every stop on the way. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < 100; stops++) {
    await tab(page, key)
    if (await hasFocus(target)) return
  }
  throw new Error(`${key} does not lead to ${target}`)
}

/** The focused element has a focus ring and is not covered (WCAG 2.4.7 and 2.4.11). */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = await page.evaluate(() => {
    const element = document.activeElement
    // At the end of the page the browser's toolbar has the focus. Frames of other hosts draw their own ring.
    if (!element || element === document.body || element.tagName === 'IFRAME') return
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || outlineWidth === '0px') return `no ring: ${element.outerHTML.slice(0, 100)}`
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    const seen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      steps.some((across) =>
        steps.some((down) => element.contains(document.elementFromPoint(left + across * width, top + down * height))),
      ),
    )
    if (!seen) return `covered: ${element.outerHTML.slice(0, 100)}`
  })
  expect(problem).toBeUndefined()
}
