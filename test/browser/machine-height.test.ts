import { expect, test } from 'vitest'
import { langs } from '../../content/registry/languages.ts'
import { machineKeys, machinePaths } from '../../content/registry/machines.ts'
import { useBrowser } from '../support/browser.ts'
import { sharedSite } from '../support/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

/** Pixels by width of the window, for VF in English; other machines and languages may be a tenth higher. */
const limits = { 1440: 8500, 390: 10_500 }

test.each(langs)('machine pages are no longer than the limit in %s', async (lang) => {
  const page = await visit('/robots.txt')
  for (const key of machineKeys) {
    await page.goto(new URL(`${machinePaths[key]}?lng=${lang}`, site.url).href)
    for (const [width, limit] of Object.entries(limits)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      const height = await page.evaluate(() => {
        document.documentElement.dataset.layoutAll = ''
        return document.documentElement.scrollHeight
      })
      const allowed = key === 'VF' && lang === 'en' ? limit : limit * 1.1
      expect.soft(height, `${key} at ${width} px`).toBeLessThanOrEqual(allowed)
    }
  }
})
