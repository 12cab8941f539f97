import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { all, attribute } from '../../support/html/html.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

test.each(langs)('%s: the name of the 3D button contains its visible text (WCAG 2.5.3)', async (lang) => {
  const html = await (await site.fetch(`${machinePaths.VF}?lng=${lang}`)).text()
  const [button] = all(html, '[data-open-viewer]')
  // Text in parentheses does not count.
  expect(button && attribute(button, 'aria-label')?.replace(/\(.*\)/, '')).toContain('3D')
})
