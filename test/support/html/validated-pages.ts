import type { Lang } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { allPaths } from '../../../src/routes.ts'
import { pageKinds } from '../browser/browser.ts'
import { addressIn, queryViews } from './query-views.ts'

const everything = process.env.ALL_PAGES === '1'

export type JudgedPage = { path: string; address: string }

/** Every fifth machine, for slow tests that do not depend on the machine. */
export const someMachines: string[] = Object.values(machinePaths).filter((_, index) => index % 5 === 4)

/**
 * Pages for validators, by language: every page in one language and one of each kind in all languages, because pages of
 * one kind share their markup. With `ALL_PAGES=1` (`npm run check:html`) every page in every language.
 */
export function validatedPages<Given extends Lang>(
  langs: readonly Given[],
  machines: string[] = Object.values(machinePaths),
): [Given, JudgedPage[]][] {
  const leftOut = new Set<string>(
    everything ? [] : Object.values(machinePaths).filter((path) => !machines.includes(path)),
  )
  const paths = [...new Set([...allPaths.filter((path) => !leftOut.has(path)), ...pageKinds, ...queryViews])]
  return langs.map((lang, turn) => [
    lang,
    paths
      .filter((path, index) => everything || index % langs.length === turn || inAllLanguages(path))
      .map((path) => ({ path, address: addressIn(path, lang) })),
  ])
}

function inAllLanguages(path: string): boolean {
  return pageKinds.includes(path) || queryViews.includes(path)
}
