import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Number of the first visible slide, from 0. */
export function slideInView(page: Page): Promise<number> {
  return page
    .locator('.carousel__view')
    .first()
    .evaluate((view) => {
      const rtl = getComputedStyle(view).direction === 'rtl'
      const start = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return rtl ? -right : left
      }
      const slides = [...view.querySelectorAll<HTMLElement>('.carousel__slide')]
      const found = slides.findIndex((slide) => Math.abs(start(slide) - start(view)) < 2)
      return Number(slides[found]?.dataset.swiperSlideIndex ?? found)
    })
}

/** Waits until this slide, from 0, is the first visible one. */
export async function expectSlide(page: Page, index: number): Promise<void> {
  await expect.poll(() => slideInView(page), { timeout: 5000 }).toBe(index)
}

/** Records the layout shifts of the next page load without user input. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Sum of the layout shifts noted until the frame after the next. */
export function shiftsSoFar(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0)
  })
}
