import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { messages } from '../../../src/i18n/texts.ts'
import { all, attribute, textOf } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

test.each(langs)('%s: the name of the 3D button contains its visible text (WCAG 2.5.3)', async (lang) => {
  const html = await (await site.fetch(`${machinePaths.VF}?lng=${lang}`)).text()
  const [button] = all(html, '[data-open-viewer]')
  // Text in parentheses does not count.
  expect(button && attribute(button, 'aria-label')?.replace(/\(.*\)/, '')).toContain('3D')
})

test.each(langs)('%s: the run button names the cycle, or the machine if it has a single step', async (lang) => {
  const nameIn = async (path: string) => {
    const html = await (await site.fetch(`${path}?lng=${lang}&part=model`)).text()
    const [words, pause] = all(html, '[data-play] > span').map(textOf)
    expect(pause).toBe(messages(lang)['cycle.pause'])
    return words
  }
  expect(await nameIn(machinePaths.VF)).toBe(messages(lang)['cycle.run'])
  expect(await nameIn(machinePaths.TwoRollMill)).toBe(messages(lang)['cycle.runMachine'])
})
