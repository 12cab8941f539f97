import type { Lang } from '../../../content/registry/languages.ts'
import { machinePaths } from '../../../content/registry/machines.ts'
import { canonicalPath } from '../../../src/routes.ts'

const part = 'material=htv&length=200&width=45&thickness=4'

/** One URL of every query view: sizing with and without an answer, compare, plan, search, forms with a sizing and a plan. */
export const queryViews: string[] = [
  `/machines?${part}`,
  '/machines?material=nbr&length=-3&cavities=x',
  '/machines?compare=VF,TPPress,HIFLRubber',
  '/machines?plan=VF-300:2,TM-160,WD-15&hall=18x9',
  '/machines?q=o-ring',
  '/machines?q=nothing-has-this-name&clamp=9000',
  `${machinePaths.VF}?${part}&model=VF-300`,
  `/contact?${part}`,
  '/contact?plan=VF-300',
]

/** The URL of a page or a view in a language. */
export function addressIn(path: string, lang: Lang): string {
  return path.includes('?') ? `${path}&lng=${lang}` : canonicalPath(path, lang)
}

/** A visitor's inquiry list. */
export const listCookie = 'inquiryList=VF:VF-300,HF'
