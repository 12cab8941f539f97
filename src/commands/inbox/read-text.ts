import type { IncomingMessage } from 'node:http'

/**
 * The body of a request as text.
 * @throws RangeError when it is longer than `limit` bytes
 */
export async function readText(request: IncomingMessage, limit = Number.POSITIVE_INFINITY): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > limit) throw new RangeError(`more than ${limit} bytes`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}
