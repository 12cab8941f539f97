import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { frames: false })

test.each([
  ['en', 390],
  ['ar', 390],
  ['en', 1440],
] as const)('the button of each model is in its own column (%s, %i px)', async (lang, width) => {
  const page = await visit(`${machinePaths.VF}?lng=${lang}`, { viewport: { width, height: 900 } })
  const outside = await page.locator('#specification thead th').evaluateAll((columns) =>
    columns.flatMap((column) => {
      const [cell, button] = [column, column.querySelector('.add')].map((part) => part?.getBoundingClientRect())
      const isInside = !cell || !button || (button.left >= cell.left && button.right <= cell.right)
      return isInside ? [] : [column.textContent]
    }),
  )
  expect(outside).toEqual([])
})

test('on desktops the names of the models stay in view above a long specification', async () => {
  const page = await visit(machinePaths.VF, { viewport: { width: 1440, height: 900 } })
  await page
    .locator('#specification tbody tr')
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const { top = 0, bar = 1 } = await page.evaluate(() => ({
    top: document.querySelector('#specification thead th')?.getBoundingClientRect().top,
    bar: document.querySelector('.section-links')?.getBoundingClientRect().bottom,
  }))
  expect(Math.abs(top - bar)).toBeLessThan(3)
})
