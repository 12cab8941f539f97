import { expect, test } from 'vitest'
import { langs } from '../../../content/registry/languages.ts'
import { hasJava, nuFindings } from '../../support/html/nu-validator.ts'
import { listCookie } from '../../support/html/query-views.ts'
import { validatedPages } from '../../support/html/validated-pages.ts'
import { sharedSite } from '../../support/site/helpers.ts'

const site = await sharedSite()

/** Slow, and html.test.ts validates the same pages: only `npm run check:html` runs it. It needs Java. */
const isWanted = process.env.ALL_PAGES === '1'

if (isWanted && !hasJava) process.stderr.write('\nThe Nu validator is skipped, because there is no Java.\n\n')

test.skipIf(!isWanted || !hasJava)('the Nu validator finds nothing', { timeout: 600_000 }, async () => {
  const pages = new Map<string, string>()
  for (const [, pagesOfLanguage] of validatedPages(langs)) {
    for (const { address } of pagesOfLanguage) {
      pages.set(address, await (await site.fetch(address, { headers: { cookie: listCookie } })).text())
    }
  }
  expect(await nuFindings(pages)).toEqual([])
})
