import type { Next } from 'hono'
import type { AppContext } from '../env.ts'
import { isLoopback } from '../http/hostnames.ts'

/** Redirects GET and HEAD to https, except on loopback and IP addresses, for which no certificates are issued. */
export async function redirectToHttps(c: AppContext, next: Next) {
  const url = new URL(c.req.url)
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  const isIpAddress = url.hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(url.hostname)
  if (url.protocol !== 'http:' || !reads || isLoopback(url.hostname) || isIpAddress) return next()
  url.protocol = 'https:'
  return c.redirect(url.href, 301)
}
