import type { Context } from 'hono'
import type { RefusedAnswer } from '../../client/shared/inquiry-contract.ts'
import { rateWindowSeconds } from './rate-limit.ts'

/** Maximum size of an inquiry or event, in bytes of content. */
const bodyLimit = 32 * 1024

/** Status of a post that is refused: not readable, from another site, too large, or of another media type. */
export type PostRefusal = { status: 400 | 403 | 413 | 415 }

const reasons = {
  400: 'cannot be read',
  403: 'posted from another site',
  413: 'larger than 32 kB',
  415: 'another content type is expected',
  422: 'some fields are wrong',
  429: 'too many requests from this address',
  503: 'cannot be stored just now',
} as const

/** The JSON answer to a post that is refused; a 429 names the seconds until the next try. */
export function refusePost(c: Context, status: keyof typeof reasons, fields?: RefusedAnswer['fields']): Response {
  if (status === 429) c.header('Retry-After', String(rateWindowSeconds))
  return c.json({ error: reasons[status], ...(fields && { fields }) } satisfies RefusedAnswer, status)
}

type Post = { text: string } | PostRefusal

/** Reads the post of a form. An escaped letter may take nine bytes, so the limit counts decoded bytes. */
export async function receiveForm(request: Request): Promise<Post> {
  const post = await receivePost(request, ['application/x-www-form-urlencoded'], bodyLimit * 3)
  if ('status' in post) return post
  try {
    // Throws if escapes are not UTF-8: URLSearchParams would silently replace them.
    const decoded = decodeURIComponent(post.text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
    return new TextEncoder().encode(decoded).length > bodyLimit ? { status: 413 } : post
  } catch {
    return { status: 400 }
  }
}

/** Reads and parses the body of a post of JSON. */
export async function receiveJson(request: Request, types: string[]): Promise<{ json: unknown } | PostRefusal> {
  const post = await receivePost(request, types, bodyLimit)
  if ('status' in post) return post
  try {
    return { json: JSON.parse(post.text) }
  } catch {
    return { status: 400 }
  }
}

/**
 * Checks the origin (403) and the media type (415) of a post, then reads at most `limit` bytes of its body as UTF-8. Invalid
 * UTF-8 is refused, which Hono's `bodyLimit` does not check.
 */
async function receivePost(request: Request, types: string[], limit: number): Promise<Post> {
  if (isCrossOrigin(request)) return { status: 403 }
  if (!types.includes(mediaType(request))) return { status: 415 }
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

/** Whether another site's page posted this, in JSON too, unlike Hono's `csrf`. A client that sends neither header is not a browser. */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (origin === 'null') return site !== 'same-origin'
  return origin !== new URL(request.url).origin
}

/** The media type of a request without parameters, in lower case; empty if there is none. */
function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
