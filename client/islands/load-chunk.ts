import { timedOut, withTimeout } from '../shared/with-timeout.ts'

/** Longest wait for a chunk in milliseconds (specification, chapter 9: 120 s). */
const chunkTimeoutMs = 120_000

/** `missing` could not be fetched, `timeout` took too long, `error` threw while loading. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly kind: 'missing' | 'timeout' | 'error'

  constructor(kind: ChunkLoadError['kind'], cause?: unknown) {
    super(`Chunk load error (${kind})`, { cause })
    this.kind = kind
  }
}

/** Runs one dynamic import with a time limit. @throws ChunkLoadError */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    const chunk = await withTimeout(chunkTimeoutMs, load().catch(retryImport<T>))
    if (chunk === timedOut) throw new ChunkLoadError('timeout')
    return chunk
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    throw new ChunkLoadError(isFailedFetch(error) ? 'missing' : 'error', error)
  }
}

/** Imports the module under another URL, because Chromium remembers a failed import until the page closes. */
function retryImport<T>(error: unknown): Promise<T> {
  const [url] = (isFailedFetch(error) && /https?:[^\s'"]+\.js/.exec((error as Error).message)) || []
  if (!url?.startsWith(`${location.origin}/`)) throw error
  return import(/* @vite-ignore */ `${url}?again=${Date.now()}`)
}

/** Whether a module could not be fetched, by the messages of Chromium, Firefox and Safari. */
function isFailedFetch(error: unknown): boolean {
  const messages = /dynamically imported module|Importing a module script failed/i
  return error instanceof TypeError && messages.test(error.message)
}
