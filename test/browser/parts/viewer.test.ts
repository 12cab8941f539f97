import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import models from '../../../content/media/models.json' with { type: 'json' }
import { machinePaths } from '../../../content/registry/machines.ts'
import type { WebModel, WebModels } from '../../../content/schema/web-model.ts'
import { readMachineFiles } from '../../../src/build/read-content.ts'
import { texts, useBrowser, type Visit } from '../../support/browser/browser.ts'
import {
  alphaAt,
  brightness,
  canvasPixels,
  difference,
  imagePixels,
  meanLight,
  overlap,
  type Pixels,
  solid,
  touchesEdge,
} from '../../support/browser/canvas.ts'
import {
  covered,
  downloadedUsdz,
  emulatePhone,
  emulateQuickLook,
  requestedSession,
  tap,
  tiltDown,
} from '../../support/browser/emulated-phone.ts'
import { hasFocus } from '../../support/browser/keys.ts'
import { packedFiles, readUsdz } from '../../support/browser/usdz.ts'
import { sharedSite } from '../../support/site/helpers.ts'
import { until } from '../../support/wait.ts'

const site = await sharedSite()
const visit = useBrowser(site, { webgl: true })

/** A press with a worked cycle and few triangles, because WebGL runs on the processor here. */
const key = 'brakeHP'
const path = machinePaths[key]
const model = (models as unknown as WebModels)[key] as WebModel
const table = readMachineFiles()[key].neutral.specTable ?? expect.fail('no table')

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
  expect(place && place.y >= -1 && place.y + place.height <= viewport.height + 1, 'the whole model is in view').toBe(
    true,
  )

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

  expect(difference(await canvasPixels(page, 'ArrowRight'), shown), 'an arrow key turns the model').toBeGreaterThan(
    0.05,
  )
  const still = await canvasPixels(page, 'Unidentified')
  expect(Math.max(...still.alpha), 'no frame is rendered without a change').toBe(0)
  for (let presses = 0; presses < 4; presses++) {
    expect(touchesEdge(await canvasPixels(page, 'ArrowRight')), 'the turned model leaves the canvas').toBe(false)
  }
  expect(await panel.locator('[data-status]').textContent()).toContain(texts.ar['viewer.view.right'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'scrolls sideways').toBe(0)

  await canvasPixels(page, '0')
  await expectPan(page, panel)
  await expectMarkAfterDrag(page, panel)
  await expectHiddenPoints(page, panel)
  await expectZoomLimits(panel)
  await placeInRoom(page, panel)
  expect(difference(await canvasPixels(page, '0'), shown), 'the view after AR equals the first view').toBeLessThan(0.02)

  await expectLeader(page, panel)

  expect(await liveContexts(page)).toBe(1)
  await panel.locator('[data-close]').click()
  expect(await liveContexts(page), 'open WebGL contexts').toBe(0)
  expect(await page.locator('canvas').count()).toBe(0)
  expect(await hasFocus(page.locator('[data-open-viewer]'))).toBe(true)

  await emulateQuickLook(page)
  await page.locator('[data-open-viewer]').click()
  await panel.and(page.locator('[data-drawn]')).waitFor()
  const address = await openQuickLook(page, panel)
  await loseContexts(page)
  await page.locator('.gallery__picture img').first().waitFor()
  expect(await page.locator('canvas').count(), 'the canvas is removed after a lost context').toBe(0)
  expect(await page.evaluate((address) => fetch(address).catch(() => 'gone'), address), 'the file is released').toBe(
    'gone',
  )
  page.allowProblem(/ERR_FILE_NOT_FOUND/)
})

/** A drag with the right button moves the model sideways; the default view brings it back. */
async function expectPan(page: Visit, panel: Locator): Promise<void> {
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

/** On a desktop every callout is away from its point, on the model and not on the list, at the end of its line. */
async function expectLeader(page: Visit, panel: Locator): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.fail('not seen')
  const dots = panel.locator('[data-point]:not([data-behind])')
  for (const index of [0, 3, 5]) {
    await dots.nth(index).press('Enter')
    const [frame, box, dot] = await Promise.all(
      [panel.locator('.viewer__frame'), panel.locator('[data-callout]'), dots.nth(index)].map(boxOf),
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
  }
}

/** A drag ends the mark of the default view, because the model no longer shows it. */
async function expectMarkAfterDrag(page: Visit, panel: Locator): Promise<void> {
  const hero = panel.locator('[data-view=hero]')
  expect(await hero.getAttribute('aria-pressed')).toBe('true')
  const canvas = panel.locator('canvas')
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox()) ?? expect.fail('no canvas')
  await page.mouse.move(x + width / 10, y + height * 0.9)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height * 0.9, { steps: 3 })
  await page.mouse.up()
  expect(await hero.getAttribute('aria-pressed')).toBe('false')
}

