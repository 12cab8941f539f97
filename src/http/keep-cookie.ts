import type { Context } from 'hono'

/** Seconds that a choice of the visitor is remembered. */
export const oneYear = 31_536_000

/**
 * Keeps a text with the visitor for `maxAge` seconds, for all paths; 0 forgets it. `httpOnly` hides it from script.
 * Written here and not by Hono's `setCookie`, because colon and comma stay as they are: every browser takes them, and
 * people can read the cookie.
 */
export function keepCookie(c: Context, name: string, value: string, maxAge: number, httpOnly = false): void {
  const written = encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',')
  const hidden = httpOnly ? '; HttpOnly' : ''
  const secure = c.req.url.startsWith('https:') ? '; Secure' : ''
  const cookie = `${name}=${written}; Max-Age=${maxAge}; Path=/${hidden}${secure}; SameSite=Lax`
  c.header('Set-Cookie', cookie, { append: true })
}
