import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Visit } from '../../../support/browser/browser.ts'
import { canvasPixels } from '../../../support/browser/canvas.ts'
import { hasFocus } from '../../../support/browser/keys.ts'

/** A drag with the right button moves the model sideways; the default view brings it back. */
export async function expectPan(page: Visit, panel: Locator): Promise<void> {
  const canvas = panel.locator('canvas')
  const left = async () => (await panel.locator('[data-point]').first().boundingBox())?.x ?? expect.fail('no point')
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox()) ?? expect.fail('no canvas')
  const movement = async () => {
    const start = await left()
    await page.waitForTimeout(500)
    return (await left()) - start
  }
  await expect.poll(movement, { message: 'points stay at their places', timeout: 20_000 }).toBe(0)
  const before = await left()
  await page.mouse.move(x + width / 10, y + height * 0.9)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(x + width / 10 + 30, y + height * 0.9, { steps: 3 })
  await page.mouse.up({ button: 'right' })
  await expect.poll(async () => (await left()) - before).toBeGreaterThan(10)
  await canvasPixels(page, '0')
  await expect.poll(async () => Math.abs((await left()) - before)).toBeLessThan(3)
}

/** A drag, also from a point, ends the mark of the default view, because the model no longer shows it. No other view is marked. */
export async function expectMarkAfterDrag(page: Visit, panel: Locator): Promise<void> {
  const hero = panel.locator('[data-view=hero]')
  expect(await hero.getAttribute('aria-pressed')).toBe('true')
  const canvas = panel.locator('canvas')
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await panel.locator('[data-point]').first().boundingBox()) ?? expect.fail('no point')
  const [across, down] = [x + width / 2, y + height / 2]
  await page.mouse.move(across, down)
  expect(await panel.locator('[data-entry]').first().getAttribute('data-hover'), 'the entry is marked').toBe('')
  await page.mouse.down()
  await page.mouse.move(across + 120, down, { steps: 3 })
  await page.mouse.up()
  expect(await panel.locator('[data-callout]').isVisible(), 'a drag does not choose the point').toBe(false)
  await expect.poll(() => hero.getAttribute('aria-pressed')).toBe('false')
  await canvasPixels(page, '0')
  await expect.poll(() => hero.getAttribute('aria-pressed')).toBe('true')
  await canvas.press('ArrowUp')
  await expect.poll(() => panel.locator('[data-view][aria-pressed=true]').count()).toBe(0)
}

/** Brightness of the darkest pixel at the left, right and lower edge of the viewer's frame on the page. */
async function darkestEdge(panel: Locator): Promise<number> {
  const { data, info } = await sharp(await panel.locator('.viewer__frame').screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const edges = [...data].filter((_, index) => {
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    return y > info.height / 3 && (x === 1 || x === info.width - 2 || y === info.height - 2)
  })
  return Math.min(...edges)
}

/** The zoom buttons, also those of phones (WCAG 2.5.1), are marked as disabled at the limits and keep the focus. */
export async function expectZoomLimits(panel: Locator): Promise<void> {
  for (const [way, back] of [
    ['out', 'in'],
    ['in', 'out'],
  ]) {
    const button = panel.locator(`[data-zoom=${way}]`)
    await expect
      .poll(
        async () => {
          await button.press('Enter')
          return button.getAttribute('aria-disabled')
        },
        { timeout: 30_000 },
      )
      .toBe('true')
    expect(await hasFocus(button)).toBe(true)
    expect(await panel.locator(`[data-zoom=${back}]`).getAttribute('aria-disabled')).toBe('false')
  }
  expect(await darkestEdge(panel), 'the enlarged model fades out towards the edges').toBeGreaterThan(200)
}
