import { expect, test } from 'vitest'
import { langs } from '../../content/registry/languages.ts'
import { sharedSite } from '../support/helpers.ts'
import { hasJava, nuFindings } from '../support/nu-validator.ts'
import { listCookie } from '../support/query-views.ts'
import { validatedPages } from '../support/validated-pages.ts'

const site = await sharedSite()

if (!hasJava) process.stderr.write('\n*** THE NU VALIDATOR IS LEFT OUT: there is no Java. ***\n\n')

test.skipIf(!hasJava)('the Nu validator finds nothing', { timeout: 600_000 }, async () => {
  const pages = new Map<string, string>()
  for (const [, judged] of validatedPages(langs)) {
    for (const { address } of judged) {
      pages.set(address, await (await site.fetch(address, { headers: { cookie: listCookie } })).text())
    }
  }
  expect(await nuFindings(pages)).toEqual([])
})
