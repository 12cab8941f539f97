import type { Context } from 'hono'
import type { RefusedAnswer } from '../../client/shared/inquiry-contract.ts'
import { rateWindow } from './rate-limit.ts'
import { mediaType, type ReadBody, readBody, readFormBody } from './request-body.ts'

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
  if (status === 429) c.header('Retry-After', String(rateWindow))
  return c.json({ error: reasons[status], ...(fields && { fields }) } satisfies RefusedAnswer, status)
}

/** Reads the post of a form. */
export function receiveForm(request: Request): Promise<ReadBody | PostRefusal> {
  return receivePost(request, ['application/x-www-form-urlencoded'], readFormBody)
}

/** Reads and parses the body of a post of JSON. */
export async function receiveJson(request: Request, types: string[]): Promise<{ json: unknown } | PostRefusal> {
  const post = await receivePost(request, types, readBody)
  if ('status' in post) return post
  try {
    return { json: JSON.parse(post.text) }
  } catch {
    return { status: 400 }
  }
}

/** Reads the body of a post after the checks of its origin (403) and its media type (415). */
async function receivePost(request: Request, types: string[], read: (request: Request) => Promise<ReadBody>) {
  if (isCrossOrigin(request)) return { status: 403 } as const
  return types.includes(mediaType(request)) ? read(request) : ({ status: 415 } as const)
}

/**
 * Whether a page of another site posted this. Browsers send `Origin` and `Sec-Fetch-Site`; a client that sends neither
 * is not a browser and passes. `Origin: null` (privacy settings) passes only as same-origin. Hono's `csrf` checks posts
 * of forms only, not of JSON.
 */
function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (origin === 'null') return site !== 'same-origin'
  return origin !== new URL(request.url).origin
}
