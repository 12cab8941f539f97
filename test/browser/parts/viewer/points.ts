import type { Locator } from 'playwright-core'
import { PerspectiveCamera, Vector3 } from 'three'
import { expect } from 'vitest'
import type { Visit } from '../../../support/browser/browser.ts'
import { alphaAt, canvasPixels, meanLight, type Pixels, solid } from '../../../support/browser/canvas.ts'
import { hasFocus } from '../../../support/browser/keys.ts'
import { model, table } from './machine.ts'

/** Each hotspot is at its position in the picture's camera, apart from the others. */
export async function expectPointsOnMachine(panel: Locator, shown: Pixels): Promise<void> {
  const camera = new PerspectiveCamera(model.camera.fieldOfView, model.camera.aspect)
  camera.position.set(...model.camera.position)
  camera.lookAt(...model.camera.target)
  camera.updateMatrixWorld()
  const frame = (await panel.locator('canvas').boundingBox()) ?? expect.fail('no canvas')
  const dots = await panel.locator('[data-point]').all()
  expect(dots).toHaveLength(model.points.length)
  const centers: { x: number; y: number }[] = []
  for (const [index, { id, places }] of model.points.entries()) {
    const { x, y } = new Vector3(...(places[0]?.position ?? expect.fail(id))).project(camera)
    const [across, down] = [(x + 1) / 2, (1 - y) / 2]
    const dot = (await dots[index]?.boundingBox()) ?? expect.fail(id)
    const center = { x: dot.x + dot.width / 2 - frame.x, y: dot.y + dot.height / 2 - frame.y }
    expect(Math.hypot(center.x - across * frame.width, center.y - down * frame.height), id).toBeLessThan(3)
    for (const other of centers) {
      expect(Math.hypot(center.x - other.x, center.y - other.y), `${id} covers another`).toBeGreaterThan(20)
    }
    centers.push(center)
    expect(solid(alphaAt(shown, across, down)), id).toBe(true)
  }
}

/** Taps the canvas where a point is. */
async function tapPoint(panel: Locator, index: number): Promise<void> {
  const { x, y, width, height } =
    (await panel.locator('[data-point]').nth(index).boundingBox()) ?? expect.fail('no point')
  await panel.page().mouse.click(x + width / 2, y + height / 2)
}

/** A selected hotspot shows the specification table's value of the selected model. */
export async function expectValuesOfModels(panel: Locator): Promise<void> {
  const point = model.points.findIndex((candidate) => candidate.row)
  const row = table.rows.find(({ label }) => label === model.points[point]?.row)
  await tapPoint(panel, point)
  const shownValues: (string | null)[] = []
  for (const name of table.models) {
    await panel.locator('select').selectOption(name)
    shownValues.push(await panel.locator('[data-callout] > span:visible bdi').textContent())
  }
  expect(shownValues).toEqual(row?.values.map(String))
  const dot = panel.locator('[data-point]').nth(point)
  await dot.press('Escape')
  expect(await panel.locator('[data-callout]').isVisible()).toBe(false)
  await dot.press('Enter')
  expect(await dot.evaluate((button) => button === document.activeElement), 'the pressed hotspot keeps the focus').toBe(
    true,
  )
  await panel.page().keyboard.press('Escape')
  expect(await panel.locator('[data-callout]').isVisible()).toBe(false)
}

/** Every callout is away from its point and the buttons, on the model and not on the list, at the end of its line. */
export async function expectLeader(page: Visit, panel: Locator, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 })
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.fail('not seen')
  const dots = panel.locator('[data-point]:not([data-behind])')
  for (const index of [0, 3, 5]) {
    await dots.nth(index).press('Enter')
    const [frame, box, dot, ...buttons] = await Promise.all(
      ['.viewer__frame', '[data-callout]', '[aria-expanded=true]', '.viewer__zoom', '.viewer__corner'].map((place) =>
        boxOf(panel.locator(place)),
      ),
    )
    const end = await panel.locator('[data-leader]').evaluate((path: SVGPathElement) => {
      const { x, y } = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM() ?? undefined)
      return { x, y }
    })
    if (!frame || !box || !dot) expect.fail('not seen')
    expect(end.x > box.x && end.x < box.x + box.width && end.y > box.y && end.y < box.y + box.height).toBe(true)
    expect(box.x).toBeGreaterThanOrEqual(frame.x - 1)
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 1)
    const [x, y] = [dot.x + dot.width / 2, dot.y + dot.height / 2]
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, 'covers its point').toBe(false)
    for (const { x, y, width, height } of buttons) {
      const isBeside = x + width <= box.x || box.x + box.width <= x
      expect(isBeside || y + height <= box.y || box.y + box.height <= y, 'covers no button').toBe(true)
    }
  }
}

/**
 * From behind, most points are on visible sides. Points of covered parts are invisible, let the pointer through and stay
 * so; the Tab key shows one.
 */
export async function expectHiddenPoints(page: Visit, panel: Locator): Promise<void> {
  const dots = panel.locator('[data-point]')
  const hidden = panel.locator('[data-point][data-behind]')
  await panel.locator('[data-view=back]').click()
  const styles = () =>
    hidden.evaluateAll((buttons) =>
      buttons.map((button) => `${getComputedStyle(button).opacity} ${getComputedStyle(button).pointerEvents}`),
    )
  await expect.poll(async () => [...new Set(await styles())]).toEqual(['0 none'])
  const changes = await panel.evaluate(async (element) => {
    const observer = new MutationObserver(() => undefined)
    observer.observe(element, { attributeFilter: ['data-behind'], subtree: true })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return observer.takeRecords().length
  })
  expect(changes, 'changes while the camera rests').toBe(0)
  expect(await hidden.count(), 'most points are on a side that the camera sees').toBeLessThan(model.points.length / 2)
  const last = (await dots.count()) - 1
  await dots.nth(last - 1).focus()
  await page.keyboard.press('Tab')
  expect(await hasFocus(dots.nth(last))).toBe(true)
  expect(await dots.nth(last).evaluate((button) => getComputedStyle(button).opacity)).not.toBe('0')
  expect(await panel.locator('[data-entry]').count(), 'the list still has every point').toBe(model.points.length)
  const name = (await hidden.first().getAttribute('title')) ?? expect.fail('no hidden point')
  await panel.locator('[data-entry]', { hasText: name }).click()
  const point = panel.getByRole('button', { name })
  await expect.poll(() => hidden.and(point).count(), { message: 'its entry turns the model to the point' }).toBe(0)
  expect(await panel.locator('[data-callout]').textContent()).toContain(name)
  await panel.locator('[data-view=back]').click()
  const behind = await canvasPixels(page, 'ArrowLeft')
  await panel.locator('[data-view=top]').click()
  const above = await canvasPixels(page, 'ArrowDown')
  const picture = await canvasPixels(page, '0')
  for (const seen of [behind, above]) {
    const share = meanLight(seen) / meanLight(picture)
    expect(Math.abs(share - 1), 'the light turns with the camera').toBeLessThan(0.2)
  }
}
