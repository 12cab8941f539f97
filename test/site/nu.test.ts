import { expect, test } from 'vitest'
import { langs } from '../../content/languages.ts'
import { allPaths, canonicalPath } from '../../src/routes.ts'
import { pageKinds } from '../support/browser.ts'
import { startSite } from '../support/helpers.ts'
import { hasJava, nuFindings } from '../support/nu-validator.ts'
import { listCookie, queryViews } from '../support/query-views.ts'

const site = await startSite()

// One page of each kind in each direction; `npm run check:html` has the patience for all of them.
const all = process.env.NU_PAGES === 'all'
const judged = all ? [...allPaths, '/nowhere', ...queryViews] : [...pageKinds, ...queryViews]
const judgedLangs = all ? langs : langs.filter((lang) => ['en', 'ar'].includes(lang))

if (!hasJava) process.stderr.write('\n*** THE NU VALIDATOR IS LEFT OUT: there is no Java. ***\n\n')

test.skipIf(!hasJava)('the Nu validator finds nothing', { timeout: 600_000 }, async () => {
  const pages = new Map<string, string>()
  for (const lang of judgedLangs) {
    for (const path of judged) {
      const address = path.includes('?') ? `${path}&lng=${lang}` : canonicalPath(path, lang)
      pages.set(address, await (await site.fetch(address, { headers: { cookie: listCookie } })).text())
    }
  }
  expect(await nuFindings(pages)).toEqual([])
})
