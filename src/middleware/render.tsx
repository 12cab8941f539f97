import { reactRenderer } from '@hono/react-renderer'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { describeError, log } from '../log.ts'
import { Document } from '../ui/document.tsx'
import type { PageHead } from '../ui/head.tsx'

declare module '@hono/react-renderer' {
  interface Props extends PageHead {}
}

/**
 * Installs `c.render`: streamed React inside the document. The renderer's options are fixed when it is made, so it is
 * made per request, for the nonce and the signal.
 */
export function render(): MiddlewareHandler<AppEnv> {
  return function render(c, next) {
    const page = c.get('page')
    c.header('Content-Language', page.lang)
    c.header('Vary', 'Accept-Language, Cookie')
    c.header('Cache-Control', 'private, no-cache')
    const renderer = reactRenderer(
      ({ children, ...head }) => (
        <Document page={page} head={head as PageHead}>
          {children}
        </Document>
      ),
      {
        stream: true,
        readableStreamOptions: {
          nonce: page.nonce,
          signal: c.req.raw.signal,
          // What is ready stays in place, complete without script; only what is late streams (design, chapter 5).
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onError(error) {
            if (c.req.raw.signal.aborted) return
            log('render.error', { id: page.requestId, path: c.req.path, error: describeError(error) })
          },
        },
      },
    )
    return renderer(c, next)
  }
}
