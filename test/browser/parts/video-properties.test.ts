import { expect, test } from 'vitest'
import type { openVideo as OpenVideo, VideoModalProps } from '../../../client/islands/video-modal/video-modal-island.ts'
import { useBrowser, type Visit } from '../../support/browser/browser.ts'
import { builtFile } from '../../support/site/built-worker.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

const chunk = `/${builtFile('client/islands/video-modal/video-modal-island.ts')}`

type Props = Omit<VideoModalProps, 'onClose' | 'children'> & { children?: string }

/** A page of the built site that contains the modal. */
async function pageWithModal(): Promise<Visit> {
  const page = await visit('/about?lng=en', { bypassCSP: true, elsewhere: true })
  await page.addScriptTag({
    type: 'module',
    content: `import { openVideo } from '${chunk}'; window.openVideo = openVideo`,
  })
  await page.waitForFunction(() => 'openVideo' in window)
  return page
}

/** Opens the modal with properties of our own. */
async function open(props: Props, given?: Visit): Promise<Visit> {
  const page = given ?? (await pageWithModal())
  await page.evaluate((given) => {
    const { openVideo } = window as unknown as { openVideo: typeof OpenVideo }
    const holder = document.body.appendChild(document.createElement('div'))
    const times = { closed: 0 }
    Object.assign(window, { times })
    openVideo(holder, { ...given, onClose: () => times.closed++ })
  }, props)
  await page.locator('[data-state=entered]').waitFor()
  return page
}

/** The player's URL for these properties; closes the modal afterwards. */
async function playerOf(props: Props, given?: Visit): Promise<string | null> {
  const page = await open({ animationSpeed: 0, placeholder: { link: '/', text: 'Elsewhere' }, ...props }, given)
  // During the check of its host, a placeholder is shown.
  await page.locator('[aria-busy]').waitFor({ state: 'detached' })
  const frame = page.locator('dialog[open] iframe')
  const address = (await frame.count()) > 0 ? await frame.getAttribute('src') : null
  await page.keyboard.press('Escape')
  await page.locator('[data-state=entered]').waitFor({ state: 'detached' })
  return address
}

test('Vimeo: own options are merged into the defaults, without tracking', async () => {
  expect(await playerOf({ channel: 'vimeo', videoId: '76979871', vimeo: { title: false } })).toBe(
    'https://player.vimeo.com/video/76979871?autopause=1&autoplay=1&byline=1&portrait=1&title=0&dnt=1',
  )
})

test('YouTube is the default; an own option leaves the other defaults', async () => {
  const address = new URL((await playerOf({ videoId: 'a/b?c', youtube: { start: 30, mute: 1 } })) ?? '')
  expect(address.pathname).toBe('/embed/a%2Fb%3Fc')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    autoplay: '1',
    controls: '1',
    rel: '0',
    start: '30',
    theme: 'dark',
    cc_load_policy: '1',
    mute: '1',
  })
})

test('a custom URL is used only if it is https', async () => {
  const page = await pageWithModal()
  expect(await playerOf({ channel: 'custom', url: 'https://video.example.com/player' }, page)).toBe(
    'https://video.example.com/player',
  )
  expect(await playerOf({ channel: 'custom', url: 'http://video.example.com/player' }, page)).toBeNull()
  expect(await playerOf({ channel: 'custom', url: 'javascript:alert(1)' }, page)).toBeNull()
  expect(await playerOf({}, page)).toBeNull()
})

test('children, ratio, class names, labels, speed and the callback', async () => {
  const page = await open({
    children: 'In place of the player',
    ratio: '4:3',
    animationSpeed: 900,
    classNames: { closeButton: 'video-modal__close own-button' },
    aria: { openMessage: 'Opened', dismissBtnMessage: 'Shut it' },
  })
  const dialog = page.getByRole('dialog', { name: 'Opened' })
  expect(await dialog.textContent()).toBe('In place of the player')
  expect(await dialog.locator('iframe').count()).toBe(0)
  const box = await dialog.locator('.video-modal__frame').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  const pressed = Date.now()
  await dialog.getByRole('button', { name: 'Shut it' }).click()
  expect(await page.locator('.own-button').count()).toBe(1)
  const closed = () => page.evaluate(() => (window as unknown as { times: { closed: number } }).times.closed)
  expect(await closed()).toBe(0)
  await page.locator('[data-state=unmounted]').waitFor({ state: 'attached' })
  expect(Date.now() - pressed).toBeGreaterThan(850)
  expect(await closed()).toBe(1)
})

test('the frame may not use full screen if the option is off', async () => {
  const page = await open({ videoId: 'abc', allowFullScreen: false })
  expect(await page.locator('dialog iframe').getAttribute('allowfullscreen')).toBeNull()
  expect(await page.locator('dialog iframe').getAttribute('width')).toBe('460')
  expect(await page.locator('dialog iframe').getAttribute('height')).toBe('230')
})