/**
 * From behind, most points are on visible sides. Points of covered parts are invisible, let the pointer through and stay
 * so; the Tab key shows one.
 */
async function expectHiddenPoints(page: Visit, panel: Locator): Promise<void> {
  const dots = panel.locator('[data-point]')
  const hidden = panel.locator('[data-point][data-behind]')
  await panel.locator('[data-view=back]').click()
  await expect.poll(() => hidden.count()).toBeGreaterThan(0)
  const styles = () =>
    hidden.evaluateAll((buttons) =>
      buttons.map((button) => `${getComputedStyle(button).opacity} ${getComputedStyle(button).pointerEvents}`),
    )
  expect(new Set(await styles())).toEqual(new Set(['0 none']))
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
  const name = (await hidden.first().getAttribute('aria-label')) ?? expect.fail('no hidden point')
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
async function expectZoomLimits(panel: Locator): Promise<void> {
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

/** Each hotspot is at its position in the picture's camera, apart from the others. */
async function expectPointsOnMachine(panel: Locator, shown: Pixels): Promise<void> {
  const camera = new PerspectiveCamera(model.camera.fieldOfView, model.camera.aspect)
  camera.position.set(...model.camera.position)
  camera.lookAt(...model.camera.target)
  camera.updateMatrixWorld()
  const frame = (await panel.locator('canvas').boundingBox()) ?? expect.fail('no canvas')
  const dots = await panel.locator('[data-point]').all()
  expect(dots).toHaveLength(model.points.length)
  const centres: { x: number; y: number }[] = []
  for (const [index, { id, places }] of model.points.entries()) {
    const { x, y } = new Vector3(...(places[0]?.position ?? expect.fail(id))).project(camera)
    const [across, down] = [(x + 1) / 2, (1 - y) / 2]
    const dot = (await dots[index]?.boundingBox()) ?? expect.fail(id)
    const centre = { x: dot.x + dot.width / 2 - frame.x, y: dot.y + dot.height / 2 - frame.y }
    expect(Math.hypot(centre.x - across * frame.width, centre.y - down * frame.height), id).toBeLessThan(3)
    for (const other of centres) {
      expect(Math.hypot(centre.x - other.x, centre.y - other.y), `${id} covers another`).toBeGreaterThan(20)
    }
    centres.push(centre)
    expect(solid(alphaAt(shown, across, down)), id).toBe(true)
  }
}

/** A selected hotspot shows the specification table's value of the selected model. */
async function expectValuesOfModels(panel: Locator): Promise<void> {
  const point = model.points.findIndex((candidate) => candidate.row)
  const row = table.rows.find(({ label }) => label === model.points[point]?.row)
  await panel.locator('[data-point]').nth(point).click()
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
  const boxOf = async (place: string) =>
    (await panel.locator(place).boundingBox()) ?? expect.fail(`${place} is not seen`)
  const [frame, words, corner] = [
    await boxOf('.viewer__frame'),
    await boxOf('[data-callout]'),
    await boxOf('.viewer__corner'),
  ]
  expect(words.y, 'on a phone the text is beside the buttons').toBe(frame.y)
  expect(words.x).toBeGreaterThanOrEqual(corner.x + corner.width)
  expect(words.x + words.width).toBeLessThanOrEqual(frame.x + frame.width)
  await panel.page().keyboard.press('Escape')
  expect(await panel.locator('[data-callout]').isVisible()).toBe(false)
}

/** The cycle starts on request, plays, pauses and steps, each step with its caption. */
async function expectSteps(panel: Locator): Promise<void> {
  // A brake press: its mix is resin-bound.
  const captions = model.steps.map(
    ({ id }) =>
      texts.ar[`cycle.resin.${id}` as 'cycle.resin.load'] ?? texts.ar[`cycle.press.${id}` as 'cycle.press.load'],
  )
  const standing = await cycleState(panel)
  expect(standing).toEqual({ label: texts.ar['cycle.run'], caption: '', step: -1, points: true })
  const playing = await cycleState(panel, '[data-play]')
  expect(playing.label).toBe(texts.ar['cycle.pause'])
  expect(playing.caption).toBe(captions[playing.step])
  expect(playing.points, 'hotspots are hidden while the machine moves').toBe(false)
  const pausing = await cycleState(panel, '[data-play]')
  expect(pausing.label).toBe(texts.ar['cycle.run'])
  const next = await cycleState(panel, 'li:has([aria-current]) + li > [data-step]')
  expect(next.step).toBe(pausing.step + 1)
  expect(next.caption).toBe(captions[next.step])
  await panel.locator('[data-play]:not([data-running])').waitFor()
  const stopped = await cycleState(panel)
  expect(stopped.step, 'a step stops at its own end').toBe(next.step)
  expect(stopped.points, 'hotspots stay hidden in the middle of the cycle').toBe(false)
  expect(await cycleState(panel, '[data-view=hero]'), 'the default view is the machine at rest').toEqual(standing)
  expect(await panel.locator('[data-rest]').isVisible()).toBe(false)
  await cycleState(panel, '[data-step]')
  expect(await panel.locator('[data-rest]').isVisible()).toBe(true)
  expect(await cycleState(panel, '[data-rest]'), 'a button brings the points back').toEqual(standing)
  await cycleState(panel, '[data-step]')
  expect(await cycleState(panel, '[data-entry]'), 'an entry of the list ends the step').toEqual(standing)
  expect(await panel.locator('[data-point]').first().getAttribute('aria-expanded')).toBe('true')
  await cycleState(panel, '[data-view=back]')
  expect((await cycleState(panel, '[data-step]')).step).toBe(0)
  expect(await panel.locator('[data-view=hero]').getAttribute('aria-pressed'), 'a step is seen from the front').toBe(
    'true',
  )
  await panel.locator('[data-step]').last().click()
  await panel.locator('[data-play]:not([data-running])').waitFor()
  const last = { step: captions.length - 1, caption: captions.at(-1), points: false }
  expect(await cycleState(panel), 'with reduced motion the last pose stays').toMatchObject(last)
  expect(await cycleState(panel, '[data-view=hero]'), 'until the visitor goes on').toEqual(standing)
}

/** In full screen the model has most of an upright phone's height; the run button is in the row below it. */
async function expectFullScreen(panel: Locator): Promise<void> {
  const button = panel.locator('[data-full-screen]')
  await button.click()
  await panel.and(panel.page().locator(':fullscreen')).waitFor()
  const boxOf = async (place: string) =>
    (await panel.locator(place).boundingBox()) ?? expect.fail(`${place} is not seen`)
  const [screen, canvas] = [await boxOf(':scope'), await boxOf('canvas')]
  const [bar, run] = [await boxOf('.viewer__bar'), await boxOf('[data-play]')]
  expect(canvas.y + canvas.height).toBeLessThanOrEqual(bar.y)
  expect(bar.height, 'one row').toBeLessThan(60)
  expect(run.x).toBeGreaterThanOrEqual(0)
  expect(run.x + run.width).toBeLessThanOrEqual(screen.width)
  await button.click()
  await panel.and(panel.page().locator(':not(:fullscreen)')).waitFor()
}

/** State of the cycle one frame after a click; the time between two calls does not count. */
function cycleState(panel: Locator, press?: string) {
  return panel.evaluate(async (element, press) => {
    if (press) element.querySelector<HTMLElement>(press)?.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return {
      label: element.querySelector<HTMLElement>('[data-play]')?.innerText.trim(),
      caption: element.querySelector('[data-caption]')?.textContent,
      step: [...element.querySelectorAll('[data-step]')].findIndex((step) => step.hasAttribute('aria-current')),
      points: !element.querySelector('[data-points]')?.hasAttribute('hidden'),
    }
  }, press)
}

/** On an emulated phone: finds the floor, places the machine with a tap, and returns to the page. */
async function placeInRoom(page: Visit, panel: Locator): Promise<void> {
  const status = panel.locator('[data-ar-status]')
  await panel.locator('[data-ar]').click()
  await status.getByText(texts.ar['viewer.ar.find']).waitFor()
  expect(await requestedSession(page)).toEqual({
    mode: 'immersive-ar',
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    overlay: 'viewer__ar',
  })
  expect(await covered(page)).toBe(0)
  await tiltDown(page, 20)
  await status.getByText(texts.ar['viewer.ar.place']).waitFor()
  await tap(page)
  await status.getByText(texts.ar['viewer.ar.placed']).waitFor()
  expect(await covered(page), 'the machine is visible after the tap').toBeGreaterThan(0.02)
  await panel.locator('[data-ar-close]').dispatchEvent('click')
  await status.waitFor({ state: 'hidden' })
  expect(await hasFocus(panel.locator('[data-ar]'))).toBe(true)
}

/** The next canvas cannot be converted to a picture, as when memory is low. */
function failOnce(): void {
  const { toBlob } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toBlob = (take) => {
    HTMLCanvasElement.prototype.toBlob = toBlob
    take(null)
  }
}

/** On phones with Quick Look: creates and opens a file of the machine at true size, twice. */
async function openQuickLook(page: Visit, panel: Locator): Promise<string> {
  await cycleState(panel, 'li:nth-child(3) > [data-step]')
  const [button, status] = [panel.locator('[data-ar]'), panel.locator('[data-ar-file]')]
  await page.evaluate(failOnce)
  await button.dispatchEvent('click')
  await status.getByText(texts.ar['viewer.failed']).waitFor()
  await button.and(page.locator(':enabled:focus')).dispatchEvent('click')
  const link = panel.getByRole('link', { name: texts.ar['viewer.ar'] })
  await link.and(page.locator(':focus')).waitFor()
  const { address, type, file } = (await downloadedUsdz(page)) ?? expect.fail('nothing was opened')
  expect(type).toBe('model/vnd.usdz+zip')
  const shared = encodeURIComponent(new URL(`${path}?lng=ar`, site.url).href)
  expect(address).toMatch(new RegExp(`^blob:.+#canonicalWebPageURL=${shared}&allowsContentScaling=0$`))
  const size = (file.length / 1e6).toFixed(1)
  expect(await status.textContent()).toBe(texts.ar['viewer.ar.ready'].replace('{{size}}', size))

  const files = packedFiles(file)
  expect(files.filter(({ asItShould }) => !asItShould)).toEqual([])
  expect(files[0]?.name).toMatch(/\.usda$/)
  expect(files.filter(({ text }) => text.includes('://'))).toEqual([])
  const named = [...(files[0]?.text.matchAll(/@([^@]+)@/g) ?? [])].map(([, name]) => name?.replace(/^\.\//, ''))
  expect(new Set(files.slice(1).map(({ name }) => name))).toEqual(new Set(named))
  const { box, triangles, places } = readUsdz(file, model.groups)
  expect(triangles, 'every copy is in the file').toBe(model.triangles)
  // A group's own position is zero until the cycle moves it.
  expect(places, 'the machine at rest, not in the step').toEqual(model.groups.map(() => [0, 0, 0]))
  const [[left, floor, back], [right, top, front]] = [model.box.min, model.box.max]
  const half = [(right - left) / 2000, (front - back) / 2000] as const
  const standing = [-half[0], floor / 1000, -half[1], half[0], top / 1000, half[1]]
  expect([...box.min.toArray(), ...box.max.toArray()], 'in meters, centered above the origin').toEqual(
    standing.map((value) => expect.closeTo(value, 2)),
  )

  await link.press('Enter')
  expect((await downloadedUsdz(page))?.address, 'the second click opens the same file').toBe(address)
  return address
}

test('loading the model can be cancelled, and the picture stays after a failure', async () => {
  const page = await visit(`${path}?lng=en`, { width: 'phone' })
  let asked = 0
  await page.route('**/*.glb', (route) => (asked++ ? route.fulfill({ status: 503 }) : undefined))
  const first = page.waitForRequest('**/*.glb')
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
