import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { texts, useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { webgl: false, images: false })

test('without WebGL the picture stays, a notice explains why, and no model is fetched', async () => {
  const page = await visit(`${machinePaths.Punching}?lng=ar`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.locator('[data-open-viewer]').click()
  await page.getByText(texts.ar['viewer.noWebgl'].slice(0, 20)).waitFor()
  expect(await page.locator('.gallery__picture img').first().isVisible()).toBe(true)
  expect(asked.filter((address) => address.endsWith('.glb.gzip'))).toEqual([])
})

test('stills of the steps are shown only if the model cannot be rendered', async () => {
  const page = await visit(`${machinePaths.VF}?lng=en`)
  const still = page.locator('.steps img').first()
  expect(await still.isVisible()).toBe(false)
  await page.locator('[data-open-viewer]').click()
  await page.getByText(texts.en['viewer.noWebgl'].slice(0, 20)).waitFor()
  await expect.poll(() => still.isVisible()).toBe(true)
  const plain = await visit(`${machinePaths.VF}?lng=en`, { scripts: false })
  expect(await plain.locator('.steps img').first().isVisible()).toBe(true)
})

test('without script there is no button, and the steps are a list with their chart', async () => {
  const page = await visit(`${machinePaths.VF}?lng=en`, { scripts: false })
  expect(await page.locator('[data-open-viewer]').isVisible()).toBe(false)
  expect(await page.locator('.steps > li').count()).toBe(7)
  expect(await page.locator('#steps').getByRole('img', { name: texts.en['cycle.curve'] }).isVisible()).toBe(true)
})
