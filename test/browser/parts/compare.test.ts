import { expect, test } from 'vitest'
import { texts, useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site, { images: false })
const four = '/machines?compare=VF,HF:HF-200,TPPress,VIFL'

test.each([
  [1440, 'en'],
  [768, 'ru'],
] as const)('the names of four columns stay at the top of a window of %i px (%s)', async (width, lang) => {
  await expectNamesAtTop(four, width, lang, ['VF', 'HF-200', 'TP', 'VI-FL'])
})

test.each([
  [390, 'ar'],
  [320, 'ru'],
] as const)('the names of three columns stay at the top of a window of %i px (%s)', async (width, lang) => {
  await expectNamesAtTop('/machines?compare=VF,HF:HF-200,TPPress', width, lang, ['VF', 'HF-200', 'TP'])
})

async function expectNamesAtTop(path: string, width: number, lang: string, expected: string[]) {
  const page = await visit(`${path}&lng=${lang}`)
  await page.setViewportSize({ width, height: 800 })
  await page.locator('tbody tr').nth(8).scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const row = document.querySelectorAll('tbody tr')[8]
    scrollBy(0, (row?.getBoundingClientRect().top ?? 0) - 200)
  })
  const names = page.locator('.compare__names bdi')
  expect(await names.allInnerTexts()).toEqual(expected)
  const box = await names.first().boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  // On phones below the header.
  expect(box?.y).toBeLessThan(width < 640 ? 60 + 73 : 60)
  const uppermost = await names.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === element
    }),
  )
  expect(uppermost).toEqual(expected.map(() => true))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

test.each([
  [390, 'ar'],
  [320, 'ru'],
] as const)('on a phone of %i px each value of four machines is beside its name (%s)', async (width, lang) => {
  const page = await visit(`${four}&lng=${lang}`)
  await page.setViewportSize({ width, height: 800 })
  const row = page.locator('tbody tr').first().locator('td')
  const cells = await row.evaluateAll((all) =>
    all.map((cell) => ({
      name: getComputedStyle(cell, '::before').content.replaceAll('"', ''),
      top: cell.getBoundingClientRect().top,
    })),
  )
  expect(cells.map(({ name }) => name)).toEqual(['VF', 'HF-200', 'TP', 'VI-FL'])
  expect(new Set(cells.map(({ top }) => top)).size).toBe(4)
  const sameValues = page.locator('.compare__same').first().locator('td:visible')
  expect(await sameValues.count()).toBe(1)
  expect(await page.locator('.compare__names').isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('rows that differ come first, and a column can be one model', async () => {
  const page = await visit(four)
  const same = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.className !== ''))
  expect(same.lastIndexOf(false)).toBeLessThan(same.indexOf(true))
  expect(await page.locator('tbody tr').first().locator('td').nth(1).innerText()).toBe('200')
  const showModels = page.getByRole('button', { name: texts.en['compare.showModels'] })
  expect(await showModels.isVisible()).toBe(false)
  await page.locator('.compare__model').first().selectOption('VF:VF-300')
  await showModels.click()
  await expect.poll(() => page.locator('.compare__names bdi').first().innerText()).toBe('VF-300')
  expect(await page.locator('tbody tr').first().locator('td').first().innerText()).toBe('300')
  await page.goto(new URL('/machines?compare=VF,HF:HF-9999', site.url).href)
  expect(await page.locator('.attachments').count()).toBe(1)
})

test.each([true, false])(
  'the button to the form adds the machines and models as they are chosen (script %s)',
  async (scripts) => {
    const page = await visit(four, { scripts })
    // Chosen, but not shown yet.
    await page.locator('.compare__model').first().selectOption('VF:VF-300')
    await page.locator('.compare__next button').click()
    await page.waitForURL(/\/contact/)
    const listed = await page.locator('.attachments__list bdi').allInnerTexts()
    expect(listed).toHaveLength(4)
    expect(listed).toContain('HF-200')
    expect(listed).toContain('VF-300')
  },
)
