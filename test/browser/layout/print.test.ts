import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Lang } from '../../../content/registry/languages.ts'
import { type MachineKey, machinePaths } from '../../../content/registry/machines.ts'
import type { UnitSystem } from '../../../src/i18n/units.ts'
import { canonicalPath } from '../../../src/routes.ts'
import { useBrowser, type Visit } from '../../support/browser/browser.ts'
import { printable, readPrint } from '../../support/browser/printed.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)
const visitWithoutImages = useBrowser(site, { images: false })

/** CSS pixels of a millimeter. */
const pixels = 96 / 25.4

/** Both unit systems and every language, with the longest tables and words. */
const sheets = [
  ['LV1', 'ru', 'imperial'],
  ['VF', 'ar', 'metric'],
  ['HIFLSilicone', 'es', 'metric'],
  ['TPPress', 'zh', 'imperial'],
  ['OpenMill', 'en', 'imperial'],
] as const satisfies [MachineKey, Lang, UnitSystem][]

test.each(sheets)('%s prints as a data sheet of two pages in %s, %s', async (key, lang, units) => {
  const page = await visitWithoutImages(
    `${canonicalPath(machinePaths[key], lang)}${lang === 'en' ? '?' : '&'}units=${units}`,
  )
  const values = await tableValues(page)
  const pages = await readPrint(await page.pdf({ preferCSSPageSize: true }))

  expect(pages).toHaveLength(2)
  for (const text of pages.flat()) {
    expect(text.left, text.text).toBeGreaterThan(printable.left - 1)
    expect(text.right, text.text).toBeLessThan(printable.right + 1)
  }
  const numbers = (pages[1] ?? []).map(({ text }) => text).join('')
  // A PDF contains the parts of an Arabic code in drawing order.
  for (const part of values.flatMap((value) => value.split(/\s/))) expect(bare(numbers)).toContain(bare(part))
  for (const texts of pages) expect(texts.at(-1)?.size, `below ${texts.at(-2)?.text}`).toBeLessThan(10)
  expect(await readPrint(await page.pdf({ format: 'Letter' }))).toHaveLength(2)
})

test.each(sheets)('the drawing of %s takes the rest of the first page in %s, %s', async (key, lang, units) => {
  const page = await visitWithoutImages(
    `${canonicalPath(machinePaths[key], lang)}${lang === 'en' ? '?' : '&'}units=${units}`,
  )
  await page.emulateMedia({ media: 'print' })
  // The printable area of A4.
  await page.setViewportSize({ width: Math.round(184 * pixels), height: Math.round(275 * pixels) })
  const {
    width,
    rest,
    page: height,
    facts,
  } = await page.locator('.printed-layout__sheet').evaluate((image) => {
    const box = image.getBoundingClientRect()
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const list = image.nextElementSibling?.lastElementChild?.getBoundingClientRect()
    const width = Math.min(box.width, box.height * ratio)
    return { width, rest: innerHeight - box.bottom, page: innerHeight, facts: list?.bottom ?? 0 }
  })
  expect(width / pixels).toBeGreaterThan(105)
  expect(Math.abs(rest)).toBeLessThan(1)
  expect(facts).toBeLessThanOrEqual(height)
})

test.each(['ar', 'ru'])('a comparison of four machines fits one printed page in %s', async (lang) => {
  const page = await visitWithoutImages(`/machines?compare=VF,HF,TPPress,VIFL&lng=${lang}`)
  const values = await page
    .locator('.compare__table td > bdi')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent))
  const remove = await page.locator('.compare__remove').first().innerText()
  const pages = await readPrint(await page.pdf({ preferCSSPageSize: true }))

  expect(pages).toHaveLength(1)
  const printed = pages.flat()
  for (const text of printed) {
    expect(text.left, text.text).toBeGreaterThan(printable.left - 1)
    expect(text.right, text.text).toBeLessThan(printable.right + 1)
  }
  const numbers = printed.map(({ text }) => text).join('')
  for (const value of values) for (const part of value.split('–')) expect(bare(numbers)).toContain(bare(part))
  expect(numbers).not.toContain(remove)
})

test.each([
  canonicalPath(machinePaths.VF, 'ru'),
  '/machines?plan=VF-300&lng=en',
  '/machines?material=nbr&length=50&lng=ar',
  '/machines?compare=VF,HF&lng=zh',
  '/machines?lng=es',
])('in print the head of %s covers the running head, but not the title', async (path) => {
  const page = await visitWithoutImages(path)
  await page.emulateMedia({ media: 'print' })
  const { head, running, title } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return {
      head: box('.header')?.bottom ?? 0,
      running: box('.running-head p')?.bottom ?? 0,
      title: box('h1')?.top ?? 0,
    }
  })
  expect(running).toBeLessThanOrEqual(head)
  expect(title).toBeGreaterThanOrEqual(head)
})

test(`the data sheet has the whole layout drawing and a QR code of the page's URL`, async () => {
  const path = canonicalPath(machinePaths.VF, 'ar')
  const page = await visit(path)
  await page.emulateMedia({ media: 'print' })
  const drawing = page.locator('.printed-layout__sheet')
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy()
  const code = await page.locator('.only-print svg').screenshot()
  const { data, info } = await sharp(code)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(new URL(path, site.url).href)
})

/** Model names and values of every printed table column, as the page shows them. */
function tableValues(page: Visit): Promise<string[]> {
  return page
    .locator(':is(#specification, #installation) :is(thead th, td) > bdi')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent))
}

/** Without spaces, which depend on the font, and characters that only some systems have fonts for. */
function bare(text: string): string {
  return text.replaceAll(/[^!-~]/g, '')
}

test.each(['ru', 'ar'])('a plan of six machines prints on one sheet of A4 across in %s', async (lang) => {
  const page = await visitWithoutImages(`/machines?plan=VF-300:2,TM-160,RC-400,PU-10,WD-15&hall=18x9&lng=${lang}`)
  const sums = await page
    .locator('[data-sum]')
    .evaluateAll((values) => values.map((value) => value.textContent?.match(/[\d.,]+/)?.[0] ?? ''))
  const pages = await readPrint(await page.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(1)
  const printed = (pages[0] ?? []).map(({ text }) => text).join('')
  for (const code of ['VF-300', 'TM-160', 'RC-400', 'PU-10', 'WD-15']) expect(bare(printed)).toContain(code)
  expect(bare(printed)).toMatch(/ISO668,?1AAA/)
  expect(sums.length).toBeGreaterThan(8)
  for (const sum of sums) expect(bare(printed)).toContain(bare(sum))
})
