import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { isUnitSystem, type UnitSystem } from '../i18n/units.ts'
import { oneYear, setVisitorCookie } from './visitor-cookie.ts'

/** Unit system of a request: `?units=` decides and is stored in a cookie; the default is metric. */
export function resolveUnits(c: Context<AppEnv>): UnitSystem {
  const asked = c.get('page').url.searchParams.get('units')
  if (isUnitSystem(asked)) {
    setVisitorCookie(c, 'units', asked, oneYear)
    return asked
  }
  const remembered = getCookie(c, 'units')
  return isUnitSystem(remembered) ? remembered : 'metric'
}
