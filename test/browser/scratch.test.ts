import { test } from 'vitest'
import { startSite } from '../helpers.ts'
import { useBrowser } from './browser.ts'
const site = await startSite()
const visit = useBrowser(site)
test('shots', async () => {
  for (const lang of ['en','ar']) for (const width of ['desktop','phone'] as const) {
    for (const [name, path, sel] of [['about','/about','.carousel--company'],['machines','/machines','.carousel--comparison'],['vf','/machine/vacuum-compression-molding-machine','.carousel--machine']] as const) {
      const page = await visit(`${path}?lng=${lang}`, { width })
      const el = page.locator(sel)
      console.log(name, lang, width, await el.count())
      if (await el.count()) { await el.first().scrollIntoViewIfNeeded(); await page.waitForTimeout(700); await el.first().screenshot({ path: `/tmp/isl/${name}-${lang}-${width}.png` }) }
      console.log(page.problems)
      page.problems.length = 0
    }
  }
}, 120000)
