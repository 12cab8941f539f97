import { expect, test } from 'vitest'
import motion from '../../../content/media/motion.json' with { type: 'json' }
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const visit = useBrowser(await sharedSite())
const frames = `**/${motion.VF.file}`

test.each(['desktop', 'phone'] as const)('the machine of the home page closes and opens once (%s)', async (width) => {
  const page = await visit('/?lng=en', { width })
  const playing = page.locator('.hero__motion[data-playing]')
  await page.locator('.hero__machine').scrollIntoViewIfNeeded()
  await playing.waitFor()
  const [machine, part] = [await page.locator('.hero__machine img').boundingBox(), await playing.boundingBox()]
  const { left, top, width: share } = motion.VF.region
  expect(((part?.x ?? 0) - (machine?.x ?? 0)) / (machine?.width ?? 1)).toBeCloseTo(left, 2)
  expect(((part?.y ?? 0) - (machine?.y ?? 0)) / (machine?.height ?? 1)).toBeCloseTo(top, 2)
  expect((part?.width ?? 0) / (machine?.width ?? 1)).toBeCloseTo(share, 2)
  await page.locator('.hero__motion').waitFor({ state: 'detached' })
})

test.each([{ reducedMotion: 'reduce' }, { forcedColors: 'active' }] as const)(
  'the machine does not move with %j',
  async (preference) => {
    const page = await visit('/robots.txt', preference)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.clock.install()
    await page.goto(new URL('/?lng=en', page.url()).href)
    await page.clock.fastForward(10_000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(requested.filter((url) => url.endsWith(motion.VF.file))).toEqual([])
    expect(await page.locator('.hero__motion').isVisible()).toBe(false)
  },
)

test('without its frames the picture stays', async () => {
  const page = await visit('/robots.txt')
  await page.route(frames, (route) => route.fulfill({ status: 404 }))
  await page.goto(new URL('/?lng=en', page.url()).href)
  await page.waitForResponse(frames)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.locator('.hero__motion').getAttribute('data-playing')).toBeNull()
  expect(await page.locator('.hero__machine img').isVisible()).toBe(true)
  page.allowProblem(/404/)
})
