import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrateIsland, texts, useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

const link = (page: Page) => page.locator('a[data-open]')
const modal = (page: Page) => page.locator('.video-modal')
const inState = (page: Page, state: string) =>
  page.locator(`.video-modal[data-state=${state}]`).waitFor({ state: 'attached' })

/** Waits for the player's content: before, nothing in the frame can get the focus. */
async function playerIsThere(page: Page): Promise<void> {
  await page.locator('.video-modal iframe:not([tabindex])').waitFor()
  await page.frameLocator('.video-modal iframe').getByRole('button').waitFor()
}

/** Records every state of the modal. */
async function watchStates(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const states: string[] = []
    Object.assign(window, { states })
    new MutationObserver(() => {
      const state = document.querySelector<HTMLElement>('.video-modal')?.dataset.state
      if (state && state !== states.at(-1)) states.push(state)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] })
  })
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states)
}

/** The player runs in its own process, so the page learns with a delay that it takes or returns the focus. */
const soon = { timeout: 20_000 }

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.className || document.activeElement?.tagName)

/** From the container: the focused elements after each press of Tab. */
async function tabRound(page: Page, length: number) {
  await page.locator('.video-modal__container').focus()
  const round = []
  for (let count = 0; count < length; count++) {
    round.push(await focused(page))
    await page.keyboard.press('Tab')
  }
  return round
}

describe('the video modal', () => {
  test('opens from the intro, plays, runs through its states and traps Tab', async () => {
    const t = texts.en
    const page = await visit('/about?lng=en', { elsewhere: true })
    await hydrateIsland(page, 'video-modal')
    const states = await watchStates(page)
    await link(page).click()
    await inState(page, 'entered')
    const dialog = page.getByRole('dialog', { name: t['video.open'] })
    expect(await dialog.isVisible()).toBe(true)
    await playerIsThere(page)
    const frame = dialog.locator('iframe')
    const address = new URL((await frame.getAttribute('src')) ?? '')
    expect(address.origin).toBe('https://www.youtube-nocookie.com')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      autoplay: '1',
      controls: '1',
      rel: '0',
      start: '0',
      theme: 'dark',
      cc_load_policy: '1',
    })
    expect(await frame.getAttribute('allow')).toContain('autoplay')
    expect(await frame.getAttribute('allowfullscreen')).not.toBeNull()
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    expect(await frame.getAttribute('title')).toBeTruthy()
    const box = await frame.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await dialog.getByRole('button', { name: t['video.close'] }).click()
    await inState(page, 'unmounted')
    expect(await page.locator('.video-modal iframe').count()).toBe(0)
    expect(await states()).toEqual(['unmounted', 'exited', 'entering', 'entered', 'exiting', 'exited', 'unmounted'])
    await link(page).click()
    await inState(page, 'entered')
    expect(await focused(page), 'it opens with the focus').toBe('video-modal__container')
    await playerIsThere(page)
    await expect
      .poll(() => tabRound(page, 4), soon)
      .toEqual(['video-modal__container', 'IFRAME', 'video-modal__close', 'video-modal__container'])
    await page.locator('.video-modal__container').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('video-modal__close')
  })

  test('closes on Escape from inside and on the backdrop; the focus returns', async () => {
    const page = await visit('/about?lng=ar', { width: 'phone', elsewhere: true })
    await hydrateIsland(page, 'video-modal')
    for (const close of ['Escape', 'Escape inside', 'backdrop']) {
      await link(page).focus()
      await page.keyboard.press('Enter')
      await inState(page, 'entered')
      if (close === 'Escape inside') await page.locator('.video-modal__close').focus()
      if (close === 'backdrop') await page.mouse.click(20, 800)
      else await page.keyboard.press('Escape')
      await inState(page, 'unmounted')
      expect(await modal(page).isVisible(), close).toBe(false)
      expect(await focused(page), close).toBe('film__link')
    }
  })
})

test('the frame fits the window and keeps its ratio', async () => {
  const page = await visit('/about?lng=en', { elsewhere: true })
  await hydrateIsland(page, 'video-modal')
  await link(page).click()
  await inState(page, 'entered')
  await playerIsThere(page)
  for (const size of [
    { width: 500, height: 800 },
    { width: 1600, height: 400 },
    { width: 320, height: 600 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBeLessThanOrEqual(size.width)
    const box = await page.locator('.video-modal__container').boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    expect(box?.height).toBeLessThan(size.height)
  }
})

test('Chinese pages use Youku; without script the link leads to the video', async () => {
  const page = await visit('/about?lng=zh', { elsewhere: true })
  await hydrateIsland(page, 'video-modal')
  await link(page).click()
  await inState(page, 'entered')
  const address = (await page.locator('.video-modal iframe').getAttribute('src')) ?? ''
  expect(address).toMatch(/^https:\/\/player\.youku\.com\/embed\/\w+\?autoplay=1&show_related=0$/)
  const plain = await visit('/about?lng=zh', { scripts: false, elsewhere: true })
  await link(plain).click()
  await plain.waitForURL(/^https:\/\/v\.youku\.com\//)
})

test('Tab skips the frame while the player loads, so that the focus is not lost', async () => {
  const page = await visit('/about?lng=en', { elsewhere: true })
  const player = Promise.withResolvers<void>()
  await page.route(/\/embed\//, async (route) => {
    await player.promise
    await route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Player</title><button>Play</button>' })
  })
  await hydrateIsland(page, 'video-modal')
  await link(page).click()
  await page.locator('.video-modal iframe').waitFor()
  expect(await tabRound(page, 3)).toEqual(['video-modal__container', 'video-modal__close', 'video-modal__container'])
  player.resolve()
  await playerIsThere(page)
  await expect.poll(() => tabRound(page, 2), soon).toEqual(['video-modal__container', 'IFRAME'])
})

test('if the host does not answer, our own picture stays with the reason and a link to the video', async () => {
  const page = await visit('/about?lng=ar', { width: 'phone', elsewhere: true })
  await page.route(/youtube-nocookie/, (route) => route.abort())
  await hydrateIsland(page, 'video-modal')
  await link(page).click()
  const elsewhere = modal(page).getByRole('link', { name: texts.ar['video.link'] })
  await elsewhere.waitFor()
  page.allowProblem(/youtube-nocookie|ERR_FAILED/)
  expect(await elsewhere.getAttribute('href')).toBe(await link(page).getAttribute('href'))
  expect(await modal(page).getByRole('status').textContent()).toContain(texts.ar['video.unreachable'])
  expect(await modal(page).locator('iframe').count()).toBe(0)
  const picture = modal(page).locator('img')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await tabRound(page, 4)).toEqual([
    'video-modal__container',
    'A',
    'video-modal__close',
    'video-modal__container',
  ])
})
