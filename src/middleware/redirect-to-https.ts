import type { Context, Next } from 'hono'
import type { AppEnv } from '../env.ts'
import { isIpAddress, isLoopback } from '../http/hostnames.ts'

/** Redirects GET and HEAD to https, except on loopback and bare IP addresses. */
export async function redirectToHttps(c: Context<AppEnv>, next: Next) {
  const url = new URL(c.req.url)
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (url.protocol !== 'http:' || !reads || isLoopback(url.hostname) || isIpAddress(url.hostname)) return next()
  url.protocol = 'https:'
  return c.redirect(url.href, 301)
}
