import { expect, test } from 'vitest'
import { texts, useBrowser, type Visit } from '../../../support/browser/browser.ts'
import {
  brightness,
  canvasPixels,
  difference,
  imagePixels,
  overlap,
  touchesEdge,
} from '../../../support/browser/canvas.ts'
import { emulatePhone, emulateQuickLook } from '../../../support/browser/emulated-phone.ts'
import { hasFocus } from '../../../support/browser/keys.ts'
import { sharedSite } from '../../../support/site/helpers.ts'
import { until } from '../../../support/wait.ts'
import { openQuickLook, placeInRoom } from './ar.ts'
import { expectMarkAfterDrag, expectPan, expectZoomLimits } from './camera.ts'
import { expectFullScreen, expectSteps } from './cycle.ts'
import { model, path } from './machine.ts'
import { expectHiddenPoints, expectLeader, expectPointsOnMachine, expectValuesOfModels } from './points.ts'

const site = await sharedSite()

const visit = useBrowser(site, { webgl: true })

/**
 * Records every WebGL context of the page, to check whether it was released. Antialiasing is off, because it costs the
 * processor most; other canvases are read without waiting for WebGL.
 */
function recordContexts(): void {
  const contexts: WebGL2RenderingContext[] = []
  const original = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, asked?: object) {
    const options = kind === '2d' ? { willReadFrequently: true } : { ...asked, antialias: false }
    const context = Reflect.apply(original, this, [kind, options])
    if (kind === 'webgl2' && context) contexts.push(context as WebGL2RenderingContext)
    return context
  } as typeof original
  Object.assign(window, {
    liveContexts: () => contexts.filter((context) => !context.isContextLost()).length,
    loseContexts: () => {
      for (const context of contexts) context.getExtension('WEBGL_lose_context')?.loseContext()
    },
  })
}

const loseContexts = (page: Visit) =>
  page.evaluate(() => (window as unknown as { loseContexts(): void }).loseContexts())

const liveContexts = (page: Visit) =>
  page.evaluate(() => (window as unknown as { liveContexts(): number }).liveContexts())

