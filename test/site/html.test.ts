import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { langs } from '../../content/languages.ts'
import { allPaths, canonicalPath } from '../../src/routes.ts'
import { startSite } from '../support/helpers.ts'
import { listCookie, queryViews } from '../support/query-views.ts'

const site = await startSite()

/** The preset as it is: no rule is switched off. */
const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }))

describe.each(langs)('valid HTML in %s', (lang) => {
  test.each([...allPaths, '/nowhere', ...queryViews])('%s', async (path) => {
    const address = path.includes('?') ? `${path}&lng=${lang}` : canonicalPath(path, lang)
    const html = await (await site.fetch(address, { headers: { cookie: listCookie } })).text()
    const report = await validator.validateString(html)
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect([...new Set(findings)]).toEqual([])
  })
})
