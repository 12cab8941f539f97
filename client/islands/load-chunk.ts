import { timedOut, withTimeout } from '../shared/with-timeout.ts'

/** Longest wait for a chunk in milliseconds (specification, chapter 9: 120 s). */
const chunkTimeout = 120_000

export type ChunkErrorKind = 'missing' | 'timeout' | 'error'

/** A chunk that did not come: `missing` could not be fetched, `timeout` took too long, `error` broke while loading. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly kind: ChunkErrorKind

  constructor(kind: ChunkErrorKind, cause?: unknown) {
    super(`Chunk load error (${kind})`, { cause })
    this.kind = kind
  }
}

/**
 * Runs one dynamic import and gives up after the time limit.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>, limit = chunkTimeout): Promise<T> {
  try {
    const chunk = await withTimeout(limit, load().catch(retryImport<T>))
    if (chunk === timedOut) throw new ChunkLoadError('timeout')
    return chunk
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    throw new ChunkLoadError(isFailedFetch(error) ? 'missing' : 'error', error)
  }
}

/**
 * Asks once more under another address: Chromium remembers a module that could not be fetched until the page is left, so
 * that "try again" alone would change nothing.
 */
function retryImport<T>(error: unknown): Promise<T> {
  const [address] = (isFailedFetch(error) && /https?:[^\s'"]+\.js/.exec((error as Error).message)) || []
  if (!address?.startsWith(`${location.origin}/`)) throw error
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

/** What Chromium, Firefox and Safari say of a module that could not be fetched; anything else the chunk threw itself. */
function isFailedFetch(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|Importing a module script failed/i.test(error.message)
  )
}