/** Rendering takes seconds on the processor, so one opened viewer is used for all checks. */
test('in Arabic with reduced motion: the viewer from its button back to the pictures', {
  timeout: 240_000,
}, async () => {
  const viewport = { width: 320, height: 420 }
  const page = await visit('/robots.txt', { viewport, hasTouch: true, reducedMotion: 'reduce' })
  await page.addInitScript(recordContexts)
  await emulatePhone(page)
  await page.goto(new URL(`${path}?lng=ar`, site.url).href)
  const picture = await imagePixels(page, '.gallery__picture img')
  await page.locator('[data-open-viewer]').click()
  const panel = page.locator('.viewer__panel')
  await panel.and(page.locator('[data-drawn]')).waitFor()
  const canvas = panel.locator('canvas')
  expect(await hasFocus(canvas)).toBe(true)
  const place = await canvas.boundingBox()
  expect(place && place.y >= -1 && place.y + place.height <= viewport.height + 1, 'all of it is in view').toBe(true)

  // A square on phones; the picture is not.
  await canvas.evaluate((element) => (element.style.aspectRatio = '4 / 3'))
  await expect
    .poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.width / element.height))
    .toBeCloseTo(4 / 3)
  const shown = await canvasPixels(page, '0')
  expect(overlap(shown, picture), 'the model covers the same pixels as the picture').toBeGreaterThan(0.95)
  expect(
    Math.abs(brightness(shown, picture) / brightness(picture, shown) - 1),
    'the model is as bright as the picture',
  ).toBeLessThan(0.15)
  const corner = (await panel.locator('.viewer__corner').boundingBox()) ?? expect.fail('no buttons')
  const drawn = (await canvas.boundingBox()) ?? expect.fail('no canvas')
  expect(corner.y + corner.height, 'the buttons do not cover the machine').toBeLessThanOrEqual(drawn.y)
  await expectPointsOnMachine(panel, shown)
  await expectValuesOfModels(panel)
  await expectSteps(panel)
  await expectFullScreen(panel)

  expect(difference(await canvasPixels(page, 'ArrowRight'), shown), 'turned by an arrow key').toBeGreaterThan(0.05)
  const opacity = async () => Math.max(...(await canvasPixels(page, 'Unidentified')).alpha)
  await expect.poll(opacity, { message: 'at rest, no frame is rendered without a change', timeout: 20_000 }).toBe(0)
  for (let presses = 0; presses < 4; presses++) {
    expect(touchesEdge(await canvasPixels(page, 'ArrowRight')), 'the turned model leaves the canvas').toBe(false)
  }
  expect(await panel.locator('[data-status]').textContent()).toContain(texts.ar['viewer.view.right'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways').toBe(0)

  await canvasPixels(page, '0')
  await expectPan(page, panel)
  await expectMarkAfterDrag(page, panel)
  await expectHiddenPoints(page, panel)
  await canvas.press('Escape')
  await expectZoomLimits(panel)
  await placeInRoom(page, panel)
  expect(difference(await canvasPixels(page, '0'), shown), 'the view after AR equals the first view').toBeLessThan(0.02)

  await expectLeader(page, panel, 320)
  await expectLeader(page, panel, 1280)
  await page.emulateMedia({ forcedColors: 'active' })
  const colorsOf = (views: Element[]) => views.map((view) => getComputedStyle(view).color)
  const colors = await panel.locator('[data-view]').evaluateAll(colorsOf)
  expect(new Set(colors).size, 'the view is marked with forced colors').toBe(2)

  expect(await liveContexts(page)).toBe(1)
  await panel.locator('[data-close]').click()
  expect(await liveContexts(page), 'open WebGL contexts').toBe(0)
  expect(await page.locator('canvas').count()).toBe(0)
  expect(await hasFocus(page.locator('[data-open-viewer]'))).toBe(true)

  await emulateQuickLook(page)
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('[data-open-viewer]').dispatchEvent('click')
  await panel.and(page.locator('[data-drawn]')).waitFor()
  expect((await page.locator('h1').boundingBox())?.y, 'the title stays in view').toBeGreaterThan(0)
  const address = await openQuickLook(page, panel)
  await loseContexts(page)
  await page.locator('.gallery__picture img').first().waitFor()
  expect(await page.locator('canvas').count(), 'the canvas is removed after a lost context').toBe(0)
  const fetched = await page.evaluate((address) => fetch(address).catch(() => 'gone'), address)
  expect(fetched, 'the file is released').toBe('gone')
  page.allowProblem(/ERR_FILE_NOT_FOUND/)
})

test('loading the model can be cancelled, and the picture stays after a failure', async () => {
  const page = await visit(`${path}?lng=en`, { width: 'phone' })
  let asked = 0
  await page.route('**/*.glb.gzip', (route) => (asked++ ? route.fulfill({ status: 503 }) : undefined))
  const first = page.waitForRequest('**/*.glb.gzip')
  await page.locator('[data-open-viewer]').click()
  await first
  await page.getByText(`0.0 of ${(model.bytes / 1e6).toFixed(1)} MB`).waitFor()
  await page.locator('[data-cancel]').click()
  expect(await page.locator('[data-viewer]').count()).toBe(0)

  await page.locator('[data-open-viewer]').click()
  await page.locator('.viewer__failed:visible').waitFor()
  expect(await page.locator('.gallery__picture img').first().isVisible()).toBe(true)
  const broken = () => site.logs('render.error').find(({ island }) => island === 'viewer')
  expect(await until('its line', broken)).toMatchObject({ side: 'browser' })
  expect(site.logs('chunk.error')).toEqual([])
  page.allowProblem(/503/)
})
