import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { texts, type Visit } from '../../../support/browser/browser.ts'
import { covered, downloadedUsdz, requestedSession, tap, tiltDown } from '../../../support/browser/emulated-phone.ts'
import { hasFocus } from '../../../support/browser/keys.ts'
import { packedFiles, readUsdz } from '../../../support/browser/usdz.ts'
import { cycleState } from './cycle.ts'
import { model, path } from './machine.ts'

/** On an emulated phone: finds the floor, places the machine with a tap, and returns to the page. */
export async function placeInRoom(page: Visit, panel: Locator): Promise<void> {
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
export async function openQuickLook(page: Visit, panel: Locator): Promise<string> {
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
  const shared = encodeURIComponent(new URL(`${path}?lng=ar`, page.url()).href)
  expect(address).toMatch(new RegExp(`^blob:.+#canonicalWebPageURL=${shared}&allowsContentScaling=0$`))
  const size = (file.length / 1e6).toFixed(1)
  expect(await status.textContent()).toBe(texts.ar['viewer.ar.ready'].replace('{{size}}', size))

  const files = packedFiles(file)
  expect(files.filter(({ isStoredAligned }) => !isStoredAligned)).toEqual([])
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
