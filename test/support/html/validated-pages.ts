import type { Lang } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { allPaths } from '../../../src/routes.ts'
import { pageKinds } from '../browser/browser.ts'
import { addressIn, queryViews } from './query-views.ts'

const everything = process.env.ALL_PAGES === '1'

type ValidatedPage = { path: string; address: string }

/** Every fifth machine, for slow tests that do not depend on the machine. */
export const someMachines: string[] = Object.values(machinePaths).filter((_, index) => index % 5 === 4)

const allPages = [...new Set([...allPaths, ...pageKinds, ...queryViews])]

/**
 * Pages for validators, by language: each page in one language, because languages share their markup. With `ALL_PAGES=1`
 * (`npm run check:html`) every page in every language.
 */
export function validatedPages<Given extends Lang>(
  langs: readonly Given[],
  some = allPages,
): [Given, ValidatedPage[]][] {
  const pages = everything ? allPages : some
  return langs.map((lang, turn) => [
    lang,
    pages
      .filter((_, index) => everything || index % langs.length === turn)
      .map((path) => ({ path, address: addressIn(path, lang) })),
  ])
}
