import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { directions, useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })

test.each(directions)('the link of the section that is being read is marked (%s)', async (lang) => {
  const page = await visit(`${machinePaths.VF}?lng=${lang}`, { width: 'phone' })
  const current = () =>
    page
      .locator('.section-links a[aria-current="true"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))
  expect(await current()).toEqual([])
  for (const hash of ['#steps', '#specification', '#questions']) {
    await page.locator(`.section-links a[href="${hash}"]`).click()
    await expect.poll(current).toEqual([hash])
  }
})

test.each(directions)('rows of links run to the edges of a phone (%s)', async (lang) => {
  const page = await visit(`/machines?lng=${lang}`, { width: 'phone' })
  for (const row of ['.filter ul', '.tabs']) {
    const box = await page.locator(row).first().boundingBox()
    expect([box?.x, box?.width], row).toEqual([0, 390])
  }
})
