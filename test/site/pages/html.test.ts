import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { listCookie } from '../../support/html/query-views.ts'
import { validatedPages } from '../../support/html/validated-pages.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

/** The preset without exceptions. */
const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }))

describe.each(validatedPages(langs))('valid HTML in %s', (_, pages) => {
  test.each(pages)('$path', async ({ address }) => {
    const html = await (await site.fetch(address, { headers: { cookie: listCookie } })).text()
    const report = await validator.validateString(html)
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect([...new Set(findings)]).toEqual([])
  })
})
