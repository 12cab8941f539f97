import { reactRenderer } from '@hono/react-renderer'
import type { Next } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppContext } from '../env.ts'
import { describeError, errorLocation, log } from '../log.ts'
import { Document } from '../rendering/document.tsx'
import { renderToBytes } from '../rendering/fragment-cache.tsx'
import { earlyHintLinks, type PageHead } from '../rendering/head.tsx'
import { pathForLog } from '../routes.ts'

declare module '@hono/react-renderer' {
  interface Props extends PageHead {}
}

/** Sets `c.render`. A complete page is rendered in one pass; a page with pending data streams. */
export function renderer(c: AppContext, next: Next): Promise<void> {
  const page = c.get('page')
  c.header('Content-Language', page.lang)
  c.header('Vary', 'Accept-Language, Cookie')
  c.header('Cache-Control', 'private, no-cache')
  c.setRenderer((content, props) => {
    const head = props as PageHead
    const document = (
      <Document page={page} head={head}>
        {content as ReactElement}
      </Document>
    )
    c.header('Link', earlyHintLinks(page.url.pathname, head.styles))
    return head.pending ? stream(c, document) : sendComplete(c, document)
  })
  return next()
}

function sendComplete(c: AppContext, document: ReactElement): Response {
  const html = renderToBytes(() => `<!DOCTYPE html>${renderToString(document)}`)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  return c.body(html)
}

/** React's streaming renderer. Its options are fixed when it is created, so each request has its own. */
async function stream(c: AppContext, document: ReactElement): Promise<Response> {
  const { signal } = c.req.raw
  const streaming = reactRenderer(({ children }) => <>{children}</>, {
    stream: true,
    readableStreamOptions: {
      nonce: c.get('page').nonce,
      signal,
      // Available content stays in place, complete without script; only pending data stream.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        if (signal.aborted) return
        const path = pathForLog(c.req.url)
        log('render.error', { id: c.get('requestId'), path, error: describeError(error), at: errorLocation(error) })
      },
    },
  })
  await streaming(c, async () => undefined)
  return c.render(document)
}
