import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { isUnitSystem, type UnitSystem } from '../i18n/units.ts'
import { keepCookie, oneYear } from './keep-cookie.ts'

/** `?units=` decides and is remembered for the other pages; metric unless something was chosen. */
export function resolveUnits(c: Context<AppEnv>): UnitSystem {
  const asked = c.get('page').url.searchParams.get('units')
  if (isUnitSystem(asked)) {
    keepCookie(c, 'units', asked, oneYear)
    return asked
  }
  const remembered = getCookie(c, 'units')
  return isUnitSystem(remembered) ? remembered : 'metric'
}
