import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppContext } from '../env.ts'
import { isUnitSystem, type UnitSystem } from '../i18n/units.ts'

/** Lifetime of a visitor's choice in seconds. */
export const oneYear = 31_536_000

/** Sets a cookie for `maxAge` seconds; 0 deletes it. Hono's `setCookie` would encode the colons and commas of a list. */
export function setVisitorCookie(c: Context, name: string, value: string, maxAge: number): void {
  const written = encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',')
  const secure = c.req.url.startsWith('https:') ? '; Secure' : ''
  const cookie = `${name}=${written}; Max-Age=${maxAge}; Path=/${secure}; SameSite=Lax`
  c.header('Set-Cookie', cookie, { append: true })
}

/** Unit system of a request: `?units=` decides and is stored in a cookie; the default is metric. */
export function resolveUnits(c: AppContext): UnitSystem {
  const requested = c.get('page').url.searchParams.get('units')
  if (isUnitSystem(requested)) {
    setVisitorCookie(c, 'units', requested, oneYear)
    return requested
  }
  const remembered = getCookie(c, 'units')
  return isUnitSystem(remembered) ? remembered : 'metric'
}
