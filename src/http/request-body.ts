/** Maximum size of an inquiry or event, in bytes of content. */
const bodyLimit = 32 * 1024

/** The text of a body, or the status of the refusal. */
export type ReadBody = { text: string } | { status: 400 | 413 }

/**
 * Reads a body as UTF-8 text of at most `limit` bytes, whatever Content-Length says. The rest of longer bodies is not
 * read; invalid UTF-8 is refused, which Hono's `bodyLimit` does not check.
 */
export async function readBody(request: Request, limit = bodyLimit): Promise<ReadBody> {
  if (Number(request.headers.get('content-length')) > limit) return { status: 413 }
  if (!request.body) return { text: '' }
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let text = ''
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > limit) return { status: 413 }
      text += decoder.decode(chunk, { stream: true })
    }
    return { text: text + decoder.decode() }
  } catch {
    return { status: 400 }
  }
}

/** Reads a form post. An escaped letter may take nine bytes, so the limit counts decoded bytes. */
export async function readFormBody(request: Request): Promise<ReadBody> {
  const body = await readBody(request, bodyLimit * 3)
  if (!('text' in body)) return body
  // Refuses escapes that are not UTF-8, because decoding would silently replace them.
  for (const [run] of body.text.matchAll(/(?:%[0-9a-f]{2})+/gi)) if (!isUtf8(run)) return { status: 400 }
  const escapes = body.text.match(/%[0-9a-f]{2}/gi)?.length ?? 0
  return body.text.length - 2 * escapes > bodyLimit ? { status: 413 } : body
}

function isUtf8(escaped: string): boolean {
  try {
    // Rolldown removes a call whose result is unused.
    return decodeURIComponent(escaped).length > 0
  } catch {
    return false
  }
}

/** The media type of a request without parameters, in lower case; empty if there is none. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
