import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './env.ts'
import { isUnitSystem, type UnitSystem } from './units.ts'

/** `?units=` decides and is remembered for the other pages; metric unless something was chosen. */
export function chosenUnits(c: Context<AppEnv>): UnitSystem {
  const asked = c.get('page').url.searchParams.get('units')
  if (isUnitSystem(asked)) {
    setCookie(c, 'units', asked, { path: '/', maxAge: 31_536_000, sameSite: 'Lax' })
    return asked
  }
  const remembered = getCookie(c, 'units')
  return isUnitSystem(remembered) ? remembered : 'metric'
}
