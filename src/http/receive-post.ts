import { mediaType, type ReadBody, readBody } from './request-body.ts'
import { isCrossOrigin } from './same-origin.ts'

/** The text of a post, or the status of its refusal. */
export type ReceivedPost = ReadBody | { status: 403 | 415 }

/** Reads the body of a post after the checks of its origin (403) and its media type (415). */
export async function receivePost(
  request: Request,
  mediaTypes: readonly string[],
  read: (request: Request) => Promise<ReadBody> = readBody,
): Promise<ReceivedPost> {
  if (isCrossOrigin(request)) return { status: 403 }
  if (!mediaTypes.includes(mediaType(request))) return { status: 415 }
  return read(request)
}
