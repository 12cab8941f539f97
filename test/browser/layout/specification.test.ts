import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()
const visit = useBrowser(site)

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

test('the notes of the table are folded on screen and open on paper', async () => {
  const page = await visit(machinePaths.VF, { width: 'phone' })
  const note = page.locator('.spec-notes p').first()
  expect(await note.isVisible()).toBe(false)
  await page.locator('.spec-notes > summary').click()
  expect(await note.isVisible()).toBe(true)
  await page.locator('.spec-notes > summary').click()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => note.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
})

test('numbers of a table have no thousands separator beside those below 10,000', async () => {
  const page = await visit(`${machinePaths.HIFLRubber}?lng=en`)
  const cells = await page.locator('.spec__table td bdi').allTextContents()
  expect(cells).toContain('10600')
  expect(cells.filter((text) => /\d[,\u202f]\d{3}/.test(text))).toEqual([])
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

test.each([
  ['en', 320, 'VF'],
  ['ar', 320, 'VF'],
  ['ru', 320, 'TPPress'],
  ['en', 390, 'VF'],
  ['ar', 390, 'VIAORubber'],
  ['ru', 390, 'VIAORubber'],
  ['en', 600, 'VF'],
  ['en', 768, 'VF'],
  ['ar', 768, 'VIFO'],
  ['ru', 768, 'LV1'],
  ['zh', 768, 'OpenMill'],
] as const)(
  'no figure is cut where a swipe ends, and the names are over their columns (%s, %i px, %s)',
  async (...of) => {
    const [lang, width, key] = of
    const page = await visit(`${machinePaths[key]}?lng=${lang}`, { viewport: { width, height: 800 } })
    await page.locator('#installation').evaluate((part) => part.toggleAttribute('open', true))
    for (const id of ['specification', 'installation']) {
      const table = page.locator(`#${id} .spec`)
      const models = await table.locator('thead th + th').count()
      const arrow = page.locator(`#${id} .spec__position[data-more]`)
      const visible = width < 512 ? 2 : Math.min(models, width < 768 ? 3 : 4)
      const more = { message: `${id}: an arrow shows that more models follow` }
      await expect.poll(() => arrow.count(), more).toBe(models > visible ? 1 : 0)
      for (let model = 0; model < models; model++) {
        // Past the column by a third of it, and at the end of the table beyond what can be scrolled.
        await table.evaluate((element, model) => {
          const column = element.querySelector('th + th')?.clientWidth ?? 0
          const left = column * (model + (model > 1 ? 2 : 0.3))
          element.scrollTo({ left: document.dir === 'rtl' ? -left : left, behavior: 'instant' })
        }, model)
        await expect.poll(() => table.evaluate(cutTexts), { message: `${id}, model ${model}` }).toEqual([])
        await expect.poll(() => table.evaluate(namesApart), { message: `${id}, model ${model}` }).toEqual([])
      }
      expect(await arrow.count(), `${id}: no arrow at the last model`).toBe(0)
      const place = page.locator(`#${id} .spec__position > :first-child`)
      await expect.poll(() => place.innerText(), { message: id }).toContain(String(models))
    }
  },
)

test('below the first screen of a table on a phone, the names of its models are in view', async () => {
  const page = await visit(machinePaths.VF, { viewport: { width: 390, height: 844 } })
  await page.locator('#installation').evaluate((part) => part.toggleAttribute('open', true))
  for (const id of ['specification', 'installation']) {
    const row = page.locator(`#${id} tbody tr`).nth(14)
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const name = page.locator(`#${id} .spec__position bdi`).nth(1)
    // The header may still be moving.
    const belowLinks = async () => {
      const [box, links] = [await name.boundingBox(), await page.locator('.section-links').boundingBox()]
      return (box?.y ?? 0) - (links?.y ?? 0) - (links?.height ?? 0)
    }
    await expect.poll(belowLinks, { message: id }).toBeGreaterThan(-2)
    expect((await name.boundingBox())?.y, id).toBeLessThan((await row.boundingBox())?.y ?? 0)
  }
})

test.each([
  [390, 'en'],
  [390, 'ar'],
  [320, 'en'],
  [320, 'ar'],
] as const)('on a phone of %i px no size breaks inside, and no two meet (%s)', async (width, lang) => {
  const page = await visit(`/?lng=${lang}`, { viewport: { width, height: 800 } })
  const pages = [machinePaths.HIFLRubber, machinePaths.LV2, ...comparisons.map((keys) => `/machines?compare=${keys}`)]
  for (const path of pages.flatMap((path) => ['metric', 'imperial'].map((units) => addUnits(path, units)))) {
    await page.goto(new URL(path, site.url).href)
    const sizes = page.locator('td[data-form="size"]')
    expect(await sizes.count(), path).toBeGreaterThan(2)
    expect(await sizes.evaluateAll(brokenSizes), path).toEqual([])
  }
})

const comparisons = ['HIFLRubber,VIFL', 'HIFLRubber,VIFL,OpenMill', 'HIFLRubber,VIFL,OpenMill,VF']

function addUnits(path: string, units: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}units=${units}`
}

/** Sizes that break over two lines or are wider than their cell. */
function brokenSizes(cells: Element[]): string[] {
  const range = document.createRange()
  return cells.flatMap((cell) => {
    const broken: string[] = []
    const { left, right } = cell.getBoundingClientRect()
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: size, index } of text.data.matchAll(/[\d.,]+(?:\s×\s[\d.,]+)+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + size.length)
        const box = range.getBoundingClientRect()
        if (box.height > 30 || box.left < left - 1 || box.right > right + 1) broken.push(size)
      }
    }
    return broken
  })
}

/** Texts of a table of which a part is outside of the view or behind the labels. */
function cutTexts(scroller: Element): string[] {
  const view = scroller.getBoundingClientRect()
  const labels = scroller.querySelector('th')?.getBoundingClientRect()
  const isBeside = labels && labels.width < view.width - 1
  const left = isBeside && document.dir === 'ltr' ? labels.right : view.left
  const right = isBeside && document.dir === 'rtl' ? labels.left : view.right
  const range = document.createRange()
  return [...scroller.querySelectorAll('td, th + th bdi')].flatMap((cell) => {
    range.selectNodeContents(cell)
    const isCut = [...range.getClientRects()].some(
      (box) => box.width > 1 && [left, right].some((edge) => box.left < edge - 1 && box.right > edge + 1),
    )
    return isCut ? [cell.textContent] : []
  })
}

/** Names in the line above a table that are not over their columns. */
function namesApart(scroller: Element): string[] {
  const names = [...(scroller.previousElementSibling?.children ?? [])]
  return [...scroller.querySelectorAll('thead th')].flatMap((column, index) => {
    const [one, other] = [column, names[index]].map((part) => part?.getBoundingClientRect())
    return one && other && Math.abs(one.left - other.left) + Math.abs(one.right - other.right) < 3
      ? []
      : [column.textContent]
  })
}
