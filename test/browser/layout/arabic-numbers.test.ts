import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { useBrowser, type Visit } from '../../support/browser/browser.ts'
import { addressIn } from '../../support/html/query-views.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { frames: false })

/** For every visible occurrence of `text`: whether its last character is to the right of its first. */
function readsFromLeft(page: Visit, text: string): Promise<boolean[]> {
  return page.evaluate((text) => {
    for (const details of document.querySelectorAll('details')) {
      details.name = ''
      details.open = true
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const answers: boolean[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const value = node.nodeValue ?? ''
      // Word joiners (U+2060) have no width.
      const offsets = Array.from(value, (_, offset) => offset).filter((offset) => value[offset] !== '\u2060')
      const start = value.replaceAll('\u2060', '').replaceAll('\u00a0', ' ').indexOf(text)
      if (start < 0 || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const left = (index: number) => {
        const offset = offsets[index] ?? 0
        const range = document.createRange()
        range.setStart(node as Node, offset)
        range.setEnd(node as Node, offset + 1)
        return range.getBoundingClientRect().left
      }
      answers.push(left(start) < left(start + text.length - 1))
    }
    return answers
  }, text)
}

test.each([
  { path: machinePaths.VIFL, text: '800 × 1000', places: 2 },
  { path: machinePaths.HIFLRubber, text: '40–60 × 8–10', places: 1 },
  { path: '/contact', text: '8:00–18:00', places: 4 },
  { path: '/faq', text: '5–10', places: 1 },
  { path: '/faq', text: '30%', places: 1 },
  { path: '/machines?q=نظيفة', text: '20–90', places: 1 },
  { path: '/machines?material=epdm&length=100&width=60&thickness=6', text: '165–190', places: 1 },
])('in Arabic $text reads from left to right wherever it stands on $path', async ({ path, text, places }) => {
  const answers = await readsFromLeft(await visit(addressIn(path, 'ar')), text)
  expect(answers.length).toBeGreaterThanOrEqual(places)
  expect(answers).not.toContain(false)
})

test('in Arabic a unit is to the left of its number, also in the chart of a cycle', async () => {
  const page = await visit(addressIn(machinePaths.TPPress, 'ar'))
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('main bdi[dir=ltr]')].flatMap((number) => {
      const unit = document.createRange()
      unit.setStartAfter(number)
      unit.setEndAfter(number.parentElement?.lastChild ?? number)
      const box = unit.getBoundingClientRect()
      const line = number.getBoundingClientRect()
      const beside = box.width > 2 && number.getClientRects().length === 1 && Math.abs(box.top - line.top) < line.height
      return beside && box.left > line.left ? [number.parentElement?.textContent] : []
    }),
  )
  expect(wrong).toEqual([])
})

test.each([360, 640, 1024])('in Arabic a short range of key figures has one line at %i px', async (width) => {
  const page = await visit(addressIn(machinePaths.HIFLRubber, 'ar'), { viewport: { width, height: 800 } })
  const lines = await page
    .locator('.ruler .figure > bdi')
    .filter({ hasText: /^\d+–/ })
    .evaluateAll((ranges) => ranges.map((range) => range.getClientRects().length))
  expect(lines).toEqual([1, 1])
})
