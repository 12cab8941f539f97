/** Timeout for the answer of another site, in milliseconds. */
const timeoutMs = 8000

/**
 * Checks whether a frame of another site can replace our own picture. Calls `onResult(true)` once its host has answered
 * and `onResult(false)` when it does not, or when the page's policy blocks the frame. Returns a function that stops the
 * check.
 */
export function checkReachable(url: string, onResult: (isThere: boolean) => void): () => void {
  const until = new AbortController()
  const { signal } = until
  isReachable(url).then((isThere) => signal.aborted || onResult(isThere))
  const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') onResult(false)
  }
  document.addEventListener('securitypolicyviolation', refused, { signal })
  return () => until.abort()
}

/** Whether the host answers at all; the response is not read. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(new URL('/', url), { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(timeoutMs) })
    return true
  } catch {
    return false
  }
}
