import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { awaken, directions, texts, useBrowser } from '../support/browser.ts'
import { sharedSite } from '../support/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

const link = (page: Page) => page.locator('a[data-open]')
const modal = (page: Page) => page.locator('.video-modal')
const inState = (page: Page, state: string) =>
  page.locator(`.video-modal[data-state=${state}]`).waitFor({ state: 'attached' })

/** Notes every state that the modal passes through. */
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

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.className || document.activeElement?.tagName)

describe.each(directions)('the video modal (%s)', (lang) => {
  const t = texts[lang]

  test('opens from the intro, plays, passes through its states', async () => {
    const page = await visit(`/about?lng=${lang}`)
    await awaken(page, 'video-modal')
    const states = await watchStates(page)
    await link(page).click()
    await inState(page, 'entered')
    const dialog = page.getByRole('dialog', { name: t['video.open'] })
    expect(await dialog.isVisible()).toBe(true)
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
  })

  test('closes on Escape from inside and on the backdrop; the focus returns', async () => {
    const page = await visit(`/about?lng=${lang}`, { width: 'phone' })
    await awaken(page, 'video-modal')
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

  test('Tab goes round: container, frame, close button', async () => {
    const page = await visit(`/about?lng=${lang}`)
    await awaken(page, 'video-modal')
    await link(page).click()
    await inState(page, 'entered')
    const round = []
    for (let count = 0; count < 4; count++) {
      round.push(await focused(page))
      await page.keyboard.press('Tab')
    }
    expect(round).toEqual(['video-modal__container', 'IFRAME', 'video-modal__close', 'video-modal__container'])
    await page.locator('.video-modal__container').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('video-modal__close')
  })
})

test('the frame follows the window and keeps its ratio', async () => {
  const page = await visit('/about?lng=en')
  await awaken(page, 'video-modal')
  await link(page).click()
  await inState(page, 'entered')
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

test('Chinese pages play from Youku, without script the link leads to the video', async () => {
  const page = await visit('/about?lng=zh')
  await awaken(page, 'video-modal')
  await link(page).click()
  await inState(page, 'entered')
  const address = (await page.locator('.video-modal iframe').getAttribute('src')) ?? ''
  expect(address).toMatch(/^https:\/\/player\.youku\.com\/embed\/\w+\?autoplay=1&show_related=0$/)
  const plain = await visit('/about?lng=zh', { scripts: false })
  await link(plain).click()
  await plain.waitForURL(/^https:\/\/v\.youku\.com\//)
})
