import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { machinePaths } from '../../../content/registry/machines.ts'
import { hydrateIsland, useBrowser } from '../../support/browser/browser.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const visit = useBrowser(await sharedSite())

/** Drawn icons and marks of the current item, which axe does not check. Colors do not depend on the direction. */
const cases = [
  {
    path: '/about',
    signs: ['.logo svg', '.film__sign', '.carousel .arrow', '.carousel__dot', '.certificates .drawing'],
    choices: ['.topbar .languages a', '.menu__item', '.carousel__dot'],
  },
  {
    path: '/machines',
    signs: ['.machine-card__more .arrow', '.comparison .drawing'],
    choices: ['.filter a', '.tabs a', '.carousel__list a'],
  },
  {
    path: machinePaths.VF,
    signs: ['.carousel .arrow', '.form .arrow', '.accordion__sign'],
    choices: ['.switch a', '.thumbnails a'],
  },
]

test.each(cases)('icons and selections of $path are visible with forced colors', async ({ path, signs, choices }) => {
  const page = await visit(path, { forcedColors: 'active', colorScheme: 'dark' })
  await hydrateIsland(page, 'carousel')
  for (const sign of signs) expect(await contrast(page.locator(sign).first()), sign).toBeGreaterThan(10)
  for (const choice of choices) {
    const chosen = page.locator(`${choice}:is([aria-current], [aria-selected=true])`).first()
    const other = page.locator(`${choice}:not([aria-current], [aria-selected=true])`).first()
    expect(await marks(chosen), choice).not.toEqual(await marks(other))
  }
})

test('drawings have their own background and text colors with forced colors', async () => {
  const page = await visit('/machines', { forcedColors: 'active', colorScheme: 'dark' })
  const words = page.locator('.drawing--other text').first()
  const [ground, ink] = await words.evaluate((text) => [
    getComputedStyle(text.closest('.drawing') ?? text).backgroundColor,
    getComputedStyle(text).fill,
  ])
  expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(93, 104, 112)'])
  const machinePage = await visit(machinePaths.VF, { forcedColors: 'active', colorScheme: 'dark' })
  const paper = machinePage.locator('.layout__sheet').first()
  expect(await paper.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe(ground)
  const planPage = await visit('/machines?plan=VF-200', { forcedColors: 'active', colorScheme: 'dark' })
  const outline = planPage.locator('.plan__drawing image').first()
  expect(await outline.evaluate((image) => getComputedStyle(image).filter)).toBe('invert(1)')
})

test('buttons and the dialog have a border with forced colors', async () => {
  const page = await visit('/faq', { forcedColors: 'active', colorScheme: 'dark' })
  for (const selector of ['.button', '.contact-button', '.dialog', '.form__input', '.form__submit']) {
    const [width, border, ground] = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
        return [borderTopWidth, borderTopColor, backgroundColor]
      })
    expect(width, selector).toBe('1px')
    expect(border, selector).not.toBe(ground)
  }
})

/** How much the pixels of an element differ: 0 if it is invisible. */
async function contrast(locator: Locator): Promise<number> {
  const { channels } = await sharp(await locator.screenshot()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

/** Borders and backgrounds of an element, independent of its text; black on black counts as none. */
async function marks(locator: Locator): Promise<string[]> {
  const all = await locator.evaluate((element) =>
    [getComputedStyle(element), getComputedStyle(element, '::after')].flatMap((style) => [
      style.borderBlockEnd,
      style.borderInlineStart,
      style.backgroundColor,
      style.backgroundImage,
    ]),
  )
  return all.map((mark) => mark.replace('rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'))
}
