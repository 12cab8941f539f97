import { expect, test } from 'vitest'
import { directions, pageKinds, useBrowser, type Visit } from '../../support/browser/browser.ts'
import { contrast } from '../../support/browser/contrast.ts'
import { addressIn } from '../../support/html/query-views.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { frames: false })

/** Text color and background as `#rrggbb`, with an example text. */
type Pair = { ink: string; ground: string; large: boolean; text: string }

test.each(directions)('texts of every kind of page have enough contrast (%s)', async (lang) => {
  const weak: string[] = []
  // Without motion, because contrast during a transition does not count.
  const page = await visit('/robots.txt', { reducedMotion: 'reduce' })
  for (const path of pageKinds) {
    await page.goto(new URL(addressIn(path, lang), site.url).href)
    page.allowProblem(/404/)
    const pairs = await pairsIn(page)
    expect(pairs.length).toBeGreaterThan(3)
    for (const { ink, ground, large, text } of pairs) {
      const ratio = contrast(ink, ground)
      // WCAG 2.2, 1.4.3: 3 for texts from 24 px, or bold from 18.66 px.
      if (ratio < (large ? 3 : 4.5)) weak.push(`${path}: ${ink} on ${ground} is ${ratio.toFixed(2)} (${text})`)
    }
  }
  expect(weak).toEqual([])
})

/** The distinct pairs of a page. Pictures behind a text do not count as background. */
function pairsIn(page: Visit): Promise<Pair[]> {
  return page.evaluate(() => {
    const pairs = new Map<string, Pair>()
    const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? []
    const hex = ([r = 0, g = 0, b = 0]: number[]) =>
      `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
    function groundOf(element: Element): number[] {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const ground = channels(getComputedStyle(at).backgroundColor)
        if ((ground[3] ?? 1) === 1) return ground
      }
      return [255, 255, 255]
    }
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())?.textContent
      if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.hidden, svg')) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const ground = groundOf(element)
      const [r = 0, g = 0, b = 0, alpha = 1] = channels(color)
      const ink = [r, g, b].map((channel, index) => channel * alpha + (ground[index] ?? 255) * (1 - alpha))
      const size = Number.parseFloat(fontSize)
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      const pair = { ink: hex(ink), ground: hex(ground), large, text: text.trim().slice(0, 40) }
      pairs.set(`${pair.ink} ${pair.ground} ${large}`, pair)
    }
    return [...pairs.values()]
  })
}
