import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { texts } from '../../../support/browser/browser.ts'
import { model } from './machine.ts'

/** The cycle starts on request, plays, pauses and steps, each step with its caption. */
export async function expectSteps(panel: Locator): Promise<void> {
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
  expect(await panel.locator('[data-view=hero]').getAttribute('aria-pressed'), 'seen from the front').toBe('true')
  await panel.locator('[data-step]').last().click()
  await panel.locator('[data-play]:not([data-running])').waitFor()
  const last = { step: captions.length - 1, caption: captions.at(-1), points: false }
  expect(await cycleState(panel), 'with reduced motion the last pose stays').toMatchObject(last)
  expect(await cycleState(panel, '[data-view=hero]'), 'until the visitor goes on').toEqual(standing)
}

/** In full screen the model is above its controls on an upright phone, and the run button is in view. */
export async function expectFullScreen(panel: Locator): Promise<void> {
  const button = panel.locator('[data-full-screen]')
  await button.click()
  await panel.and(panel.page().locator(':fullscreen')).waitFor()
  const boxOf = async (place: string) =>
    (await panel.locator(place).boundingBox()) ?? expect.fail(`${place} is not seen`)
  const [screen, canvas] = [await boxOf(':scope'), await boxOf('canvas')]
  const [bar, run] = [await boxOf('.viewer__bar'), await boxOf('[data-play]')]
  expect(canvas.y + canvas.height).toBeLessThanOrEqual(bar.y)
  expect(bar.height, 'at most four rows').toBeLessThan(210)
  expect(run.x).toBeGreaterThanOrEqual(0)
  expect(run.x + run.width).toBeLessThanOrEqual(screen.width)
  await button.click()
  await panel.and(panel.page().locator(':not(:fullscreen)')).waitFor()
}

/** State of the cycle one frame after a click; the time between two calls does not count. */
export function cycleState(panel: Locator, press?: string) {
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
