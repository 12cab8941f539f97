import { expect, test } from 'vitest'
import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { frames: false })

/** Limits in pixels by window width, for VF in English; other machines and languages may be a tenth higher. */
const limits = { 1440: 8500, 390: 10_500 }

/** The longest pages of all machines, and VF, which the limits name. */
const longest = ['VF', 'VIAORubber', 'LV2'] as const satisfies MachineKey[]

test.each(['en', 'ru', 'ar'] as const)('machine pages are no longer than the limit in %s', async (lang) => {
  const page = await visit('/robots.txt')
  for (const key of longest) {
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
