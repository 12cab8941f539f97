import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/** Addresses match exactly: `/%61bout` is not `/about`, though the router, which decodes, would take it for that. */
export function exactPath(): MiddlewareHandler<AppEnv> {
  return async function exactPath(c, next) {
    if (c.get('page').url.pathname.includes('%')) return c.notFound()
    await next()
  }
}
