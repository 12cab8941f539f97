/** Timeout for the answer of another site, in milliseconds. */
const timeoutMs = 8000

/**
 * Calls `onResult` with whether the host of a frame answers, and with false when the page's policy blocks the frame.
 * Returns a function that stops the check.
 */
export function checkReachable(url: string, onResult: (isReachable: boolean) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const request = { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(timeoutMs) } as const
  const answer = fetch(new URL('/', url), request).then(
    () => true,
    () => false,
  )
  answer.then((isReachable) => signal.aborted || onResult(isReachable))
  const handleViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src') onResult(false)
  }
  document.addEventListener('securitypolicyviolation', handleViolation, { signal })
  return () => controller.abort()
}
