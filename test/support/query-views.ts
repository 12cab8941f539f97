import { machinePaths } from '../../content/machines.ts'

const part = 'material=htv&length=200&width=45&thickness=4'

/** One of every view that a query asks for: sizing with and without an answer, compare, search, a form with a sizing. */
export const queryViews: string[] = [
  `/machines?${part}`,
  '/machines?material=nbr&length=-3&cavities=x',
  '/machines?compare=VF,TPPress,HIFLRubber',
  '/machines?q=o-ring',
  '/machines?q=nothing-has-this-name&clamp=9000',
  `${machinePaths.VF}?${part}&model=VF-300`,
  `/contact?${part}`,
]

/** A visitor's inquiry list. */
export const listCookie = 'inquiryList=VF:VF-300,HF'
