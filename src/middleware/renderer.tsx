import { reactRenderer } from '@hono/react-renderer'
import type { Context, MiddlewareHandler } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '../env.ts'
import { describeError, errorLocation, log } from '../log.ts'
import { Document } from '../rendering/document.tsx'
import { earlyHintLinks, type PageHead } from '../rendering/head.tsx'
import { renderPage } from '../rendering/places.ts'
import { pathForLog } from '../routes.ts'

declare module '@hono/react-renderer' {
  interface Props extends PageHead {}
}

/** Installs `c.render`: a page that waits for nothing is rendered at once, what is late streams behind what is there. */
export function render(): MiddlewareHandler<AppEnv> {
  return function render(c, next) {
    c.header('Content-Language', c.get('page').lang)
    c.header('Vary', 'Accept-Language, Cookie')
    c.header('Cache-Control', 'private, no-cache')
    c.setRenderer(async (children, head) => {
      if (head) c.header('Link', earlyHintLinks(c.get('page').lang, head.styles))
      if (!head?.waits) return streamed(c, wholePage(c, children as ReactElement, head as PageHead))
      await streamingRenderer(c)
      return c.render(children, head)
    })
    return next()
  }
}

/** Sends a page that is whole without a length, in chunks like the pages that wait: nothing before the browser holds it back. */
function streamed(c: Context<AppEnv>, html: Uint8Array<ArrayBuffer>): Response {
  c.header('Content-Type', 'text/html; charset=UTF-8')
  c.header('Transfer-Encoding', 'chunked')
  return c.body(new Response(html).body as ReadableStream)
}

function wholePage(c: Context<AppEnv>, children: ReactElement, head: PageHead): Uint8Array<ArrayBuffer> {
  const document = (
    <Document page={c.get('page')} head={head}>
      {children}
    </Document>
  )
  return renderPage(() => `<!DOCTYPE html>${renderToString(document)}`)
}

/** Replaces `c.render`. The renderer's options are fixed when it is made: it is made per request, for nonce and signal. */
function streamingRenderer(c: Context<AppEnv>): Promise<unknown> {
  const page = c.get('page')
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
          log('render.error', {
            id: page.requestId,
            path: pathForLog(c.req.url),
            error: describeError(error),
            at: errorLocation(error),
          })
        },
      },
    },
  )
  return renderer(c, async () => undefined) as Promise<unknown>
}
