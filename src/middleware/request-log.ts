import type { Next } from 'hono'
import type { AppContext } from '../env.ts'
import { log } from '../log.ts'
import { pathForLog } from '../routes.ts'

/** Sets the request id (`X-Request-Id`, also on the error page) and logs one `request` line after the response. */
export async function requestLog(c: AppContext, next: Next): Promise<void> {
  const started = Date.now()
  const requestId = crypto.randomUUID()
  c.set('requestId', requestId)
  await next()
  c.header('X-Request-Id', requestId)
  const cf = (c.req.raw as Request<unknown, IncomingRequestCfProperties>).cf
  log('request', {
    id: requestId,
    method: c.req.method,
    path: pathForLog(c.req.url),
    status: c.res.status,
    ms: Date.now() - started,
    lang: c.get('page')?.lang,
    country: cf?.country,
    colo: cf?.colo,
    ray: c.req.header('cf-ray'),
  })
}
